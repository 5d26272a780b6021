package org.heddle.testbench.counters;

import org.heddle.testbench.counters.Waveform.Signal;

/** What a stream's two handshake signals say in a cycle. */
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

    /** What is offered is not taken. */
    boolean isBlocked() {
        return valid.isHigh() && !ready.isHigh();
    }
}
