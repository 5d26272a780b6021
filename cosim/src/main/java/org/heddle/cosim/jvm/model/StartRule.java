package org.heddle.cosim.jvm.model;

import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.unknown.UnknownTracking;

/**
 * WordBits that state holds before anything was written to it, as native models have them: from the seed and the state's own
 * hierarchical name. {@code heddle_initial.h} is the same rule in C++.
 *
 * @param initial 0 for all bits 0, 1 for all bits 1, 2 for bits drawn from the seed, {@link #AS_INTERPRETED}
 * @param seed as native models take it
 */
public record StartRule(int initial, int seed) {
    /** As the interpreter of circuits starts: all bits 0, but asynchronous resets have acted on what they reset. */
    public static final int AS_INTERPRETED = 3;

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    /** Words of 32 bits draw their bits each for itself once a value has more than 64. */
    private static final int NARROW = 64;

    private static long mix(long before) {
        long z = before + GOLDEN;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    private static long hash(long from, String text) {
        long hash = from;
        for (int i = 0; i < text.length(); i++) {
            hash = mix(hash ^ text.charAt(i));
        }
        return hash;
    }

    private long hashOf(String path, String name) {
        return hash(hash(mix(Integer.toUnsignedLong(seed)), encoded(path) + "."), encoded(name));
    }

    /** Verilator keeps two underscores for itself. */
    private static String encoded(String name) {
        return name.replace("__", "___05F");
    }

    private long bits(long hash, long index, int width) {
        long mask = Evaluation.onesOfWord(width);
        return switch (initial) {
            case 0, AS_INTERPRETED -> 0;
            case 1 -> mask;
            default -> mix(hash + index) & mask;
        };
    }

    private long word(long hash, long index, int width, int lane) {
        if (width <= NARROW) {
            return bits(hash, index, width);
        }
        long first = half(hash, index, width, 2 * lane);
        return 64 * lane + 32 < width ? first | half(hash, index, width, 2 * lane + 1) << 32 : first;
    }

    private long half(long hash, long index, int width, int half) {
        return bits(hash, (index << 16) + half, Math.min(32, width - 32 * half));
    }

    /** Returns 64 bits of a register. */
    public long register(String path, String name, int width, int lane) {
        return UnknownTracking.isMask(name) ? 0 : word(hashOf(path, name), 0, width, lane);
    }

    /** Returns 64 bits of a register that an asynchronous reset gives a value. */
    public long resettable(String path, String name, int width, int lane, long reset) {
        return initial == AS_INTERPRETED ? reset : register(path, name, width, lane);
    }

    /**
     * Fills a memory.
     *
     * @param words array that has it
     * @param first its first element there
     * @param count its elements
     */
    public void fill(long[] words, int first, int count, String path, String name, int width) {
        if (UnknownTracking.isMask(name)) {
            return;
        }
        int lanes = (width + 63) / 64;
        long hash = hashOf(path, name);
        for (int i = 0; i < count; i++) {
            words[first + i] = word(hash, i / lanes, width, i % lanes);
        }
    }
}
