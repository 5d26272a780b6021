package org.heddle.nic.stage.link;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.zip.CRC32;

/** Packets as they are handed to the link, and as they stand on the wire. */
public final class Packets {
    static final int HEADER_WORDS = 4;

    private Packets() {}

    /** Four header words and a payload; the header's first word names the payload's bytes in bits 47 to 32. */
    public static long[] random(RandomGenerator random, int payloadBytes) {
        long[] words = random.longs(HEADER_WORDS + (payloadBytes + 7) / 8).toArray();
        words[0] = words[0] & ~(0xFFFFL << 32) | (long) payloadBytes << 32; // channel 0
        return words;
    }

    /** The words {data, last} of a packet on a stream. */
    public static List<long[]> beats(long[] packet) {
        List<long[]> beats = new ArrayList<>();
        for (int i = 0; i < packet.length; i++) {
            beats.add(new long[] {packet[i], i == packet.length - 1 ? 1 : 0});
        }
        return beats;
    }

    /** Returns the words on the wire: the header, its CRC-32 with the packet's number, the payload, its CRC-32. */
    public static long[] onWire(long[] packet, int number) {
        long[] wire = new long[packet.length + 2];
        System.arraycopy(packet, 0, wire, 0, HEADER_WORDS);
        CRC32 header = check(packet, 0, HEADER_WORDS);
        update(header, number & 0xFF, 32);
        wire[HEADER_WORDS] = header.getValue() | (number & 0xFFL) << 32;
        System.arraycopy(packet, HEADER_WORDS, wire, HEADER_WORDS + 1, packet.length - HEADER_WORDS);
        wire[wire.length - 1] = check(packet, HEADER_WORDS, packet.length).getValue();
        return wire;
    }

    /** A word of flow control: what is expected next, whether again, and the places of each channel that became free. */
    public static long flow(int expected, boolean again, int... freed) {
        long word = expected & 0xFF | (again ? 0x100 : 0);
        for (int channel = 0; channel < 3; channel++) {
            word |= (freed[channel] & 0x7FL) << 9 + 7 * channel;
        }
        CRC32 crc = new CRC32();
        update(crc, word, 32);
        return word | crc.getValue() << 32;
    }

    /** The CRC-32 of words, their lowest byte first. */
    private static CRC32 check(long[] words, int from, int to) {
        CRC32 crc = new CRC32();
        for (int i = from; i < to; i++) {
            update(crc, words[i], 64);
        }
        return crc;
    }

    private static void update(CRC32 crc, long word, int bits) {
        for (int shift = 0; shift < bits; shift += 8) {
            crc.update((int) (word >>> shift));
        }
    }
}
