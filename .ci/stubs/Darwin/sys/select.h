#pragma once
typedef unsigned int sigset_t;
#include <sys/_types/_timespec.h>
#ifndef COMPARED
#define FD_SETSIZE 1024
typedef struct fd_set {
  int fds_bits[32];
} fd_set;
#define FD_ZERO(set) __builtin_bzero(set, sizeof *(set))
#define FD_SET(number, set) ((set)->fds_bits[(number) / 32] |= 1u << (number) % 32)
#endif
int pselect(
    int count, fd_set *readable, fd_set *writable, fd_set *exceptional,
    const struct timespec *limit, const sigset_t *mask);
