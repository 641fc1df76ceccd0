#pragma once
#define LC_CTYPE 2
char *setlocale(int category, const char *name);
