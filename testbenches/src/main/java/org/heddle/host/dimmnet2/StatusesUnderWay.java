package org.heddle.host.dimmnet2;

/**
 * How many statuses will still be written into the ring of each rank. It is known to whoever started all ranks, not to their hosts:
 * it tells a job that waits for nothing any more from one that waits, and keeps ranks from looking at rings into which nobody writes.
 */
final class StatusesUnderWay {
    private final int[] expected;
    private int all;

    StatusesUnderWay(int ranks) {
        expected = new int[ranks];
    }

    void add(int rank) {
        expected[rank]++;
        all++;
    }

    void remove(int rank) {
        expected[rank]--;
        all--;
    }

    int count(int rank) {
        return expected[rank];
    }

    boolean isAnyFor(int rank) {
        return expected[rank] > 0;
    }

    boolean isAny() {
        return all > 0;
    }
}
