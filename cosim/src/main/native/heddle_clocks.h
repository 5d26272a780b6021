// When each clock of an instance rises and falls.
#pragma once

#include "heddle_abi.h"

template <uint32_t Count> class HeddleClocks {
public:
    static constexpr uint64_t default_period_ps = 10'000;

    HeddleClocks() {
        for (uint32_t i = 0; i < Count; ++i) set(i, default_period_ps, default_period_ps / 2);
    }

    void set(uint32_t clock, uint64_t period_ps, uint64_t first_rise_ps) {
        if (clock >= Count) return;
        clocks_[clock] = Clock{first_rise_ps, period_ps / 2, period_ps - period_ps / 2, false};
        next_ = Next{};
        for (const Clock& each : clocks_) next_.consider(each);
    }

    // The time of the next edge of any clock.
    uint64_t next() const { return next_.time_ps; }

    // Toggles every clock whose edge is next, all together; returns the set of those that rise.
    template <class SetLevel> uint32_t toggle(SetLevel set_level) {
        uint32_t rising = 0;
        Next following;
        for (uint32_t i = 0; i < Count; ++i) {
            Clock& clock = clocks_[i];
            if (clock.next_ps == next_.time_ps) {
                clock.high = !clock.high;
                clock.next_ps += clock.high ? clock.high_ps : clock.low_ps;
                set_level(i, clock.high);
                if (clock.high) rising |= 1u << i;
            }
            following.consider(clock);
        }
        next_ = following;
        return rising;
    }

    // Whether this clock rises at the next edge of all.
    bool rises_next(uint32_t clock) const {
        return Count == 0 || (!clocks_[clock].high && clocks_[clock].next_ps == next_.time_ps);
    }

    // Whether any clock does.
    bool any_rises_next() const { return next_.rises; }

private:
    struct Clock {
        uint64_t next_ps;
        uint64_t high_ps;
        uint64_t low_ps;
        bool high;
    };

    // Known between two edges, so that nobody searches for it.
    struct Next {
        uint64_t time_ps = UINT64_MAX;
        bool rises = false;

        void consider(const Clock& clock) {
            if (clock.next_ps > time_ps) return;
            rises = !clock.high || (rises && clock.next_ps == time_ps);
            time_ps = clock.next_ps;
        }
    };

    Clock clocks_[Count == 0 ? 1 : Count]{};
    Next next_;
};

// One clock, as most designs have: nothing to search for.
template <> class HeddleClocks<1> {
public:
    static constexpr uint64_t default_period_ps = 10'000;

    void set(uint32_t, uint64_t period_ps, uint64_t first_rise_ps) {
        next_ps_ = first_rise_ps;
        high_ps_ = period_ps / 2;
        low_ps_ = period_ps - period_ps / 2;
    }

    uint64_t next() const { return next_ps_; }

    template <class SetLevel> uint32_t toggle(SetLevel set_level) {
        high_ = !high_;
        next_ps_ += high_ ? high_ps_ : low_ps_;
        set_level(0, high_);
        return high_;
    }

    // The clock went to this level at this time, without a call of toggle.
    void passed(uint64_t time_ps, bool high) {
        high_ = high;
        next_ps_ = time_ps + (high ? high_ps_ : low_ps_);
    }

    bool high() const { return high_; }
    uint64_t high_ps() const { return high_ps_; }
    uint64_t low_ps() const { return low_ps_; }

    bool rises_next(uint32_t) const { return !high_; }
    bool any_rises_next() const { return !high_; }

private:
    uint64_t next_ps_ = default_period_ps / 2;
    uint64_t high_ps_ = default_period_ps / 2;
    uint64_t low_ps_ = default_period_ps - default_period_ps / 2;
    bool high_ = false;
};
