package org.heddle.experiment.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.launch.CallRecorder;
import org.heddle.launch.Program;
import org.heddle.launch.ProgramOutcome;
import org.heddle.launch.ProgramRun;
import org.heddle.testbench.VerilogSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every program on nodes of every kind, unchanged: each verifies itself, and says what it says in memory. Where nodes take long to simulate,
 * a slice of them.
 */
@Tag("slow")
class ProgramsOnNodesTest {
    private static final List<Path> CLASSES = Stream.of("../programs/target/classes", "../openmpi/target/classes")
            .map(Path::of)
            .toList();

    /** Sizes that are small in cycles. */
    private static final List<List<String>> ALL = List.of(
            List.of("Ring", "2"),
            List.of("Pi", "20"),
            List.of("Jacobi2d", "6", "2"),
            List.of("Jacobi3d", "4", "1"),
            List.of("ConjugateGradient", "5"),
            List.of("FftTranspose", "4"),
            List.of("IntegerSort", "12"),
            List.of("Cannon", "3"),
            List.of("GameOfLife", "6", "2"),
            List.of("EmbarrassinglyParallel", "40"),
            List.of("PairBenchmark", "0", "40"),
            List.of("CollectivesBenchmark", "1"));

    /** One of messages of two sides, one of derived types, and one of every collective operation. */
    private static final List<List<String>> FEW = List.of(
            List.of("Jacobi2d", "4", "1"), List.of("ConjugateGradient", "3"), List.of("CollectivesBenchmark", "1"));

    /** A run's last line, which does not depend on time. */
    private record Run(String verdict, CallRecorder calls, List<Map<String, Long>> counters) {}

    private static Run run(List<String> words, ProgramNetworkOptions options) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CallRecorder recorder = new CallRecorder();
        try (ProgramNetwork network = ProgramNetwork.open(options, SimulationOptions.defaults(), VerilogSource.JAVA)) {
            ProgramOutcome outcome = ProgramRun.run(
                    network.transport(),
                    50_000_000,
                    new Program(
                            CLASSES,
                            "org.heddle.program." + words.get(0),
                            words.subList(1, words.size()),
                            false,
                            options.offload()),
                    out,
                    out,
                    network.observed(recorder));
            assertThat(outcome.complaint()).as("%s over %s", words, options).isEmpty();
            assertThat(outcome.exit()).as("%s over %s", words, options).isZero();
            List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
            return new Run(lines.get(lines.size() - 1), recorder, network.counters());
        }
    }

    private static ProgramNetworkOptions options(
            ProgramNic nic, int nodes, String configuration, String mode, String protocol, String collectives) {
        return new ProgramNetworkOptions(nic, nodes, configuration, mode, protocol, null, collectives, null, 7);
    }

    private static void runEach(List<List<String>> programs, ProgramNetworkOptions options) {
        ProgramNetworkOptions memory = options(ProgramNic.MEMORY, options.nodes(), null, null, null, null);
        for (List<String> words : programs) {
            Run reference = run(words, memory);
            Run run = run(words, options);
            assertThat(run.verdict()).endsWith(": verified").isEqualTo(reference.verdict());
            assertThat(run.calls().calls())
                    .as(words.get(0))
                    .isEqualTo(reference.calls().calls());
            assertThat(run.counters()).hasSize(options.nodes()).noneMatch(Map::isEmpty);
        }
    }

    @Test
    void everyProgramRunsOverRemoteWrites() {
        runEach(ALL, options(ProgramNic.MPC, 2, null, "mpc2", null, null));
        runEach(FEW, options(ProgramNic.MPC, 2, null, "mpc1", null, null));
        runEach(FEW, options(ProgramNic.MPC, 2, null, "mpc3", null, null));
    }

    @Test
    void somethingOfEachKindRunsOverVerbs() {
        runEach(FEW, options(ProgramNic.VERBS, 2, null, null, "read", null));
    }

    @Tag("whole")
    @Test
    void everyProgramRunsOverVerbs() {
        runEach(ALL, options(ProgramNic.VERBS, 2, null, null, "read", null));
        runEach(FEW, options(ProgramNic.VERBS, 2, null, null, "eager", null));
        runEach(FEW, options(ProgramNic.VERBS, 2, null, null, "write", null));
    }

    @Test
    void everyProgramRunsOverNodesThatReduce() {
        runEach(ALL, options(ProgramNic.OFFLOAD, 2, null, null, null, "nic"));
        runEach(FEW, options(ProgramNic.OFFLOAD, 2, null, null, null, "host"));
    }

    @Test
    void somethingOfEachKindRunsOverDimmnet2() {
        runEach(FEW, options(ProgramNic.DIMMNET2, 2, "improved", null, null, null));
    }

    @Tag("whole")
    @Test
    void everyProgramRunsOverDimmnet2() {
        runEach(ALL, options(ProgramNic.DIMMNET2, 2, "published", null, null, null));
        runEach(FEW, options(ProgramNic.DIMMNET2, 2, "improved", null, null, null));
    }
}
