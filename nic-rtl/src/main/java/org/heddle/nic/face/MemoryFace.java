package org.heddle.nic.face;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.Axi4;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * The memory port of a network interface as a master of AXI4: each line is a burst of one beat of 256 bits, and its tag is the burst's name, so that memory
 * may answer in any order.
 *
 * <p>Latency: 1 cycle from a request to the bus, 0 back. Throughput: a line per cycle, reads and writes together; where both answer in a cycle
 * they take turns. Addresses and data leave from registers. A line that memory refuses is told by {@link #fails}; its data are handed on as they
 * are. Proof: {@code memory-face}.
 */
public final class MemoryFace extends Component {
    private static final int LINE_OFFSET_WIDTH = Integer.numberOfTrailingZeros(HostMemoryRequest.LINE_BYTES);

    /** An address with the name of its burst. */
    private record Named(UInt id, UInt addr) implements Bundle {
        static BundleType<Named> type(int idWidth, int addressWidth) {
            return bundle(Named.class, uint(idWidth), uint(addressWidth));
        }
    }

    /** A beat that is written. */
    private record Beat(UInt data, UInt strobes) implements Bundle {
        static BundleType<Beat> type() {
            return bundle(Beat.class, uint(HostMemoryRequest.LINE_BITS), uint(HostMemoryRequest.LINE_BYTES));
        }
    }

    /** The network interface's memory port. */
    public final HostMemoryPort port;

    public final Axi4 bus;
    /** 1 in a cycle in which memory answers by an error. */
    public final Bool fails = out(bool());

    private final int tagWidth;
    private final int addressWidth;

    /**
     * @param tagWidth bits of a tag, and of a burst's name
     * @param lineWidth bits of a line's address
     */
    public MemoryFace(int tagWidth, int lineWidth) {
        this.tagWidth = tagWidth;
        addressWidth = lineWidth + LINE_OFFSET_WIDTH;
        parameter("tagWidth", tagWidth);
        parameter("lineWidth", lineWidth);
        port = in(HostMemoryPort.type(tagWidth, lineWidth));
        bus = out(Axi4.type(tagWidth, addressWidth, HostMemoryRequest.LINE_BITS));
        bus.plainMemory();
        bus.awlen().set(0);
        bus.awsize().set(LINE_OFFSET_WIDTH);
        bus.awburst().set(Axi4.INCR);
        bus.arlen().set(0);
        bus.arsize().set(LINE_OFFSET_WIDTH);
        bus.arburst().set(Axi4.INCR);
        bus.wlast().set(true);
        ask();
        answer();
    }

    private void ask() {
        SkidBuffer<Named> writes = instance("writes", new SkidBuffer<>(Named.type(tagWidth, addressWidth)));
        SkidBuffer<Beat> beats = instance("beats", new SkidBuffer<>(Beat.type()));
        SkidBuffer<Named> reads = instance("reads", new SkidBuffer<>(Named.type(tagWidth, addressWidth)));
        Stream<HostMemoryRequest> asked = port.request();
        HostMemoryRequest line = asked.data();
        Bool writeHasRoom = writes.source.ready().and(beats.source.ready());
        Bool goes = asked.valid().and(line.write()).and(writeHasRoom);
        name(writes.source.data(), line);
        name(reads.source.data(), line);
        writes.source.valid().set(goes);
        beats.source.valid().set(goes);
        beats.source.data().data().set(line.data());
        beats.source.data().strobes().set(line.mask());
        reads.source.valid().set(asked.valid().and(line.write().not()));
        asked.ready().set(mux(line.write(), writeHasRoom, reads.source.ready()));

        bus.awvalid().set(writes.sink.valid());
        bus.awid().set(writes.sink.data().id());
        bus.awaddr().set(writes.sink.data().addr());
        writes.sink.ready().set(bus.awready());
        bus.wvalid().set(beats.sink.valid());
        bus.wdata().set(beats.sink.data().data());
        bus.wstrb().set(beats.sink.data().strobes());
        beats.sink.ready().set(bus.wready());
        bus.arvalid().set(reads.sink.valid());
        bus.arid().set(reads.sink.data().id());
        bus.araddr().set(reads.sink.data().addr());
        reads.sink.ready().set(bus.arready());
    }

    private static void name(Named named, HostMemoryRequest line) {
        named.id().set(line.tag());
        named.addr().set(line.address().shlGrow(LINE_OFFSET_WIDTH));
    }

    private void answer() {
        Bool readWasLast = reg("readWasLast", bool()).init(false);
        Bool takesWrite = bus.bvalid().and(bus.rvalid().not().or(readWasLast));
        Bool takesRead = bus.rvalid().and(takesWrite.not());
        bus.bready().set(port.answer().ready().and(takesWrite));
        bus.rready().set(port.answer().ready().and(takesRead));
        port.answer().valid().set(takesWrite.or(takesRead));
        port.answer().data().tag().set(mux(takesWrite, bus.bid(), bus.rid()));
        port.answer().data().data().set(bus.rdata());
        unused(bus.rlast());
        Bool answers = port.answer().fires();
        when(answers, () -> readWasLast.set(takesRead));
        fails.set(answers.and(mux(takesWrite, bus.bresp(), bus.rresp()).ne(AxiLite.OKAY)));
    }
}
