package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.dimmnet2.submatrix.NodePairEngine;
import org.heddle.experiment.dimmnet2.submatrix.RunListener;
import org.heddle.experiment.dimmnet2.submatrix.Submatrix;
import org.heddle.experiment.dimmnet2.submatrix.SubmatrixExperiment;
import org.heddle.host.HostTimeoutException;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.harness.Faults;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A fault in one line of the emitted Verilog is seen by the main job: every byte it reports travelled through the RTL. */
@Tag("slow")
class SabotageTest {
    private static final Submatrix WORKLOAD = Submatrix.stride(64, 16, 256);
    private static final NodePairEngine ENGINE =
            new NodePairEngine(Dimmnet2Configuration.published(), SimulationOptions.defaults());

    private static final String PATH = "_lineBytes32_wordBytes8_segmentSetup2_linesAhead8_segments_SO_DIMM";

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "a wrong stride in the pattern",
                        "SegmentGenerator.v",
                        "rest_address + rest_stride",
                        "rest_address - rest_stride"),
                Arguments.of(
                        "a cut wire of the link", "LinkDelay_13.v", "assign to_data = ", "assign to_data = 64'd1 ^ "));
    }

    static Stream<Arguments> otherFaults() {
        return Stream.of(
                Arguments.of(
                        "two swapped bytes in a packet",
                        "WindowController_8_1920.v",
                        "moves ? payload_data_data :",
                        "moves ? {payload_data_data[63:16], payload_data_data[7:0], payload_data_data[15:8]} :"),
                Arguments.of(
                        "a cut wire of the Prefetch Unit",
                        "PrefetchUnit" + PATH + ".v",
                        ".readLine(readLine)",
                        ".readLine({readLine[255:1], 1'b0})"),
                Arguments.of(
                        "a cut wire of the Write Unit",
                        "WriteUnit" + PATH + ".v",
                        "assign memory_data_lanes = scatter_memory_data_lanes",
                        "assign memory_data_lanes = scatter_memory_data_lanes & 8'hfe"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void aFaultIsSeen(String fault, String file, String line, String broken) {
        assertThat(fails(ENGINE.onVerilog(Faults.planted(ENGINE.verilog(), file, line, broken))))
                .isTrue();
    }

    @Tag("whole")
    @ParameterizedTest(name = "{0}")
    @MethodSource("otherFaults")
    void anyOtherFaultIsSeen(String fault, String file, String line, String broken) {
        aFaultIsSeen(fault, file, line, broken);
    }

    /** So that the text of none is forgotten when the hardware changes. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("otherFaults")
    void anyOtherFaultCanBePlanted(String fault, String file, String line, String broken) {
        Faults.planted(ENGINE.verilog(), file, line, broken);
    }

    @Test
    void withoutAFaultTheSameTransferIsVerified() {
        assertThat(fails(ENGINE)).isFalse();
    }

    /** A run fails by an unverified row, or because the bytes never came. */
    private static boolean fails(NodePairEngine engine) {
        try {
            return !new SubmatrixExperiment(engine, RunListener.SILENT)
                    .run(List.of(WORKLOAD))
                    .document()
                    .verified();
        } catch (HostTimeoutException lost) {
            return true;
        }
    }
}
