package org.heddle.nic.stage.memory.reordering;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.nic.stage.memory.sodimm.SoDimmCommand;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;

/**
 * Brings decided commands to the pins of a module, fetches write data, and catches read data.
 *
 * <p>A command decided in one cycle is on the pins in the next, from registers. Its completion is reported CL + 2 cycles
 * behind the decision, with a write as with a read, so that one report per cycle is enough.
 */
final class CommandPins extends Component {
    /** Command that is decided in this cycle. */
    final EnumValue<SoDimmCommand> command = in(enumOf(SoDimmCommand.class));

    final Bool autoPrecharge = in(bool());
    final UInt bank = in(uint(2));
    final UInt row = in(uint(14));
    final UInt column = in(uint(8));
    final UInt tag;

    /** 1 to keep write data under a tag. */
    final Bool dataComes = in(bool());

    final UInt dataTag;
    final UInt data = in(uint(128));
    /** The 4-byte lanes that are written. */
    final UInt dataLanes = in(uint(4));

    /** 1 in the cycle in which an access has been completed. */
    final Bool completed = out(bool());

    final UInt completedTag;
    /** With {@link #completed} of a read, its data. */
    final UInt readData = out(uint(128));

    final SoDimmPins pins = out(SoDimmPins.type());

    CommandPins(SoDimmTiming timing, int tagWidth) {
        parameter("tag", tagWidth);
        tag = in(uint(tagWidth));
        dataTag = in(uint(tagWidth));
        completedTag = out(uint(tagWidth));

        EnumValue<SoDimmCommand> commandNow = reg(enumOf(SoDimmCommand.class)).init(SoDimmCommand.NO_OPERATION);
        commandNow.set(command);
        pins.command().set(commandNow);
        Bool autoPrechargeNow = reg(bool());
        autoPrechargeNow.set(autoPrecharge);
        pins.autoPrecharge().set(autoPrechargeNow);
        pins.bank().set(delayed("bank", bank, 1));
        pins.row().set(delayed("row", row, 1));
        pins.column().set(delayed("column", column, 1));

        UInt tagNow = delayed("tag", tag, 1);
        Bool isWrite = commandNow.is(SoDimmCommand.WRITE);
        // Data come with their request, and are read behind its command, which is decided later.
        Memory<UInt> writeData = memory(uint(128), 1 << tagWidth).readUnderWrite(ReadUnderWrite.UNDEFINED);
        Memory<UInt> writeLanes = memory(uint(4), 1 << tagWidth).readUnderWrite(ReadUnderWrite.UNDEFINED);
        when(dataComes, () -> {
            writeData.write(dataTag, data);
            writeLanes.write(dataTag, dataLanes);
        });
        // The memory's output is the register of the first of the tWL cycles behind the command.
        UInt dataRead = writeData.readSync(tagNow, isWrite);
        UInt lanesRead = writeLanes.readSync(tagNow, isWrite);
        pins.writeData().set(delayed("writeData", dataRead, timing.tWL() - 1));
        UInt lanes = delayed("writeLanes", lanesRead, timing.tWL() - 1);
        pins.writeMask().set(cat(fourTimes(lanes, 3), fourTimes(lanes, 2), fourTimes(lanes, 1), fourTimes(lanes, 0)));

        Bool accesses = command.is(SoDimmCommand.READ).or(command.is(SoDimmCommand.WRITE));
        // Writes complete as late as reads: both do in the order of their commands.
        int cycles = timing.casLatency() + 2 + timing.readDelay();
        completed.set(delayed("completes", accesses, cycles));
        completedTag.set(delayed("completesTag", tagNow, cycles - 1));
        UInt captured = reg(uint(128));
        captured.set(delayed("arrived", pins.readData(), timing.readDelay()));
        readData.set(captured);
    }

    private static UInt fourTimes(UInt lanes, int lane) {
        UInt bit = lanes.bits(lane, lane);
        return cat(bit, bit, bit, bit);
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

    private Bool delayed(String name, Bool value, int cycles) {
        Bool result = value;
        for (int cycle = 1; cycle <= cycles; cycle++) {
            Bool stage = reg(name + "_" + cycle, bool()).init(false);
            stage.set(result);
            result = stage;
        }
        return result;
    }
}
