#pragma once
#include <stddef.h>
#ifndef COMPARED
enum { kCCPBKDF2 = 2 };
enum { kCCPRFHmacAlgSHA512 = 5 };
#endif
typedef unsigned int CCPBKDFAlgorithm;
typedef unsigned int CCPseudoRandomAlgorithm;
int CCKeyDerivationPBKDF(
    CCPBKDFAlgorithm algorithm, const char *password, size_t passwordLength,
    const unsigned char *salt, size_t saltLength, CCPseudoRandomAlgorithm function,
    unsigned int rounds, unsigned char *key, size_t keyLength);
