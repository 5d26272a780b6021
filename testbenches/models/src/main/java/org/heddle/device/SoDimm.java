package org.heddle.device;

/**
 * One DDR SO-DIMM of 256 MiB, seen from its pins once per 10-ns cycle.
 *
 * <p>{@link #cycle} is called once for each cycle with the pins as the controller drives them in that cycle;
 * afterwards {@link #readDataLow} and {@link #readDataHigh} are what the module drives in the <em>next</em> cycle. So
 * the data of a READ in cycle t are on the pins in cycle t + CL, and the data and mask of a WRITE in cycle t are taken
 * from the pins in cycle t + tWL. In all other cycles the module drives seeded garbage, never zeros, so that a
 * controller which samples at the wrong time is caught.
 *
 * <p>The row pins are checked with READ and WRITE too (a real module ignores them there): they name the row the
 * controller believes to be open. Every rule of {@link DramTiming} is checked; see there for the formulas. After an
 * exception the module must not be used any more. No call allocates memory, except the first write to a page. Not
 * thread-safe.
 */
public final class SoDimm {
    private static final long NOTHING = -1;

    private final String name;
    private final DramTiming timing;
    private final PageStore contents;
    private final Bank[] banks = new Bank[DramGeometry.BANKS];
    private final SharedBuses buses;
    private final RefreshClock refresh;
    private final PowerUp powerUp;
    private final DataPins pins;

    private long now;
    /** No row can have been open for too long before this cycle. */
    private long rowsAreFineUntil;

    private long activations;
    private long rowHits;
    private long reads;
    private long writes;
    private long refreshes;
    private long precharges;
    private long firstActivation = NOTHING;
    private long lastWrite = NOTHING;
    private long lastRead = NOTHING;

    private SoDimm(String name, DramTiming timing, PresetPattern preset, long garbageSeed, boolean initialised) {
        this.name = name;
        this.timing = timing;
        this.contents = new PageStore(preset);
        this.buses = new SharedBuses(name, timing);
        this.refresh = new RefreshClock(name, timing);
        this.powerUp = new PowerUp(name, timing, refresh, initialised);
        this.pins = new DataPins(contents, garbageSeed);
        for (int i = 0; i < banks.length; i++) {
            banks[i] = new Bank(name, i, timing);
        }
        pins.drive(0);
    }

    /**
     * A module that has been through its power-up sequence: all banks closed, ready for an ACTIVATE in cycle 0.
     *
     * @param name how error texts call it, for example "node 0, module 1"
     * @param preset contents before the first write, by module byte address
     * @param garbageSeed seed of what it drives when no data are due
     */
    public static SoDimm initialised(String name, DramTiming timing, PresetPattern preset, long garbageSeed) {
        return new SoDimm(name, timing, preset, garbageSeed, true);
    }

    /**
     * Like {@link #initialised}, but it wants its power-up sequence before the first ACTIVATE: PRECHARGE ALL, the extended mode register, the mode
     * register with the DLL's reset, PRECHARGE ALL, two REFRESH, the mode register; and no READ until 200 cycles behind the DLL's reset.
     */
    public static SoDimm atPowerUp(String name, DramTiming timing, PresetPattern preset, long garbageSeed) {
        return new SoDimm(name, timing, preset, garbageSeed, false);
    }

    /**
     * Shows the module the pins of one cycle.
     *
     * @param command 0 to 7, see {@link DramCommand}
     * @param autoPrecharge with READ and WRITE: close the row behind the burst; ignored otherwise
     * @param bank 2 bits
     * @param row 14 bits
     * @param column 8 bits, in bursts of 16 bytes
     * @param writeDataLow bytes 0 to 7 of the burst, little-endian
     * @param writeDataHigh bytes 8 to 15
     * @param writeMask 16 bits, bit i is 1 when byte i is to be written
     * @throws DramTimingException if the command breaks a rule of the device
     * @throws IllegalArgumentException if a pin value is wider than its pins
     */
    public void cycle(
            int command,
            boolean autoPrecharge,
            int bank,
            int row,
            int column,
            long writeDataLow,
            long writeDataHigh,
            int writeMask) {
        if (pins.take(now, writeDataLow, writeDataHigh, writeMask)) {
            lastWrite = now;
        }
        if (command != 0) {
            checkPins(command, bank, row, column);
            obey(DramCommand.of(command), autoPrecharge, bank, row, column);
        }
        refresh.check(now);
        if (now >= rowsAreFineUntil) {
            checkRows();
        }
        now++;
        pins.drive(now);
    }

