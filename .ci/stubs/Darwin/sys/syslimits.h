#pragma once
#define PIPE_BUF 512
