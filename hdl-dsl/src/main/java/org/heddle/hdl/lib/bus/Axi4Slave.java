package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.SkidBuffer;

/**
 * A slave of AXI4 that takes bursts apart: each beat is an access. All its outputs to the bus are registers, or depend on registers only. A read
 * and a write burst that are there together take turns.
 *
 * <p>Latency: 2 cycles from an address to the first request, 1 from a response to its beat. Throughput: a beat per cycle if responses come one
 * cycle behind requests and the bus takes them, and at least 3 cycles between the bursts. An error in any beat of a write is answered by SLVERR at its end.
 * {@code awlock}, {@code awcache}, {@code awprot}, {@code awqos}, {@code wlast} and their counterparts of reads are ignored. Proof:
 * {@code axi4-slave}.
 */
public final class Axi4Slave extends BusTarget {
    /** Accesses of one burst that are on their way. */
    static final int UNDER_WAY = 4;

    /** The bus. */
    public final Axi4 bus;

    private final int width;
    private final SkidBuffer<Axi4Burst> writeBursts;
    private final SkidBuffer<Axi4Burst> readBursts;
    private final SkidBuffer<UInt> writeData;
    /** Data of a beat, and above them 1 for an error. */
    private final Queue<UInt> readData;

    /** The burst that is under way. */
    private final Axi4Burst burst;

    private final Bool busy = reg(bool()).init(false);
    private final Bool isWrite = reg(bool()).init(false);
    /** All beats have been handed on. */
    private final Bool handedOn = reg(bool());
    /** Accesses whose place is not free again. */
    private final UInt kept = reg(uint(3)).init(0);

    /**
     * @param idWidth bits of a burst's name
     * @param addressWidth in bits
     * @param width of data in bits: a power of two, 8 to 1,024
     */
    public Axi4Slave(int idWidth, int addressWidth, int width) {
        super(addressWidth, width);
        this.width = width;
        parameter("idWidth", idWidth);
        bus = in(Axi4.type(idWidth, addressWidth, width));
        burst = reg("burst", Axi4Burst.type(idWidth, addressWidth));
        writeBursts = instance("writeBursts", new SkidBuffer<>(Axi4Burst.type(idWidth, addressWidth)));
        readBursts = instance("readBursts", new SkidBuffer<>(Axi4Burst.type(idWidth, addressWidth)));
        writeData = instance("writeData", new SkidBuffer<>(uint(width + width / Byte.SIZE)));
        readData = instance("readData", new Queue<>(uint(1 + width), UNDER_WAY));
        connect(writeBursts.source, bus.aw());
        connect(readBursts.source, bus.ar());
        connect(writeData.source, bus.w());
        bus.unusedBySlaves().forEach(Axi4Slave::unused);
        unused(readData.count);
        Bool begins = takeTurns();
        UInt address = reg("address", uint(addressWidth));
        UInt toHandOn = reg("toHandOn", uint(Axi4.LENGTH_WIDTH));
        handOn(address, toHandOn);
        when(request.fires(), () -> {
            address.set(burst.behind(address));
            toHandOn.decrement();
            handedOn.set(toHandOn.eq(0));
        });
        when(begins, () -> {
            address.set(next().addr());
            toHandOn.set(next().len());
            handedOn.set(false);
        });
        answer(begins);
    }

    /** The burst whose turn it is. */
    private Axi4Burst next() {
        return mux(writeBursts.sink.ready(), writeBursts.sink.data(), readBursts.sink.data());
    }

    /** Takes the next burst; returns 1 in the cycle in which it does. */
    private Bool takeTurns() {
        Bool takesWrite = busy.not()
                .and(writeBursts.sink.valid())
                .and(isWrite.not().or(readBursts.sink.valid().not()));
        Bool takesRead = busy.not().and(readBursts.sink.valid()).and(takesWrite.not());
        writeBursts.sink.ready().set(takesWrite);
        readBursts.sink.ready().set(takesRead);
        Bool begins = takesWrite.or(takesRead);
        when(begins, () -> {
            busy.set(true);
            isWrite.set(takesWrite);
            connect(burst, next());
        });
        return begins;
    }

    private void handOn(UInt address, UInt toHandOn) {
        Bool goes = busy.and(handedOn.not()).and(kept.ne(UNDER_WAY));
        request.valid().set(goes.and(isWrite.not().or(writeData.sink.valid())));
        writeData.sink.ready().set(goes.and(isWrite).and(request.ready()));
        int offset = Integer.numberOfTrailingZeros(width / Byte.SIZE);
        request.data().address().set(address.bits(address.width() - 1, offset).shlGrow(offset));
        request.data().write().set(isWrite);
        // A read offers the same until it is taken, whatever data come meanwhile.
        UInt written = writeData.sink.data().and(isWrite.repeat(width + width / Byte.SIZE));
        request.data().data().set(written.bits(width - 1, 0));
        request.data().strobes().set(written.bits(width + width / Byte.SIZE - 1, width));
    }

    private void answer(Bool begins) {
        response.ready().set(isWrite.or(readData.enqueue.ready()));
        readData.enqueue.valid().set(response.valid().and(isWrite.not()));
        readData.enqueue
                .data()
                .set(response.data().error().asUInt().cat(response.data().data()));
        Bool beat = readData.dequeue.fires();
        kept.countUpDown(request.fires(), mux(isWrite, response.fires(), beat));

        UInt toAnswer = reg("toAnswer", uint(Axi4.LENGTH_WIDTH));
        Bool failed = reg("failed", bool());
        bus.bvalid().set(busy.and(isWrite).and(handedOn).and(kept.eq(0)));
        bus.bid().set(burst.id());
        bus.bresp().set(code(failed));
        bus.rvalid().set(readData.dequeue.valid());
        bus.rid().set(burst.id());
        bus.rdata().set(readData.dequeue.data().bits(width - 1, 0));
        bus.rresp().set(code(readData.dequeue.data().bit(width)));
        readData.dequeue.ready().set(bus.rready());
        Bool isLast = toAnswer.eq(0);
        bus.rlast().set(isLast);
        when(beat, toAnswer::decrement);
        when(response.fires().and(response.data().error()), () -> failed.set(true));
        when(bus.bvalid().and(bus.bready()).or(beat.and(isLast)), () -> busy.set(false));
        when(begins, () -> {
            toAnswer.set(next().len());
            failed.set(false);
        });
    }

    private UInt code(Bool error) {
        return mux(error, lit(AxiLite.SLVERR, 2), lit(AxiLite.OKAY, 2));
    }
}
