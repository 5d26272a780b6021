package org.heddle.device;

/** Puts commands on the pins of a module, one per cycle, in the words of a data sheet. */
final class Pins {
    static final DramTiming TIMING = DramTiming.pc1600();

    private final SoDimm module;
    private long dataLow;
    private long dataHigh;
    private int mask;

    Pins(SoDimm module) {
        this.module = module;
    }

    static Pins ofFreshModule() {
        return new Pins(SoDimm.initialised("module under test", TIMING, PresetPattern.splitMix64(0), 1));
    }

    SoDimm module() {
        return module;
    }

    /** Sets the write-data and mask pins from the next cycle on. */
    Pins data(long low, long high, int bytes) {
        dataLow = low;
        dataHigh = high;
        mask = bytes;
        return this;
    }

    Pins issue(DramCommand command, boolean autoPrecharge, int bank, int row, int column) {
        module.cycle(command.code(), autoPrecharge, bank, row, column, dataLow, dataHigh, mask);
        return this;
    }

    Pins activate(int bank, int row) {
        return issue(DramCommand.ACTIVATE, false, bank, row, 0);
    }

    Pins read(int bank, int row, int column) {
        return issue(DramCommand.READ, false, bank, row, column);
    }

    Pins readAndClose(int bank, int row, int column) {
        return issue(DramCommand.READ, true, bank, row, column);
    }

    Pins write(int bank, int row, int column) {
        return issue(DramCommand.WRITE, false, bank, row, column);
    }

    Pins writeAndClose(int bank, int row, int column) {
        return issue(DramCommand.WRITE, true, bank, row, column);
    }

    Pins precharge(int bank) {
        return issue(DramCommand.PRECHARGE, false, bank, 0, 0);
    }

    Pins prechargeAll() {
        return issue(DramCommand.PRECHARGE_ALL, false, 0, 0, 0);
    }

    Pins refresh() {
        return issue(DramCommand.REFRESH, false, 0, 0, 0);
    }

    /** Loads the mode register (bank 0) or the extended one (bank 1). */
    Pins loadMode(int bank, int value) {
        return issue(DramCommand.LOAD_MODE, false, bank, value, 0);
    }

    /** Gives a module at power-up its sequence, and waits until its DLL has locked. */
    Pins start() {
        PowerUpTest.SEQUENCE.forEach(step -> step.accept(this));
        while (!module.isInitialised()) {
            idle(1);
        }
        return this;
    }

    Pins idle(long cycles) {
        for (long i = 0; i < cycles; i++) {
            issue(DramCommand.NOP, false, 0, 0, 0);
        }
        return this;
    }

    /** Lets cycles pass until the next command will be in the given one. */
    Pins until(long cycle) {
        return idle(cycle - module.now());
    }
}
