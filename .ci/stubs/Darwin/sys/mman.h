#pragma once
#include <sys/types.h>
#define PROT_READ 0x01
#define MAP_PRIVATE 0x0002
void *mmap(void *start, size_t count, int rights, int flags, int descriptor, off_t offset);
int munmap(void *start, size_t count);
