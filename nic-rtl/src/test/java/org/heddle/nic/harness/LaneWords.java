package org.heddle.nic.harness;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Words of 4-byte lanes as beats: 64 bits hold two lanes, the first one lowest. */
public final class LaneWords {
    private LaneWords() {}

    /** A beat of lanes, followed by other fields. */
    public static long[] beat(List<Long> lanes, long... fields) {
        long[] beat = new long[(lanes.size() + 1) / 2 + fields.length];
        for (int i = 0; i < lanes.size(); i++) {
            beat[i / 2] |= lanes.get(i) << 32 * (i % 2);
        }
        System.arraycopy(fields, 0, beat, beat.length - fields.length, fields.length);
        return beat;
    }

    /** One lane of a beat. */
    public static long lane(long[] beat, int index) {
        return beat[index / 2] >>> 32 * (index % 2) & 0xFFFF_FFFFL;
    }

    /** Random lanes. */
    public static List<Long> random(RandomGenerator random, int number) {
        List<Long> lanes = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            lanes.add(random.nextLong() >>> 32);
        }
        return lanes;
    }

    /** Packed words of so many lanes, each {data.., last}; lanes behind the end are random. */
    public static List<long[]> packed(List<Long> lanes, int wordLanes, RandomGenerator random) {
        List<long[]> words = new ArrayList<>();
        for (int at = 0; at < lanes.size(); at += wordLanes) {
            List<Long> word = new ArrayList<>(lanes.subList(at, Math.min(at + wordLanes, lanes.size())));
            word.addAll(random(random, wordLanes - word.size()));
            words.add(beat(word, at + wordLanes >= lanes.size() ? 1 : 0));
        }
        return words;
    }
}
