#pragma once
#include <signal.h>
#include <sys/types.h>
#define WNOHANG 0x00000001
#define WEXITED 0x00000004
#define WNOWAIT 0x00000020
#ifndef COMPARED
typedef enum { P_ALL, P_PID, P_PGID } idtype_t;
#endif
pid_t waitpid(pid_t child, int *status, int options);
int waitid(idtype_t type, id_t number, siginfo_t *info, int options);
