package org.heddle.cosim.agent.bus;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.cosim.Simulation;

/** A read or a write that an {@link Axi4Master} has begun, of one burst or several, and its answer. */
public final class Axi4Access extends BegunAccess {
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

    private final List<Part> parts = new ArrayList<>();
    private final byte[] bytes;
    private int added;
    private int open;
    private Optional<String> refusal = Optional.empty();

    /** An access without bursts. */
    Axi4Access(Simulation simulation, boolean write, long address, byte[] bytes) {
        super(simulation, write, address);
        this.bytes = bytes;
    }

    /** Adds a burst for its next bytes. */
    void add(BurstShape shape, int count) {
        parts.add(new Part(this, shape, added, count));
        added += count;
        open++;
    }

    /**
     * Returns the bytes that were read or written, in the order of their beats.
     *
     * @throws IllegalStateException if it is not over, or was lost in a reset
     * @throws IllegalArgumentException if the design has refused a beat of it, or a burst
     */
    public byte[] result() {
        requireResult();
        return bytes.clone();
    }

    List<Part> parts() {
        return parts;
    }

    byte[] bytes() {
        return bytes;
    }

    /**
     * The design refuses a beat, or a burst; the access goes on to its end.
     *
     * @param how the standard's name of the answer
     */
    void refusedInPart(String how) {
        refusal = refusal.or(() -> Optional.of(how));
    }

    /** One of its bursts is over. */
    void partDone() {
        open--;
        if (open == 0) {
            refusal.ifPresentOrElse(this::refused, this::done);
        }
    }

    @Override
    public String toString() {
        return (isWrite() ? "the write of " : "the read of ") + bytes.length + " bytes at address 0x"
                + Long.toHexString(address());
    }
}
