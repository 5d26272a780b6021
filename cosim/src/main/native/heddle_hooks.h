// Included before every Verilator source (-include): sends what would end or print to the process to our hooks instead.
#pragma once

#define VL_USER_FINISH
#define VL_USER_STOP
#define VL_USER_FATAL
#define VL_USER_WARN

int heddle_printf(const char* format, ...) __attribute__((format(printf, 1, 2)));
#define VL_PRINTF heddle_printf
