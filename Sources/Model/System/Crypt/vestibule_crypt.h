#pragma once

// The part of libxcrypt that the hasher uses, written down here because not every C library with
// which the program is built has its header: crypt(3) and crypt_gensalt(3).

char *crypt_gensalt_ra(
    const char *prefix, unsigned long count, const char *random, int random_bytes);
char *crypt_ra(const char *phrase, const char *setting, void **data, int *size);
