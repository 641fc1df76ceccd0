#pragma once
#define EX_IOERR 74
