package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.Profile;
import org.heddle.experiment.dimmnet2.soak.MixedCommands;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.harness.Faults;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A fault in one line of the link's Verilog is seen by mixed commands over cables that lose, repeat, change and cut packets. Two are planted
 * always, the others with the tag "whole": each costs a model.
 */
@Tag("slow")
class LinkSabotageTest {
    /** Options of a faulty model, which ends early and is of no use to another test. */
    private static final SimulationOptions SHORT = SimulationOptions.defaults().profile(Profile.THROWAWAY);

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "a repeated packet is taken twice",
                        "LinkReceiver_2024.v",
                        "accepts = ends && right && isNext;",
                        "accepts = ends && right;"),
                Arguments.of(
                        "a channel sends without a place",
                        "LinkPort_word16_sent8_gathered0_received8_payload2024.v",
                        "mayPass0 <= staysInside_0 || staysHeld_0;",
                        "mayPass0 <= 1'b1;"));
    }

    static Stream<Arguments> otherFaults() {
        return Stream.of(
                Arguments.of(
                        "nothing is sent again", "ReplayBuffer_8_8_257.v", "goesBack <= 1'b1;", "goesBack <= 1'b0;"),
                Arguments.of(
                        "a wrong header is taken",
                        "LinkReceiver_2024.v",
                        "headerRight <= arrived[31:0] == headerCheck;",
                        "headerRight <= 1'b1;"),
                Arguments.of(
                        "a slot is written over while it leaves once more",
                        "ReplayBuffer_8_8_257.v",
                        "wire [7:0] kept = (offered && isBehind) ? next : oldest;",
                        "wire [7:0] kept = oldest + 8'd1;"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void aFaultIsSeen(String fault, String file, String text, String broken) {
        VerilogDesign faulty = Faults.planted(FaultyLinkTest.OPEN.verilog(), file, text, broken);
        assertThatThrownBy(() -> run(faulty, SHORT))
                .satisfiesAnyOf(
                        seen -> assertThat(seen).isInstanceOf(AssertionError.class),
                        seen -> assertThat(seen).isInstanceOf(RuntimeException.class));
    }

    @Tag("whole")
    @ParameterizedTest(name = "{0}")
    @MethodSource("otherFaults")
    void anyOtherFaultIsSeen(String fault, String file, String text, String broken) {
        aFaultIsSeen(fault, file, text, broken);
    }

    /** So that the text of none is forgotten when the hardware changes. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("otherFaults")
    void anyOtherFaultCanBePlanted(String fault, String file, String text, String broken) {
        Faults.planted(FaultyLinkTest.OPEN.verilog(), file, text, broken);
    }

    @Test
    void withoutAFaultTheSameCommandsKeepTheirBytes() {
        run(FaultyLinkTest.OPEN.verilog(), SimulationOptions.defaults());
    }

    private static void run(VerilogDesign verilog, SimulationOptions options) {
        SplittableRandom random = new SplittableRandom(5);
        VerilogSource text = made -> verilog;
        try (NodePair pair = new NodePair(text.in(FaultyLinkTest.OPEN), options, FaultPlan.random(4, 5))) {
            MixedCommands mix = new MixedCommands(pair, random, 0);
            for (int i = 0; i < 150; i++) {
                mix.submit(random.nextInt(2), VectorOperation.REMOTE_WRITE);
            }
            mix.finish();
        }
    }
}
