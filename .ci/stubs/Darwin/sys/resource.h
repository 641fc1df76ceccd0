#pragma once
#define RLIMIT_CPU 0
#define RLIMIT_FSIZE 1
#define RLIMIT_STACK 3
#define RLIMIT_CORE 4
#ifndef COMPARED
#define RLIM_INFINITY (((unsigned long long)1 << 63) - 1)
#endif
typedef unsigned long long rlim_t;
#ifndef COMPARED
struct rlimit {
  rlim_t rlim_cur;
  rlim_t rlim_max;
};
#endif
int getrlimit(int resource, struct rlimit *limit);
int setrlimit(int resource, const struct rlimit *limit);
