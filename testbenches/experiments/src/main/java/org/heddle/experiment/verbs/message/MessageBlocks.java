package org.heddle.experiment.verbs.message;

import org.heddle.mpi.datatype.Datatype;

/**
 * Blocks that a message lies in, at both ends.
 *
 * @param sendBytes of a block at the sender
 * @param receiveBytes of a block at the receiver
 * @param gap bytes between blocks, at both
 * @param method auto, or the one that is forced
 */
public record MessageBlocks(int sendBytes, int receiveBytes, int gap, String method) {
    /**
     * Checks the blocks.
     *
     * @throws IllegalArgumentException if a block has no bytes, or the gap is negative
     */
    public MessageBlocks {
        if (sendBytes < 1 || receiveBytes < 1 || gap < 0) {
            throw new IllegalArgumentException("a block has at least 1 byte, a gap 0 or more: --block-bytes "
                    + sendBytes + ", --receive-block-bytes " + receiveBytes + ", --gap " + gap);
        }
    }

    /**
     * Requires blocks that share a message out.
     *
     * @throws IllegalArgumentException if the message is not a whole number of them
     */
    void require(int bytes) {
        if (bytes % sendBytes != 0 || bytes % receiveBytes != 0) {
            throw new IllegalArgumentException("both ends have whole blocks: " + bytes + " bytes, --block-bytes "
                    + sendBytes + ", --receive-block-bytes " + receiveBytes);
        }
    }

    private int bytesOf(int rank) {
        return rank == 0 ? sendBytes : receiveBytes;
    }

    /** Returns the committed type of a message at a rank, of which one instance moves. */
    Datatype type(int rank, int bytes) {
        Datatype type =
                Datatype.createHVector(bytes / bytesOf(rank), bytesOf(rank), (long) bytesOf(rank) + gap, Datatype.BYTE);
        type.commit();
        return type;
    }

    /** Returns the bytes from a message's first one to its last one at a rank. */
    int room(int rank, int bytes) {
        return Math.toIntExact(bytes == 0 ? 0 : bytes + (long) (bytes / bytesOf(rank) - 1) * gap);
    }
}
