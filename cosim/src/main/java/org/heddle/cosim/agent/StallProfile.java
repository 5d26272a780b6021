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
    },
    /**
     * Pauses for one cycle at the first and at the last beat of each packet: where a design begins and ends something. A
     * sink, which cannot know that the last beat is coming, pauses at the first two. Without packets it pauses at each
     * beat.
     */
    PACKET_EDGES {
        @Override
        boolean stalls(long cycle, long random) {
            return false; // as long as no edge is near
        }
    };

    /** The decision in a cycle, counted from the agent's first. */
    abstract boolean stalls(long cycle, long random);

    /** Decisions from a seed, one per cycle. */
    public Pauses from(long seed) {
        return new Pauses(this, seed);
    }

    /** One agent's pauses. */
    public static final class Pauses {
        private final StallProfile profile;
        private final long seed;
        private long cycle;
        private boolean pausedAtEdge;

        private Pauses(StallProfile profile, long seed) {
            this.profile = profile;
            this.seed = seed;
        }

        /**
         * Whether the agent pauses in the next cycle.
         *
         * @param atEdge whether the next beat is at an edge of a packet
         */
        public boolean next(boolean atEdge) {
            boolean stalls = profile.stalls(cycle, Seeds.mix(seed ^ Seeds.mix(cycle)));
            cycle++;
            if (profile == PACKET_EDGES) {
                stalls = atEdge && !pausedAtEdge;
                pausedAtEdge = atEdge;
            }
            return stalls;
        }

        /** A beat went through: the next one may be paused for. */
        public void moved() {
            pausedAtEdge = false;
        }
    }
}
