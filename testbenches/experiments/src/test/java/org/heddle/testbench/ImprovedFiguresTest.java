package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.dimmnet2.submatrix.Measurement;
import org.heddle.experiment.dimmnet2.submatrix.NodePairEngine;
import org.heddle.experiment.dimmnet2.submatrix.Submatrix;
import org.heddle.hdl.Design;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Times of the improved node from the first DRAM activation to the last DRAM write, refresh on, in cycles of 10 ns. */
@Tag("slow")
class ImprovedFiguresTest {
    private static final NodePairEngine ENGINE =
            new NodePairEngine(Dimmnet2Configuration.improved(), SimulationOptions.defaults());

    private static long cycles(Submatrix workload) {
        Measurement measurement = ENGINE.run(workload, bytes -> {});
        return measurement.cycles();
    }

    @Test
    void aColumnOfDoublesARowApartTakes52Microseconds() {
        assertThat(cycles(Submatrix.stride(4096, 1, 4096))).isLessThanOrEqualTo(5_200);
    }

    @Test
    void elementsOf128BytesARowApartKeepTheLinkBusy() {
        assertThat(cycles(Submatrix.stride(4096, 16, 4096))).isLessThanOrEqualTo(54_500);
    }

    @Test
    void contiguousBytesMoveAt960MegabytesPerSecondFromEndToEnd() {
        Submatrix contiguous = Submatrix.contiguous(4096, 16);
        assertThat(contiguous.bytes() * 100 / cycles(contiguous)).isGreaterThanOrEqualTo(960);
    }

    /** Commands for one column of doubles out of 4,096 rows of 4,097. */
    private static List<VectorWrite> column(long first) {
        List<VectorWrite> commands = new ArrayList<>();
        for (int row = 0; row < 4096; row += 253) {
            VectorAccess access = VectorAccess.stride(8 * first + 32_776L * row, 8, Math.min(253, 4096 - row), 32_776);
            commands.add(new VectorWrite(access, access, 1, row + 253 >= 4096));
        }
        return commands;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 64, 513, 1000, 2048, 3071, 4095})
    void anyColumnTakes58Microseconds(int first) {
        try (NodePair pair = new NodePair(Pairs.IMPROVED, SimulationOptions.defaults())) {
            Dimmnet2Driver sender = new Dimmnet2Driver(pair.hostPort(0), 0);
            column(first).forEach(sender::submit);
            assertThat(new Dimmnet2Driver(pair.hostPort(1), 1)
                            .awaitReception(20_000)
                            .status())
                    .isEqualTo(CommandStatus.DONE);
            long begin = pair.node(0).memory().firstActivationCycle();
            long end = pair.node(1).memory().lastWriteCycle();
            assertThat(end - begin + 1).isLessThanOrEqualTo(5_800);
        }
    }

    @Test
    void aQueuedCommandFollowsTheOneBeforeItWithAtMostTwoIdleCycles() {
        // The Prefetch Unit alone takes 4,089 cycles for 16 times 253 elements; two more for each make 16 x 2.
        VectorAccess elements = VectorAccess.stride(0, 8, 253, 32_776);
        long cycles = linkCycles(16, new VectorWrite(elements, elements, 1, false), 18);
        assertThat(cycles * 8 / 10).isLessThanOrEqualTo(4_089 + 16 * 2);
    }

    /**
     * From the cycle in which the command stands at the head of its queue: a register in front of the check, two cycles for its
     * product and its sum, and a register each behind the check, before and behind the line splitter, behind the one that cuts it
     * from the memory, at the controller, in the queue of its module, behind the choice and at the pins.
     */
    @Test
    void theFirstActivationComesTwelveCyclesBehindTheCommand() {
        try (NodePair pair = new NodePair(Pairs.IMPROVED, SimulationOptions.defaults())) {
            new Dimmnet2Driver(pair.hostPort(0), 0).submit(column(0).get(0));
            // The answer to the host comes a cycle behind the command, through a register.
            long atHead = pair.cycle() - 1;
            pair.hostPort(0).idle(20);
            assertThat(pair.node(0).memory().firstActivationCycle() - atHead).isEqualTo(12);
        }
    }

    /** Cycles of 8 ns from the beginning of the first packet on the link to that of the one so many behind it. */
    private static long linkCycles(int packets, VectorWrite command, int commands) {
        Design<OpenPair> open = Dimmnet2Designs.openPair(Dimmnet2Configuration.improved());
        List<Long> begins = new ArrayList<>();
        // Whoever is asked what happens to a packet learns when it begins.
        NodePair[] pair = new NodePair[1];
        FaultPlan watching = (from, isPacket, number) -> {
            if (from == 0 && isPacket) {
                begins.add(pair[0].linkCycles());
            }
            return Optional.empty();
        };
        try (NodePair nodes = new NodePair(open, SimulationOptions.defaults(), watching)) {
            pair[0] = nodes;
            Dimmnet2Driver sender = new Dimmnet2Driver(nodes.hostPort(0), 0);
            for (int i = 0; i < commands; i++) {
                sender.submit(command);
            }
            while (begins.size() <= packets) {
                nodes.step();
            }
        }
        return begins.get(packets) - begins.get(0);
    }

    @Test
    void sixteenPacketsBackToBackLeaveAt970MegabytesPerSecond() {
        VectorAccess contiguous = VectorAccess.contiguous(0, 8, 253);
        long cycles = linkCycles(16, new VectorWrite(contiguous, contiguous, 1, false), 18);
        assertThat(16 * 2024 * 1000L / (8 * cycles)).isGreaterThanOrEqualTo(970);
        VectorAccess elements = VectorAccess.stride(0, 128, 255, 32_776);
        long strided = linkCycles(16, new VectorWrite(elements, elements, 1, false), 1);
        assertThat(16 * 1920 * 1000L / (8 * strided)).isGreaterThanOrEqualTo(970);
    }
}
