#pragma once
// What the kind of a file system is; missing in the module of the C library.
#include <sys/vfs.h>
