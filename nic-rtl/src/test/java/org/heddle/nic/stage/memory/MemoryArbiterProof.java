package org.heddle.nic.stage.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.harness.Flat;

/** Requests come through one at a time and unchanged, an offer stays, and nobody waits for two of the other. */
public final class MemoryArbiterProof extends ProofComponent {
    private static final int LINE_BYTES = 16;

    public MemoryArbiterProof() {
        MemoryArbiter unit = instance("unit", new MemoryArbiter(LINE_BYTES));
        Stream<LineRequest> reader = in(stream(LineRequest.type(LINE_BYTES)));
        Stream<LineRequest> writer = in(stream(LineRequest.type(LINE_BYTES)));
        Stream<LineRequest> memory = out(stream(LineRequest.type(LINE_BYTES)));
        connect(unit.reader, reader);
        connect(unit.writer, writer);
        connect(memory, unit.memory);
        Bool readerStalled = kept(reader, true);
        Bool writerStalled = kept(writer, true);
        Bool memoryStalled = kept(memory, false);
        Bool readerServed = reader.fires();
        Bool writerServed = writer.fires();
        assertAlways(readerServed.and(writerServed).not(), "one request at a time");
        assertAlways(memory.fires().eq(readerServed.or(writerServed)), "what is taken comes out");
        when(
                readerServed,
                () -> assertAlways(
                        Flat.bits(memory.data()).eq(Flat.bits(reader.data())), "the reader's request is unchanged"));
        when(
                writerServed,
                () -> assertAlways(
                        Flat.bits(memory.data()).eq(Flat.bits(writer.data())), "the writer's request is unchanged"));
        assertAlways(
                memory.valid().eq(reader.valid().or(writer.valid())), "the memory is asked whenever somebody asks");

        Bool lastWasWriter = insideBit("lastWasWriter");
        Bool waiting = insideBit("waiting");
        Bool writersTurn = mux(waiting, lastWasWriter, lastWasWriter.not());
        assertAlways(waiting.eq(memoryStalled), "it knows when an offer waits");
        when(
                waiting,
                () -> assertAlways(mux(lastWasWriter, writerStalled, readerStalled), "who was offered still asks"));
        when(
                inTurn(reader, writer),
                () -> assertAlways(readerStalled.and(writersTurn.not()), "behind the writer the reader has its turn"));
        when(
                inTurn(writer, reader),
                () -> assertAlways(writerStalled.and(writersTurn), "behind the reader the writer has its turn"));
        cover(readerServed.and(past(writerServed)), "in turn");
    }

    private Bool kept(Stream<LineRequest> stream, boolean assumed) {
        Bool stalled = reg(bool()).init(false);
        stalled.set(stream.valid().and(stream.ready().not()));
        UInt request = wire(uint(Flat.bits(stream.data()).width()));
        request.set(Flat.bits(stream.data()));
        when(stalled, () -> {
            Bool same = stream.valid().and(stable(request));
            if (assumed) {
                assume(same, "an offer stays as it is");
            } else {
                assertAlways(same, "an offer stays as it is");
            }
        });
        return stalled;
    }

    /** While one asks, the other is served at most once. */
    private Bool inTurn(Stream<LineRequest> waits, Stream<LineRequest> other) {
        Bool overtaken = reg(bool()).init(false);
        when(waits.fires(), () -> overtaken.set(false))
                .elseWhen(waits.valid().and(other.fires()), () -> overtaken.set(true));
        when(overtaken, () -> assertAlways(other.fires().not(), "nobody waits for two of the other"));
        return overtaken;
    }
}
