package org.heddle.verify.coverage;

/**
 * Points of one kind.
 *
 * @param reached how many of them were
 * @param all how many there are
 */
record CoverageTally(int reached, int all) {
    CoverageTally plus(CoverageTally other) {
        return new CoverageTally(reached + other.reached, all + other.all);
    }

    /** Reached of all, and as a percentage; a dash if there are none. */
    String text() {
        return all == 0 ? "-" : reached + "/" + all + " (" + 100 * reached / all + " %)";
    }
}
