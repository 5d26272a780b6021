package org.heddle.host.mpc.rdma;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.heddle.host.mpc.memory.PageTable;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.memory.VirtualRange;

/**
 * Translation at user level: memory that was allocated for messages is registered when it is allocated, other memory by one system call when
 * a message first lies there.
 */
public final class Registrations implements AddressTranslation {
    private final MpiDriver driver;
    private final ProcessMemory memory;
    /** Pages outside the heap that have been registered. */
    private final Set<Long> registered = new HashSet<>();

    /**
     * @param driver of the process
     * @param memory of the process
     */
    public Registrations(MpiDriver driver, ProcessMemory memory) {
        this.driver = driver;
        this.memory = memory;
    }

    @Override
    public List<PhysicalPiece> begin(List<VirtualRange> ranges) {
        List<VirtualRange> others =
                ranges.stream().filter(range -> !isRegistered(range)).toList();
        if (!others.isEmpty()) {
            driver.register(others);
            others.forEach(range -> pages(range).forEach(registered::add));
        }
        return VirtualRange.pieces(ranges, memory);
    }

    private boolean isRegistered(VirtualRange range) {
        boolean isOfHeap = range.address() >= memory.heap().address()
                && range.address() + range.bytes() <= memory.heap().end();
        return isOfHeap || pages(range).allMatch(registered::contains);
    }

    private static LongStream pages(VirtualRange range) {
        long first = range.address() / PageTable.PAGE_BYTES;
        return LongStream.range(first, first + PageTable.pages(range.address(), range.bytes()));
    }

    @Override
    public void end() {}
}
