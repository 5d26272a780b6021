package org.heddle.cosim.jvm.agent;

import java.nio.LongBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** The twin of {@code heddle_packet_sink.h}. */
final class PacketSinkTwin extends SinkTwin {
    private final Deque<long[]> expected = new ArrayDeque<>();

    PacketSinkTwin(AgentConfig config, LongBuffer image) {
        super(config, image);
    }

    /** Expects packets: each the number of its beats and their words. */
    @Override
    public void send(long[] words) {
        for (int at = 0; at < words.length; ) {
            int end = at + 1 + (int) words[at] * beat.length;
            expected.add(Arrays.copyOfRange(words, at + 1, end));
            at = end;
        }
    }

    @Override
    public long open() {
        return expected.size();
    }

    @Override
    public boolean sample() {
        int number = inPacket;
        if (!take()) {
            return false;
        }
        String where = "stream \"" + stream.name + "\": packet " + count() + ", beat " + number;
        if (expected.isEmpty()) {
            return complain(where + " " + text(beat) + " was not expected");
        }
        long[] packet = expected.element();
        int beats = packet.length / beat.length;
        where += " of " + beats + ": ";
        long[] wanted = Arrays.copyOfRange(packet, number * beat.length, (number + 1) * beat.length);
        for (int i = 0; i < beat.length; i++) {
            if (i != stream.last && wanted[i] != beat[i]) {
                return complain(where + "expected " + text(wanted) + ", was " + text(beat));
            }
        }
        boolean last = stream.isLast(beat, 0);
        if (last != (number + 1 == beats)) {
            return complain(where + "the packet " + (last ? "ends there" : "goes on behind it"));
        }
        if (!last) {
            return false;
        }
        expected.remove();
        return done();
    }
}
