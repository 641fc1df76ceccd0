#pragma once
#include <sys/types.h>
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define F_OK 0
#define SEEK_SET 0
#define _PC_NAME_MAX 4
int access(const char *path, int mode);
int close(int descriptor);
int dup(int descriptor);
int dup2(int descriptor, int other);
int fsync(int descriptor);
int ftruncate(int descriptor, off_t size);
int execve(const char *path, char *const words[], char *const environment[]);
pid_t fork(void);
uid_t geteuid(void);
pid_t getpgrp(void);
pid_t getpid(void);
pid_t getppid(void);
int isatty(int descriptor);
int link(const char *path, const char *name);
int linkat(int folder, const char *path, int other, const char *name, int flags);
off_t lseek(int descriptor, off_t offset, int from);
long pathconf(const char *path, int what);
int pipe(int ends[2]);
ssize_t pread(int descriptor, void *bytes, size_t count, off_t offset);
ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset);
ssize_t read(int descriptor, void *bytes, size_t count);
pid_t setsid(void);
pid_t tcgetpgrp(int descriptor);
int unlink(const char *path);
int usleep(unsigned int microseconds);
void _exit(int code) __attribute__((noreturn));
ssize_t write(int descriptor, const void *bytes, size_t count);
