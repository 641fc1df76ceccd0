#pragma once
#define CC_SHA512_DIGEST_LENGTH 64
