package org.heddle.nic.stage.memory.sodimm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.DramTiming;
import org.heddle.device.PresetPattern;
import org.heddle.device.SoDimm;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.memory.sodimm.bench.SoDimmSocket;

/** One sequencer with one module on its pins. */
class SoDimmSequencerTest {
    private static final class Bench {
        final SoDimm module = SoDimm.initialised("module", DramTiming.pc1600(), PresetPattern.splitMix64(7), 1);
        final Rig<SoDimmSequencer> rig;
        final StreamSource access;
        final Moments accepted;
        final Moments read;
        final Moments refreshed;

        Bench(TestBench bench) {
            rig = Rig.once(bench, SoDimmSequencer.class, SoDimmTiming.pc1600());
            rig.add(new SoDimmSocket(rig.simulation(), rig.dut().pins, module));
            access = rig.source(rig.dut().access, StallProfile.NEVER);
            accepted = rig.beatsOf("accepted", rig.dut().access);
            read = rig.moments("read", () -> rig.simulation().peek(rig.dut().readValid));
            refreshed = rig.moments("refreshed", () -> rig.simulation().peek(rig.dut().refreshed));
        }

        Moments command(SoDimmCommand command) {
            Simulation sim = rig.simulation();
            return rig.moments(command.name(), () -> sim.peek(rig.dut().pins.command()) == command);
        }

        void read(int bank, int row, int column) {
            access.send(0, bank, row, column, 0, 0, 0);
        }

        void write(int bank, int row, int column, long low, long high, int mask) {
            access.send(1, bank, row, column, low, high, mask);
        }
    }

    @HardwareTest
    void aRowIsOpenedReadAndLeftOpenForTheNextAccess(TestBench bench) {
        Bench b = new Bench(bench);
        Moments activate = b.command(SoDimmCommand.ACTIVATE);
        Moments read = b.command(SoDimmCommand.READ);
        b.read(2, 0x1234, 0x56);
        b.read(2, 0x1234, 0x57);
        b.rig.run("two reads", () -> b.read.count() == 2, 50);
        assertThat(activate.count()).isEqualTo(1);
        assertThat(read.get(0) - activate.get(0)).as("tRCD").isEqualTo(2);
        assertThat(read.get(0) - b.accepted.get(0)).as("decision to pins").isEqualTo(1);
        assertThat(b.read.get(0) - b.accepted.get(0)).as("latency").isEqualTo(4);
        assertThat(read.span()).isEqualTo(1);
    }

    @HardwareTest
    void readDataAreTheOnesOfTheBurstAndComeInOrder(TestBench bench) {
        Bench b = new Bench(bench);
        Simulation sim = b.rig.simulation();
        List<Long> low = new ArrayList<>();
        b.rig.moments(
                "data",
                () -> sim.peek(b.rig.dut().readValid) && low.add(sim.peekWord(sim.port(b.rig.dut().readData), 0)));
        b.read(0, 0, 0);
        b.read(0, 0, 255);
        b.read(3, 0x3FFF, 1);
        b.rig.run("three reads", () -> b.read.count() == 3, 60);
        PresetPattern preset = PresetPattern.splitMix64(7);
        // Module byte address = {row 14, bank 2, column 8, byte 4}.
        assertThat(low)
                .containsExactly(preset.word(0), preset.word(255 * 16), preset.word(0x3FFFL << 14 | 3 << 12 | 1 << 4));
    }

    @HardwareTest
    void writeDataAndMaskStandOnThePinsOneCycleBehindTheCommand(TestBench bench) {
        Bench b = new Bench(bench);
        b.write(1, 3, 4, 0x1111_2222_3333_4444L, 0x5555_6666_7777_8888L, 0xF00F);
        b.write(1, 3, 4, -1, -1, 0);
        b.read(1, 3, 4);
        Simulation sim = b.rig.simulation();
        List<Long> words = new ArrayList<>();
        b.rig.moments(
                "data",
                () -> sim.peek(b.rig.dut().readValid)
                        && words.add(sim.peekWord(sim.port(b.rig.dut().readData), 0))
                        && words.add(sim.peekWord(sim.port(b.rig.dut().readData), 1)));
        b.rig.run("a read", () -> b.read.count() == 1, 60);
        PresetPattern preset = PresetPattern.splitMix64(7);
        long address = 3 << 14 | 1 << 12 | 4 << 4;
        assertThat(words)
                .containsExactly(
                        preset.word(address) & 0xFFFF_FFFF_0000_0000L | 0x3333_4444L,
                        preset.word(address + 8) & 0xFFFF_FFFFL | 0x5555_6666_0000_0000L);
    }

    @HardwareTest
    void aRefreshClosesTheOpenRowFirstAndKeepsTheModuleBusyForItsTime(TestBench bench) {
        Bench b = new Bench(bench);
        Moments precharge = b.command(SoDimmCommand.PRECHARGE_ALL);
        Moments refresh = b.command(SoDimmCommand.REFRESH);
        Moments activate = b.command(SoDimmCommand.ACTIVATE);
        Simulation sim = b.rig.simulation();
        b.read(0, 1, 2);
        b.rig.run("a read", () -> b.read.count() == 1, 50);
        sim.poke(b.rig.dut().refresh, true);
        sim.runUntil("refreshed", () -> b.refreshed.count() == 1).within(20);
        sim.poke(b.rig.dut().refresh, false);
        b.read(0, 1, 2);
        sim.runUntil("another read", () -> b.read.count() == 2).within(50);
        assertThat(precharge.count()).isEqualTo(1);
        assertThat(refresh.count()).isEqualTo(1);
        assertThat(refresh.get(0) - precharge.get(0)).as("tRP").isEqualTo(2);
        assertThat(activate.get(1) - refresh.get(0)).as("tRFC").isEqualTo(8);
    }
}
