#pragma once
#ifndef COMPARED
enum { kCCSuccess = 0 };
#endif
typedef int CCStatus;
typedef int CCCryptorStatus;
