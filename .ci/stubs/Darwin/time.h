#pragma once
#include <sys/_types/_timespec.h>
#include <sys/types.h>
#ifndef COMPARED
typedef enum {
  _CLOCK_REALTIME __attribute__((swift_name("CLOCK_REALTIME"))) = 0,
  _CLOCK_MONOTONIC __attribute__((swift_name("CLOCK_MONOTONIC"))) = 6,
} clockid_t;
#endif
#define CLOCK_REALTIME _CLOCK_REALTIME
#define CLOCK_MONOTONIC _CLOCK_MONOTONIC
int clock_gettime(clockid_t clock, struct timespec *time);
