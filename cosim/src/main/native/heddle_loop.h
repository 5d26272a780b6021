// A hand-written C++ test bench around a model, as a program: what a benchmark of the Java side measures against.
//
// It reads rows of inputs from a file and obeys lines on its standard input, one measurement on a new model each:
//   driven N   every cycle: inputs from the next row (again from the first after the last), two evaluations, outputs read
//   stream N a b c d e f   beats numbered from 0, times an odd constant, go in at valid a, ready b, data c and come out at
//              valid d, ready e, data f (byte offsets among the inputs or outputs) without a pause; behind two of reset
//   free N     inputs from the last row, two evaluations per cycle, nothing read
// Its answer is the nanoseconds of processor time that took and a checksum over all outputs read (of a stream: over the
// beats), or over the last ones.
#pragma once

#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <memory>
#include <vector>

template <class Ports> class HeddleLoop {
    using Model = typename Ports::Model;
    using Inputs = typename Ports::Inputs;
    using Outputs = typename Ports::Outputs;

public:
    static int main(int count, char** arguments) {
        if (count != 2 || !read(arguments[1])) {
            fprintf(stderr, "give the file of input rows\n");
            return 2;
        }
        char measure[16];
        uint64_t cycles;
        while (scanf("%15s %" SCNu64, measure, &cycles) == 2) {
            HeddleLoop loop;
            const int64_t start = processor_ns();
            const uint64_t checksum = strcmp(measure, "driven") == 0   ? loop.driven(cycles)
                                      : strcmp(measure, "stream") == 0 ? loop.stream(cycles)
                                                                       : loop.free(cycles);
            printf("%" PRId64 " %" PRIu64 "\n", processor_ns() - start, checksum);
            fflush(stdout);
        }
        return 0;
    }

private:
    HeddleLoop() {
        context_.randReset(0);
        model_.reset(new Model(&context_, "TOP"));
        for (uint32_t i = 0; i < Ports::clocks; ++i) Ports::set_clock(*model_, i, false);
        model_->eval();
    }

    uint64_t driven(uint64_t cycles) {
        const Inputs* row = rows().data();
        const Inputs* const end = row + rows().size();
        uint64_t checksum = 0;
        for (uint64_t i = 0; i < cycles; ++i) {
            Ports::drive(*model_, *row);
            if (++row == end) row = rows().data();
            cycle();
            Ports::collect(*model_, outputs_);
            checksum = add(checksum);
        }
        return checksum;
    }

    uint64_t free(uint64_t cycles) {
        Ports::drive(*model_, rows().back());
        for (uint64_t i = 0; i < cycles; ++i) cycle();
        Ports::collect(*model_, outputs_);
        return add(0);
    }

    uint64_t stream(uint64_t cycles) {
        size_t at[6];
        for (size_t& offset : at) {
            if (scanf("%zu", &offset) != 1) return 0;
        }
        for (const Inputs& row : {rows()[0], rows()[1]}) {
            Ports::drive(*model_, row);
            cycle();
        }
        Inputs in = rows().back();
        uint64_t beat = 0;
        uint64_t checksum = 0;
        for (uint64_t i = 0; i < cycles; ++i) {
            put(in, at[0], 1);
            put(in, at[2], beat * 0x9E3779B1u & 0xffffffffu);
            put(in, at[4], 1);
            Ports::drive(*model_, in);
            for (uint32_t c = 0; c < Ports::clocks; ++c) Ports::set_clock(*model_, c, false);
            model_->eval();
            Ports::collect(*model_, outputs_);
            if (get(outputs_, at[1]) != 0) ++beat;
            if (get(outputs_, at[3]) != 0) checksum = checksum * 31 + get(outputs_, at[5]);
            for (uint32_t c = 0; c < Ports::clocks; ++c) Ports::set_clock(*model_, c, true);
            model_->eval();
        }
        return checksum;
    }

    static void put(Inputs& in, size_t offset, uint64_t word) {
        memcpy(reinterpret_cast<char*>(&in) + offset, &word, sizeof word);
    }

    static uint64_t get(const Outputs& out, size_t offset) {
        uint64_t word;
        memcpy(&word, reinterpret_cast<const char*>(&out) + offset, sizeof word);
        return word;
    }

    void cycle() {
        for (uint32_t i = 0; i < Ports::clocks; ++i) Ports::set_clock(*model_, i, false);
        model_->eval();
        for (uint32_t i = 0; i < Ports::clocks; ++i) Ports::set_clock(*model_, i, true);
        model_->eval();
    }

    uint64_t add(uint64_t checksum) const {
        uint64_t words[Ports::output_bytes / sizeof(uint64_t)];
        memcpy(words, &outputs_, sizeof words);
        for (const uint64_t word : words) checksum = checksum * 31 + word;
        return checksum;
    }

    // Of this thread: what else runs on the machine shall not count.
    static int64_t processor_ns() {
        timespec time;
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return int64_t{1'000'000'000} * time.tv_sec + time.tv_nsec;
    }

    static std::vector<Inputs>& rows() {
        static std::vector<Inputs> rows;
        return rows;
    }

    static bool read(const char* path) {
        FILE* file = fopen(path, "rb");
        if (!file) return false;
        Inputs row;
        while (fread(&row, sizeof row, 1, file) == 1) rows().push_back(row);
        fclose(file);
        return !rows().empty();
    }

    HEDDLE_LOOP_CONTEXT context_; // before the model, which is destroyed first
    std::unique_ptr<Model> model_;
    Outputs outputs_{};
};
