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
 * A fault in one line of the emitted Verilog is seen by the mixed commands: their model is not the hardware's. Three are planted always, the
 * others with the tag "whole": each costs a model.
 */
@Tag("slow")
class CommandSabotageTest {
    /** Number of commands: enough for a list with a wrong entry to cut a larger element at the other side. */
    private static final int COMMANDS = 1_000;

    /** Options of a faulty model, which ends early and is of no use to another test. */
    private static final SimulationOptions SHORT = SimulationOptions.defaults().profile(Profile.THROWAWAY);

    static Stream<Arguments> faults() {
        return Stream.of(Arguments.of(
                "a cut command's last element is written whole",
                "SegmentGenerator.v",
                "last ? rest_bytesLeft : rest_segmentBytes",
                "rest_segmentBytes"));
    }

    static Stream<Arguments> otherFaults() {
        return Stream.of(
                Arguments.of(
                        "a wrong list entry passes", "ListReader_32.v", "foundWrong <= 1'b1;", "foundWrong <= 1'b0;"),
                Arguments.of(
                        "lines go to another reader",
                        "ReadSharing_32_3_16.v",
                        ".enqueue_data(arbiter_chosen)",
                        ".enqueue_data(arbiter_chosen & 2'd2)"),
                Arguments.of(
                        "packets behind a wrong entry are written",
                        "EndedCommands.v",
                        ".next({ends, tag})",
                        ".next({1'b0, tag})"),
                Arguments.of(
                        "a list's upper halves are skipped",
                        "ListReader_32.v",
                        "upperHalf <= !(isWide",
                        "upperHalf <= (isWide"),
                Arguments.of(
                        "a lane of the Prefetch Window is not written",
                        "Windows_32.v",
                        "if (store_data_lanes[5])",
                        "if (1'b0)"),
                Arguments.of(
                        "no ticket is given back",
                        "Dimmnet2Node_published.v",
                        ".releases(controller_answered)",
                        ".releases(1'b0)"),
                Arguments.of("a read is begun twice", "ReadGate_4.v", "wire mayBegin = offered ||", "wire mayBegin ="));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void aFaultIsSeen(String fault, String file, String text, String broken) {
        VerilogDesign faulty = Faults.planted(Pairs.PUBLISHED.verilog(), file, text, broken);
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
        Faults.planted(Pairs.PUBLISHED.verilog(), file, text, broken);
    }

    @Test
    void withoutAFaultTheSameCommandsKeepTheirBytes() {
        run(Pairs.PUBLISHED.verilog(), SimulationOptions.defaults());
    }

    private static void run(VerilogDesign verilog, SimulationOptions options) {
        SplittableRandom random = new SplittableRandom(7);
        VerilogSource text = made -> verilog;
        try (NodePair pair = new NodePair(text.in(Pairs.PUBLISHED), options)) {
            MixedCommands mix = new MixedCommands(pair, random, 2);
            for (int i = 0; i < COMMANDS; i++) {
                mix.submit(random.nextInt(2), VectorOperation.values()[random.nextInt(VectorOperation.OF_HOSTS)]);
            }
            mix.finish();
        }
    }
}
