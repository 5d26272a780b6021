package org.heddle.program;

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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs of another hand run as they are, and verify themselves. */
class ForeignProgramsTest {
    private static final List<Path> CLASSES = List.of(Path.of("target/classes"), Path.of("../openmpi/target/classes"));

    private static ProgramOutcome run(String name, int ranks, ByteArrayOutputStream out) {
        return ProgramRun.run(
                new InMemoryTransport(ranks),
                100_000_000,
                new Program(CLASSES, "org.heddle.program.foreign." + name, List.of(), false),
                out,
                out,
                new CallRecorder());
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(
            strings = {
                "ClusterMeans",
                "CyclicLu",
                "HeatPersistent",
                "OddEvenSort",
                "QueensMasterWorker",
                "RedBlackCart",
                "SegmentedScan",
                "SparseProduct",
                "VectorTypeTranspose"
            })
    void aProgramVerifiesItselfOnAnyNumberOfRanks(String name) {
        for (int ranks : new int[] {1, 4, 7, 9}) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ProgramOutcome outcome = run(name, ranks, out);
            assertThat(outcome.complaint()).as(name + " on " + ranks).isEmpty();
            assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(name + ": verified\n");
        }
    }

    /** A collective operation between two groups, of MPI-2, is missing: it is refused by name. */
    @Test
    void whatIsMissingIsRefusedByName() {
        assertThat(run("RingElection", 4, new ByteArrayOutputStream()).complaint())
                .contains("is between two groups: merge() makes a communicator of one", "RingElection.java:");
    }
}
