#pragma once
#include <stddef.h>
typedef int blksize_t;
typedef long long blkcnt_t;
typedef int dev_t;
typedef unsigned int gid_t;
typedef unsigned int id_t;
typedef unsigned long long ino_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef long long off_t;
typedef int pid_t;
typedef long ssize_t;
typedef long time_t;
typedef unsigned int uid_t;
