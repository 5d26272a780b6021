package org.heddle.host.verbs;

import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.VerbsException;

/**
 * Piece of an interleaved list.
 *
 * @param piece memory of the first round
 * @param skip bytes between its rounds, 0 to 2^32 - 1
 */
public record InterleavedPiece(ScatterGatherElement piece, long skip) {
    /**
     * Checks the bytes that are left out.
     *
     * @throws VerbsException EINVAL unless their number has 32 bits
     */
    public InterleavedPiece {
        if (skip < 0 || skip > 0xFFFF_FFFFL) {
            throw new VerbsException(Errno.EINVAL, "a piece leaves out 0 to 2^32 - 1 bytes: skip=" + skip);
        }
    }
}
