package org.heddle.testbench.mpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.mpc.message.MpcMessage;
import org.heddle.experiment.mpc.message.MpcMessageResult;
import org.heddle.experiment.mpc.message.MpcMessageRun;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.LinkFault;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MpcNodesTest {
    private static final MpcOptions OPTIONS = MpcOptions.published(SimulationOptions.defaults());
    /** Strikes nothing, and yet no cycle is left out. */
    private static final FaultPlan HARMLESS = (from, isPacket, number) -> Optional.empty();

    private static MpcOptions options(MpcMode mode) {
        return mode.hasOwnLists() ? OPTIONS.with(MpcConfiguration.improved()) : OPTIONS;
    }

    private static MpcMessageResult run(MpcNodes nodes, MpcMode mode, int bytes) {
        return MpcMessageRun.run(nodes, MpcMessage.published(mode, bytes), MpcConstants.PAPER);
    }

    @ParameterizedTest
    @Tag("slow")
    @EnumSource(MpcMode.class)
    void timeThatIsLeftOutWhileNothingMovesChangesNoOther(MpcMode mode) {
        for (int bytes : new int[] {1, 20_000}) {
            try (MpcNodes nodes = new MpcNodes(2, options(mode));
                    MpcNodes whole = new MpcNodes(2, options(mode).with(HARMLESS))) {
                MpcMessageResult result = run(nodes, mode, bytes);
                assertThat(nodes.skipped()).isGreaterThan(100_000);
                assertThat(whole.skipped()).isZero();
                MpcMessageResult reference = run(whole, mode, bytes);
                assertThat(reference.verified()).isTrue();
                // A link that repeats its credits just then holds a packet up for a word of 6.4 cycles.
                assertThat(result.cycles()).isBetween(reference.cycles() - 14, reference.cycles() + 14);
                assertThat(result.messageSha256()).isEqualTo(reference.messageSha256());
            }
        }
    }

    /** M10, P05: the same with long packets, bursts and a receive that was told to the sender. */
    @ParameterizedTest
    @Tag("slow")
    @EnumSource(LinkFault.class)
    void faultsCostTimeAloneInBurstsAsWell(LinkFault kind) {
        FaultPlan plan = FaultPlan.placed(kind, 3, 20, 7);
        try (MpcNodes nodes = new MpcNodes(2, options(MpcMode.IMPROVED).with(plan))) {
            MpcMessageResult result = run(nodes, MpcMode.IMPROVED, 20_000);
            assertThat(nodes.faults()).containsEntry(kind, 3);
            assertThat(result.verified()).isTrue();
            assertThat(result.protocol()).isEqualTo("put");
            assertThat(result.rdmaSends()).as("an offer, and five pages").isEqualTo(6);
        }
    }

    /** M10, P05: whatever the cable does to packets, nothing is lost or doubled. */
    @ParameterizedTest
    @Tag("slow")
    @EnumSource(LinkFault.class)
    void faultsOnTheCableCostTimeAlone(LinkFault kind) {
        FaultPlan plan = FaultPlan.placed(kind, 5, 100, 7);
        try (MpcNodes nodes = new MpcNodes(2, OPTIONS.with(plan))) {
            MpcMessageResult result = run(nodes, MpcMode.MPC2, 20_000);
            assertThat(nodes.faults()).containsEntry(kind, 5);
            assertThat(result.verified()).isTrue();
            assertThat(result.rdmaSends()).isEqualTo(7);
        }
    }

    /** A poll owns the bus for a word only, so that it hardly holds up data: the paper's rates stand. */
    @Test
    void pollsTakeAWordOfTheBusEach() {
        try (MpcNodes nodes = new MpcNodes(2, OPTIONS)) {
            run(nodes, MpcMode.MPC2, 100);
            assertThat(nodes.bus(1).processor()).isEqualTo(9 * nodes.bus(1).accesses());
            assertThat(nodes.bus(0).reads()).as("an entry, and 120 bytes").isEqualTo(1 + 4);
            assertThat(nodes.bus(1).writes()).as("120 bytes, and a receipt").isEqualTo(4 + 1);
        }
    }

    @Test
    void systemsThatCannotBeAreRefused() {
        assertThatThrownBy(() -> new MpcNodes(1, OPTIONS)).hasMessageContaining("count=1");
        assertThatThrownBy(() -> new MpcNodes(17, OPTIONS)).hasMessageContaining("count=17");
        assertThatThrownBy(() -> new MpcNodes(3, OPTIONS.with(HARMLESS))).hasMessageContaining("count=3");
    }
}
