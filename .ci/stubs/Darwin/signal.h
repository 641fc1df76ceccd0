#pragma once
#include <sys/types.h>
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGTERM 15
#define SIGURG 16
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGIO 23
#define SIGXFSZ 25
#define SIGWINCH 28
#define SIGINFO 29
#define __DARWIN_NSIG 32
#define NSIG __DARWIN_NSIG
#define SA_ONSTACK 0x0001
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
typedef unsigned int sigset_t;
typedef void (*sig_t)(int);
#ifndef COMPARED
#define SIG_DFL (void (*)(int))0
union sigval {
  int sival_int;
  void *sival_ptr;
};
typedef struct __siginfo {
  int si_signo;
  int si_errno;
  int si_code;
  pid_t si_pid;
  uid_t si_uid;
  int si_status;
  void *si_addr;
  union sigval si_value;
  long si_band;
  unsigned long __pad[7];
} siginfo_t;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
typedef struct __darwin_sigaltstack {
  void *ss_sp;
  __SIZE_TYPE__ ss_size;
  int ss_flags;
} stack_t;
#endif
#define sa_handler __sigaction_u.__sa_handler
void (*signal(int number, void (*handler)(int)))(int);
int sigaction(int number, const struct sigaction *action, struct sigaction *before);
int sigaltstack(const stack_t *stack, stack_t *before);
int raise(int number);
int kill(pid_t process, int number);
int pthread_sigmask(int how, const sigset_t *set, sigset_t *before);
int sigprocmask(int how, const sigset_t *set, sigset_t *before);
int sigemptyset(sigset_t *set);
int sigaddset(sigset_t *set, int number);
