package org.heddle.gallery.packetfifo;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.RegNext;
import org.heddle.hdl.catalogue.TopLevel;
import org.heddle.hdl.lib.bus.AxiStream;
import org.heddle.hdl.option.ReadUnderWrite;

/**
 * A queue of packets on AXI4-Stream that stores and forwards: a packet begins to leave when all of it has come, and then leaves without a gap.
 * A packet whose last beat has {@code tuser} set is bad and is dropped; so is one of more than {@code depth} beats, which could never leave.
 *
 * <p>Latency: 2 cycles from the last beat in to the first one out. Throughput: a beat per cycle. All outputs are registers but for {@code
 * tready}, which depends on registers only.
 */
@TopLevel(arguments = "8, 512")
public final class PacketFifo extends Component {
    public final AxiStream incoming;
    public final AxiStream outgoing;

    /** 1 for a cycle when a packet has been dropped. */
    public final Bool dropped = out(bool());

    private final Memory<Beat> beats;
    private final int depth;

    // Places in the memory, with a bit above that tells full from empty: head <= committed <= tail <= head + depth.
    private final UInt head;
    private final UInt committed;
    private final UInt tail;

    /**
     * Makes a queue.
     *
     * @param bytes of a beat
     * @param depth beats of the longest packet, a power of two, at least 2
     * @throws IllegalArgumentException if the depth is no such number
     */
    public PacketFifo(int bytes, int depth) {
        parameter("bytes", bytes);
        parameter("depth", depth);
        if (depth < 2 || Integer.bitCount(depth) != 1) {
            throw new IllegalArgumentException("depth must be a power of two, at least 2: " + depth);
        }
        this.depth = depth;
        incoming = in(AxiStream.type(bytes, 1));
        outgoing = out(AxiStream.type(bytes, 1));
        beats = memory(Beat.type(bytes), depth)
                .readUnderWrite(ReadUnderWrite.UNDEFINED)
                .blockRam();
        int bits = Integer.numberOfTrailingZeros(depth) + 1;
        head = reg("head", uint(bits)).init(0);
        committed = reg("committed", uint(bits)).init(0);
        tail = reg("tail", uint(bits)).init(0);
        receive();
        send();
    }

    private UInt place(UInt pointer) {
        return pointer.trunc(pointer.width() - 1);
    }

    private Beat beat() {
        return new Beat(incoming.tdata(), incoming.tkeep(), incoming.tlast());
    }

    private void receive() {
        Bool dropping = reg(bool()).init(false);
        Bool isFull = tail.subWrap(head).eq(depth);
        // Nothing else is stored that could leave and make room.
        Bool isTooLong = isFull.and(committed.eq(head));
        incoming.tready().set(isFull.not().or(dropping).or(isTooLong));

        Bool comes = incoming.tvalid().and(incoming.tready());
        Bool ends = comes.and(incoming.tlast());
        Bool isLost = dropping.or(isTooLong);
        Bool isBad = incoming.tuser().eq(1);
        UInt next = tail.addWrap(1);
        when(comes, () -> {
            dropping.set(isLost.and(incoming.tlast().not()));
            when(isLost.or(incoming.tlast().and(isBad)), () -> tail.set(committed))
                    .otherwise(() -> tail.set(next));
        });
        when(comes.and(isLost.not()), () -> beats.write(place(tail), beat()));
        when(ends.and(isLost.not()).and(isBad.not()), () -> committed.set(next));
        Bool wasDropped = RegNext.of(ends.and(isLost.or(isBad))).init(false);
        dropped.set(wasDropped);
    }

    private void send() {
        Bool there = reg(bool()).init(false);
        Bool moves = there.not().or(outgoing.tready());
        Bool takes = moves.and(committed.ne(head));
        Beat oldest = beats.readSync(place(head), takes);
        when(takes, head::increment);
        when(moves, () -> there.set(takes));
        outgoing.tvalid().set(there);
        outgoing.tdata().set(oldest.data());
        outgoing.tkeep().set(oldest.keep());
        outgoing.tlast().set(oldest.last());
        outgoing.tuser().set(0);
        claim(there, oldest);
    }

    private void claim(Bool there, Beat oldest) {
        Bool inside = reg(bool()).init(false);
        when(there.and(outgoing.tready()), () -> inside.set(oldest.last().not()));
        assertAlways(inside.implies(there), "a packet leaves without a gap");
        cover(inside, "a packet of several beats leaves");

        lemma(() -> {
            UInt stored = tail.subWrap(head);
            UInt ready = committed.subWrap(head);
            assertAlways(stored.le(depth), "no more is stored than there is room for");
            assertAlways(ready.le(stored), "what may leave is stored");
            Bool endsThere = beats.read(place(committed.subWrap(1))).last();
            assertAlways(ready.eq(0).or(endsThere), "what may leave ends with a packet");
            Bool endsHere = oldest.last();
            assertAlways(
                    there.not().or(ready.ne(0)).or(endsHere), "a beat that is the last one to leave ends a packet");
        });
    }
}
