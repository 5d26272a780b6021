package org.heddle.cosim.jvm.agent;

import java.nio.LongBuffer;

/** The twin of {@code heddle_stream_sink.h}. */
class SinkTwin extends StreamTwin {
    private final Pauses pauses;
    final long[] beat;
    /** Beats of this packet that were taken. */
    int inPacket;

    private boolean taking;

    SinkTwin(AgentConfig config, LongBuffer image) {
        super(config, image);
        long seed = config.word();
        pauses = new Pauses(config.word(), seed);
        beat = new long[stream.payload.length];
    }

    @Override
    public void begin() {
        lookForReset();
    }

    @Override
    public void drive() {
        taking = !inReset && !pauses.next(inPacket < 2);
        put(stream.ready, taking);
    }

    /** Whether a beat was taken, which is in {@link #beat} then. */
    final boolean take() {
        if (!taking || !isHigh(stream.valid)) {
            return false;
        }
        stream.getBeat(image, beat, 0);
        pauses.moved();
        inPacket = stream.isLast(beat, 0) ? 0 : inPacket + 1;
        return true;
    }

    @Override
    public boolean sample() {
        if (!take()) {
            return false;
        }
        for (long word : beat) {
            collect(word);
        }
        return done();
    }
}
