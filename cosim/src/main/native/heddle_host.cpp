// A program around the runtime library that runs one model in a process of its own: it answers the questions of a channel,
// one after the other, until it is asked to close, or until its standard input ends because the virtual machine is gone.
#include "heddle_channel.h"
#include "heddle_runtime.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

int64_t address_of(const void* pointer) { return static_cast<int64_t>(reinterpret_cast<intptr_t>(pointer)); }

HeddleChannel* channel = nullptr;
std::atomic<int64_t> running{0}; // the model's instance, while there is one

// May run in a signal handler.
void tell_time() {
    const int64_t instance = running.load();
    if (instance != 0) channel->time_ps = static_cast<uint64_t>(heddle_time_ps(instance));
}

// Says that a signal ends the process, then lets those handle it who did before.
class LastWords {
public:
    static void prepare() {
        static char stack[64 * 1024]; // a model that recurses without end has none left
        stack_t other{};
        other.ss_sp = stack;
        other.ss_size = sizeof stack;
        sigaltstack(&other, nullptr);
        for (size_t i = 0; i < count; ++i) {
            sigaction(signals[i], nullptr, &before[i]);
            struct sigaction ours = before[i];
            ours.sa_sigaction = handle;
            ours.sa_flags |= SA_SIGINFO | SA_ONSTACK;
            sigaction(signals[i], &ours, nullptr);
        }
        atexit([] { say(HEDDLE_ENDING_EXIT); });
    }

private:
    static constexpr int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
    static constexpr size_t count = sizeof signals / sizeof signals[0];

    static void say(HeddleEnding ending) {
        tell_time();
        channel->ending = ending;
    }

    static void handle(int number, siginfo_t* info, void* context) {
        say(HEDDLE_ENDING_SIGNAL);
        for (size_t i = 0; i < count; ++i) {
            if (signals[i] == number) before[i].sa_sigaction(number, info, context);
        }
    }

    static inline struct sigaction before[count] = {};
};

// Gives a sign of life for each byte of the standard input, also while the model runs, and ends the process with it.
void stand_by() {
    char byte;
    while (read(STDIN_FILENO, &byte, 1) == 1) {
        tell_time();
        __atomic_fetch_add(&channel->signs, 1, __ATOMIC_SEQ_CST);
    }
    _exit(0);
}

// Waits for questions: looks for some microseconds, then sleeps. Where looking was in vain several times although the question
// came soon, as on a machine whose only free processor the asker needs, it is left out for a while.
class Patience {
public:
    void wait_for_question_behind(uint32_t seen) {
        bool looked = false;
        if (rests_ != 0) {
            --rests_;
        } else {
            if (look(seen)) {
                in_vain_ = 0;
                return;
            }
            looked = true;
        }
        const int64_t start = now();
        __atomic_store_n(&channel->host_sleeps, 1, __ATOMIC_SEQ_CST);
        while (asked() == seen) heddle_wait(address_of(&channel->asked), static_cast<int32_t>(seen), sleep_ms);
        __atomic_store_n(&channel->host_sleeps, 0, __ATOMIC_SEQ_CST);
        if (looked && now() - start < look_ns && ++in_vain_ == most_in_vain) {
            in_vain_ = 0;
            rests_ = rest;
        }
    }

private:
    static constexpr int looks_per_glance_at_the_clock = 64;
    static constexpr int64_t look_ns = 50'000;
    static constexpr int sleep_ms = 1000;
    static constexpr int most_in_vain = 4;
    static constexpr int rest = 1000;

    static uint32_t asked() { return __atomic_load_n(&channel->asked, __ATOMIC_SEQ_CST); }

    static bool look(uint32_t seen) {
        const int64_t end = now() + look_ns;
        do {
            for (int i = 0; i < looks_per_glance_at_the_clock; ++i) {
                if (__atomic_load_n(&channel->asked, __ATOMIC_ACQUIRE) != seen) return true;
                relax();
            }
        } while (now() < end);
        return false;
    }

    static void relax() {
#if defined(__x86_64__) || defined(__i386__)
        __builtin_ia32_pause();
#elif defined(__aarch64__)
        asm volatile("yield");
#endif
    }

