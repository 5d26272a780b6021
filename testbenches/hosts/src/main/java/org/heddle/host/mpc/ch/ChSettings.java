package org.heddle.host.mpc.ch;

import org.heddle.host.mpc.memory.PageTable;
import org.heddle.host.mpc.rdma.MpcMode;

/**
 * How messages are moved.
 *
 * @param mode of all ranks
 * @param mostShort MAX, the largest message that goes SHORT, in bytes; -1 sends all by rendezvous
 * @param fragmentBytes most bytes of a fragment, counted from a message's first byte: whole pages, up to 1 MiB
 * @param buffers NBUF, for control messages from each peer, 4 to 15
 * @param channels most messages that a rank sends, and most that it receives, by rendezvous at once, 1 to 65,536
 */
public record ChSettings(MpcMode mode, int mostShort, int fragmentBytes, int buffers, int channels) {
    /** Most bytes of a fragment. */
    public static final int MOST_FRAGMENT = 1 << 20;

    private static final int MOST_SHORT = 1 << 20;
    private static final int LEAST_BUFFERS = 4;
    private static final int MOST_CHANNELS = 1 << 16;
    /** Pieces that every map has room for: a fragment of pages that begins inside one. */
    private static final int LEAST_PIECES = MOST_FRAGMENT / PageTable.PAGE_BYTES + 1;

    /**
     * Checks the settings.
     *
     * @throws IllegalArgumentException if they cannot work
     */
    public ChSettings {
        if (mostShort < -1 || mostShort > MOST_SHORT) {
            throw new IllegalArgumentException(
                    "mostShort must be from -1 to " + MOST_SHORT + ": mostShort=" + mostShort);
        }
        if (fragmentBytes < PageTable.PAGE_BYTES
                || fragmentBytes > MOST_FRAGMENT
                || fragmentBytes % PageTable.PAGE_BYTES != 0) {
            throw new IllegalArgumentException("fragmentBytes must be whole pages of " + PageTable.PAGE_BYTES
                    + " bytes, up to " + MOST_FRAGMENT + ": fragmentBytes=" + fragmentBytes);
        }
        if (buffers < LEAST_BUFFERS
                || buffers > ControlFormat.MOST_CREDITS
                || channels < 1
                || channels > MOST_CHANNELS) {
            throw new IllegalArgumentException("buffers must be from " + LEAST_BUFFERS + " to "
                    + ControlFormat.MOST_CREDITS + ", and channels from 1 to " + MOST_CHANNELS + ": buffers=" + buffers
                    + ", channels=" + channels);
        }
    }

    /** Returns the published settings of a mode: its threshold, 8 buffers, fragments of 1 MiB; and 4,096 channels. */
    public static ChSettings published(MpcMode mode) {
        return new ChSettings(mode, mode.publishedThreshold(), MOST_FRAGMENT, 8, 4096);
    }

    /** Returns the same with another largest short message. */
    public ChSettings withMostShort(int bytes) {
        return new ChSettings(mode, bytes, fragmentBytes, buffers, channels);
    }

    /** Returns the same with other fragments. */
    public ChSettings withFragmentBytes(int bytes) {
        return new ChSettings(mode, mostShort, bytes, buffers, channels);
    }

    /** Returns the same with another number of channels. */
    public ChSettings withChannels(int count) {
        return new ChSettings(mode, mostShort, fragmentBytes, buffers, count);
    }

    /** Returns the bytes of a buffer for control messages, a multiple of 64. */
    int bufferBytes() {
        int largest = Math.max(
                20 + mostShort,
                ControlMessage.Response.FIXED_BYTES + ControlMessage.Response.PIECE_BYTES * LEAST_PIECES);
        return (largest + 63) / 64 * 64;
    }

    /** Returns the pieces that the map of an offer has room for. */
    int mostOfferedPieces() {
        return piecesBehind(ControlMessage.Offer.FIXED_BYTES);
    }

    /** Returns the pieces that the map of a request has room for; 0 where nobody reads another node's memory. */
    int mostRequestedPieces() {
        return mode.hasOwnLists() ? piecesBehind(ControlMessage.Request.WITH_COUNT_BYTES) : 0;
    }

    /** Returns the pieces that a map has room for. */
    int mostPieces() {
        return piecesBehind(ControlMessage.Response.FIXED_BYTES);
    }

    private int piecesBehind(int fixedBytes) {
        return (bufferBytes() - fixedBytes) / ControlMessage.Response.PIECE_BYTES;
    }
}
