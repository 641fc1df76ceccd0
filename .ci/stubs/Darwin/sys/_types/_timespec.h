#pragma once
#include <sys/types.h>
#ifndef COMPARED
struct timespec {
  long tv_sec;
  long tv_nsec;
};
#endif
