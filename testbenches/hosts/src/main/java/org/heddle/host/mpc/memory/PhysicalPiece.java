package org.heddle.host.mpc.memory;

import java.util.ArrayList;
import java.util.List;

/**
 * Zone of contiguous physical memory.
 *
 * @param address of its first byte
 * @param bytes at least 1
 */
public record PhysicalPiece(long address, long bytes) {
    /**
     * Checks the piece.
     *
     * @throws IllegalArgumentException for a negative address, or fewer bytes than 1
     */
    public PhysicalPiece {
        if (address < 0 || bytes < 1) {
            throw new IllegalArgumentException(
                    "a piece needs address >= 0 and bytes >= 1: address=" + address + ", bytes=" + bytes);
        }
    }

    /** Returns the address behind the last byte. */
    public long end() {
        return address + bytes;
    }

    /** Returns the bytes of all pieces. */
    public static long total(List<PhysicalPiece> pieces) {
        return pieces.stream().mapToLong(PhysicalPiece::bytes).sum();
    }

    /** Returns the pieces of the first bytes, of all if there are fewer. */
    public static List<PhysicalPiece> first(List<PhysicalPiece> pieces, long bytes) {
        List<PhysicalPiece> first = new ArrayList<>();
        long left = bytes;
        for (PhysicalPiece piece : pieces) {
            if (left > 0) {
                first.add(new PhysicalPiece(piece.address, Math.min(left, piece.bytes)));
                left -= piece.bytes;
            }
        }
        return first;
    }

    /** Adds a piece behind others, and joins it with the last one if they are neighbours. */
    public static void join(ArrayList<PhysicalPiece> pieces, PhysicalPiece piece) {
        int last = pieces.size() - 1;
        if (last >= 0 && pieces.get(last).end() == piece.address) {
            PhysicalPiece before = pieces.get(last);
            pieces.set(last, new PhysicalPiece(before.address, before.bytes + piece.bytes));
        } else {
            pieces.add(piece);
        }
    }
}
