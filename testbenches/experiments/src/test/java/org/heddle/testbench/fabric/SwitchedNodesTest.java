package org.heddle.testbench.fabric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.experiment.dimmnet2.soak.MixedCommands;
import org.heddle.hdl.Design;
import org.heddle.host.HostPort;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.testbench.Dimmnet2Designs;
import org.heddle.testbench.SmallestNodes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** More than two DIMMnet-2 nodes around a switch: all of them write to and read from all others at once. */
@Tag("slow")
class SwitchedNodesTest {
    private static final VectorOperation[] HOSTS = Arrays.copyOf(VectorOperation.values(), VectorOperation.OF_HOSTS);
    private static final Design<Dimmnet2Node> PUBLISHED = Dimmnet2Designs.node(Dimmnet2Configuration.published());
    private static final Design<Dimmnet2Node> IMPROVED = Dimmnet2Designs.node(Dimmnet2Configuration.improved());

    private static void mix(
            TestBench bench,
            Design<Dimmnet2Node> design,
            int count,
            int commands,
            int wrongOneIn,
            VectorOperation... kinds) {
        mix(bench, new SwitchedNodes(design, count, bench.options()), commands, wrongOneIn, kinds);
    }

    private static void mix(
            TestBench bench, SwitchedNodes around, int commands, int wrongOneIn, VectorOperation... kinds) {
        try (SwitchedNodes nodes = around) {
            RandomGenerator random = bench.random();
            MixedCommands mix = new MixedCommands(nodes, random, wrongOneIn);
            for (int i = 0; i < commands; i++) {
                mix.submit(random.nextInt(nodes.nodes()), kinds[random.nextInt(kinds.length)]);
            }
            mix.finish();
            assertThat(nodes.fabric().discarded()).isZero();
            assertThat(nodes.fabric().forwarded()).isPositive();
        }
    }

    @HardwareTest(timeoutCycles = 10_000_000)
    void fourNodesKeepTheBytesOfAllCommandsToAllOthers(TestBench bench) {
        mix(bench, PUBLISHED, 4, 100, 0, HOSTS);
    }

    @HardwareTest(seeds = 2, timeoutCycles = 10_000_000)
    void commandsOfOneSenderThatEndEarlyDoNotHurtThoseOfAnother(TestBench bench) {
        mix(bench, IMPROVED, 4, 100, 2, VectorOperation.REMOTE_WRITE, VectorOperation.REMOTE_READ);
    }

    @HardwareTest(seeds = 2, timeoutCycles = 10_000_000)
    void withEveryQueueAtItsSmallestAllToAllDoesNotLockUp(TestBench bench) {
        mix(bench, Dimmnet2Designs.node(SmallestNodes.configuration()), 4, 100, 0, HOSTS);
    }

    @Tag("whole")
    @HardwareTest(timeoutCycles = 10_000_000)
    void sixteenNodesBelowAFatTreeKeepTheBytesOfAllCommands(TestBench bench) {
        mix(bench, new SwitchedNodes(IMPROVED, PacketFormat.NODES, 4, bench.options()), 80, 4, HOSTS);
    }

    /** All nodes write to node 0; it is told of each command as its sender's, and the order of nobody's is disturbed. */
    private static List<VectorStatus> incast(int threads) {
        int senders = 5;
        int commands = 6;
        VectorAccess source = VectorAccess.contiguous(0, 128, 40);
        List<VectorStatus> told = new ArrayList<>();
        List<Consumer<HostPort>> programs = new ArrayList<>();
        programs.add(port -> {
            Dimmnet2Driver driver = new Dimmnet2Driver(port, 0);
            for (int i = 0; i < senders * commands; i++) {
                told.add(driver.awaitReception(200_000));
            }
        });
        for (int sender = 1; sender <= senders; sender++) {
            int number = sender;
            programs.add(port -> {
                Dimmnet2Driver driver = new Dimmnet2Driver(port, number);
                for (int i = 0; i < commands; i++) {
                    long base = 0x10_0000L * number + 0x1_0000L * i;
                    driver.submit(new VectorWrite(source, VectorAccess.contiguous(base, 128, 40), 0, true));
                }
            });
        }
        try (SwitchedNodes nodes = new SwitchedNodes(IMPROVED, senders + 1, SimulationOptions.defaults())) {
            nodes.run(programs, 1_000_000, threads);
        }
        return told;
    }

    @Test
    void everySendersCommandsAreReportedInTheirOrderAndOnTwoThreadsAlike() {
        List<VectorStatus> told = incast(1);
        assertThat(told).allMatch(status -> status.status() == CommandStatus.DONE);
        for (int sender = 1; sender <= 5; sender++) {
            int number = sender;
            assertThat(told.stream()
                            .filter(status -> status.node() == number)
                            .map(VectorStatus::base)
                            .toList())
                    .containsExactly(
                            0x10_0000L * number,
                            0x10_0000L * number + 0x1_0000L,
                            0x10_0000L * number + 0x2_0000L,
                            0x10_0000L * number + 0x3_0000L,
                            0x10_0000L * number + 0x4_0000L,
                            0x10_0000L * number + 0x5_0000L);
        }
        assertThat(incast(2)).isEqualTo(told);
    }

    @Test
    void seventeenNodesAreTooMany() {
        assertThatThrownBy(() -> new SwitchedNodes(IMPROVED, 17, SimulationOptions.defaults()))
                .hasMessage("a switch joins 2 to 16 DIMMnet-2 nodes: nodes=17");
    }
}
