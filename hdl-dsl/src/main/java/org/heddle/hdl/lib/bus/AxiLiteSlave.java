package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Join;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.registers.block.RegisterRequest;

/**
 * A slave of AXI4-Lite. All its outputs to the bus are registers. A read and a write that are there together take turns.
 *
 * <p>Latency: 1 cycle from an address (and data) to the request, 1 from the response to the bus. Throughput: an access is handed on in the cycle of
 * the answer to the one before, so that there is one per cycle if answers come one cycle behind and the bus takes them. An error is answered by SLVERR. {@code awprot} and {@code arprot} are
 * ignored. Proof: {@code axi-lite-slave}.
 */
public final class AxiLiteSlave extends BusTarget {
    /** The bus. */
    public final AxiLite bus;

    private final int width;
    private final SkidBuffer<UInt> writeAddress;
    private final SkidBuffer<UInt> writeData;
    private final SkidBuffer<UInt> readAddress;
    /** Writes and reads, in turn. */
    private RoundRobinArbiter<RegisterRequest> turns;

    private SkidBuffer<Bool> writeAnswer;
    /** Data of a read, and above them 1 for an error. */
    private SkidBuffer<UInt> readAnswer;

    /**
     * @param addressWidth in bits
     * @param width of data in bits: 32 or 64
     */
    public AxiLiteSlave(int addressWidth, int width) {
        super(addressWidth, width);
        this.width = width;
        bus = in(AxiLite.type(addressWidth, width));
        unused(bus.awprot());
        unused(bus.arprot());
        int bytes = width / Byte.SIZE;
        writeAddress = instance("writeAddress", new SkidBuffer<>(uint(addressWidth)));
        writeData = instance("writeData", new SkidBuffer<>(uint(width + bytes)));
        readAddress = instance("readAddress", new SkidBuffer<>(uint(addressWidth)));
        connect(writeAddress.source, bus.aw());
        connect(writeData.source, bus.w());
        connect(readAddress.source, bus.ar());
        takeTurns(addressWidth, bytes);
        handOn();
        answerBus();
    }

    /** Has writes, which need address and data, and reads take turns. */
    private void takeTurns(int addressWidth, int bytes) {
        Join<UInt, UInt> write = instance("write", new Join<>(uint(addressWidth), uint(width + bytes)));
        connect(write.first, writeAddress.sink);
        connect(write.second, writeData.sink);
        turns = instance("turns", new RoundRobinArbiter<>(RegisterRequest.type(addressWidth, width), 2));
        UInt written = write.sink.data().second();
        offer(
                turns.sources.get(0),
                write.sink.data().first(),
                true,
                written.bits(width - 1, 0),
                written.bits(width + bytes - 1, width));
        turns.sources.get(0).valid().set(write.sink.valid());
        write.sink.ready().set(turns.sources.get(0).ready());
        offer(turns.sources.get(1), readAddress.sink.data(), false, lit(0, width), lit(0, bytes));
        turns.sources.get(1).valid().set(readAddress.sink.valid());
        readAddress.sink.ready().set(turns.sources.get(1).ready());
    }

    /** Hands an access on once the one before is answered, and keeps its answer for the bus. */
    private void handOn() {
        writeAnswer = instance("writeAnswer", new SkidBuffer<>(bool()));
        readAnswer = instance("readAnswer", new SkidBuffer<>(uint(1 + width)));
        Bool underWay = reg(bool()).init(false);
        Bool isWrite = reg(bool());
        Bool room = mux(isWrite, writeAnswer.source.ready(), readAnswer.source.ready());
        response.ready().set(underWay.and(room));
        writeAnswer.source.valid().set(response.fires().and(isWrite));
        writeAnswer.source.data().set(response.data().error());
        readAnswer.source.valid().set(response.fires().and(isWrite.not()));
        readAnswer
                .source
                .data()
                .set(response.data().error().asUInt().cat(response.data().data()));

        Bool goesOn = underWay.not().or(response.fires());
        connect(request.data(), turns.sink.data());
        request.valid().set(turns.sink.valid().and(goesOn));
        turns.sink.ready().set(request.ready().and(goesOn));
        when(request.fires(), () -> {
                    underWay.set(true);
                    isWrite.set(request.data().write());
                })
                .elseWhen(response.fires(), () -> underWay.set(false));
    }

    private void answerBus() {
        bus.bvalid().set(writeAnswer.sink.valid());
        bus.bresp().set(answer(writeAnswer.sink.data()));
        writeAnswer.sink.ready().set(bus.bready());
        bus.rvalid().set(readAnswer.sink.valid());
        bus.rdata().set(readAnswer.sink.data().bits(width - 1, 0));
        bus.rresp().set(answer(readAnswer.sink.data().bit(width)));
        readAnswer.sink.ready().set(bus.rready());
    }

    private UInt answer(Bool error) {
        return mux(error, lit(AxiLite.SLVERR, 2), lit(AxiLite.OKAY, 2));
    }

    private void offer(Stream<RegisterRequest> source, UInt address, boolean write, UInt data, UInt strobes) {
        source.data().address().set(address);
        source.data().write().set(write);
        source.data().data().set(data);
        source.data().strobes().set(strobes);
    }
}
