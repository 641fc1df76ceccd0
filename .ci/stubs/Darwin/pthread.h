#pragma once
#ifndef COMPARED
struct __darwin_pthread_handler_rec;
typedef struct _opaque_pthread_t {
  long __sig;
  struct __darwin_pthread_handler_rec *__cleanup_stack;
  char __opaque[8176];
} *pthread_t;
#endif
pthread_t pthread_self(void);
int pthread_equal(pthread_t one, pthread_t other);
