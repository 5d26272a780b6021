package org.heddle.host.verbs.cost;

/**
 * Work that a process has done so far.
 *
 * @param sends requests posted to send queues
 * @param receives requests posted to receive queues
 * @param doorbells rung
 * @param polls of completion queues
 * @param emptyPolls of them that found nothing
 * @param completions taken
 * @param interrupts that ended a wait
 * @param copies of message data by the processor
 * @param copiedBytes of them
 * @param registrations of memory
 * @param creations of indirect keys
 */
public record VerbsCounts(
        long sends,
        long receives,
        long doorbells,
        long polls,
        long emptyPolls,
        long completions,
        long interrupts,
        long copies,
        long copiedBytes,
        long registrations,
        long creations) {
    /** Nothing done. */
    public static final VerbsCounts NONE = new VerbsCounts(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    /** Returns the work of two processes together. */
    public VerbsCounts plus(VerbsCounts other) {
        return new VerbsCounts(
                sends + other.sends,
                receives + other.receives,
                doorbells + other.doorbells,
                polls + other.polls,
                emptyPolls + other.emptyPolls,
                completions + other.completions,
                interrupts + other.interrupts,
                copies + other.copies,
                copiedBytes + other.copiedBytes,
                registrations + other.registrations,
                creations + other.creations);
    }

    /** Returns the work since an earlier count. */
    public VerbsCounts since(VerbsCounts earlier) {
        return new VerbsCounts(
                sends - earlier.sends,
                receives - earlier.receives,
                doorbells - earlier.doorbells,
                polls - earlier.polls,
                emptyPolls - earlier.emptyPolls,
                completions - earlier.completions,
                interrupts - earlier.interrupts,
                copies - earlier.copies,
                copiedBytes - earlier.copiedBytes,
                registrations - earlier.registrations,
                creations - earlier.creations);
    }
}
