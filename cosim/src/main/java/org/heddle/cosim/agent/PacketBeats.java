package org.heddle.cosim.agent;

import java.util.List;

/** Packets as beats of a stream: the payload's words, with the mark of the last beat set by position. */
final class PacketBeats {
    private PacketBeats() {}

    /**
     * The words of a packet's beats, one beat after the other.
     *
     * @param beats the words of each beat; what stands in the place of the mark does not matter
     * @throws IllegalArgumentException if there is no beat, or one of another size than the stream's
     */
    static long[] words(StreamPorts ports, long[]... beats) {
        if (beats.length == 0 || ports.lastWord() < 0 && beats.length > 1) {
            throw new IllegalArgumentException("a packet of stream \"" + ports.name() + "\" has "
                    + (ports.lastWord() < 0 ? "one beat, as its payload has no field \"last\"" : "at least one beat")
                    + ": this one has " + beats.length);
        }
        long[] words = new long[beats.length * ports.words()];
        for (int i = 0; i < beats.length; i++) {
            requireBeat(ports, beats[i]);
            System.arraycopy(beats[i], 0, words, i * ports.words(), ports.words());
            if (ports.lastWord() >= 0) {
                words[i * ports.words() + ports.lastWord()] = i == beats.length - 1 ? 1 : 0;
            }
        }
        return words;
    }

    /**
     * The beats of a packet of bytes on a stream with {@code data}, and with {@code keep} where a packet may end within a beat. The first
     * byte is the lowest of the first beat. {@code strb} of AXI4-Stream marks the same bytes as data; fields beside these are 0.
     *
     * @throws IllegalArgumentException if there is no byte, if the stream lacks such fields or they are not of bytes, or without {@code keep} the
     *     last beat is not full
     */
    static long[][] ofBytes(StreamPorts ports, byte... packet) {
        int data = ports.requiredWordOf("data");
        int bytes = ports.widthOf("data") / Byte.SIZE;
        int keep = ports.wordOf("keep");
        int strobes = ports.isAxi() ? ports.wordOf("strb") : -1;
        requireBytes(ports);
        if (packet.length == 0 || keep < 0 && packet.length % bytes != 0) {
            throw new IllegalArgumentException("a packet of stream \"" + ports.name() + "\" has "
                    + (keep < 0 ? "a multiple of " + bytes + " bytes, as its payload has no field \"keep\"" : "bytes")
                    + ": this one has " + packet.length);
        }
        long[][] beats = new long[(packet.length + bytes - 1) / bytes][ports.words()];
        for (int i = 0; i < packet.length; i++) {
            int lane = i % bytes;
            long[] beat = beats[i / bytes];
            beat[data + lane / Long.BYTES] |= (packet[i] & 0xFFL) << Byte.SIZE * (lane % Long.BYTES);
            mark(beat, keep, lane);
            mark(beat, strobes, lane);
        }
        return beats;
    }

    private static void mark(long[] beat, int field, int lane) {
        if (field >= 0) {
            beat[field + lane / Long.SIZE] |= 1L << lane % Long.SIZE;
        }
    }

    /** Refuses data of broken bytes, and marks of which each is of more or less than a byte. */
    private static void requireBytes(StreamPorts ports) {
        int width = ports.widthOf("data");
        if (width % Byte.SIZE != 0) {
            throw new IllegalArgumentException("stream \"" + ports.name() + "\" has data of " + width
                    + " bits: a packet of bytes needs a multiple of " + Byte.SIZE);
        }
        for (String marks : ports.isAxi() ? List.of("keep", "strb") : List.of("keep")) {
            int bits = ports.widthOf(marks);
            if (bits != 0 && bits != width / Byte.SIZE) {
                throw new IllegalArgumentException("stream \"" + ports.name() + "\" has " + bits + " bits of \"" + marks
                        + "\" beside " + width + " of data: a packet of bytes needs a bit for each byte");
            }
        }
    }

    static void requireBeat(StreamPorts ports, long[] beat) {
        if (beat.length != ports.words()) {
            throw new IllegalArgumentException("a beat of stream \"" + ports.name() + "\" has " + ports.words()
                    + " words: this one has " + beat.length);
        }
    }
}
