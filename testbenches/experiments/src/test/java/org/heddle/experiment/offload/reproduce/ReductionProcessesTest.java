package org.heddle.experiment.offload.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.partition.PartFailedException;
import org.heddle.mpi.offload.FoldOrder;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.fabric.ReductionProcesses;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An allreduce of nodes that are divided over processes. */
class ReductionProcessesTest {
    private static final int ARITY = 4;
    private static final ReductionSetting SETTING =
            ReductionSetting.of(ReductionConfiguration.improved()).withArity(ARITY);

    private final List<String> told = Collections.synchronizedList(new ArrayList<>());

    /** Doubles whose sum depends on the order, at nodes that call one after the other. */
    private static AllreduceCall call(int nodes) {
        List<long[]> values = new ArrayList<>();
        for (int node = 0; node < nodes; node++) {
            values.add(new long[] {
                Double.doubleToLongBits(Math.pow(-3, node % 40)), Double.doubleToLongBits(1.0 / (node + 3))
            });
        }
        return AllreduceCall.of(Method.NIC, OperationKind.SUM, ElementKind.DOUBLE, values)
                .delayed(AllreduceCall.randomDelays(nodes, nodes));
    }

    private AllreduceOutcome over(int processes, AllreduceCall call) {
        return ReductionMeasurement.over(
                processes, SETTING, call, FoldOrder.TREE, SimulationOptions.defaults(), told::add);
    }

    private void sameAsInOneProcess(int nodes, int... processes) {
        AllreduceCall call = call(nodes);
        AllreduceOutcome alone = ReductionMeasurement.of(
                SETTING, call, FoldOrder.TREE, SimulationOptions.defaults(), VerilogSource.JAVA);
        assertThat(alone.complaints(call, FoldOrder.TREE, ARITY)).isEmpty();
        for (int parts : processes) {
            AllreduceOutcome outcome = over(parts, call);
            assertThat(outcome)
                    .as(parts + " processes")
                    .usingRecursiveComparison()
                    .isEqualTo(alone);
            assertThat(told).anyMatch(line -> line.startsWith("process " + (parts - 1) + ", node"));
        }
    }

    /** The root, its children and their children; whole: more nodes and processes. */
    @Tag("slow")
    @Test
    void eightNodesHaveTheSameBitsAndCyclesOverTwoProcesses() {
        sameAsInOneProcess(8, 2);
    }

    @Tag("whole")
    @Test
    void sixteenNodesHaveTheSameBitsAndCyclesOverTwoAndFourProcesses() {
        sameAsInOneProcess(16, 2, 4);
    }

    /** The nodes of a leaf switch in two processes, and processes with nodes alone. */
    @Tag("whole")
    @Test
    void aNodeForEachProcessHasTheSameBitsAndCycles() {
        sameAsInOneProcess(5, 3, 5);
    }

    @Tag("whole")
    @Test
    void manyNodesHaveTheSameBitsAndCyclesOverTwoAndFourProcesses() {
        sameAsInOneProcess(256, 2, 4);
    }

    @Tag("whole")
    @Test
    void aThousandNodesHaveTheOraclesBits() {
        AllreduceCall call = call(1_024);
        assertThat(over(2, call).complaints(call, FoldOrder.TREE, ARITY)).isEmpty();
    }

    @Tag("slow")
    @Test
    void aKilledProcessIsNamedWithItsNodesWhateverRankMetIt() {
        AllreduceCall call = call(4);
        try (ReductionProcesses nodes = SETTING.open(4, SimulationOptions.defaults(), 2, told::add)) {
            ProcessHandle.of(nodes.pid(1)).orElseThrow().destroyForcibly();
            assertThatThrownBy(() -> ReductionMeasurement.measure(nodes, SETTING, call, FoldOrder.TREE))
                    .isInstanceOf(PartFailedException.class)
                    .hasMessageStartingWith(
                            "process 1 of 2, nodes 2 to 3, pid " + nodes.pid(1) + ", was ended by SIGKILL");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 5})
    void moreProcessesThanNodesOrNoneAreRefused(int processes) {
        assertThatThrownBy(() -> over(processes, call(4)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "each process has a node at least, so 4 nodes are divided over 1 to 4 processes: --processes "
                                + processes);
    }

    @Test
    void waveformsAndOtherVerilogNeedOneProcess() {
        SimulationOptions waves = SimulationOptions.defaults().waves(Path.of("none.fst"));
        assertThatThrownBy(() -> SETTING.open(4, waves, 2, told::add))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("leave out the waveform");
        assertThat(told).isEmpty();
    }
}
