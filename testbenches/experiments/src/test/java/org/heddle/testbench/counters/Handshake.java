package org.heddle.testbench.counters;

import org.heddle.testbench.counters.Waveform.Signal;

/** Handshake signals of a stream, as they are in the current cycle. */
record Handshake(Signal valid, Signal ready) {
    static Handshake of(Waveform waves, String stream) {
        return new Handshake(waves.signal(stream + "_valid"), waves.signal(stream + "_ready"));
    }

    /** Something is offered. */
    boolean offers() {
        return valid.isHigh();
    }

    /** Something moves. */
    boolean fires() {
        return valid.isHigh() && ready.isHigh();
    }

    /** Returns whether the stream stalls: a beat is offered and not taken. */
    boolean isBlocked() {
        return valid.isHigh() && !ready.isHigh();
    }
}
