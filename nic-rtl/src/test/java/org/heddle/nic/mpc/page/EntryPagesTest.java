package org.heddle.nic.mpc.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.mpc.list.LmeField;

/** Entries whose pages are looked for, and those that have none to look for. */
class EntryPagesTest {
    private static final int CYCLES = 40;

    private Simulation simulation;
    private EntryPages dut;
    private StreamSource entries;

    private void open(TestBench bench) {
        Rig<EntryPages> rig = Rig.once(bench, EntryPages.class);
        simulation = rig.simulation();
        dut = rig.dut();
        entries = rig.source(dut.entry, StallProfile.NEVER);
        simulation.poke(dut.owner, 1);
        simulation.poke(dut.run.ready(), true);
        simulation.poke(dut.answers, false);
        simulation.poke(dut.answer.isMapped(), false);
        simulation.poke(dut.checked.ready(), true);
        simulation.reset(2);
    }

    /** Sends an entry; returns whether it comes as one whose bytes are in no page. Each walk gets this answer. */
    private boolean isUnmapped(long length, boolean isMapped) {
        entries.send(0, 0x1_0000, 0, length);
        simulation.poke(dut.answer.isMapped(), isMapped);
        for (int cycle = 0; cycle < CYCLES; cycle++) {
            simulation.settle();
            boolean walks = simulation.peek(dut.run.valid());
            if (simulation.peek(dut.checked.valid())) {
                boolean unmapped = simulation.peek(dut.isUnmapped);
                simulation.step();
                return unmapped;
            }
            simulation.step();
            simulation.poke(dut.answers, walks);
        }
        throw new AssertionError("an entry of " + length + " bytes does not come within " + CYCLES + " cycles");
    }

    @HardwareTest
    void anEntryWithoutALengthThatMayBeIsNotToldAsUnmapped(TestBench bench) {
        open(bench);
        // No page is looked for, whatever was found for the entry before: its length is the reason of its refusal.
        for (long length : new long[] {0, LmeField.MOST_BYTES + 1L, 0xFFFF_FFFFL}) {
            assertThat(isUnmapped(length, false)).as("first, %d bytes", length).isFalse();
            assertThat(isUnmapped(64, false)).isTrue();
            assertThat(isUnmapped(length, false))
                    .as("behind an unmapped one, %d bytes", length)
                    .isFalse();
            assertThat(isUnmapped(64, true)).isFalse();
        }
    }

    @HardwareTest
    void aLongEntryIsUnmappedIfItsLastStepIs(TestBench bench) {
        open(bench);
        assertThat(isUnmapped(64 << 10, true)).isFalse();
        assertThat(isUnmapped(64 << 10, false)).isTrue();
        assertThat(isUnmapped(64 << 10, true)).isFalse();
    }
}
