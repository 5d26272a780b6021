package org.heddle.program.mpijava;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.heddle.launch.CallRecorder;
import org.heddle.launch.Program;
import org.heddle.launch.ProgramOutcome;
import org.heddle.launch.ProgramRun;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs of another hand run as they are, and verify themselves. */
class ForeignMpiJavaProgramsTest {
    private static final List<Path> CLASSES = List.of(Path.of("target/classes"), Path.of("../mpijava/target/classes"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "AffineScan",
                "FloydWarshall",
                "LaplaceCart",
                "LcsPipeline",
                "MandelbrotFarm",
                "NBodyRing",
                "PrimeSieve",
                "SampleSort",
                "SummaSplit",
                "WordCount"
            })
    void aProgramVerifiesItselfOnAnyNumberOfRanks(String name) {
        for (int ranks : new int[] {1, 4, 7, 9}) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ProgramOutcome outcome = ProgramRun.run(
                    new InMemoryTransport(ranks),
                    100_000_000,
                    new Program(CLASSES, "org.heddle.program.mpijava.foreign." + name, List.of(), false),
                    out,
                    out,
                    new CallRecorder());
            assertThat(outcome.complaint()).as(name + " on " + ranks).isEmpty();
            assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(name + ": verified\n");
        }
    }
}
