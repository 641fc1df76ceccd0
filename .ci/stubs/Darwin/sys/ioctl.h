#pragma once
#ifndef COMPARED
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};
#endif
int ioctl(int descriptor, unsigned long request, ...);
