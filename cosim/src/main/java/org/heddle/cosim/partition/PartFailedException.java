package org.heddle.cosim.partition;

/** A part's process died or threw, which ended all parts. The message names the process, its members, and its end. */
public final class PartFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int part;
    private final long cycle;

    /**
     * The end of a part.
     *
     * @param part its number, from 0
     * @param cycle to which its members had come at least
     * @param message process, members and end
     */
    PartFailedException(int part, long cycle, String message) {
        super(message);
        this.cycle = cycle;
        this.part = part;
    }

    /** Number of the part whose end was the first, from 0. */
    public int part() {
        return part;
    }

    /** The cycle to which the part's members had come at least. */
    public long cycle() {
        return cycle;
    }
}
