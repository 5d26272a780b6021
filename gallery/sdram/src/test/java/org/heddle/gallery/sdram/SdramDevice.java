package org.heddle.gallery.sdram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * An SDRAM chip that sees its pins at each rising edge, and nothing else. It holds the data sheet's times against the time between edges, and
 * throws an {@link AssertionError} with the rule and the cycle where one is broken. A row that is not refreshed in time loses its data.
 */
final class SdramDevice {
    private static final int NOP = 7;
    private static final int BURST_TERMINATE = 6;
    private static final int READ = 5;
    private static final int WRITE = 4;
    private static final int ACTIVE = 3;
    private static final int PRECHARGE = 2;
    private static final int AUTO_REFRESH = 1;
    private static final int LOAD_MODE_REGISTER = 0;

    private static final int BANKS = 4;
    private static final int ALL = 1 << 10;
    private static final int CLOSED = -1;
    private static final int TMRD_CYCLES = 2;
    private static final int LONGEST_OPEN = 120_000;
    private static final long NEVER = -1_000_000_000;

    /**
     * Levels of the pins.
     *
     * @param dq level of DQ, where the controller drives it
     * @param driven the controller drives DQ
     */
    record Pins(
            boolean cke,
            boolean csN,
            boolean rasN,
            boolean casN,
            boolean weN,
            int bank,
            int address,
            int dqm,
            int dq,
            boolean driven) {}

    /** Number of rows that have lost their data. */
    int lostRows;

    private final SdramPart sheet;
    private final long nanoseconds;
    private final RandomGenerator random;
    private final Map<Integer, int[]> rows = new HashMap<>();
    private final Map<Integer, Long> restored = new HashMap<>();
    private final int[] openRow = new int[BANKS];
    private final long[] activated = new long[BANKS];
    private final long[] precharged = new long[BANKS];
    private final long[] written = new long[BANKS];
    private final Map<Long, Integer> words = new HashMap<>();
    private final List<Integer> masks = new ArrayList<>(List.of(0, 0, 0));
    private long cycle;
    private long refreshed = NEVER;
    private long configured = NEVER;
    private boolean allPrecharged;
    private int refreshes;
    private int casLatency;

    SdramDevice(SdramPart sheet, int nanosecondsOfCycle, RandomGenerator random) {
        this.sheet = sheet;
        nanoseconds = nanosecondsOfCycle;
        this.random = random;
        Arrays.fill(openRow, CLOSED);
        Arrays.fill(activated, NEVER);
        Arrays.fill(precharged, NEVER);
        Arrays.fill(written, NEVER);
    }

    /** Takes the pins at a rising edge. */
    void edge(Pins pins) {
        cycle++;
        require(pins.cke(), "CKE is high");
        require(casLatency != 0 || pins.dqm() == 3, "DQM is high until the mode register is loaded");
        boolean driving = words.containsKey(cycle) || words.containsKey(cycle - 1);
        require(!pins.driven() || !driving, "DQ has one driver");
        words.remove(cycle - 1);
        masks.add(pins.dqm());
        masks.remove(0);
        int command = pins.csN() ? NOP : bit(pins.rasN()) << 2 | bit(pins.casN()) << 1 | bit(pins.weN());
        if (command != NOP) {
            require(cycle * nanoseconds > sheet.powerUp(), "no command comes during power-up");
            long behindMode = cycle - configured;
            require(behindMode >= TMRD_CYCLES, "tMRD");
            requireTime("tRFC", refreshed, sheet.trfc());
        }
        switch (command) {
            case ACTIVE -> activate(pins.bank(), pins.address());
            case READ -> read(pins.bank(), pins.address());
            case WRITE -> write(pins);
            case PRECHARGE -> precharge(pins.bank(), pins.address());
            case AUTO_REFRESH -> refresh();
            case LOAD_MODE_REGISTER -> configure(pins.bank(), pins.address());
            case BURST_TERMINATE -> require(false, "BURST TERMINATE is not modelled");
            default -> {}
        }
    }

    /** Returns the level of DQ between the last edge and the next one; where the chip does not drive it, anything. */
    int dq() {
        int noise = random.nextInt(1 << 16);
        Integer word = words.get(cycle + 1);
        if (word == null) {
            return noise;
        }
        int hidden = bytes(masks.get(masks.size() - 2)); // DQM acts on what comes two edges later
        return word & ~hidden | noise & hidden;
    }

