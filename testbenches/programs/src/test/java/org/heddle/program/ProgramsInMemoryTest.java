package org.heddle.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.launch.CallRecorder;
import org.heddle.launch.Program;
import org.heddle.launch.ProgramOutcome;
import org.heddle.launch.ProgramRun;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs agree with their serial runs on any number of ranks, and print the same for each where the result does not depend on it. */
class ProgramsInMemoryTest {
    private static final List<Path> CLASSES = Stream.of("target/classes", "../openmpi/target/classes")
            .map(Path::of)
            .toList();

    private static String run(String name, int ranks, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ProgramOutcome outcome = ProgramRun.run(
                new InMemoryTransport(ranks),
                100_000_000,
                new Program(CLASSES, "org.heddle.program." + name, List.of(arguments), false),
                out,
                out,
                new CallRecorder());
        assertThat(outcome.complaint()).as(name + " on " + ranks).isEmpty();
        assertThat(outcome.exit()).as(name + " on " + ranks).isZero();
        String text = out.toString(StandardCharsets.UTF_8);
        assertThat(text).endsWith(": verified\n");
        return text;
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({
        "Jacobi2d,12",
        "Jacobi3d,5",
        "ConjugateGradient,21",
        "FftTranspose,8",
        "GameOfLife,11",
        "EmbarrassinglyParallel,500"
    })
    void theResultIsTheSerialOneOnAnyNumberOfRanks(String name, String argument) {
        String alone = run(name, 1, argument);
        for (int ranks : new int[] {2, 4}) {
            assertThat(run(name, ranks, argument)).isEqualTo(alone);
        }
        if (!name.equals("FftTranspose")) {
            assertThat(run(name, 3, argument)).isEqualTo(alone);
            assertThat(run(name, 6, argument)).isEqualTo(alone);
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"Ring,5", "Pi,300", "IntegerSort,20", "Cannon,3", "PairBenchmark,65", "CollectivesBenchmark,3"})
    void othersVerifyThemselvesOnAnyNumberOfRanks(String name, String argument) {
        for (int ranks : new int[] {2, 3, 4, 9}) {
            run(name, ranks, argument);
        }
    }
}
