package org.heddle.device;

/** The rules between commands to different banks of a module: they share the row drivers and the data bus. */
final class SharedBuses {
    private final String module;
    private final DramTiming timing;

    private long activated = Bank.NEVER;
    private int activatedBank;
    private long read = Bank.NEVER;
    private int readBank;
    private long written = Bank.NEVER;
    private int writtenBank;

    SharedBuses(String module, DramTiming timing) {
        this.module = module;
        this.timing = timing;
    }

    void activate(long now, int bank) {
        require(
                DramRule.ACTIVATE_TO_ACTIVATE,
                DramCommand.ACTIVATE,
                now,
                bank,
                DramCommand.ACTIVATE,
                activatedBank,
                activated,
                activated + timing.tRRD());
        activated = now;
        activatedBank = bank;
    }

    void read(long now, int bank) {
        require(
                DramRule.WRITE_TO_READ,
                DramCommand.READ,
                now,
                bank,
                DramCommand.WRITE,
                writtenBank,
                written,
                written + timing.tWL() + 1 + timing.tWTR());
        read = now;
        readBank = bank;
    }

    void write(long now, int bank) {
        // One idle cycle between the module's last read data and the controller's first write data.
        require(
                DramRule.DATA_BUS,
                DramCommand.WRITE,
                now,
                bank,
                DramCommand.READ,
                readBank,
                read,
                read + timing.casLatency() + 2 - timing.tWL());
        written = now;
        writtenBank = bank;
    }

    private void require(
            DramRule rule,
            DramCommand command,
            long now,
            int bank,
            DramCommand earlier,
            int earlierBank,
            long earlierCycle,
            long legal) {
        if (now < legal) {
            throw DramTimingException.tooEarly(
                    module,
                    rule,
                    command + " of bank " + bank,
                    now,
                    bank,
                    earlier + " of bank " + earlierBank,
                    earlierCycle,
                    legal);
        }
    }
}
