package org.heddle.verify.coverage;

/**
 * Points of one kind.
 *
 * @param reached how many of them were
 * @param all how many there are
 */
record Tally(int reached, int all) {
    Tally plus(Tally other) {
        return new Tally(reached + other.reached, all + other.all);
    }

    /** Reached of all, and as a percentage; a dash if there are none. */
    String text() {
        return all == 0 ? "-" : reached + "/" + all + " (" + 100 * reached / all + " %)";
    }
}
