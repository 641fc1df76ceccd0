#pragma once
// What C says in one way on every system, and Swift in a way of its own on each.
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>
#include <time.h>
#ifdef __linux__
#include <sys/prctl.h>
#else
#include <sys/select.h>
#endif

/// Lets no dump of this process be written, and on Linux nobody but root look into it.
static inline void vestibule_forbid_dumps(void) {
  const struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
  // No limit prevents a dump that the system passes to another program.
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

/// Whether the stack may grow to so many bytes.
static inline int vestibule_has_stack(unsigned long bytes) {
  struct rlimit limit;
  return getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur >= bytes;
}

/// Lets the stack grow to so many bytes if that is allowed, and returns whether it may.
static inline int vestibule_grow_stack(unsigned long bytes) {
  struct rlimit limit;
  if (vestibule_has_stack(bytes) || getrlimit(RLIMIT_STACK, &limit) != 0) return 1;
  limit.rlim_cur = limit.rlim_max < bytes ? limit.rlim_max : bytes;
  setrlimit(RLIMIT_STACK, &limit);
  return limit.rlim_cur >= bytes;
}

/// Handles a signal so that a call that it interrupts is not restarted.
static inline void vestibule_interrupt_at(int number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

/// Gives this thread a stack for the handlers of signals that use it: one that has used up its own
/// has no other.
static inline void vestibule_make_handler_stack(void) {
  static char room[64 * 1024];
  const stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
}

/// Lets the handler of a signal run on the stack for handlers.
static inline void vestibule_use_handler_stack(int number) {
  struct sigaction action;
  sigaction(number, NULL, &action);
  action.sa_flags |= SA_ONSTACK;
  sigaction(number, &action, NULL);
}

#ifdef __linux__
// An extension of GNU, which the header shows only to who asks for it before all others.
int vestibule_ppoll(
    struct pollfd *descriptors, unsigned long count, const void *limit,
    const sigset_t *mask) __asm__("ppoll");
#endif

/// As long as it takes, in place of some milliseconds.
static const int vestibule_forever = -1;

/// Waits for input or a signal that is not in the mask, for so many milliseconds, or as long as it
/// takes if they are negative; positive for input, zero if nothing came in time.
static inline int vestibule_wait(int descriptor, int milliseconds, const sigset_t *mask) {
  const struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  const struct timespec *limit = milliseconds < 0 ? NULL : &time;
#ifdef __linux__
  struct pollfd readable = {.fd = descriptor, .events = POLLIN};
  return vestibule_ppoll(&readable, 1, limit, mask);
#else
  // A set has no room for a higher one; then a signal is handled only when a read ends.
  if (descriptor >= FD_SETSIZE) return 1;
  fd_set readable;
  FD_ZERO(&readable);
  FD_SET(descriptor, &readable);
  return pselect(descriptor + 1, &readable, NULL, NULL, limit, mask);
#endif
}
