package org.heddle.gallery.sdram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;

/** One bank of a real chip by itself: what it permits in each cycle, beside the data sheet's nanoseconds since each command. */
class SdramBankTest {
    private static final SdramPart PART = SdramPart.MT48LC16M16A2;
    private static final int MEGAHERTZ = 100;
    private static final int NANOSECONDS = 1000 / MEGAHERTZ;
    private static final long NEVER = -1_000_000;
    private static final int ROWS = 1 << PART.rowBits();

    private Simulation sim;
    private boolean isOpen;
    private boolean isRowKnown;
    private int openRow;
    private long activated;
    private long precharged;
    private long written;
    private long occupied;

    private void reset() {
        for (String command : new String[] {"activate", "read", "write", "precharge", "occupy"}) {
            poke(command, 0);
        }
        sim.reset(1);
        isOpen = true;
        isRowKnown = false;
        activated = NEVER;
        precharged = NEVER;
        written = NEVER;
        occupied = NEVER;
    }

    private void poke(String port, long value) {
        sim.poke(sim.port(port), value);
    }

    private boolean isHigh(String port) {
        return sim.peek(sim.port(port)) != 0;
    }

    private boolean hasPassed(long since, int nanoseconds) {
        return (sim.cycle() - since) * NANOSECONDS >= nanoseconds;
    }

    private boolean isReady() {
        return isOpen
                ? hasPassed(activated, PART.trcd())
                : hasPassed(precharged, PART.trp()) && hasPassed(occupied, PART.trfc());
    }

    private boolean mayPrecharge() {
        return !isOpen || hasPassed(activated, PART.tras()) && hasPassed(written, PART.twr());
    }

    /** Bank on which some of each permitted command come; a PRECHARGE of a closed bank has no effect. Resets come at any time. */
    @HardwareTest(seeds = 2)
    void aBankPermitsWhatTheDataSheetDoes(TestBench bench) {
        sim = bench.open(Heddle.elaborate(() -> new SdramBank(PART, MEGAHERTZ, 2)));
        reset();
        int activations = 0;
        for (int i = 0; i < 20_000; i++) {
            // The row that is open, one that differs from it in a bit, or any.
            int other = bench.random().nextBoolean() ? 0 : 1 << bench.random().nextInt(PART.rowBits());
            int row = bench.random().nextInt(4) == 0 ? bench.random().nextInt(ROWS) : openRow ^ other;
            boolean goes = bench.random().nextInt(3) == 0;
            boolean activates = goes && !isOpen && isReady() && bench.random().nextInt(4) != 0;
            boolean occupies = goes && !isOpen && isReady() && !activates;
            boolean precharges =
                    !activates && !occupies && mayPrecharge() && bench.random().nextInt(8) == 0;
            boolean accesses = goes && isOpen && isRowKnown && isReady() && !precharges;
            boolean writes = accesses && bench.random().nextBoolean();
            poke("row", row);
            poke("activate", activates ? 1 : 0);
            poke("occupy", occupies ? 1 : 0);
            poke("precharge", precharges ? 1 : 0);
            poke("write", writes ? 1 : 0);
            poke("read", accesses && !writes ? 1 : 0);
            sim.settle();
            assertEquals(isOpen, isHigh("isOpen"), "isOpen at " + sim.cycle());
            assertEquals(isReady(), isHigh("isReady"), "isReady at " + sim.cycle());
            assertEquals(mayPrecharge(), isHigh("mayPrecharge"), "mayPrecharge at " + sim.cycle());
            if (isRowKnown) {
                assertEquals(row == openRow, isHigh("rowHit"), "rowHit at " + sim.cycle());
            }
            if (activates) {
                isOpen = true;
                isRowKnown = true;
                openRow = row;
                activated = sim.cycle();
                activations++;
            } else if (precharges && isOpen) {
                isOpen = false;
                precharged = sim.cycle();
            }
            written = writes ? sim.cycle() : written;
            occupied = occupies ? sim.cycle() : occupied;
            sim.step();
            if (bench.random().nextInt(100) == 0) {
                reset();
            }
        }
        assertTrue(activations > 500, activations + " rows were opened");
    }
}