    static int64_t now() {
        timespec time;
        clock_gettime(CLOCK_MONOTONIC, &time);
        return int64_t{1'000'000'000} * time.tv_sec + time.tv_nsec;
    }

    int in_vain_ = 0;
    int rests_ = 0;
};

// The answers.
class Host {
public:
    void serve() {
        Patience patience;
        for (uint32_t seen = 0;;) {
            patience.wait_for_question_behind(seen);
            seen = __atomic_load_n(&channel->asked, __ATOMIC_ACQUIRE);
            const uint32_t question = channel->question;
            channel->result = answer(question, channel->arguments);
            __atomic_store_n(&channel->answered, seen, __ATOMIC_SEQ_CST);
            if (__atomic_load_n(&channel->java_sleeps, __ATOMIC_SEQ_CST) != 0) {
                heddle_wake(address_of(&channel->answered));
            }
            if (question == HEDDLE_ASK_CLOSE) return;
        }
    }

private:
    int64_t answer(uint32_t question, const int64_t* given) {
        const int64_t a = given[0];
        const int64_t b = given[1];
        const int64_t c = given[2];
        const int64_t room = address_of(this->room());
        switch (question) {
        case HEDDLE_ASK_STEP: return Java_org_heddle_cosim_engine_CycleCall_step(nullptr, nullptr, instance_, number(a));
        case HEDDLE_ASK_SETTLE: return Java_org_heddle_cosim_engine_CycleCall_settle(nullptr, nullptr, instance_);
        case HEDDLE_ASK_APPROACH: return Java_org_heddle_cosim_engine_CycleCall_approach(nullptr, nullptr, instance_, number(a));
        case HEDDLE_ASK_RUN: return heddle_run(instance_, a, number(b));
        case HEDDLE_ASK_BATCH:
            memset(at(room + b), 0, static_cast<size_t>(c)); // a model leaves out what no port has bits for
            return heddle_batch(instance_, room, room + b, a);
        case HEDDLE_ASK_OPEN: return open(number(a), number(b), given[3], this->room());
        case HEDDLE_ASK_CLOSE: return close();
        case HEDDLE_ASK_SET_CLOCK: heddle_set_clock(instance_, number(a), b, c); return 0;
        case HEDDLE_ASK_TEXT: return text(number(a));
        case HEDDLE_ASK_ADD_AGENT: return heddle_add_agent(instance_, number(a), words(b));
        case HEDDLE_ASK_ADD_CHECKER: return heddle_add_checker(instance_, number(a), words(b));
        case HEDDLE_ASK_AGENT_COUNT: return heddle_agent_count(a);
        case HEDDLE_ASK_AGENT_OPEN: return heddle_agent_open(a);
        case HEDDLE_ASK_AGENT_GOAL: heddle_agent_goal(a, b); return 0;
        case HEDDLE_ASK_AGENT_SEND: heddle_agent_send(a, words(c), b); return 0;
        case HEDDLE_ASK_AGENT_PENDING: return heddle_agent_pending(a);
        case HEDDLE_ASK_AGENT_DRAIN: return heddle_agent_drain(a, room, b);
        case HEDDLE_ASK_AGENT_ASK: memset(this->room(), 0, static_cast<size_t>(c)); return heddle_agent_ask(a, b, room);
        case HEDDLE_ASK_RECORD: heddle_record(instance_, a); return 0;
        case HEDDLE_ASK_RECORDED: return recorded();
        case HEDDLE_ASK_REPLAY: return heddle_replay(instance_, address_of(kept_.data()), a, b);
        case HEDDLE_ASK_MEMORY: return heddle_memory(instance_, room, room + a, room);
        case HEDDLE_ASK_MEMORY_READ: memcpy(this->room(), at(a), static_cast<size_t>(b)); return 0;
        case HEDDLE_ASK_MEMORY_WRITE: memcpy(at(a), this->room(), static_cast<size_t>(b)); return 0;
        case HEDDLE_ASK_TOUCH: heddle_touch(instance_); return 0;
        case HEDDLE_ASK_WRITE_COVERAGE: return heddle_write_coverage(instance_, room);
        case HEDDLE_ASK_TRACE_OPEN: return heddle_trace_open(instance_, room);
        case HEDDLE_ASK_TRACE_CLOSE: return heddle_trace_close(instance_);
        case HEDDLE_ASK_KEEP: return keep(a, b);
        case HEDDLE_ASK_MORE: return more(a, b);
        default: return -1;
        }
    }

