#pragma once
#define LOCK_EX 0x02
#define LOCK_NB 0x04
int flock(int descriptor, int operation);
