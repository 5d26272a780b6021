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

    static void requireBeat(StreamPorts ports, long[] beat) {
        if (beat.length != ports.words()) {
            throw new IllegalArgumentException("a beat of stream \"" + ports.name() + "\" has " + ports.words()
                    + " words: this one has " + beat.length);
        }
    }
}
