package org.heddle.cosim.jvm.agent;

import java.nio.LongBuffer;

/** The ports of a ready/valid stream and the resets of its design, as native agents are told of them. */
final class TwinStream {
    private static final long EVERY_BEAT = -1;

    final String name;
    final int valid;
    final int ready;
    final long[] resets;
    final AgentConfig.Field[] payload;
    /** Payload word that is 1 in the last beat of a packet; -1 if every beat is a packet. */
    final long last;

    TwinStream(AgentConfig config) {
        name = config.text();
        valid = config.place();
        ready = config.place();
        resets = config.list();
        payload = config.fields();
        last = config.word();
    }

    /** Whether a beat that stands in some words is the last one of its packet. */
    boolean isLast(long[] words, int first) {
        return last == EVERY_BEAT || words[first + (int) last] != 0;
    }

    void getBeat(LongBuffer image, long[] into, int at) {
        for (int i = 0; i < payload.length; i++) {
            into[at + i] = image.get(payload[i].word());
        }
    }

    void putBeat(LongBuffer image, long[] from, int at) {
        for (int i = 0; i < payload.length; i++) {
            image.put(payload[i].word(), from[at + i]);
        }
    }

    /** Puts meaningless bits on the payload, as between two beats. */
    void scramble(LongBuffer image, long random) {
        long bits = random;
        for (AgentConfig.Field field : payload) {
            bits = bits * 0x9E3779B97F4A7C15L + 1;
            image.put(field.word(), bits >>> (64 - field.bits()));
        }
    }
}
