package org.heddle.nic.stage.memory.sodimm;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * The power-up sequence of DDR modules behind the reset (JESD79): PRECHARGE ALL, the extended mode register, the mode register with the DLL's
 * reset, PRECHARGE ALL, two REFRESH, the mode register; then it waits until the DLL has locked.
 *
 * <p>JESD79 has clock and power stable for 200 us before the first command. That wait is the reset's: whoever releases it, releases it so late.
 *
 * <p>Latency: the first command is decided in the first cycle behind the reset; with {@link SoDimmTiming#pc1600} the modules take requests 206 cycles behind the reset.
 */
public final class SoDimmPowerUp extends Component {
    /** Registers from the decision to the pins: one here, one of the controller's. */
    private static final int TO_PINS = 2;

    private static final int BURST_OF_TWO = 1;
    private static final int RESETS_DLL = 1 << 8;
    private static final int MODE = 0;
    private static final int EXTENDED_MODE = 1;

    /** Command of this cycle, from registers. */
    public final StartCommand start = out(StartCommand.type());

    private final EnumValue<SoDimmCommand> command =
            reg(enumOf(SoDimmCommand.class)).init(SoDimmCommand.NO_OPERATION);
    private final UInt bank = reg(uint(2)).init(0);
    private final UInt mode = reg(uint(14)).init(0);
    private final UInt cycle;
    private int at;

    /** The sequence for modules of this timing. */
    public SoDimmPowerUp(SoDimmTiming timing) {
        int burstAndLatency = timing.casLatency() << 4 | BURST_OF_TWO;
        int over = cycles(timing) - 1;
        cycle = reg("cycle", uint(Types.bitsToNumber(over))).init(0);
        Bool starts = reg(bool()).init(true);
        command.set(SoDimmCommand.NO_OPERATION);
        bank.set(0);
        mode.set(0);
        give(SoDimmCommand.PRECHARGE_ALL, timing.tRP());
        load(EXTENDED_MODE, 0);
        load(MODE, burstAndLatency | RESETS_DLL);
        give(SoDimmCommand.PRECHARGE_ALL, timing.tRP());
        give(SoDimmCommand.REFRESH, timing.tRFC());
        give(SoDimmCommand.REFRESH, timing.tRFC());
        load(MODE, burstAndLatency);
        when(starts, () -> cycle.set(cycle.addWrap(1)));
        when(cycle.eq(over), () -> starts.set(false));
        start.starts().set(starts);
        start.command().set(command);
        start.bank().set(bank);
        start.mode().set(mode);
    }

    /** Returns the cycles from the reset to the first request: those of the commands, or those that the DLL takes. */
    public static int cycles(SoDimmTiming timing) {
        int dllReset = timing.tRP() + SoDimmTiming.MODE_CYCLE;
        int commands = 2 * (timing.tRP() + timing.tRFC()) + 3 * SoDimmTiming.MODE_CYCLE;
        return Math.max(commands, dllReset + SoDimmTiming.DLL_LOCK) + TO_PINS;
    }

    /** Gives a command in its cycle, and leaves it as many as it takes. */
    private void give(SoDimmCommand given, int takes) {
        when(cycle.eq(at), () -> command.set(given));
        at += takes;
    }

    private void load(int register, int value) {
        when(cycle.eq(at), () -> {
            bank.set(register);
            mode.set(value);
        });
        give(SoDimmCommand.LOAD_MODE, SoDimmTiming.MODE_CYCLE);
    }
}
