package org.heddle.cosim.agent;

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
     * byte is the lowest of the first beat; fields beside these are 0.
     *
     * @throws IllegalArgumentException if there is no byte, if the stream lacks such fields, or without {@code keep} the last beat is not full
     */
    static long[][] ofBytes(StreamPorts ports, byte... packet) {
        int data = ports.requiredWordOf("data");
        int bytes = ports.widthOf("data") / Byte.SIZE;
        int keep = ports.wordOf("keep");
        if (packet.length == 0 || bytes == 0 || keep < 0 && packet.length % bytes != 0) {
            throw new IllegalArgumentException("a packet of stream \"" + ports.name() + "\" has "
                    + (keep < 0 ? "a multiple of " + bytes + " bytes, as its payload has no field \"keep\"" : "bytes")
                    + ": this one has " + packet.length);
        }
        long[][] beats = new long[(packet.length + bytes - 1) / bytes][ports.words()];
        for (int i = 0; i < packet.length; i++) {
            int lane = i % bytes;
            long[] beat = beats[i / bytes];
            beat[data + lane / Long.BYTES] |= (packet[i] & 0xFFL) << Byte.SIZE * (lane % Long.BYTES);
            if (keep >= 0) {
                beat[keep + lane / Long.SIZE] |= 1L << lane % Long.SIZE;
            }
        }
        return beats;
    }

    static void requireBeat(StreamPorts ports, long[] beat) {
        if (beat.length != ports.words()) {
            throw new IllegalArgumentException("a beat of stream \"" + ports.name() + "\" has " + ports.words()
                    + " words: this one has " + beat.length);
        }
    }
}
