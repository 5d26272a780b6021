// What Verilator calls for $finish, $stop, fatal errors, warnings and text: note it in the running instance's context.
#include "heddle_context.h"

#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

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

std::atomic<uint32_t> heddle_maps_without_room{0};

void* heddle_map(void* address, size_t bytes, int protection, int flags, int file, off_t offset) noexcept {
    if (posix_fallocate(file, offset, static_cast<off_t>(bytes)) == 0) {
        void* mapped = mmap(address, bytes, protection, flags, file, offset);
        if (mapped != MAP_FAILED) return mapped;
    }
    ++heddle_maps_without_room;
    void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory != MAP_FAILED) {
        // Zeros do where it cannot be read: the waveform is refused when it ends.
        [[maybe_unused]] const ssize_t read = pread(file, memory, bytes, offset);
    }
    return memory;
}
