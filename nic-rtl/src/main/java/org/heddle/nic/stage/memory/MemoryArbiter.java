package org.heddle.nic.stage.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;

/**
 * Shares the controller between the units that read and write: in turn when both ask, and a request that is offered stays
 * offered.
 *
 * <p>Latency: none. Throughput: one request per cycle.
 */
public final class MemoryArbiter extends Component {
    public final Stream<LineRequest> reader;
    public final Stream<LineRequest> writer;
    public final Stream<LineRequest> memory;

    /**
     * @param lineBytes bytes of a line
     */
    public MemoryArbiter(int lineBytes) {
        parameter("lineBytes", lineBytes);
        reader = in(stream(LineRequest.type(lineBytes)));
        writer = in(stream(LineRequest.type(lineBytes)));
        memory = out(stream(LineRequest.type(lineBytes)));

        Bool lastWasWriter = reg(bool()).init(false);
        Bool waiting = reg(bool()).init(false);
        Bool fresh = writer.valid().and(reader.valid().not().or(lastWasWriter.not()));
        Bool choosesWriter = mux(waiting, lastWasWriter, fresh);

        memory.valid().set(mux(choosesWriter, writer.valid(), reader.valid()));
        writer.ready().set(choosesWriter.and(memory.ready()));
        reader.ready().set(choosesWriter.not().and(memory.ready()));
        memory.data()
                .write()
                .set(mux(choosesWriter, writer.data().write(), reader.data().write()));
        memory.data()
                .line()
                .set(mux(choosesWriter, writer.data().line(), reader.data().line()));
        memory.data()
                .data()
                .set(mux(choosesWriter, writer.data().data(), reader.data().data()));
        memory.data()
                .lanes()
                .set(mux(choosesWriter, writer.data().lanes(), reader.data().lanes()));

        when(memory.valid(), () -> {
            lastWasWriter.set(choosesWriter);
            waiting.set(memory.ready().not());
        });
    }
}
