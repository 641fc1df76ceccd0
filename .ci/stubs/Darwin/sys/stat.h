#pragma once
#include <sys/_types/_timespec.h>
#include <sys/types.h>
#ifndef COMPARED
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  unsigned int st_flags;
  unsigned int st_gen;
  int st_lspare;
  long long st_qspare[2];
};
#endif
int chmod(const char *path, mode_t mode);
int fchmod(int descriptor, mode_t mode);
int fstat(int descriptor, struct stat *status);
int lstat(const char *path, struct stat *status);
int mkdir(const char *path, mode_t mode);
int stat(const char *path, struct stat *status);
