package org.heddle.cosim.jvm.agent;

import java.nio.LongBuffer;

/** The twin of {@code heddle_stream_sink.h}. */
final class SinkTwin extends StreamTwin {
    private final Pauses pauses;
    private final long[] beat;
    private long inPacket;
    private boolean taking;

    SinkTwin(AgentConfig config, LongBuffer image) {
        super(config, image);
        long seed = config.word();
        pauses = new Pauses(config.word(), seed);
        beat = new long[payload.length];
    }

    @Override
    public void begin() {
        lookForReset();
    }

    @Override
    public void drive() {
        taking = !inReset && !pauses.next(inPacket < 2);
        put(ready, taking);
    }

    @Override
    public boolean sample() {
        if (!taking || !isHigh(valid)) {
            return false;
        }
        getBeat(beat);
        pauses.moved();
        inPacket = isLast(beat, 0) ? 0 : inPacket + 1;
        for (long word : beat) {
            collect(word);
        }
        return done();
    }
}
