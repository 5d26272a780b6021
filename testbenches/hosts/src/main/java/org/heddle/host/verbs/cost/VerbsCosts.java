package org.heddle.host.verbs.cost;

/**
 * Costs of the host, in cycles of 10 ns.
 *
 * @param post validates a request and writes it into its queue
 * @param doorbell one write to the doorbell page, from the call to the next instruction
 * @param poll one look at a completion queue, whether or not there is an entry
 * @param completion takes one entry out of it
 * @param copyPerKilobyte copies 1,024 bytes
 * @param interrupt from the line to the program that waits for an event
 * @param systemCall into the driver and back
 * @param pinPage pins and translates one page of a region that is registered
 * @param createPerEntry reserves one entry of an indirect key's list, in the driver
 * @param sendCall a call that posts sends, beside what each of them costs
 * @param receiveCall a call that posts receives, likewise
 * @param walkPerRun steps to the next run of a datatype, where data are copied from run to run or listed
 */
public record VerbsCosts(
        long post,
        long doorbell,
        long poll,
        long completion,
        long copyPerKilobyte,
        long interrupt,
        long systemCall,
        long pinPage,
        double createPerEntry,
        long sendCall,
        long receiveCall,
        long walkPerRun) {
    /**
     * A host around the memory that the node has: 60 cycles to a read's answer, 20 for a write, a line of 32 bytes per cycle.
     *
     * <ul>
     *   <li>{@code post} 10: some sixty instructions and one line that is written in the cache, 100 ns.
     *   <li>{@code doorbell} 20: a write that is not cached leaves the processor as a memory write does.
     *   <li>{@code poll} 6: the line of the next entry is in the cache while nothing has come, 60 ns with the call around it.
     *   <li>{@code completion} 8: the entry is decoded and the slot freed; the line that the node has written is fetched once for several.
     *   <li>{@code copyPerKilobyte} 64: 32 lines are read and 32 written, one per cycle.
     *   <li>{@code interrupt} 550, {@code systemCall} 400: those of the hosts of the remote-write network, of the same years.
     *   <li>{@code pinPage} 40: a page table's walk in the cache and an entry of the translation table written.
     *   <li>{@code createPerEntry} 0.25: an entry of 16 bytes is cleared, a quarter of a cache line.
     *   <li>{@code sendCall}, {@code receiveCall} 0: {@code post} and {@code doorbell} have them.
     *   <li>{@code walkPerRun} 2: some fifty instructions, 20 ns.
     * </ul>
     */
    public static final VerbsCosts DEFAULT = new VerbsCosts(10, 20, 6, 8, 64, 550, 400, 40, 0.25, 0, 0, 2);

    /** A host that takes no time, for tests of the device alone. */
    public static final VerbsCosts NONE = new VerbsCosts(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    /** Returns the cycles of creating an indirect key for so many entries, rounded up. */
    public long createKey(int entries) {
        return systemCall + (long) Math.ceil(createPerEntry * entries);
    }

    /** Returns the cycles of copying so many bytes, rounded up. */
    public long copy(long bytes) {
        return (copyPerKilobyte * bytes + 1023) / 1024;
    }
}
