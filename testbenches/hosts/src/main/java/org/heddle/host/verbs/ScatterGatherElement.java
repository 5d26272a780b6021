package org.heddle.host.verbs;

import org.heddle.host.verbs.device.PostedPiece;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.VerbsException;

/**
 * Piece of local memory of a request. A piece of no bytes is skipped, and its key is not looked at.
 *
 * @param address virtual
 * @param length in bytes, 0 to 2^32 - 1
 * @param lkey local key
 */
public record ScatterGatherElement(long address, long length, int lkey) {
    /**
     * Checks the length.
     *
     * @throws VerbsException EINVAL unless it has 32 bits
     */
    public ScatterGatherElement {
        if (length < 0 || length > 0xFFFF_FFFFL) {
            throw new VerbsException(Errno.EINVAL, "a piece has 0 to 2^32 - 1 bytes: length=" + length);
        }
    }

    /** Returns a piece of a region. */
    public static ScatterGatherElement of(MemoryRegion region, long address, long length) {
        return new ScatterGatherElement(address, length, region.lkey());
    }

    PostedPiece entry() {
        return new PostedPiece(address, length, lkey);
    }
}
