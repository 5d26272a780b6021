package org.heddle.cosim.jvm.agent;

/** In which cycles an agent pauses, by the numbers of {@code StallProfile}: the twin of {@code heddle_stalls.h}. */
final class Pauses {
    private static final int NEVER = 0;

    private final long profile;
    private final long seed;
    private long cycle;
    private boolean pausedAtEdge;

    Pauses(long profile, long seed) {
        this.profile = profile;
        this.seed = seed;
    }

    /** The generator splitmix64, as all seeds are mixed. */
    static long mix(long before) {
        long z = before + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /**
     * Whether the agent pauses in the next cycle.
     *
     * @param atEdge whether the next beat is the first or the last one of a packet
     */
    boolean next(boolean atEdge) {
        if (profile == NEVER) {
            return false;
        }
        long now = cycle++;
        long random = mix(seed ^ mix(now));
        return switch ((int) profile) {
            case 1 -> true;
            case 2 -> (now & 1) != 0;
            case 3 -> random >>> 61 == 0;
            case 4 -> random >>> 61 != 0;
            case 5 -> (now & 16) != 0;
            case 7 -> {
                boolean stalls = atEdge && !pausedAtEdge;
                pausedAtEdge = atEdge;
                yield stalls;
            }
            default -> random < 0;
        };
    }

    /** A beat went through: the next one may be paused for. */
    void moved() {
        pausedAtEdge = false;
    }
}