    private void activate(int bank, int row) {
        require(casLatency != 0, "the mode register is loaded before ACTIVE");
        require(openRow[bank] == CLOSED, "ACTIVE finds no open row");
        require(row < 1 << sheet.rowBits(), "there is such a row");
        requireTime("tRP", precharged[bank], sheet.trp());
        requireTime("tRC", activated[bank], sheet.trc());
        for (int other = 0; other < BANKS; other++) {
            requireTime("tRRD", activated[other], sheet.trrd());
        }
        activated[bank] = cycle;
        openRow[bank] = row;
        restore(bank, row);
    }

    private int[] access(int bank, int address) {
        require(openRow[bank] != CLOSED, "READ and WRITE find an open row");
        require(address < 1 << sheet.columnBits(), "there is such a column, and no auto precharge");
        requireTime("tRCD", activated[bank], sheet.trcd());
        return rows.get(key(bank, openRow[bank]));
    }

    private void read(int bank, int column) {
        words.put(cycle + casLatency, access(bank, column)[column]);
    }

    private void write(Pins pins) {
        int[] row = access(pins.bank(), pins.address());
        require(words.isEmpty(), "a WRITE waits for the word of a READ");
        require(pins.driven(), "a WRITE comes with its data");
        int kept = bytes(pins.dqm());
        row[pins.address()] = row[pins.address()] & kept | pins.dq() & ~kept;
        written[pins.bank()] = cycle;
    }

    private void precharge(int bank, int address) {
        for (int each = 0; each < BANKS; each++) {
            boolean concerned = each == bank || (address & ALL) != 0;
            if (concerned && openRow[each] != CLOSED) {
                requireTime("tRAS", activated[each], sheet.tras());
                requireTime("tWR", written[each], sheet.twr());
                require((cycle - activated[each]) * nanoseconds <= LONGEST_OPEN, "tRAS: no row is open for too long");
                openRow[each] = CLOSED;
                precharged[each] = cycle;
            } else if (casLatency == 0) {
                precharged[each] = cycle;
            }
        }
        allPrecharged |= (address & ALL) != 0;
    }

    private void requireIdle() {
        require(allPrecharged, "all banks are precharged behind power-up");
        for (int bank = 0; bank < BANKS; bank++) {
            require(openRow[bank] == CLOSED, "AUTO REFRESH and LOAD MODE REGISTER find no open row");
            requireTime("tRP", precharged[bank], sheet.trp());
            requireTime("tRC", activated[bank], sheet.trc());
        }
    }

    private void refresh() {
        requireIdle();
        int row = refreshes++ & (1 << sheet.rowBits()) - 1;
        for (int bank = 0; bank < BANKS; bank++) {
            restore(bank, row);
        }
        refreshed = cycle;
    }

    private void configure(int bank, int mode) {
        requireIdle();
        require(refreshes >= sheet.powerUpRefreshes(), "refreshes come before the mode register");
        int latency = mode >> 4;
        require(bank == 0 && (mode & 0xf) == 0 && (latency == 2 || latency == 3), "the mode is bursts of one word");
        casLatency = latency;
        configured = cycle;
    }

    /** Brings the charge of a row's cells back, if there is still some. */
    private void restore(int bank, int row) {
        int key = key(bank, row);
        int[] cells = rows.computeIfAbsent(key, k -> noise());
        Long last = restored.put(key, cycle);
        if (last != null && (cycle - last) * nanoseconds > sheet.retention()) {
            System.arraycopy(noise(), 0, cells, 0, cells.length);
            lostRows++;
        }
    }

    private int[] noise() {
        return random.ints(1L << sheet.columnBits(), 0, 1 << 16).toArray();
    }

    private int key(int bank, int row) {
        return row * BANKS + bank;
    }

    private static int bytes(int mask) {
        return ((mask & 1) != 0 ? 0xff : 0) | ((mask & 2) != 0 ? 0xff00 : 0);
    }

    private static int bit(boolean level) {
        return level ? 1 : 0;
    }

    private void requireTime(String rule, long since, int least) {
        long passed = (cycle - since) * nanoseconds;
        require(passed >= least, rule + " of " + least + " ns is kept, not " + passed + " ns");
    }

    private void require(boolean kept, String rule) {
        if (!kept) {
            throw new AssertionError("broken in cycle " + cycle + " behind the reset: " + rule);
        }
    }
}
