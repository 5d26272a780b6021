package org.heddle.nic.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * The SO-DIMM controller of the published DIMMnet-2: two modules interleaved by 8 bytes, one open row in each, line
 * requests strictly in order. The column commands of one request are given before anything is done for the next.
 *
 * <p>Address map: byte address = {row 14, bank 2, column 8, word 1, module 1, byte 3}. Both modules use the same row, bank
 * and column for a line; rows of 4 KiB make the pair change rows every 8 KiB.
 *
 * <p>Latency: a read of open rows returns its line five cycles after the request is accepted. Throughput: one line per
 * cycle from open rows; a line in other rows takes five cycles or more (tRP + tRCD + 1). Refresh: every tREFI cycles,
 * between two requests.
 */
public final class SoDimmController extends MemoryController {
    /** Bytes of a line: one burst of each module. */
    public static final int LINE_BYTES = 32;

    public SoDimmController(SoDimmTiming timing) {
        super(LINE_BYTES);
        SoDimmSequencer sequencer0 = instance(new SoDimmSequencer(timing));
        SoDimmSequencer sequencer1 = instance(new SoDimmSequencer(timing));
        connect(sodimm0, sequencer0.pins);
        connect(sodimm1, sequencer1.pins);
        activates.set(sequencer1.activates.asUInt().cat(sequencer0.activates.asUInt()));

        LineRequest current = reg("current", LineRequest.type(LINE_BYTES));
        Bool pending0 = reg(bool()).init(false);
        Bool pending1 = reg(bool()).init(false);

        Bool issues0 = sequencer0.access.fires();
        Bool issues1 = sequencer1.access.fires();
        Bool finished0 = pending0.not().or(issues0);
        Bool finished1 = pending1.not().or(issues1);
        Bool idle = pending0.or(pending1).not();
        Bool finishes = idle.not().and(finished0).and(finished1);

        Bool refreshWanted = refreshWanted(timing, idle, sequencer0, sequencer1);

        request.ready().set(idle.or(finishes).and(refreshWanted.not()));
        when(finished0, () -> pending0.set(false));
        when(finished1, () -> pending1.set(false));
        when(request.fires(), () -> {
            current.set(request.data());
            pending0.set(takesPart(request.data().lanes(), 0));
            pending1.set(takesPart(request.data().lanes(), 1));
        });

        drive(sequencer0, current, pending0, 0);
        drive(sequencer1, current, pending1, 1);
        writeDone.set(pulseAfter(finishes.and(current.write())));
        returnLine(finishes.and(current.write().not()), timing, sequencer0, sequencer1);
    }

    /** Module 0 holds words 0 and 2 of a line, module 1 words 1 and 3; each word has two lanes. */
    private static Bool takesPart(UInt lanes, int module) {
        return lanes.bits(2 * module + 1, 2 * module)
                .reduceOr()
                .or(lanes.bits(2 * module + 5, 2 * module + 4).reduceOr());
    }

    private void drive(SoDimmSequencer sequencer, LineRequest current, Bool pending, int module) {
        ColumnAccess access = sequencer.access.data();
        sequencer.access.valid().set(pending);
        access.write().set(current.write());
        access.column().set(current.line().bits(7, 0));
        access.bank().set(current.line().bits(9, 8));
        access.row().set(current.line().bits(23, 10));
        UInt data = current.data();
        access.data().set(word(data, module + 2).cat(word(data, module)));
        access.mask().set(wordMask(current.lanes(), module + 2).cat(wordMask(current.lanes(), module)));
    }

    private static UInt word(UInt line, int index) {
        return line.bits(64 * index + 63, 64 * index);
    }

    /** Eight mask bits of a word from the two lanes it holds. */
    private static UInt wordMask(UInt lanes, int index) {
        return fourTimes(lanes.bit(2 * index + 1)).cat(fourTimes(lanes.bit(2 * index)));
    }

    private static UInt fourTimes(Bool lane) {
        UInt bit = lane.asUInt();
        return bit.cat(bit).cat(bit).cat(bit);
    }

    /** A refresh is wanted from its due time until both modules have got it. */
    private Bool refreshWanted(SoDimmTiming timing, Bool idle, SoDimmSequencer sequencer0, SoDimmSequencer sequencer1) {
        UInt untilRefresh = reg(uint(Types.bitsToNumber(timing.tREFI()))).init(timing.tREFI() - 1);
        Bool due0 = reg(bool()).init(false);
        Bool due1 = reg(bool()).init(false);
        Bool expires = untilRefresh.eq(0);
        untilRefresh.set(mux(expires, lit(timing.tREFI() - 1, untilRefresh.width()), untilRefresh.subWrap(1)));
        sequencer0.refresh.set(due0.and(idle));
        sequencer1.refresh.set(due1.and(idle));
        when(sequencer0.refreshed, () -> due0.set(false));
        when(sequencer1.refreshed, () -> due1.set(false));
        when(expires, () -> {
            due0.set(true);
            due1.set(true);
        });
        return due0.or(due1);
    }

    private Bool pulseAfter(Bool event) {
        Bool pulse = reg(bool()).init(false);
        pulse.set(event);
        return pulse;
    }

    /**
     * The line is complete when the data of the last command arrive, a fixed time behind the request's end; a module that
     * was served earlier keeps its data until then.
     */
    private void returnLine(
            Bool finishes, SoDimmTiming timing, SoDimmSequencer sequencer0, SoDimmSequencer sequencer1) {
        Bool arrives = finishes;
        for (int cycle = 0; cycle < timing.casLatency() + 2; cycle++) {
            Bool stage = reg("arrives_" + cycle, bool()).init(false);
            stage.set(arrives);
            arrives = stage;
        }
        readValid.set(arrives);
        UInt data0 = latest("latest0", sequencer0);
        UInt data1 = latest("latest1", sequencer1);
        readLine.set(data1.bits(127, 64)
                .cat(data0.bits(127, 64))
                .cat(data1.bits(63, 0))
                .cat(data0.bits(63, 0)));
    }

    private UInt latest(String name, SoDimmSequencer sequencer) {
        UInt kept = reg(name, uint(128));
        when(sequencer.readValid, () -> kept.set(sequencer.readData));
        return mux(sequencer.readValid, sequencer.readData, kept);
    }
}
