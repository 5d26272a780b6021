// The twin of the Java class FaultyLink: carries packets from one stream to another, late, and not always whole.
#pragma once

#include "heddle_stream.h"

#include <map>
#include <utility>

class HeddleLink final : public HeddleTestAgent {
public:
    explicit HeddleLink(HeddleConfig config)
        : from_{config}, to_{config}, seed_{config.word()}, latency_{config.word()}, interval_{config.word()},
          depth_{config.word()}, drop_{config.word()}, duplicate_{config.word()}, reorder_{config.word()},
          corrupt_{config.word()}, truncate_{config.word()}, reorder_cycles_{config.word()},
          down_period_{config.word()}, down_cycles_{config.word()} {
        become<HeddleLink>();
    }

    // How often each fault was injected, in the order of the Java enum FaultyLink.Fault.
    uint64_t ask(uint64_t, uint64_t* into) override {
        memcpy(into, faults_, sizeof faults_);
        return sizeof faults_ / sizeof faults_[0];
    }

    uint64_t open() const override { return in_flight_.size() + (assembling_.empty() ? 0 : 1); }

private:
    friend class HeddleTestAgent;

    enum Fault { DROP, DUPLICATE, REORDER, CORRUPT, TRUNCATE, DOWN, FAULTS };

    size_t words() const { return from_.payload.size(); }

    void begin_run(const char* image) { in_reset_ = any(image, from_.resets); }

    void drive_inputs(char* image) {
        ++now_;
        if (in_reset_) {
            assembling_.clear();
            in_flight_.clear();
            beats_ = 0;
            offering_ = false;
            delivered_ = 0;
        } else if (!offering_) {
            // A packet that was begun is finished before the next.
            offering_ = delivered_ != 0 || (!in_flight_.empty() && in_flight_.begin()->first.first <= now_);
            if (offering_ && delivered_ == 0) current_ = in_flight_.begin();
        }
        put(image, to_.valid, offering_);
        uint64_t bits = heddle_splitmix(seed_ + now_);
        for (size_t i = 0; i < words(); ++i) {
            bits = bits * 0x9E3779B97F4A7C15ull + 1;
            put(image, to_.payload[i].offset,
                offering_ ? current_->second[delivered_ + i] : bits >> (64 - to_.payload[i].bits));
        }
        taking_ = !in_reset_ && beats_ < depth_ && now_ >= next_free_;
        put(image, from_.ready, taking_);
    }

    int32_t sample_outputs(const char* image) {
        int32_t wish = HEDDLE_AGENT_GOES_ON;
        if (offering_ && get(image, to_.ready) != 0) {
            offering_ = false;
            delivered_ += words();
            if (delivered_ == current_->second.size()) {
                beats_ -= delivered_ / words();
                in_flight_.erase(current_);
                delivered_ = 0;
                wish = done();
            }
        }
        if (taking_ && get(image, from_.valid) != 0) {
            next_free_ = now_ + interval_;
            for (size_t i = 0; i < words(); ++i) assembling_.push_back(get(image, from_.payload[i].offset));
            if (from_.is_last(&assembling_[assembling_.size() - words()])) {
                carry();
                assembling_.clear();
            }
        }
        return wish;
    }

    uint64_t draw(uint64_t what) const { return heddle_splitmix(seed_ ^ heddle_splitmix(16 * packets_ + what)); }

    bool happens(Fault fault, uint64_t per_64k) {
        if ((draw(fault) & 0xffff) >= per_64k) return false;
        ++faults_[fault];
        return true;
    }

    // Decides what becomes of the packet that came.
    void carry() {
        ++packets_;
        if (down_period_ != 0 && now_ % down_period_ < down_cycles_) {
            ++faults_[DOWN];
            return;
        }
        if (happens(DROP, drop_)) return;
        std::vector<uint64_t> packet = assembling_;
        if (happens(CORRUPT, corrupt_)) corrupt(packet);
        const uint64_t beats = packet.size() / words();
        if (beats > 1 && happens(TRUNCATE, truncate_)) {
            packet.resize((1 + draw(FAULTS) % (beats - 1)) * words());
            if (from_.last != UINT64_MAX) packet[packet.size() - words() + from_.last] = 1;
        }
        const uint64_t due = now_ + latency_ + (happens(REORDER, reorder_) ? reorder_cycles_ : 0);
        const int copies = happens(DUPLICATE, duplicate_) ? 2 : 1;
        for (int copy = 0; copy < copies; ++copy) {
            beats_ += packet.size() / words();
            in_flight_.emplace(std::make_pair(due, sent_++), packet);
        }
    }

    // Flips one bit that is not the mark of the last beat.
    void corrupt(std::vector<uint64_t>& packet) const {
        uint64_t bits = 0;
        for (size_t i = 0; i < words(); ++i) bits += i == from_.last ? 0 : from_.payload[i].bits;
        if (bits == 0) return;
        const uint64_t beat = draw(FAULTS + 1) % (packet.size() / words());
        uint64_t bit = draw(FAULTS + 2) % bits;
        for (size_t i = 0; i < words(); ++i) {
            if (i == from_.last) continue;
            if (bit < from_.payload[i].bits) {
                packet[beat * words() + i] ^= uint64_t{1} << bit;
                return;
            }
            bit -= from_.payload[i].bits;
        }
    }

    using Packets = std::map<std::pair<uint64_t, uint64_t>, std::vector<uint64_t>>; // by due cycle and order

    HeddleStream from_;
    HeddleStream to_;
    uint64_t seed_, latency_, interval_, depth_;
    uint64_t drop_, duplicate_, reorder_, corrupt_, truncate_, reorder_cycles_, down_period_, down_cycles_;
    uint64_t faults_[FAULTS] = {};
    std::vector<uint64_t> assembling_;
    Packets in_flight_;
    Packets::iterator current_{};
    size_t delivered_ = 0; // words of the current packet
    uint64_t beats_ = 0;   // in flight
    uint64_t packets_ = 0;
    uint64_t sent_ = 0;
    uint64_t now_ = 0;
    uint64_t next_free_ = 0;
    bool in_reset_ = false;
    bool offering_ = false;
    bool taking_ = false;
};
