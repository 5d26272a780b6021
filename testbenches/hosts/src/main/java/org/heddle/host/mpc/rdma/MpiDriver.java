package org.heddle.host.mpc.rdma;

import java.util.List;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.memory.PageTable;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.memory.VirtualRange;

/** MPIDRIVER, the part of the library in system space: each of its methods is a system call of one process. */
public final class MpiDriver {
    private final HostProcessor processor;
    private final ProcessMemory memory;

    /**
     * @param processor of the process
     * @param memory of the process, whose page table only the system may read
     */
    public MpiDriver(HostProcessor processor, ProcessMemory memory) {
        this.processor = processor;
        this.memory = memory;
    }

    /** Runs something in system space. */
    void call(Runnable body) {
        processor.tally().systemCall();
        processor.work(processor.constants().systemCall());
        body.run();
    }

    /**
     * Pins memory, and returns its physically contiguous pieces.
     *
     * @param ranges in their order
     * @throws IllegalArgumentException if a page is not mapped
     */
    public List<PhysicalPiece> translate(List<VirtualRange> ranges) {
        List<PhysicalPiece> pieces = VirtualRange.pieces(ranges, memory);
        long pages = ranges.stream()
                .mapToLong(range -> PageTable.pages(range.address(), range.bytes()))
                .sum();
        processor.tally().systemCall();
        processor.work(processor.constants().translationCall()
                + pages * processor.constants().translationPerPage());
        return pieces;
    }

    /** Releases what {@link #translate} has pinned. */
    public void release() {
        processor.tally().systemCall();
        processor.work(processor.constants().translationCall());
    }

    /** Registers memory for as long as the process lives: pins it, and shows the process where it is. */
    void register(List<VirtualRange> ranges) {
        processor.tally().registration();
        translate(ranges);
    }
}
