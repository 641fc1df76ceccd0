#pragma once
#define ECHO 0x00000008
#define ECHONL 0x00000010
#define ICANON 0x00000100
#define TCSANOW 0
#define TCSADRAIN 1
#define TCSAFLUSH 2
#define TCIFLUSH 1
typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
#ifndef COMPARED
struct termios {
  tcflag_t c_iflag;
  tcflag_t c_oflag;
  tcflag_t c_cflag;
  tcflag_t c_lflag;
  cc_t c_cc[20];
  speed_t c_ispeed;
  speed_t c_ospeed;
};
#endif
int tcgetattr(int descriptor, struct termios *settings);
int tcsetattr(int descriptor, int when, const struct termios *settings);
int tcflush(int descriptor, int queue);