    private void obey(DramCommand command, boolean autoPrecharge, int bank, int row, int column) {
        powerUp.take(command, now, bank, row);
        switch (command) {
            case ACTIVATE -> {
                refresh.notBusy(command, now, bank);
                banks[bank].activate(now, row);
                buses.activate(now, bank);
                activations++;
                firstActivation = firstActivation == NOTHING ? now : firstActivation;
            }
            case READ -> {
                countColumn(banks[bank].column(command, now, row));
                buses.read(now, bank);
                reads++;
                // Every earlier write has landed by now: its data are at least tWTR older than this command.
                lastRead = now + timing.casLatency();
                pins.answerRead(lastRead, DramGeometry.address(row, bank, column));
                closeBehind(autoPrecharge, command, bank);
            }
            case WRITE -> {
                countColumn(banks[bank].column(command, now, row));
                buses.write(now, bank);
                writes++;
                pins.awaitWrite(now + timing.tWL(), DramGeometry.address(row, bank, column));
                closeBehind(autoPrecharge, command, bank);
            }
            case PRECHARGE -> {
                refresh.notBusy(command, now, bank);
                countPrecharge(banks[bank].precharge(command, now));
            }
            case PRECHARGE_ALL -> {
                refresh.notBusy(command, now, -1);
                for (Bank each : banks) {
                    countPrecharge(each.precharge(command, now));
                }
            }
            case REFRESH -> {
                requireAllClosed(command, DramRule.REFRESH_CLOSED);
                refresh.refresh(now);
                refreshes++;
            }
            case LOAD_MODE -> {
                requireAllClosed(command, DramRule.MODE_CLOSED);
                refresh.notBusy(command, now, -1);
            }
            case NOP -> throw new AssertionError("no operation is not obeyed");
        }
    }

    private void checkRows() {
        // A row that is opened from now on has all its time before it.
        rowsAreFineUntil = now + timing.longestRowActive();
        for (Bank each : banks) {
            each.requireNotTooLong(now);
            rowsAreFineUntil = Math.min(rowsAreFineUntil, each.closesUntil() + 1);
        }
    }

    private void requireAllClosed(DramCommand command, DramRule rule) {
        for (int i = 0; i < banks.length; i++) {
            if (banks[i].isOpen()) {
                throw DramTimingException.illegal(
                        name, rule, command.toString(), now, i, "bank " + i + " is open; precharge it first");
            }
            banks[i].precharged(command, now);
        }
    }

    private void countColumn(boolean hit) {
        rowHits += hit ? 1 : 0;
    }

    private void countPrecharge(boolean closedRow) {
        precharges += closedRow ? 1 : 0;
    }

    private void closeBehind(boolean autoPrecharge, DramCommand command, int bank) {
        if (autoPrecharge) {
            banks[bank].autoPrecharge(command, now);
            precharges++;
        }
    }

    private void checkPins(int command, int bank, int row, int column) {
        if (!DramCommand.isLegal(command)) {
            throw DramTimingException.illegal(
                    name, DramRule.COMMAND_CODE, "command " + command, now, -1, "the command pins carry 0 to 7");
        }
        if ((bank & -DramGeometry.BANKS | row & -DramGeometry.ROWS | column & -DramGeometry.COLUMNS) != 0) {
            throw new IllegalArgumentException("%s: bank has 2 bits, row 14 and column 8: bank=%d row=%d column=%d"
                    .formatted(name, bank, row, column));
        }
    }

    /** Bytes 0 to 7 of what the module drives in the next cycle. */
    public long readDataLow() {
        return pins.drivenLow();
    }

    /** Bytes 8 to 15 of what the module drives in the next cycle. */
    public long readDataHigh() {
        return pins.drivenHigh();
    }

    /** True when what it drives in the next cycle is read data. For tests: no pin says so. */
    public boolean readValid() {
        return pins.drivenValid();
    }

    /** True once it has been through its power-up sequence, and its DLL has locked. For tests: no pin says so. */
    public boolean isInitialised() {
        return powerUp.isOver(now);
    }

    /** The number of the next cycle, which is the number of calls of {@link #cycle} so far. */
    public long now() {
        return now;
    }

    /** Returns the counts of the module's activity since {@link #resetMeasurement}. */
    public DramCounters counters() {
        return new DramCounters(activations, rowHits, reads, writes, refreshes, precharges);
    }

    /** The cycle of the first ACTIVATE since {@link #resetMeasurement}, or -1. */
    public long firstActivationCycle() {
        return firstActivation;
    }

    /**
     * The cycle in which the data of the last WRITE were on the pins, or -1 if none since {@link #resetMeasurement}.
     */
    public long lastWriteCycle() {
        return lastWrite;
    }

    /**
     * The cycle in which the data of the last READ are on the pins, or -1 if none since {@link #resetMeasurement}.
     */
    public long lastReadCycle() {
        return lastRead;
    }

    /** Forgets the counters, the first activation, the last read and the last write; contents and timing state stay. */
    public void resetMeasurement() {
        activations = 0;
        rowHits = 0;
        reads = 0;
        writes = 0;
        refreshes = 0;
        precharges = 0;
        firstActivation = NOTHING;
        lastWrite = NOTHING;
        lastRead = NOTHING;
    }

    PageStore contents() {
        return contents;
    }

    @Override
    public String toString() {
        return name;
    }
}
