package org.heddle.host.mpc.memory;

import java.util.ArrayList;
import java.util.List;

/**
 * Virtually consecutive bytes of a process.
 *
 * @param address virtual
 * @param bytes at least 1
 */
public record VirtualRange(long address, long bytes) {
    /** Returns the physically contiguous pieces of several ranges, in their order, as long as they can be. */
    public static List<PhysicalPiece> pieces(List<VirtualRange> ranges, ProcessMemory memory) {
        ArrayList<PhysicalPiece> pieces = new ArrayList<>();
        for (VirtualRange range : ranges) {
            memory.pieces(range.address(), range.bytes()).forEach(piece -> PhysicalPiece.join(pieces, piece));
        }
        return pieces;
    }
}
