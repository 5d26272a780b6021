package org.heddle.nic.harness;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Words of lanes as beats: 64 bits hold as many lanes as fit, the first one lowest. A lane has a divisor of 64 bits. */
public final class LaneWords {
    private LaneWords() {}

    /** A beat of lanes, followed by other fields. */
    public static long[] beat(int laneBits, List<Long> lanes, long... fields) {
        int each = Long.SIZE / laneBits;
        long[] beat = new long[(lanes.size() + each - 1) / each + fields.length];
        for (int i = 0; i < lanes.size(); i++) {
            beat[i / each] |= lanes.get(i) << laneBits * (i % each);
        }
        System.arraycopy(fields, 0, beat, beat.length - fields.length, fields.length);
        return beat;
    }

    /** One lane of a beat. */
    public static long lane(int laneBits, long[] beat, int index) {
        int each = Long.SIZE / laneBits;
        return beat[index / each] >>> laneBits * (index % each) & (1L << laneBits) - 1;
    }

    /** Random lanes. */
    public static List<Long> random(int laneBits, RandomGenerator random, int number) {
        List<Long> lanes = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            lanes.add(random.nextLong() >>> Long.SIZE - laneBits);
        }
        return lanes;
    }

    /** Packed words of so many lanes, each {data.., last}; lanes behind the end are random. */
    public static List<long[]> packed(int laneBits, List<Long> lanes, int wordLanes, RandomGenerator random) {
        List<long[]> words = new ArrayList<>();
        for (int at = 0; at < lanes.size(); at += wordLanes) {
            List<Long> word = new ArrayList<>(lanes.subList(at, Math.min(at + wordLanes, lanes.size())));
            word.addAll(random(laneBits, random, wordLanes - word.size()));
            words.add(beat(laneBits, word, at + wordLanes >= lanes.size() ? 1 : 0));
        }
        return words;
    }
}
