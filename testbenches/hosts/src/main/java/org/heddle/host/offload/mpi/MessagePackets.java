package org.heddle.host.offload.mpi;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.option.Coded;
import org.heddle.host.offload.driver.HostPacket;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.SendMode;
import org.heddle.nic.offload.host.ReductionHostMap;

/**
 * How messages travel in packets between hosts. The hosts' own words:
 *
 * <pre>
 * word 0  [7:0] kind  [15:8] send mode  [31:16] number of the message between these ranks  [63:32] bytes of the message
 * word 1  [31:0] context  [63:32] tag
 * word 2  [31:0] number of the send that wants to know of its match
 * </pre>
 *
 * The first packet's payload begins with the signature, 8 bytes; the data follow, in as many packets as they need.
 */
final class MessagePackets {
    private static final int SIGNATURE_BYTES = 8;
    private static final int NUMBERS = 1 << 16;

    /** Kind of a packet. */
    enum Kind implements Coded {
        /** A message's first part, or all of it. */
        FIRST(0),
        /** More of it. */
        MORE(1),
        /** Tells a sender that a receive has matched its message. */
        MATCHED(2);

        private final int code;

        Kind(int code) {
            this.code = code;
        }

        @Override
        public int code() {
            return code;
        }
    }

    private MessagePackets() {}

    /** The packets of a message. */
    static List<HostPacket> of(Envelope envelope, int node, int number, int send, byte[] data) {
        byte[] bytes = new byte[SIGNATURE_BYTES + data.length];
        for (int i = 0; i < SIGNATURE_BYTES; i++) {
            bytes[i] = (byte) (envelope.signature() >>> 8 * i);
        }
        System.arraycopy(data, 0, bytes, SIGNATURE_BYTES, data.length);
        List<HostPacket> packets = new ArrayList<>();
        for (int from = 0; from < bytes.length; from += ReductionHostMap.MESSAGE_BYTES) {
            int size = Math.min(ReductionHostMap.MESSAGE_BYTES, bytes.length - from);
            Kind kind = from == 0 ? Kind.FIRST : Kind.MORE;
            long[] header = {
                kind.code()
                        | (long) envelope.mode().code() << 8
                        | (long) (number % NUMBERS) << 16
                        | (long) data.length << 32,
                envelope.context() & 0xFFFF_FFFFL | (long) envelope.tag() << 32,
                send
            };
            packets.add(HostPacket.to(node, header, words(bytes, from, size), size));
        }
        return packets;
    }

    /** The packet that tells a sender of its match; any payload will do. */
    static HostPacket matched(int node, int send) {
        return HostPacket.to(node, new long[] {Kind.MATCHED.code(), 0, send}, new long[] {0}, SIGNATURE_BYTES);
    }

    private static long[] words(byte[] bytes, int from, int size) {
        long[] words = new long[(size + 7) / 8];
        for (int i = 0; i < size; i++) {
            words[i / 8] |= (bytes[from + i] & 0xFFL) << 8 * (i % 8);
        }
        return words;
    }

    static Kind kind(HostPacket packet) {
        return Coded.of(Kind.class, packet.header(0) & 0xFF);
    }

    /** Returns the number of the send that a packet answers, or for which it requests an answer. */
    static int send(HostPacket packet) {
        return (int) packet.header(2);
    }

    /** A message that arrives. */
    static final class Assembly {
        private final Envelope envelope;
        private final int send;
        private final int number;
        private final byte[] data;
        private int filled;

        /**
         * @param first of its packets
         * @param number that it must have
         */
        Assembly(HostPacket first, int destination, int number) {
            this.number = number % NUMBERS;
            long word = first.header(0);
            data = new byte[(int) (word >>> 32)];
            long signature = 0;
            for (int i = SIGNATURE_BYTES - 1; i >= 0; i--) {
                signature = signature << 8 | first.payload(i) & 0xFF;
            }
            envelope = new Envelope(
                    first.sender(),
                    destination,
                    (int) first.header(1),
                    (int) (first.header(1) >>> 32),
                    data.length,
                    signature,
                    SendMode.of((int) (word >>> 8) & 0xFF));
            send = send(first);
            add(first, SIGNATURE_BYTES);
        }

        /** Adds the next packet. */
        void add(HostPacket packet) {
            add(packet, 0);
        }

        private void add(HostPacket packet, int skipped) {
            int itsNumber = (int) (packet.header(0) >>> 16) & NUMBERS - 1;
            if (itsNumber != number) {
                throw new IllegalStateException("message " + itsNumber + " of rank " + envelope.source()
                        + " arrived where message " + number + " was due: packets of a pair keep their order");
            }
            for (int i = skipped; i < packet.bytes(); i++) {
                data[filled++] = packet.payload(i);
            }
        }

        boolean isWhole() {
            return filled == data.length;
        }

        EagerMessage message() {
            return new EagerMessage(envelope, data, send);
        }
    }
}
