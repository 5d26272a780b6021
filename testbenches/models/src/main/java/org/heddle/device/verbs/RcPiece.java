package org.heddle.device.verbs;

import java.util.List;

/**
 * Piece of local memory.
 *
 * @param address virtual
 * @param length in bytes
 * @param key of its region
 */
public record RcPiece(long address, long length, int key) {
    static long total(List<RcPiece> pieces) {
        return pieces.stream().mapToLong(RcPiece::length).sum();
    }
}
