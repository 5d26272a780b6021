package org.heddle.host.mpc.ch;

import java.util.List;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.mpi.transport.Completion;

/** Half of a channel at the receiver of a message. */
final class ReceiveChannel {
    private static final int FRAGMENT_NUMBERS = 128;

    private final int peer;
    private final int sid;
    private final StagedData data;
    private final long bytes;
    private final Completion completion;
    private final List<PhysicalPiece> source;
    private long position;
    private long fragment;
    private int number;

    /**
     * @param source pieces of the sender's memory from which all bytes are read; empty if the sender writes them
     */
    ReceiveChannel(int peer, int sid, StagedData data, long bytes, Completion completion, List<PhysicalPiece> source) {
        this.source = source;
        this.peer = peer;
        this.sid = sid;
        this.data = data;
        this.bytes = bytes;
        this.completion = completion;
    }

    int peer() {
        return peer;
    }

    int sid() {
        return sid;
    }

    StagedData data() {
        return data;
    }

    /** Returns the pieces of the sender's memory from which all bytes are read; empty if the sender writes them. */
    List<PhysicalPiece> source() {
        return source;
    }

    Completion completion() {
        return completion;
    }

    /** Returns the first byte of the fragment that comes. */
    long position() {
        return position;
    }

    /** Returns the bytes of the fragment that comes. */
    long fragment() {
        return fragment;
    }

    /** Begins the next fragment. */
    void begin(long most) {
        fragment = Math.min(most, bytes - position);
    }

    /**
     * Returns the name by which the data of this fragment come: that of the channel, with the fragment's number modulo 128 above it, so that a
     * notification which is repeated is none of the next fragment. The highest bit names offers.
     */
    int nameOfFragment(int rid) {
        return rid | (number & FRAGMENT_NUMBERS - 1) << ChannelTable.NAME_BITS;
    }

    boolean isLast() {
        return position + fragment == bytes;
    }

    /** Takes the fragment as received. */
    void received() {
        position += fragment;
        fragment = 0;
        number++;
    }

    boolean isDone() {
        return position == bytes;
    }
}
