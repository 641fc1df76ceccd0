#pragma once
#include <stddef.h>
void arc4random_buf(void *bytes, size_t count);
void exit(int status) __attribute__((noreturn));
void free(void *memory);
char *getenv(const char *name);
char *realpath(const char *path, char *resolved);
