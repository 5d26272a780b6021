package org.heddle.nic.stage.memory.sodimm;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/**
 * Drives one SO-DIMM: opens and closes rows, gives column commands, refreshes. One row of one bank is open at a time,
 * and accesses are served strictly in order, as in the published DIMMnet-2.
 *
 * <p>Latency: an access to the open row has its command on the pins in the cycle after it was accepted, read data four
 * cycles after, and as many more as {@link SoDimmTiming#readDelay} says. Throughput: one access per cycle to the open row; when each needs another row, a read in seven (tRC), a
 * write in eight (tRCD + tWL + 1 + tWR + tRP). A stalled access changes nothing.
 */
public final class SoDimmSequencer extends Component {
    /** Commands of the power-up sequence; while it lasts, neither an access nor a refresh may be offered. */
    public final StartCommand start = in(StartCommand.type());
    /** Accepted in the cycle in which its column command is decided. */
    public final Stream<ColumnAccess> access = in(stream(ColumnAccess.type()));
    /** 1 to ask for a refresh; no access may be offered until {@link #refreshed}. */
    public final Bool refresh = in(bool());
    /** 1 in the cycle in which the refresh command is decided. */
    public final Bool refreshed = out(bool());
    /** 1 in the cycle in which a row is activated. */
    public final Bool activates = out(bool());
    /** 1 in the cycle in which {@link #readData} holds the data of a read. */
    public final Bool readValid = out(bool());
    /** 128 bits. */
    public final UInt readData = out(uint(128));
    /** The module. */
    public final SoDimmPins pins = out(SoDimmPins.type());

    public SoDimmSequencer(SoDimmTiming timing) {
        Bool open = reg(bool()).init(false);
        UInt openBank = reg(uint(2));
        UInt openRow = reg(uint(14));
        ColumnAccess wanted = access.data();

        Bool rowHit = open.and(wanted.bank().eq(openBank)).and(wanted.row().eq(openRow));
        Bool rowMiss = open.and(rowHit.not());

        SpacingTimer activateTimer = instance(new SpacingTimer(timing.tRC(), timing.tRP(), timing.tRFC()));
        SpacingTimer readTimer = instance(new SpacingTimer(timing.tRCD(), timing.writeToRead()));
        SpacingTimer writeTimer = instance(new SpacingTimer(timing.tRCD(), timing.readToWrite()));
        SpacingTimer prechargeTimer = instance(new SpacingTimer(timing.tRAS(), timing.writeToPrecharge()));

        Bool reads = access.valid().and(rowHit).and(wanted.write().not()).and(readTimer.expired);
        Bool writes = access.valid().and(rowHit).and(wanted.write()).and(writeTimer.expired);
        Bool activatesNow = access.valid().and(open.not()).and(activateTimer.expired);
        Bool rowUnwanted = access.valid().and(rowMiss).or(refresh.and(open));
        Bool precharges = rowUnwanted.and(prechargeTimer.expired);
        Bool refreshes = refresh.and(open.not()).and(activateTimer.expired);

        access.ready().set(reads.or(writes));
        refreshed.set(refreshes);
        activates.set(activatesNow);

        activateTimer.event(0).set(activatesNow);
        activateTimer.event(1).set(precharges);
        activateTimer.event(2).set(refreshes);
        readTimer.event(0).set(activatesNow);
        readTimer.event(1).set(writes);
        writeTimer.event(0).set(activatesNow);
        writeTimer.event(1).set(reads);
        prechargeTimer.event(0).set(activatesNow);
        prechargeTimer.event(1).set(writes);

        when(activatesNow, () -> {
            open.set(true);
            openBank.set(wanted.bank());
            openRow.set(wanted.row());
        });
        when(precharges, () -> open.set(false));

        drivePins(reads, writes, activatesNow, precharges, refreshes, timing.tWL());
        returnReadData(reads, timing);
        assertAlways(
                access.valid().and(refresh).not(),
                "no access is offered while a refresh is asked for: the two would race");
    }

    /** All pins come from registers: the module sees them one cycle after the decision. */
    private void drivePins(
            Bool reads, Bool writes, Bool activatesNow, Bool precharges, Bool refreshes, int writeLatency) {
        EnumValue<SoDimmCommand> command = reg(enumOf(SoDimmCommand.class)).init(SoDimmCommand.NO_OPERATION);
        ColumnAccess wanted = access.data();
        command.set(start.command());
        when(activatesNow, () -> command.set(SoDimmCommand.ACTIVATE));
        when(reads, () -> command.set(SoDimmCommand.READ));
        when(writes, () -> command.set(SoDimmCommand.WRITE));
        when(precharges, () -> command.set(SoDimmCommand.PRECHARGE_ALL));
        when(refreshes, () -> command.set(SoDimmCommand.REFRESH));
        pins.command().set(command);
        pins.autoPrecharge().set(false);
        pins.bank().set(delayed("bank", mux(start.starts(), start.bank(), wanted.bank()), 1));
        pins.row().set(delayed("row", mux(start.starts(), start.mode(), wanted.row()), 1));
        pins.column().set(delayed("column", wanted.column(), 1));
        // Write data stand on the pins tWL cycles behind their command.
        pins.writeData().set(delayed("writeData", wanted.data(), 1 + writeLatency));
        pins.writeMask().set(delayed("writeMask", wanted.mask(), 1 + writeLatency));
    }

    private UInt delayed(String name, UInt value, int cycles) {
        UInt result = value;
        for (int cycle = 1; cycle <= cycles; cycle++) {
            UInt stage = reg(name + "_" + cycle, uint(value.width()));
            stage.set(result);
            result = stage;
        }
        return result;
    }

    /** Data stand on the pins CL cycles behind the command, which is there one cycle behind the decision, and arrive later. */
    private void returnReadData(Bool reads, SoDimmTiming timing) {
        Bool expected = reads;
        for (int cycle = 0; cycle <= timing.casLatency() + timing.readDelay(); cycle++) {
            Bool stage = reg("expected_" + cycle, bool()).init(false);
            stage.set(expected);
            expected = stage;
        }
        UInt captured = reg(uint(128));
        Bool capturedValid = reg(bool()).init(false);
        captured.set(delayed("arrived", pins.readData(), timing.readDelay()));
        capturedValid.set(expected);
        readValid.set(capturedValid);
        readData.set(captured);
    }
}
