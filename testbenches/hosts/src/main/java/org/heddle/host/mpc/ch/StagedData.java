package org.heddle.host.mpc.ch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.memory.PageTable;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.memory.VirtualRange;
import org.heddle.host.ranks.UserMemory;
import org.heddle.mpi.datatype.TypeSegment;
import org.heddle.mpi.datatype.TypedBuffer;

/**
 * Data of a message by rendezvous, on one side: where they are, if remote writes can take or put them there, else in a packed copy. Writes
 * of fewer than 64 bytes would cost more than the copy.
 */
public final class StagedData {
    static final int LEAST_BLOCK = 64;

    private final UserMemory<ProcessMemory> memory;
    private final HostProcessor processor;
    private final TypedBuffer data;
    private final long bytes;
    private final List<VirtualRange> ranges;
    private final boolean isCopy;

    private StagedData(
            UserMemory<ProcessMemory> memory,
            HostProcessor processor,
            TypedBuffer data,
            long bytes,
            List<VirtualRange> ranges,
            boolean isCopy) {
        this.memory = memory;
        this.processor = processor;
        this.data = data;
        this.bytes = bytes;
        this.ranges = ranges;
        this.isCopy = isCopy;
    }

    /** Returns data that are sent; a copy is packed now. */
    public static StagedData source(
            TypedBuffer data, long bytes, UserMemory<ProcessMemory> memory, HostProcessor processor) {
        StagedData staged = place(data, bytes, memory, processor, Integer.MAX_VALUE, ChSettings.MOST_FRAGMENT);
        if (staged.isCopy) {
            byte[] packed = data.packed((int) bytes);
            memory.process().store(staged.copyAddress(), packed, 0, packed.length);
            processor.copied(bytes);
        }
        return staged;
    }

    /**
     * Returns the place of data that are received, if they need no copy.
     *
     * @param mostPieces that a map has room for
     */
    static Optional<List<VirtualRange>> inPlace(TypedBuffer data, UserMemory<ProcessMemory> memory, int mostPieces) {
        if (!memory.isSameAs(data.memory())) {
            return Optional.empty();
        }
        List<VirtualRange> ranges = ranges(data, data.bytes());
        return reason(ranges, mostPieces, ChSettings.MOST_FRAGMENT).isEmpty() ? Optional.of(ranges) : Optional.empty();
    }

    /**
     * Returns the place of data that are received, or of those that are sent before a copy is packed.
     *
     * @param mostPieces that the map of a fragment has room for
     * @param fragmentBytes of each fragment
     */
    public static StagedData place(
            TypedBuffer data,
            long bytes,
            UserMemory<ProcessMemory> memory,
            HostProcessor processor,
            int mostPieces,
            int fragmentBytes) {
        List<VirtualRange> ranges = bytes == 0 ? List.of() : ranges(data, bytes);
        Optional<String> reason = bytes == 0
                ? Optional.empty()
                : memory.isSameAs(data.memory())
                        ? reason(ranges, mostPieces, fragmentBytes)
                        : Optional.of("its data lie outside the process's simulated memory: allocate them there");
        if (reason.isEmpty()) {
            return new StagedData(memory, processor, data, bytes, ranges, false);
        }
        processor.tally().reason(reason.get());
        long copy = memory.process().allocate(bytes, BufferPlacement.SCATTERED);
        return new StagedData(memory, processor, data, bytes, List.of(new VirtualRange(copy, bytes)), true);
    }

    private static List<VirtualRange> ranges(TypedBuffer data, long bytes) {
        List<VirtualRange> ranges = new ArrayList<>();
        long left = bytes;
        for (TypeSegment segment : data.layout().segments()) {
            if (left == 0) {
                break;
            }
            long length = Math.min(left, segment.length());
            ranges.add(new VirtualRange(data.address() + segment.displacement(), length));
            left -= length;
        }
        return ranges;
    }

    /** Returns why data must be packed, in words. */
    private static Optional<String> reason(List<VirtualRange> ranges, int mostPieces, int fragmentBytes) {
        if (ranges.size() == 1) {
            return Optional.empty();
        }
        Optional<VirtualRange> small =
                ranges.stream().filter(range -> range.bytes() < LEAST_BLOCK).findFirst();
        if (small.isPresent()) {
            return Optional.of("a block of its type has " + small.get().bytes() + " bytes, fewer than " + LEAST_BLOCK);
        }
        long first = 0;
        long pieces = 0;
        for (VirtualRange range : ranges) {
            long pages = PageTable.pages(range.address(), range.bytes());
            pieces += pages;
            if (pieces > mostPieces) {
                return Optional.of(
                        "a fragment has more blocks than the " + mostPieces + " that a recv_map has room for");
            }
            if ((first + range.bytes()) / fragmentBytes > first / fragmentBytes) {
                pieces = pages;
            }
            first += range.bytes();
        }
        return Optional.empty();
    }

    private long copyAddress() {
        return ranges.get(0).address();
    }

    /** Returns where some bytes of the message are, in their order. */
    public List<VirtualRange> part(long position, long length) {
        List<VirtualRange> part = new ArrayList<>();
        long first = 0;
        for (VirtualRange range : ranges) {
            long from = Math.max(position, first);
            long to = Math.min(position + length, first + range.bytes());
            if (from < to) {
                part.add(new VirtualRange(range.address() + from - first, to - from));
            }
            first += range.bytes();
        }
        return part;
    }

    /** Frees the copy of data that have been sent. */
    public void sent() {
        if (isCopy) {
            memory.process().free(copyAddress());
        }
    }

    /** Unpacks data that have been received, if they are in a copy, and frees it. */
    public void received() {
        if (isCopy) {
            byte[] packed = new byte[(int) bytes];
            memory.process().load(copyAddress(), packed, 0, packed.length);
            data.write(0, packed, 0, packed.length);
            processor.copied(bytes);
            memory.process().free(copyAddress());
        }
    }
}
