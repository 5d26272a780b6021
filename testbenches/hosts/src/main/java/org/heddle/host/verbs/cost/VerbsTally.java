package org.heddle.host.verbs.cost;

/** Counters of one process; each is counted where the work is done. */
public final class VerbsTally {
    private VerbsCounts counts = VerbsCounts.NONE;

    private void add(VerbsCounts more) {
        counts = counts.plus(more);
    }

    /** Counts a posted send request. */
    public void send() {
        add(new VerbsCounts(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    }

    /** Counts a posted receive request. */
    public void receive() {
        add(new VerbsCounts(0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    }

    /** Counts a doorbell. */
    public void doorbell() {
        add(new VerbsCounts(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0));
    }

    /** Counts a poll and the completions that it took. */
    public void poll(int completions) {
        add(new VerbsCounts(0, 0, 0, 1, completions == 0 ? 1 : 0, completions, 0, 0, 0, 0, 0));
    }

    /** Counts an interrupt. */
    public void interrupt() {
        add(new VerbsCounts(0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0));
    }

    /** Counts a copy of message data. */
    public void copy(long bytes) {
        add(new VerbsCounts(0, 0, 0, 0, 0, 0, 0, 1, bytes, 0, 0));
    }

    /** Counts a registration. */
    public void registration() {
        add(new VerbsCounts(0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0));
    }

    /** Counts a creation of an indirect key. */
    public void creation() {
        add(new VerbsCounts(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1));
    }

    /** Returns the counts so far. */
    public VerbsCounts counts() {
        return counts;
    }
}
