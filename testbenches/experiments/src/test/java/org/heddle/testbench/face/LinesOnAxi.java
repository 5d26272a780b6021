package org.heddle.testbench.face;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.Axi4;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.stage.memory.hostbus.HostMemoryAnswer;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/** A slave of AXI4 for bursts of one whole line, in front of a memory that takes lines: the memory that a node without faces has. */
final class LinesOnAxi extends Component {
    /** Answers that wait for the bus: as many as lines may be under way. */
    private static final int ANSWERS = 512;

    private static final int OFFSET_WIDTH = Integer.numberOfTrailingZeros(HostMemoryRequest.LINE_BYTES);

    final Axi4 bus;
    final HostMemoryPort memory;

    private final int tagWidth;
    private final int addressWidth;
    private final Memory<UInt> isWrite;

    /**
     * @param tagWidth bits of a burst's name
     * @param addressWidth bits of a byte's address
     */
    LinesOnAxi(int tagWidth, int addressWidth) {
        this.tagWidth = tagWidth;
        this.addressWidth = addressWidth;
        parameter("tagWidth", tagWidth);
        parameter("addressWidth", addressWidth);
        bus = in(Axi4.type(tagWidth, addressWidth, HostMemoryRequest.LINE_BITS));
        memory = out(HostMemoryPort.type(tagWidth, addressWidth - OFFSET_WIDTH));
        isWrite = memory(uint(1), 1 << tagWidth);
        ask();
        answer();
        isAsAsked();
    }

    /** Reads go first where both are there. */
    private void ask() {
        HostMemoryRequest line = memory.request().data();
        Bool writes = bus.awvalid().and(bus.wvalid()).and(bus.arvalid().not());
        Bool taken = memory.request().ready();
        memory.request().valid().set(bus.arvalid().or(writes));
        line.write().set(writes);
        line.tag().set(mux(writes, bus.awid(), bus.arid()));
        line.address().set(mux(writes, bus.awaddr(), bus.araddr()).bits(addressWidth - 1, OFFSET_WIDTH));
        line.data().set(bus.wdata());
        line.mask().set(bus.wstrb());
        bus.arready().set(taken);
        bus.awready().set(writes.and(taken));
        bus.wready().set(writes.and(taken));
        when(memory.request().fires(), () -> isWrite.write(line.tag(), writes.asUInt()));
    }

    private void answer() {
        HostMemoryAnswer found = memory.answer().data();
        Bool wrote = isWrite.read(found.tag()).bit(0);
        memory.answer().ready().set(true);
        Queue<HostMemoryAnswer> read = instance("read", new Queue<>(HostMemoryAnswer.type(tagWidth), ANSWERS));
        Queue<UInt> written = instance("written", new Queue<>(uint(tagWidth), ANSWERS));
        read.enqueue.valid().set(memory.answer().valid().and(wrote.not()));
        connect(read.enqueue.data(), found);
        written.enqueue.valid().set(memory.answer().valid().and(wrote));
        written.enqueue.data().set(found.tag());
        bus.rvalid().set(read.dequeue.valid());
        bus.rid().set(read.dequeue.data().tag());
        bus.rdata().set(read.dequeue.data().data());
        bus.rresp().set(0);
        bus.rlast().set(true);
        read.dequeue.ready().set(bus.rready());
        bus.bvalid().set(written.dequeue.valid());
        bus.bid().set(written.dequeue.data());
        bus.bresp().set(0);
        written.dequeue.ready().set(bus.bready());
        assertAlways(read.enqueue.ready().and(written.enqueue.ready()), "no more lines are under way than may be");
        unused(read.count);
        unused(written.count);
    }

    private void isAsAsked() {
        assertAlways(
                bus.awvalid().not().or(isLine(bus.awlen(), bus.awsize(), bus.awburst(), bus.awaddr())),
                "each write is one line");
        assertAlways(
                bus.arvalid().not().or(isLine(bus.arlen(), bus.arsize(), bus.arburst(), bus.araddr())),
                "each read is one line");
        assertAlways(bus.wvalid().not().or(bus.wlast()), "a line is one beat");
        List.of(bus.awlock(), bus.arlock()).forEach(LinesOnAxi::unused);
        List.of(bus.awcache(), bus.awprot(), bus.awqos(), bus.arcache(), bus.arprot(), bus.arqos())
                .forEach(LinesOnAxi::unused);
    }

    private static Bool isLine(UInt len, UInt size, UInt burst, UInt address) {
        return len.eq(0)
                .and(size.eq(OFFSET_WIDTH))
                .and(burst.eq(Axi4.INCR))
                .and(address.trunc(OFFSET_WIDTH).eq(0));
    }
}
