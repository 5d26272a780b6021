package org.heddle.experiment.mpc.message;

import org.heddle.experiment.MessageWords;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.memory.PageTable;
import org.heddle.host.mpc.rdma.MpcMode;

/**
 * Message to be sent.
 *
 * @param bytes 0 to 16,777,216
 * @param seed of its words: word w is splitmix64(seed + w), little-endian
 * @param source where its buffer lies at the sender
 * @param destination where its buffer lies at the receiver
 * @param receiveFirst whether the receive is called first, else the send
 * @param settings how it is moved
 */
public record MpcMessage(
        int bytes,
        long seed,
        BufferPlacement source,
        BufferPlacement destination,
        boolean receiveFirst,
        ChSettings settings) {
    /** Most bytes of a message. */
    public static final int MOST_BYTES = 1 << 24;

    /**
     * Checks the size.
     *
     * @throws IllegalArgumentException if it is too large, or negative
     */
    public MpcMessage {
        requireSize(bytes);
    }

    private static void requireSize(int bytes) {
        if (bytes < 0 || bytes > MOST_BYTES) {
            throw new IllegalArgumentException("a message has 0 to " + MOST_BYTES + " bytes: bytes=" + bytes);
        }
    }

    /** Returns a message of a mode on scattered pages, with all else as published. */
    public static MpcMessage published(MpcMode mode, int bytes) {
        return new MpcMessage(
                bytes, 0, BufferPlacement.SCATTERED, BufferPlacement.SCATTERED, true, ChSettings.published(mode));
    }

    /**
     * Returns the same by another protocol.
     *
     * @throws IllegalArgumentException if the message is larger than a SHORT can be
     */
    public MpcMessage with(MpcProtocol protocol) {
        return switch (protocol) {
            case AUTO -> this;
            case SHORT -> with(settings.withMostShort(Math.max(bytes, settings.mostShort())));
            case RENDEZVOUS -> with(settings.withMostShort(-1));
        };
    }

    /**
     * Returns the same in so many fragments, of ceil(bytes / fragments) rounded up to whole pages.
     *
     * @throws IllegalArgumentException if that gives another number of fragments, or fragments above 1 MiB
     */
    public MpcMessage withFragments(int fragments) {
        if (fragments < 1) {
            throw new IllegalArgumentException("fragments must be >= 1: fragments=" + fragments);
        }
        long page = PageTable.PAGE_BYTES;
        long size = Math.max(page, (((long) bytes + fragments - 1) / fragments + page - 1) / page * page);
        long result = Math.max(1, (bytes + size - 1) / size);
        if (size > ChSettings.MOST_FRAGMENT || result != fragments) {
            throw new IllegalArgumentException("fragments must be whole pages of " + page + " bytes, at most "
                    + ChSettings.MOST_FRAGMENT + ": fragments=" + fragments + " of " + bytes + " bytes have " + size
                    + " bytes each, and are " + result);
        }
        return with(settings.withFragmentBytes((int) size));
    }

    /** Returns the same moved otherwise. */
    public MpcMessage with(ChSettings other) {
        return new MpcMessage(bytes, seed, source, destination, receiveFirst, other);
    }

    /** Returns the same between other places. */
    public MpcMessage between(BufferPlacement from, BufferPlacement to) {
        return new MpcMessage(bytes, seed, from, to, receiveFirst, settings);
    }

    /** Returns the same with the send called first. */
    public MpcMessage sendFirst() {
        return new MpcMessage(bytes, seed, source, destination, false, settings);
    }

    /** Returns the same with other words. */
    public MpcMessage withSeed(long other) {
        return new MpcMessage(bytes, other, source, destination, receiveFirst, settings);
    }

    /** Returns the bytes of the message. */
    byte[] contents() {
        return MessageWords.of(seed, bytes);
    }
}
