// Tells the thread sanitizer when Swift's Mutex is taken and given back by way of the kernel.
//
// On Linux a Mutex that somebody waits for is handed over in libswiftSynchronization, which is not
// instrumented: the sanitizer sees no order there, and reports a race under every contended Mutex.
// Loaded before that library, this stands between it and the program, and adds the two words that
// are missing. Nothing is suppressed, so what is not locked is reported as before.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define MUTEX __attribute__((swift_context)) void *mutex
#define SWIFT __attribute__((swiftcall))

typedef SWIFT void Lock(uint32_t thread, MUTEX);
typedef SWIFT void Unlock(MUTEX);

// Absent in every other program that the tests start.
extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

SWIFT void lockSlow(uint32_t thread, MUTEX) __asm__(LOCK);
SWIFT void unlockSlow(MUTEX) __asm__(UNLOCK);

SWIFT void lockSlow(uint32_t thread, MUTEX) {
  ((Lock *)dlsym(RTLD_NEXT, LOCK))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlockSlow(MUTEX) {
  if (__tsan_release) __tsan_release(mutex);
  ((Unlock *)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
