package org.heddle.cosim.jvm.agent;

import java.nio.LongBuffer;
import java.util.Arrays;

/** The twin of {@code heddle_stream_source.h}. */
final class SourceTwin extends StreamTwin {
    private final long seed;
    private final Pauses pauses;
    private long[] beats = new long[0];
    private int next;
    private boolean first = true;
    private boolean offering;
    private long drives;

    SourceTwin(AgentConfig config, LongBuffer image) {
        super(config, image);
        seed = config.word();
        pauses = new Pauses(config.word(), seed);
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
        return payload.length == 0 ? 0 : (beats.length - next) / payload.length;
    }

    @Override
    public void begin() {
        lookForReset();
        offering &= !inReset;
    }

    @Override
    public void drive() {
        if (!offering && !inReset) {
            boolean waiting = next != beats.length;
            offering = !pauses.next(waiting && (first || isLast(beats, next))) && waiting;
        }
        put(valid, offering);
        if (offering) {
            for (int i = 0; i < payload.length; i++) {
                image.put(payload[i].word(), beats[next + i]);
            }
        } else {
            scramble(Pauses.mix(seed + ++drives));
        }
    }

    /** Meaningless bits, as between two beats. */
    private void scramble(long random) {
        long bits = random;
        for (AgentConfig.Field field : payload) {
            bits = bits * 0x9E3779B97F4A7C15L + 1;
            image.put(field.word(), bits >>> (64 - field.bits()));
        }
    }

    @Override
    public boolean sample() {
        if (!offering || !isHigh(ready)) {
            return false;
        }
        first = isLast(beats, next);
        pauses.moved();
        next += payload.length;
        offering = false;
        return done();
    }
}
