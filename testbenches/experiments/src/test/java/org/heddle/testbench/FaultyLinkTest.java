package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.dimmnet2.soak.MixedCommands;
import org.heddle.hdl.Design;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Two nodes on cables that lose, repeat, exchange, change and cut packets. */
@Tag("slow")
class FaultyLinkTest {
    static final Design<OpenPair> OPEN = Dimmnet2Designs.openPair(Dimmnet2Configuration.improved());
    private static final VectorAccess ACCESS = VectorAccess.stride(64, 128, 40, 32_776);

    /** Submits on node 0 and waits on node 1; the cycle in which the status was there. */
    private static long cycleOfReception(NodePair pair) {
        new Dimmnet2Driver(pair.hostPort(0), 0).submit(new VectorWrite(ACCESS, ACCESS, 1, true));
        assertThat(new Dimmnet2Driver(pair.hostPort(1), 1)
                        .awaitReception(50_000)
                        .status())
                .isEqualTo(CommandStatus.DONE);
        return pair.cycle();
    }

    @Test
    void withoutAFaultTheCableIsThePairsInEveryCycle() {
        long expected;
        try (NodePair pair = new NodePair(Pairs.IMPROVED, SimulationOptions.defaults())) {
            expected = cycleOfReception(pair);
        }
        try (NodePair pair = new NodePair(OPEN, SimulationOptions.defaults(), FaultPlan.NONE)) {
            assertThat(cycleOfReception(pair)).isEqualTo(expected);
            assertThat(pair.faults()).isEmpty();
        }
    }

    private static void mix(Design<OpenPair> design, FaultPlan plan, long seed, int commands, NodePair[] seen) {
        SplittableRandom random = new SplittableRandom(seed);
        try (NodePair pair = new NodePair(design, SimulationOptions.defaults().seed((int) seed), plan)) {
            seen[0] = pair;
            MixedCommands mix = new MixedCommands(pair, random, 4);
            for (int i = 0; i < commands; i++) {
                mix.submit(random.nextInt(2), VectorOperation.values()[random.nextInt(VectorOperation.OF_HOSTS)]);
            }
            mix.finish();
        }
    }

    @ParameterizedTest
    @EnumSource(LinkFault.class)
    void nothingIsLostOrDoubledByFaultsOfAKind(LinkFault kind) {
        NodePair[] pair = new NodePair[1];
        mix(OPEN, FaultPlan.placed(kind, 12, 40, 1), 11, 130, pair);
        assertThat(pair[0].faults()).isEqualTo(Map.of(kind, 12));
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void nothingIsLostOrDoubledByAllFaultsTogetherAcknowledgementsNotSpared(long seed) {
        NodePair[] pair = new NodePair[1];
        mix(OPEN, FaultPlan.random(5, seed), seed, 100, pair);
        assertThat(pair[0].faults()).hasSize(LinkFault.values().length);
    }

    @Test
    void thePublishedNodeSendsAgainAsWell() {
        NodePair[] pair = new NodePair[1];
        Design<OpenPair> published = Dimmnet2Designs.openPair(Dimmnet2Configuration.published());
        mix(published, FaultPlan.random(5, 31), 31, 60, pair);
        assertThat(pair[0].faults()).hasSize(LinkFault.values().length);
    }
}
