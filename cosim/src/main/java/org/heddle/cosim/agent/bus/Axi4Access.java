package org.heddle.cosim.agent.bus;

import java.util.ArrayList;
import java.util.List;

/** A read or a write that an {@link Axi4Master} has begun, of one burst or several, and its answer. */
public final class Axi4Access {
    private enum State {
        OPEN,
        DONE,
        REFUSED,
        LOST
    }

    /** One of its bursts. */
    static final class Part {
        final Axi4Access access;
        final BurstShape shape;
        /** Place of its next byte among those of the access. */
        int at;
        /** Beats that the bus has moved. */
        int beat;

        private final int end;

        Part(Axi4Access access, BurstShape shape, int from, int count) {
            this.access = access;
            this.shape = shape;
            at = from;
            end = from + count;
        }

        /** Whether all its beats have been moved. */
        boolean isWhole() {
            return beat == shape.beats();
        }

        /** Whether the next beat is its last one. */
        boolean isLast() {
            return beat == shape.beats() - 1;
        }

        /** Place of the next beat's first byte in a word of the bus. */
        int lane(int busBytes) {
            return (int) (shape.addressOf(beat) & busBytes - 1);
        }

        /** Bytes of the next beat that the access is about. */
        int beatCount() {
            int before = (int) (shape.addressOf(beat) & shape.beatBytes() - 1);
            return Math.min(end - at, shape.beatBytes() - before);
        }

        /** Goes on behind a beat with so many bytes. */
        void next(int count) {
            at += count;
            beat++;
        }
    }

    private final Axi4Master master;
    private final boolean write;
    private final long address;
    private final List<Part> parts = new ArrayList<>();
    private final byte[] bytes;
    private State state = State.OPEN;
    private int added;
    private int open;
    private long cycle;
    private String refusal = "";

    /** An access without bursts. */
    Axi4Access(Axi4Master master, boolean write, long address, byte[] bytes) {
        this.master = master;
        this.write = write;
        this.address = address;
        this.bytes = bytes;
    }

    /** Adds a burst for its next bytes. */
    void add(BurstShape shape, int count) {
        parts.add(new Part(this, shape, added, count));
        added += count;
        open++;
    }

    /** Whether it writes. */
    public boolean isWrite() {
        return write;
    }

    /** Its address, in bytes. */
    public long address() {
        return address;
    }

    /** Whether it is over: done, refused, or lost in a reset. */
    public boolean isOver() {
        return state != State.OPEN && (open == 0 || state == State.LOST);
    }

    /** Whether the design has refused a beat of it, or a burst. */
    public boolean isRefused() {
        return isOver() && state == State.REFUSED;
    }

    /**
     * Returns the bytes that were read or written, in the order of their beats.
     *
     * @throws IllegalStateException if it is not over, or was lost in a reset
     * @throws IllegalArgumentException if the design has refused it
     */
    public byte[] result() {
        if (!isOver()) {
            throw new IllegalStateException(this + " is not answered yet: Axi4Master.finish() waits for it");
        }
        if (state == State.LOST) {
            throw new IllegalStateException(this + " was lost in the reset of cycle " + cycle);
        }
        if (state == State.REFUSED) {
            throw new IllegalArgumentException(
                    "\"" + master.top() + "\" refuses " + this + " by " + refusal + ": cycle " + cycle);
        }
        return bytes.clone();
    }

    List<Part> parts() {
        return parts;
    }

    byte[] bytes() {
        return bytes;
    }

    /** One of its bursts is over. */
    void done() {
        open--;
        if (state == State.OPEN && open == 0) {
            state = State.DONE;
        }
    }

    /**
     * The design refuses a beat, or a burst.
     *
     * @param how the standard's name of the answer
     */
    void refused(String how, long now) {
        if (state == State.OPEN) {
            state = State.REFUSED;
            refusal = how;
            cycle = now;
        }
    }

    void lost(long now) {
        state = State.LOST;
        cycle = now;
    }

    @Override
    public String toString() {
        return (write ? "the write of " : "the read of ") + bytes.length + " bytes at address 0x"
                + Long.toHexString(address);
    }
}
