package org.heddle.cosim.agent;

import org.heddle.cosim.Seeds;

/** In which cycles one side of a stream pauses. The native agents know these profiles by their order. */
public enum StallProfile {
    /** Never pauses: full throughput. */
    NEVER {
        @Override
        boolean stalls(long cycle, long random) {
            return false;
        }
    },
    /** Always pauses: nothing moves. */
    ALWAYS {
        @Override
        boolean stalls(long cycle, long random) {
            return true;
        }
    },
    /** Pauses in every second cycle. */
    EVERY_OTHER {
        @Override
        boolean stalls(long cycle, long random) {
            return (cycle & 1) != 0;
        }
    },
    /** Pauses in one cycle of eight, on average. */
    ONE_IN_EIGHT {
        @Override
        boolean stalls(long cycle, long random) {
            return random >>> 61 == 0;
        }
    },
    /** Pauses in seven cycles of eight, on average. */
    SEVEN_IN_EIGHT {
        @Override
        boolean stalls(long cycle, long random) {
            return random >>> 61 != 0;
        }
    },
    /** Runs for 16 cycles, then pauses for 16. */
    BURSTS_OF_16 {
        @Override
        boolean stalls(long cycle, long random) {
            return (cycle & 16) != 0;
        }
    },
    /** Pauses in half of the cycles, at random. */
    RANDOM_HALF {
        @Override
        boolean stalls(long cycle, long random) {
            return random < 0;
        }
    };

    /** The decision in a cycle, counted from the agent's first. */
    abstract boolean stalls(long cycle, long random);

    /** Decisions from a seed, one per cycle. */
    Pauses from(long seed) {
        return new Pauses(this, seed);
    }

    /** One agent's pauses. */
    static final class Pauses {
        private final StallProfile profile;
        private final long seed;
        private long cycle;

        private Pauses(StallProfile profile, long seed) {
            this.profile = profile;
            this.seed = seed;
        }

        /** Whether the agent pauses in the next cycle. */
        boolean next() {
            boolean stalls = profile.stalls(cycle, Seeds.mix(seed ^ Seeds.mix(cycle)));
            cycle++;
            return stalls;
        }
    }
}