    static int32_t number(int64_t argument) { return static_cast<int32_t>(argument); }
    static char* at(int64_t address) { return reinterpret_cast<char*>(static_cast<intptr_t>(address)); }
    static char* room() { return reinterpret_cast<char*>(channel) + channel->room_offset; }

    // The room holds the path of the shared object, a zero, and what messages call the model; sizes says what Java expects
    // of the image. An answer of 0 leaves a text in the room.
    int64_t open(int32_t initial, int32_t seed, int64_t sizes, char* texts) {
        const std::string path = texts;
        const std::string about = texts + path.size() + 1;
        const int64_t error = address_of(texts);
        const int32_t error_bytes = 4096;
        const int64_t model = heddle_load(address_of(path.c_str()), error, error_bytes);
        if (model == 0) return 0;
        const int64_t image = address_of(channel + 1);
        if (heddle_image_bytes(model) != sizes) {
            snprintf(texts, error_bytes, "its port image does not agree with what the Verilog declares");
            return 0;
        }
        instance_ = heddle_open(model, address_of(about.c_str()), initial, seed, image, error, error_bytes);
        running = instance_;
        return instance_;
    }

    int64_t close() {
        tell_time();
        running = 0;
        if (instance_ != 0) heddle_close(instance_);
        fflush(nullptr);
        return 0;
    }

    // Words that go along with a question: those that were kept, or those in the room.
    int64_t words(int64_t kept) { return address_of(kept != 0 ? reinterpret_cast<const char*>(kept_.data()) : room()); }

    // The first part forgets what was kept before.
    int64_t keep(int64_t from, int64_t words) {
        kept_.resize(static_cast<size_t>(from + words));
        memcpy(kept_.data() + from, room(), static_cast<size_t>(words) * sizeof(uint64_t));
        return 0;
    }

    int64_t recorded() {
        const int64_t words = heddle_recorded(instance_, 0, 0);
        answer_.resize(static_cast<size_t>(words) * sizeof(uint64_t));
        heddle_recorded(instance_, address_of(answer_.data()), words);
        return words;
    }

    // The text's first part is in the room at once.
    int64_t text(int32_t which) {
        answer_.resize(static_cast<size_t>(heddle_text(instance_, which, 0, 0)));
        heddle_text(instance_, which, address_of(&answer_[0]), static_cast<int32_t>(answer_.size()));
        more(0, static_cast<int64_t>(std::min<uint64_t>(answer_.size(), channel->room_bytes)));
        return static_cast<int64_t>(answer_.size());
    }

    int64_t more(int64_t from, int64_t bytes) {
        memcpy(room(), answer_.data() + from, static_cast<size_t>(bytes));
        return 0;
    }

    int64_t instance_ = 0;
    std::vector<uint64_t> kept_;
    std::string answer_;
};

HeddleChannel* map(const char* path) {
    const int file = open(path, O_RDWR | O_CLOEXEC);
    struct stat size;
    if (file < 0 || fstat(file, &size) != 0) return nullptr;
    void* const memory =
        mmap(nullptr, static_cast<size_t>(size.st_size), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    return memory == MAP_FAILED ? nullptr : static_cast<HeddleChannel*>(memory);
}

} // namespace

int main(int count, char** arguments) {
    channel = count == 2 ? map(arguments[1]) : nullptr;
    if (!channel) {
        fprintf(stderr, "give the file of a channel: %s\n", count == 2 ? arguments[1] : "none given");
        return 2;
    }
    // A terminal's and a group's signals are meant for the virtual machine, which closes this in good order.
    for (const int meant_for_java : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE}) signal(meant_for_java, SIG_IGN);
    setvbuf(stdout, nullptr, _IOLBF, 0);
    heddle_watch_signals(address_of(""));
    LastWords::prepare();
    std::thread{stand_by}.detach();
    Host{}.serve();
    _exit(0);
}
