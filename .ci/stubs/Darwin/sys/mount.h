#pragma once
#include <sys/types.h>
#define MNT_LOCAL 0x00001000
#ifndef COMPARED
typedef struct fsid {
  int val[2];
} fsid_t;
struct statfs {
  unsigned int f_bsize;
  int f_iosize;
  unsigned long long f_blocks;
  unsigned long long f_bfree;
  unsigned long long f_bavail;
  unsigned long long f_files;
  unsigned long long f_ffree;
  fsid_t f_fsid;
  uid_t f_owner;
  unsigned int f_type;
  unsigned int f_flags;
  unsigned int f_fssubtype;
  char f_fstypename[16];
  char f_mntonname[1024];
  char f_mntfromname[1024];
  unsigned int f_flags_ext;
  unsigned int f_reserved[7];
};
#endif
int statfs(const char *path, struct statfs *status);
