#pragma once
#include <sys/types.h>
size_t strlen(const char *text);
char *strerror(int number);
char *strdup(const char *text);
