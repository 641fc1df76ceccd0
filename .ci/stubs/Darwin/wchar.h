#pragma once
#include <stddef.h>
typedef int wint_t;
int swprintf(wchar_t *text, size_t room, const wchar_t *format, ...);
int wcwidth(wchar_t character);
