package org.heddle.nic.stage.memory.sodimm;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * The SO-DIMM controller of the published DIMMnet-2: two modules interleaved by 8 bytes, one open row in each, line
 * requests strictly in order. The column commands of one request are given before anything is done for the next.
 *
 * <p>Address map: {@link InterleaveBy8}. Both modules use the same row, bank and column for a line; rows of 4 KiB make the pair
 * change rows every 8 KiB.
 *
 * <p>Latency: a read of open rows returns its line five cycles after the request is accepted, and {@link SoDimmTiming#readDelay} more. Throughput: one line per
 * cycle from open rows; a line in other rows takes five cycles or more (tRP + tRCD + 1). Refresh: every tREFI cycles,
 * between two requests.
 */
public final class SoDimmController extends MemoryController {
    /** Bytes of a line: one burst of each module. */
    public static final int LINE_BYTES = 32;

    public SoDimmController(SoDimmTiming timing) {
        super(timing, LINE_BYTES);
        SoDimmSequencer sequencer0 = instance(new SoDimmSequencer(timing));
        SoDimmSequencer sequencer1 = instance(new SoDimmSequencer(timing));
        connect(sequencer0.start, start);
        connect(sequencer1.start, start);
        connect(sodimm0, sequencer0.pins);
        connect(sodimm1, sequencer1.pins);
        activates.set(sequencer1.activates.asUInt().cat(sequencer0.activates.asUInt()));

        LinePlacement placement = instance(new LinePlacement(new InterleaveBy8(), LINE_BYTES));
        placement.line.set(request.data().line());
        placement.data.set(request.data().data());
        placement.lanes.set(request.data().lanes());
        ColumnAccess current0 = reg("current0", ColumnAccess.type());
        ColumnAccess current1 = reg("current1", ColumnAccess.type());
        Bool pending0 = reg(bool()).init(false);
        Bool pending1 = reg(bool()).init(false);

        Bool issues0 = sequencer0.access.fires();
        Bool issues1 = sequencer1.access.fires();
        Bool finished0 = pending0.not().or(issues0);
        Bool finished1 = pending1.not().or(issues1);
        Bool idle = pending0.or(pending1).not();
        Bool finishes = idle.not().and(finished0).and(finished1);

        Bool refreshWanted = refreshWanted(timing, idle, sequencer0, sequencer1);

        request.ready().set(idle.or(finishes).and(refreshWanted.not()).and(initialised));
        when(finished0, () -> pending0.set(false));
        when(finished1, () -> pending1.set(false));
        when(request.fires(), () -> {
            pending0.set(placement.lanes0.reduceOr());
            pending1.set(placement.lanes1.reduceOr());
            keep(current0, placement, placement.data0, placement.lanes0);
            keep(current1, placement, placement.data1, placement.lanes1);
        });
        sequencer0.access.valid().set(pending0);
        sequencer1.access.valid().set(pending1);
        connect(sequencer0.access.data(), current0);
        connect(sequencer1.access.data(), current1);

        writeDone.set(pulseAfter(finishes.and(current0.write())));
        returnLine(finishes.and(current0.write().not()), placement.startsInModule1, timing, sequencer0, sequencer1);
    }

    private void keep(ColumnAccess current, LinePlacement placement, UInt data, UInt lanes) {
        current.write().set(request.data().write());
        current.bank().set(placement.bank);
        current.row().set(placement.row);
        current.column().set(placement.column);
        current.data().set(data);
        current.mask()
                .set(cat(
                        fourTimes(lanes.bit(3)),
                        fourTimes(lanes.bit(2)),
                        fourTimes(lanes.bit(1)),
                        fourTimes(lanes.bit(0))));
    }

    private static UInt fourTimes(Bool lane) {
        UInt bit = lane.asUInt();
        return bit.cat(bit).cat(bit).cat(bit);
    }

    /** A refresh is wanted from its due time until both modules have got it. */
    private Bool refreshWanted(SoDimmTiming timing, Bool idle, SoDimmSequencer sequencer0, SoDimmSequencer sequencer1) {
        int first = SoDimmPowerUp.cycles(timing) + timing.tREFI() - 1;
        UInt untilRefresh = reg(uint(Types.bitsToNumber(first))).init(first);
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
            Bool finishes,
            Bool startsInModule1,
            SoDimmTiming timing,
            SoDimmSequencer sequencer0,
            SoDimmSequencer sequencer1) {
        Bool arrives = finishes;
        for (int cycle = 0; cycle < timing.casLatency() + 2 + timing.readDelay(); cycle++) {
            Bool stage = reg("arrives_" + cycle, bool()).init(false);
            stage.set(arrives);
            arrives = stage;
        }
        readValid.set(arrives);
        LineAssembly assembly = instance(new LineAssembly(new InterleaveBy8(), LINE_BYTES));
        assembly.data0.set(latest("latest0", sequencer0));
        assembly.data1.set(latest("latest1", sequencer1));
        assembly.startsInModule1.set(startsInModule1);
        readLine.set(assembly.line);
    }

    private UInt latest(String name, SoDimmSequencer sequencer) {
        UInt kept = reg(name, uint(128));
        when(sequencer.readValid, () -> kept.set(sequencer.readData));
        return mux(sequencer.readValid, sequencer.readData, kept);
    }
}
