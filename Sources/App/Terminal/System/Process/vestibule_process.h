#pragma once
// What C says in one way on every system, and Swift in a way of its own on each.
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
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

/// Handles a trap of the process; without a handler, restores what handled it before.
static inline void vestibule_handle_trap(int number, void (*handler)(int)) {
  static struct sigaction before[NSIG];
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  if (handler) {
    sigaction(number, &action, &before[number]);
  } else {
    sigaction(number, &before[number], NULL);
  }
}

#ifdef __linux__
// An extension of GNU, which the header shows only to who asks for it before all others.
int vestibule_ppoll(
    struct pollfd *descriptors, unsigned long count, const void *limit,
    const sigset_t *mask) __asm__("ppoll");
#endif

/// As long as it takes, in place of some milliseconds.
#define vestibule_forever (-1)

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

/// The limits of a child and of all that it starts; one that is negative is none.
struct vestibule_limits {
  /// The bytes of a file that it writes.
  long long file_bytes;
  /// The seconds of a processor.
  long long processor_seconds;
};

/// Lowers one limit, from which a child cannot raise it again.
static inline void vestibule_lower_limit(int resource, long long value) {
  struct rlimit limit;
  if (value < 0 || getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max != RLIM_INFINITY && limit.rlim_max <= (rlim_t)value) return;
  limit.rlim_cur = limit.rlim_max = (rlim_t)value;
  setrlimit(resource, &limit);
}

/// Starts a program in a session of its own, which has no terminal, and returns its number; negative
/// if there is none. It reads nothing, and writes to a descriptor.
///
/// On Linux the system asks it to end when the thread that started it does, even if that was killed.
static inline int vestibule_spawn(
    const char *path, char *const words[], char *const environment[], int output,
    struct vestibule_limits limits) {
  // A parent that ignores its children would not learn how this one ends.
  signal(SIGCHLD, SIG_DFL);
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child != 0) return child;
  // From here to the program, only what may be called between the two.
  setsid();
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
#endif
  if (getppid() != parent) _exit(127);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  vestibule_lower_limit(RLIMIT_FSIZE, limits.file_bytes);
  vestibule_lower_limit(RLIMIT_CPU, limits.processor_seconds);
  const int input = open("/dev/null", O_RDONLY);
  if (input < 0 || dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(output, 2) < 0) _exit(127);
  if (input > 2) close(input);
  if (output > 2) close(output);
  execve(path, words, environment);
  _exit(127);
}

/// Whether a child has ended; until it is waited for, its number is no other's.
static inline int vestibule_has_ended(int child) {
  siginfo_t info;
  info.si_pid = 0;
  return waitid(P_PID, (id_t)child, &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == child;
}
