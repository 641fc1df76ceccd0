#pragma once
// What Swift's module of the C library leaves out: extensions of GNU, and functions that take any
// number of arguments.
#include <sys/prctl.h>

/// `ppoll`, by pointers alone: its types are to come from Swift's module.
int vestibule_ppoll(
    void *descriptors, unsigned long count, const void *limit, const void *mask) __asm__("ppoll");

/// Lets no dump of this process be written, and nobody but root look into it.
static inline void vestibule_forbid_dumps(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
