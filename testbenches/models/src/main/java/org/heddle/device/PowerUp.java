package org.heddle.device;

import java.util.EnumSet;
import java.util.Iterator;

/**
 * The power-up sequence of a module and its two mode registers, as JESD79 has them.
 *
 * <p>Clock and power are stable from cycle 0 on, as its 200 us without a command lie before it. Then come PRECHARGE ALL, the extended
 * mode register with the DLL on, the mode register with the DLL's reset, PRECHARGE ALL, two REFRESH or more, and the mode register without
 * the reset. Nothing else is taken before the last of them, and no READ until 200 cycles behind the reset of the DLL, when
 * the first interval between refreshes begins.
 */
final class PowerUp {
    /** Bank of the mode register. */
    static final int MODE = 0;
    /** Bank of the extended mode register. */
    static final int EXTENDED_MODE = 1;
    /** Bit of the mode register that resets the DLL, A8. */
    static final int RESETS_DLL = 1 << 8;

    /** tMRD: 15 ns, two cycles at 100 MHz. */
    private static final int MODE_CYCLE = 2;
    /** JESD79: cycles from the DLL's reset to the first READ. */
    private static final int DLL_LOCK = 200;

    private static final int REFRESHES = 2;
    private static final int BURST_OF_TWO = 1;

    /** Command that comes next. */
    private enum Step {
        PRECHARGE_ALL("PRECHARGE_ALL"),
        EXTENDED_MODE("LOAD_MODE of bank 1, which turns the DLL on"),
        DLL_RESET("LOAD_MODE of bank 0 with A8 = 1, which resets the DLL"),
        PRECHARGE_AGAIN("another PRECHARGE_ALL"),
        REFRESH("two REFRESH commands"),
        MODE("LOAD_MODE of bank 0 with A8 = 0"),
        DONE("nothing");

        private final String text;

        Step(String text) {
            this.text = text;
        }
    }

    private final String module;
    private final int casLatency;
    private final RefreshClock refresh;

    /** Steps behind the next one. */
    private final Iterator<Step> laterSteps =
            EnumSet.complementOf(EnumSet.of(Step.PRECHARGE_ALL)).iterator();

    private Step next;
    private int refreshes;
    private long modeSet = Bank.NEVER;
    private long dllReset = Bank.NEVER;

    PowerUp(String module, DramTiming timing, RefreshClock refresh, boolean initialised) {
        this.module = module;
        this.casLatency = timing.casLatency();
        this.refresh = refresh;
        this.next = initialised ? Step.DONE : Step.PRECHARGE_ALL;
        if (initialised) {
            refresh.begin(0);
        }
    }

    /** Returns true behind the last command of the sequence and the lock of the DLL. */
    boolean isOver(long now) {
        return next == Step.DONE && now >= dllReset + DLL_LOCK;
    }

    /** Refuses a command that comes before its turn, or too soon behind a mode register. */
    void take(DramCommand command, long now, int bank, int row) {
        if (now < modeSet + MODE_CYCLE) {
            throw tooEarly(DramRule.MODE_REGISTER_CYCLE, command, now, "LOAD_MODE", modeSet, modeSet + MODE_CYCLE);
        }
        if (command == DramCommand.READ && now < dllReset + DLL_LOCK) {
            throw tooEarly(DramRule.DLL_LOCK, command, now, "the reset of the DLL", dllReset, dllReset + DLL_LOCK);
        }
        if (next != Step.DONE) {
            next = following(command, now, bank, row);
            if (next == Step.DONE) {
                refresh.begin(dllReset + DLL_LOCK);
            }
        }
        if (command == DramCommand.LOAD_MODE) {
            load(now, bank, row);
        }
    }

    private Step following(DramCommand command, long now, int bank, int row) {
        if (isNext(command, bank, (row & RESETS_DLL) != 0)) {
            boolean repeats = next == Step.REFRESH && ++refreshes < REFRESHES;
            return repeats ? next : laterSteps.next();
        }
        boolean changesNothing =
                command == DramCommand.PRECHARGE_ALL || command == DramCommand.REFRESH && next == Step.MODE;
        if (!changesNothing) {
            throw DramTimingException.illegal(
                    module,
                    DramRule.POWER_UP,
                    command.toString(),
                    now,
                    bank,
                    "after power-up comes %s first; %d of 2 REFRESH commands have come"
                            .formatted(next.text, refreshes));
        }
        return next;
    }

    private boolean isNext(DramCommand command, int bank, boolean resetsDll) {
        return switch (next) {
            case PRECHARGE_ALL, PRECHARGE_AGAIN -> command == DramCommand.PRECHARGE_ALL;
            case EXTENDED_MODE -> command == DramCommand.LOAD_MODE && bank == EXTENDED_MODE;
            case DLL_RESET -> command == DramCommand.LOAD_MODE && bank == MODE && resetsDll;
            case REFRESH -> command == DramCommand.REFRESH;
            case MODE -> command == DramCommand.LOAD_MODE && bank == MODE && !resetsDll;
            case DONE -> false;
        };
    }

    private void load(long now, int bank, int row) {
        switch (bank) {
            case MODE -> requireMode(now, row);
            case EXTENDED_MODE ->
                require(row == 0, now, "extended mode register", row, "0: DLL on, drivers of normal strength");
            default ->
                throw DramTimingException.illegal(
                        module,
                        DramRule.MODE_REGISTER,
                        "LOAD_MODE",
                        now,
                        bank,
                        "bank 0 names the mode register, bank 1 the extended one");
        }
        modeSet = now;
    }

    private void requireMode(long now, int row) {
        int expected = casLatency << 4 | BURST_OF_TWO;
        require(
                (row & ~RESETS_DLL) == expected,
                now,
                "mode register",
                row,
                "%#x or, with the DLL's reset, %#x: sequential bursts of two, CL %d"
                        .formatted(expected, expected | RESETS_DLL, casLatency));
        if ((row & RESETS_DLL) != 0) {
            dllReset = now;
        }
    }

    private void require(boolean holds, long now, String register, int row, String expected) {
        if (!holds) {
            throw DramTimingException.illegal(
                    module,
                    DramRule.MODE_REGISTER,
                    "LOAD_MODE",
                    now,
                    -1,
                    "the %s gets %#x, and its timing here wants %s".formatted(register, row, expected));
        }
    }

    private DramTimingException tooEarly(
            DramRule rule, DramCommand command, long now, String earlier, long earlierCycle, long legal) {
        return DramTimingException.tooEarly(module, rule, command.toString(), now, -1, earlier, earlierCycle, legal);
    }
}
