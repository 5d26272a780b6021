package org.heddle.cosim.jvm.agent;

import java.nio.LongBuffer;
import java.util.Arrays;

/** The twin of {@code heddle_stream_source.h}. */
final class SourceTwin extends StreamTwin {
    private final long seed;
    private final Pauses pauses;
    private final boolean beginsLate;
    private long[] beats = new long[0];
    private int next;
    private boolean first = true;
    private boolean offering;
    private boolean behindReset;
    private long drives;

    SourceTwin(AgentConfig config, LongBuffer image) {
        super(config, image);
        seed = config.word();
        pauses = new Pauses(config.word(), seed);
        beginsLate = config.word() != 0;
    }

    @Override
    public void send(long[] words) {
        long[] all = Arrays.copyOfRange(beats, next, beats.length + words.length);
        System.arraycopy(words, 0, all, all.length - words.length, words.length);
        beats = all;
        next = 0;
    }

    @Override
    public long open() {
        return stream.payload.length == 0 ? 0 : (beats.length - next) / stream.payload.length;
    }

    @Override
    public void begin() {
        lookForReset();
        offering &= !inReset;
        behindReset |= inReset && beginsLate;
    }

    @Override
    public void drive() {
        if (behindReset) {
            behindReset = inReset;
        } else if (!offering && !inReset) {
            boolean waiting = next != beats.length;
            offering = !pauses.next(waiting && (first || stream.isLast(beats, next))) && waiting;
        }
        put(stream.valid, offering);
        if (offering) {
            stream.putBeat(image, beats, next);
        } else {
            stream.scramble(image, Pauses.mix(seed + ++drives));
        }
    }

    @Override
    public boolean sample() {
        if (!offering || !isHigh(stream.ready)) {
            return false;
        }
        first = stream.isLast(beats, next);
        pauses.moved();
        next += stream.payload.length;
        offering = false;
        return done();
    }
}
