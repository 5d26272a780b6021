// What Verilator calls for $finish, $stop, fatal errors, warnings and text: note it in the running instance's context.
#include "heddle_context.h"

#include <cstdarg>
#include <cstdio>
#include <cstring>

void vl_finish(const char* file, int line, const char* hier) {
    HeddleContext& context = HeddleContext::current();
    context.gotFinish(true);
    context.ended(HEDDLE_FINISH, file, line, hier, "");
}

void vl_stop(const char* file, int line, const char* hier) {
    HeddleContext& context = HeddleContext::current();
    context.gotError(true);
    context.ended(HEDDLE_ASSERT, file, line, hier, "");
}

// Verilator's callers do not expect to be returned to (some would loop for ever), so this unwinds them.
void vl_fatal(const char* file, int line, const char* hier, const char* message) {
    HeddleContext& context = HeddleContext::current();
    context.ended(HEDDLE_FATAL, file, line, hier, message);
    if (message && strncmp(message, "VerilatedVcd", strlen("VerilatedVcd")) == 0) context.trace_failed = true;
    if (!context.trace_ends) throw HeddleFatal{};
}

void vl_warn(const char* file, int line, const char*, const char* message) {
    heddle_printf("%%Warning: %s:%d: %s\n", file ? file : "", line, message ? message : "");
}

int heddle_printf(const char* format, ...) {
    va_list arguments;
    va_start(arguments, format);
    va_list again;
    va_copy(again, arguments);
    char small[512];
    const int length = vsnprintf(small, sizeof small, format, arguments);
    va_end(arguments);
    if (length >= 0 && static_cast<size_t>(length) < sizeof small) {
        HeddleContext::current().print(small, static_cast<size_t>(length));
    } else if (length > 0) {
        std::string large(static_cast<size_t>(length) + 1, '\0');
        vsnprintf(&large[0], large.size(), format, again);
        HeddleContext::current().print(large.data(), static_cast<size_t>(length));
    }
    va_end(again);
    return length;
}
