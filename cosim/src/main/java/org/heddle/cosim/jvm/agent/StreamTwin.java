package org.heddle.cosim.jvm.agent;

import java.nio.LongBuffer;

/** An agent at one ready/valid stream. */
abstract class StreamTwin extends JvmAgent {
    private static final long EVERY_BEAT = -1;

    final String name;
    final int valid;
    final int ready;
    final AgentConfig.Field[] payload;
    private final long[] resets;
    private final long last;
    boolean inReset;

    StreamTwin(AgentConfig config, LongBuffer image) {
        super(image);
        name = config.text();
        valid = config.place();
        ready = config.place();
        resets = config.list();
        payload = config.fields();
        last = config.word();
    }

    boolean hasReset() {
        return resets.length > 0;
    }

    void lookForReset() {
        inReset = any(resets);
    }

    boolean isHigh(int place) {
        return image.get(place) != 0;
    }

    void put(int place, boolean high) {
        image.put(place, high ? 1 : 0);
    }

    /** Whether a beat that stands in some words is the last one of its packet. */
    boolean isLast(long[] words, int first) {
        return last == EVERY_BEAT || words[first + (int) last] != 0;
    }

    void getBeat(long[] beat) {
        for (int i = 0; i < beat.length; i++) {
            beat[i] = image.get(payload[i].word());
        }
    }
}
