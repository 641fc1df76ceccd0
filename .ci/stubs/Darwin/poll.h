#pragma once
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLHUP 0x0010
#ifndef COMPARED
struct pollfd {
  int fd;
  short events;
  short revents;
};
#endif
typedef unsigned int nfds_t;
int poll(struct pollfd *descriptors, nfds_t count, int milliseconds);
