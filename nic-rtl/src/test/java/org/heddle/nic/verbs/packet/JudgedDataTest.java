package org.heddle.nic.verbs.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.SegmentFormat;

/** Data of packets, and verdicts that come before, among and behind them. */
class JudgedDataTest {
    private static final DataPath PATH = new DataPath(32, 16, 0, 32, SegmentFormat.PHYSICAL_MEMORY);
    private static final int PACKETS = 600;
    private static final int MOST_CYCLES = 40_000;

    @HardwareTest
    void wordsOfThePacketsThatAreAllowedPassInTheirOrder(TestBench test) {
        Rig<JudgedData> rig = Rig.once(test, JudgedData.class, PATH, PacketIntake.FEW_WORDS);
        Simulation simulation = rig.simulation();
        JudgedData dut = rig.dut();
        simulation.poke(dut.data.valid(), false);
        simulation.poke(dut.verdict.valid(), false);
        simulation.poke(dut.judged.ready(), false);
        simulation.reset(2);
        List<Integer> lengths = new ArrayList<>();
        List<Boolean> allowed = new ArrayList<>();
        List<Integer> expected = new ArrayList<>();
        List<Integer> passed = new ArrayList<>();
        int number = 0;
        for (int i = 0; i < PACKETS; i++) {
            lengths.add(1 + test.random().nextInt(i % 4 == 0 ? 40 : 3));
            allowed.add(test.random().nextInt(3) != 0);
            for (int j = 0; j < lengths.get(i); j++, number++) {
                if (allowed.get(i)) {
                    expected.add(number);
                }
            }
        }
        int packet = 0;
        int word = 0;
        int sent = 0;
        int judged = 0;
        int held = 0;
        boolean isOffered = false;
        for (int cycle = 0; cycle < MOST_CYCLES && (packet < PACKETS || passed.size() < expected.size()); cycle++) {
            // Verdicts and takers are slow by turns.
            boolean hasWord = isOffered || packet < PACKETS && test.random().nextInt(4) != 0;
            boolean judges = judged < PACKETS && test.random().nextInt(cycle / 500 % 2 == 0 ? 2 : 20) == 0;
            boolean takes = test.random().nextInt(cycle / 800 % 2 == 0 ? 2 : 5) == 0;
            simulation.poke(dut.data.valid(), hasWord);
            simulation.poke(dut.data.data().data(), sent);
            simulation.poke(dut.data.data().last(), hasWord && word == lengths.get(packet) - 1);
            simulation.poke(dut.judged.ready(), takes);
            simulation.poke(dut.verdict.valid(), false);
            simulation.settle();
            boolean isJudged = judges && simulation.peek(dut.mayJudge);
            simulation.poke(dut.verdict.valid(), isJudged);
            simulation.poke(dut.verdict.data(), isJudged && allowed.get(judged) ? 1 : 0);
            simulation.settle();
            if (simulation.peek(dut.judged.valid()) && takes) {
                passed.add((int)
                        simulation.peekWord(simulation.port(dut.judged.data().data()), 0));
            }
            boolean isTaken = hasWord && simulation.peek(dut.data.ready());
            isOffered = hasWord && !isTaken;
            held += isOffered ? 1 : 0;
            simulation.step();
            judged += isJudged ? 1 : 0;
            if (isTaken) {
                sent++;
                word++;
                if (word == lengths.get(packet)) {
                    word = 0;
                    packet++;
                }
            }
        }
        assertThat(passed).isEqualTo(expected);
        assertThat(held).as("cycles in which all places are taken").isPositive();
    }

    @HardwareTest
    void nothingPassesBeforeItsVerdict(TestBench test) {
        Rig<JudgedData> rig = Rig.once(test, JudgedData.class, PATH, PacketIntake.FEW_WORDS);
        Simulation simulation = rig.simulation();
        JudgedData dut = rig.dut();
        simulation.poke(dut.data.valid(), true);
        simulation.poke(dut.data.data().data(), 7);
        simulation.poke(dut.data.data().last(), false);
        simulation.poke(dut.verdict.valid(), false);
        simulation.poke(dut.judged.ready(), true);
        simulation.reset(2);
        int taken = 0;
        for (int cycle = 0; cycle < 2 * PacketIntake.FEW_WORDS; cycle++) {
            simulation.settle();
            assertThat(simulation.peek(dut.judged.valid())).isFalse();
            taken += simulation.peek(dut.data.ready()) ? 1 : 0;
            simulation.step();
        }
        assertThat(taken).isEqualTo(PacketIntake.FEW_WORDS);
    }
}
