// Says what ran when a signal is about to end the process inside a model, then lets whoever handled the signal before have it:
// the virtual machine, which uses some of these signals itself, where no model runs.
#pragma once

#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <unistd.h>

// What a thread is in while it is in a call of a model; everything in it can be read in a signal handler.
struct HeddleRunning {
    std::string about;            // model, seed, places: Java's words
    const char* volatile call = ""; // the last one
    uint64_t period_ps = 10'000;  // of the first clock
    uint64_t first_rise_ps = 5'000;

    virtual uint64_t time_ps() const = 0;

protected:
    ~HeddleRunning() = default;
};

class HeddleSignals {
public:
    // A call of a model on this thread.
    class Call {
    public:
        Call(HeddleRunning& running, const char* name) {
            running.call = name;
            current = &running;
        }
        ~Call() { current = nullptr; }
        Call(const Call&) = delete;
    };

    // Installs the handlers, once; log says where the virtual machine leaves its report.
    static void watch(const char* log) {
        snprintf(report_place, sizeof report_place, "%s", log);
        for (size_t i = 0; i < count; ++i) {
            sigaction(signals[i].number, nullptr, &before[i]);
            struct sigaction ours = before[i];
            ours.sa_sigaction = handle;
            ours.sa_flags |= SA_SIGINFO | SA_ONSTACK;
            sigaction(signals[i].number, &ours, nullptr);
        }
    }

private:
    struct Signal {
        int number;
        const char* name;
    };
    static constexpr Signal signals[] = {
        {SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"}, {SIGFPE, "SIGFPE"}, {SIGILL, "SIGILL"}, {SIGABRT, "SIGABRT"}};
    static constexpr size_t count = sizeof signals / sizeof signals[0];

    // A handler may not allocate, so this is no stream.
    class Line {
    public:
        Line& text(const char* text) {
            while (*text != '\0' && length_ < sizeof buffer_) buffer_[length_++] = *text++;
            return *this;
        }
        Line& number(uint64_t number) {
            char digits[21];
            char* first = digits + sizeof digits - 1;
            *first = '\0';
            do *--first = static_cast<char>('0' + number % 10);
            while ((number /= 10) != 0);
            return text(first);
        }
        void write_out() const {
            if (write(STDERR_FILENO, buffer_, length_) < 0) return; // nobody is left to tell
        }

    private:
        char buffer_[2048];
        size_t length_ = 0;
    };

    static void handle(int number, siginfo_t* info, void* context) {
        size_t i = 0;
        while (i < count && signals[i].number != number) ++i;
        const HeddleRunning* const running = current;
        if (running && !told.exchange(true)) tell(signals[i].name, *running, before[i]);
        pass_on(number, info, context, before[i]);
    }

    static void tell(const char* name, const HeddleRunning& running, const struct sigaction& next) {
        const uint64_t time = running.time_ps();
        Line line;
        line.text("heddle: ").text(name).text(" inside model ").text(running.about.c_str()).text(", in cycle ");
        line.number(time < running.first_rise_ps ? 0 : (time - running.first_rise_ps) / running.period_ps);
        line.text(" (").number(time).text(" ps), in a call of ").text(running.call).text(": this process ends");
        if (is_handled(next)) line.text("; the virtual machine's report goes to ").text(report_place);
        line.text("\n").write_out();
    }

    static bool is_handled(const struct sigaction& action) {
        return (action.sa_flags & SA_SIGINFO) != 0 || (action.sa_handler != SIG_DFL && action.sa_handler != SIG_IGN);
    }

    static void pass_on(int number, siginfo_t* info, void* context, const struct sigaction& next) {
        if ((next.sa_flags & SA_SIGINFO) != 0) {
            next.sa_sigaction(number, info, context);
        } else if (is_handled(next)) {
            next.sa_handler(number);
        } else {
            sigaction(number, &next, nullptr);
            raise(number);
        }
    }

    // Not to be looked up by a function, which a handler could not call.
    static inline thread_local HeddleRunning* volatile current __attribute__((tls_model("initial-exec"))) = nullptr;
    static inline struct sigaction before[count] = {};
    static inline char report_place[1024] = "";
    static inline std::atomic<bool> told{false};
};
