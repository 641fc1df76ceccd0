#pragma once
#define RLIMIT_CORE 4
typedef unsigned long long rlim_t;
#ifndef COMPARED
struct rlimit {
  rlim_t rlim_cur;
  rlim_t rlim_max;
};
#endif
int setrlimit(int resource, const struct rlimit *limit);
