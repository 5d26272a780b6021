package org.heddle.nic.mpc.transfer;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StreamSource;

/** Packets of channel RESPONSE that tell of refusals and ask for peers, put together word by word. */
final class ResponsePackets {
    static final int REFUSAL = 0;

    private ResponsePackets() {}

    /** Returns word 0: who sends it to whom. */
    static long head(int from, int to) {
        return (long) MpcHeader.REFUSAL << 32 | (long) from << 16 | to;
    }

    /** Returns a refusal that is told to a process of its receiver. */
    static long[] refusal(int from, int to, int process, int len, int rid, int ctrl, int status) {
        return new long[] {head(from, to), (long) len << 32, (long) process << 48 | (long) ctrl << 32 | rid, 0, status};
    }

    /** Returns a probe, an echo or an acknowledgement. */
    static long[] ofKind(int kind, int from, int to) {
        return new long[] {head(from, to), 0, 0, 0, (long) kind << MpcHeader.KIND_LOW};
    }

    /** Queues a packet. */
    static void send(StreamSource source, long... words) {
        for (int i = 0; i < words.length; i++) {
            source.send(words[i], i == words.length - 1 ? 1 : 0);
        }
    }

    /** Returns the packets that the words {data, last} are, the last one whole or not. */
    static List<List<Long>> packets(List<long[]> beats) {
        List<List<Long>> packets = new ArrayList<>(List.of(new ArrayList<>()));
        for (long[] beat : beats) {
            packets.get(packets.size() - 1).add(beat[0]);
            if (beat[1] != 0) {
                packets.add(new ArrayList<>());
            }
        }
        packets.removeIf(List::isEmpty);
        return packets;
    }
}
