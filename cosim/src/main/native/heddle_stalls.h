// In which cycles an agent pauses: the twin of the Java enum StallProfile.
#pragma once

#include <cstdint>

inline uint64_t heddle_splitmix(uint64_t z) { // as Seeds.mix
    z += 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

class HeddleStalls {
public:
    HeddleStalls(uint64_t profile, uint64_t seed) : profile_{profile}, seed_{seed} {}

    // Whether it never pauses: the first constant of the Java enum.
    bool never() const { return profile_ == 0; }

    // Whether the agent pauses in the next cycle; at_edge: the next beat is the first or the last one of a packet.
    bool next(bool at_edge) {
        return !never() && drawn(at_edge);
    }

    // A beat went through: the next one may be paused for.
    void moved() { paused_at_edge_ = false; }

private:
    bool drawn(bool at_edge) {
        const uint64_t cycle = cycle_++;
        switch (profile_) { // the order is that of the Java enum
        case 1: return true;
        case 2: return (cycle & 1) != 0;
        case 5: return (cycle & 16) != 0;
        case 7: {
            const bool stalls = at_edge && !paused_at_edge_;
            paused_at_edge_ = at_edge;
            return stalls;
        }
        default: break;
        }
        const uint64_t random = heddle_splitmix(seed_ ^ heddle_splitmix(cycle));
        switch (profile_) {
        case 3: return random >> 61 == 0;
        case 4: return random >> 61 != 0;
        default: return random >> 63 != 0;
        }
    }

    uint64_t profile_;
    uint64_t seed_;
    uint64_t cycle_ = 0;
    bool paused_at_edge_ = false;
};
