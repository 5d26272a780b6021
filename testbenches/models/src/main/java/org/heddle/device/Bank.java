package org.heddle.device;

/** One bank: its open row, and the rules between two commands to it. */
final class Bank {
    /** A cycle so long ago that no rule looks back to it, yet far enough from overflow. */
    static final long NEVER = Long.MIN_VALUE / 4;

    private final String module;
    private final int number;
    private final DramTiming timing;

    private boolean open;
    private int row;
    private int columnCommands;
    private long activated = NEVER;
    private long written = NEVER;
    /** The cycle in which the last precharge began; with auto-precharge this may lie ahead. */
    private long precharged = NEVER;

    private DramCommand closedBy = DramCommand.PRECHARGE_ALL;
    private long closedIn = NEVER;

    Bank(String module, int number, DramTiming timing) {
        this.module = module;
        this.number = number;
        this.timing = timing;
    }

    boolean isOpen() {
        return open;
    }

    /** Returns the last cycle in which its row may be closed; a distant one while none is open. */
    long closesUntil() {
        return open ? activated + timing.longestRowActive() : Long.MAX_VALUE;
    }

    /** Refuses a row that has been open for longer than tRAS (max). */
    void requireNotTooLong(long now) {
        if (now > closesUntil()) {
            throw DramTimingException.illegal(
                    module,
                    DramRule.ROW_ACTIVE_LIMIT,
                    "the open row of bank " + number,
                    now,
                    number,
                    state() + "; precharge it by cycle " + closesUntil());
        }
    }

    void activate(long now, int openedRow) {
        if (open) {
            throw illegal(DramRule.BANK_CLOSED, DramCommand.ACTIVATE, now, "precharge it first; " + state());
        }
        precharged(DramCommand.ACTIVATE, now);
        open = true;
        row = openedRow;
        columnCommands = 0;
        activated = now;
    }

    /** Checks the rules that ACTIVATE and REFRESH share. */
    void precharged(DramCommand command, long now) {
        if (now < precharged + timing.tRP()) {
            throw tooEarly(
                    DramRule.PRECHARGE_PERIOD,
                    command,
                    now,
                    "its precharge by " + closedBy,
                    closedIn,
                    precharged + timing.tRP());
        }
        if (now < activated + timing.tRC()) {
            throw tooEarly(DramRule.ROW_CYCLE, command, now, "its ACTIVATE", activated, activated + timing.tRC());
        }
    }

    /** Returns true when the open row has served a column command before: a row hit. */
    boolean column(DramCommand command, long now, int wantedRow) {
        if (!open) {
            throw illegal(DramRule.BANK_OPEN, command, now, "activate a row first; " + state());
        }
        if (row != wantedRow) {
            throw illegal(
                    DramRule.ROW_MATCH,
                    command,
                    now,
                    "the row pins say %d; precharge and activate that row first; %s".formatted(wantedRow, state()));
        }
        if (now < activated + timing.tRCD()) {
            throw tooEarly(
                    DramRule.ACTIVATE_TO_COLUMN, command, now, "its ACTIVATE", activated, activated + timing.tRCD());
        }
        if (command == DramCommand.WRITE) {
            written = now;
        }
        return columnCommands++ > 0;
    }

    /** Returns false when the bank is closed already, which the device takes for no operation. */
    boolean precharge(DramCommand command, long now) {
        if (!open) {
            return false;
        }
        if (now < activated + timing.tRAS()) {
            throw tooEarly(
                    DramRule.ROW_ACTIVE_TIME, command, now, "its ACTIVATE", activated, activated + timing.tRAS());
        }
        if (now < writeRecovered()) {
            throw tooEarly(DramRule.WRITE_RECOVERY, command, now, "its last WRITE", written, writeRecovered());
        }
        close(command, now, now);
        return true;
    }

    /** Closes the bank behind a column command; the device waits for tRAS and tWR by itself. */
    void autoPrecharge(DramCommand command, long now) {
        long begin = Math.max(now + 1, Math.max(activated + timing.tRAS(), writeRecovered()));
        close(command, now, begin);
    }

    private void close(DramCommand command, long now, long begin) {
        open = false;
        precharged = begin;
        closedBy = command;
        closedIn = now;
    }

    private long writeRecovered() {
        return written + timing.tWL() + 1 + timing.tWR();
    }

    private String state() {
        if (open) {
            return "row %d was opened by ACTIVATE in cycle %d".formatted(row, activated);
        }
        return closedIn == NEVER
                ? "it has been closed since power-up"
                : "it was closed by %s in cycle %d".formatted(closedBy, closedIn);
    }

    private DramTimingException tooEarly(
            DramRule rule, DramCommand command, long now, String earlier, long earlierCycle, long legal) {
        return DramTimingException.tooEarly(module, rule, named(command), now, number, earlier, earlierCycle, legal);
    }

    private DramTimingException illegal(DramRule rule, DramCommand command, long now, String stateAndMend) {
        return DramTimingException.illegal(module, rule, named(command), now, number, stateAndMend);
    }

    private String named(DramCommand command) {
        return command + " of bank " + number;
    }
}
