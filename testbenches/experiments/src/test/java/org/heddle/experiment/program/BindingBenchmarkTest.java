package org.heddle.experiment.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every loop comes to the same result in all names, and each has its row. */
class BindingBenchmarkTest {
    private static final List<Path> OPEN_MPI =
            List.of(Path.of("../programs/target/classes"), Path.of("../openmpi/target/classes"));
    private static final List<Path> MPI_JAVA = List.of(
            Path.of("../mpijava-programs/target/classes"),
            Path.of("../programs/target/classes"),
            Path.of("../mpijava/target/classes"));

    private static List<BindingRow> rows(List<Path> mpiJava, String kind, int size, int ranks) {
        return new BindingBenchmark(OPEN_MPI, mpiJava, line -> {})
                .rows(new BindingBenchmark.Loop("few", kind, size, ranks, 20), 1);
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"ring,8,4", "ring,64,3", "jacobi,5,4"})
    void aLoopComesToTheSameInAllNames(String kind, int size, int ranks) {
        assertThat(rows(MPI_JAVA, kind, size, ranks))
                .extracting(row -> row.binding() + " " + row.measure() + " " + row.goal() + " " + row.unit())
                .containsExactly(
                        "none round-with-arrays null us",
                        "openmpi overhead-with-arrays 5.0 percent",
                        "mpijava overhead-with-arrays 5.0 percent");
    }

    @ParameterizedTest
    @CsvSource({"8", "3000"})
    void pairsHaveBuffersAndObjectsToo(int size) {
        List<BindingRow> rows = rows(MPI_JAVA, "pair", size, 2);
        assertThat(rows)
                .extracting(row -> row.binding() + " " + row.measure())
                .containsExactly(
                        "none round-with-arrays",
                        "openmpi overhead-with-arrays",
                        "mpijava overhead-with-arrays",
                        "none round-with-direct",
                        "openmpi overhead-with-direct",
                        "mpijava overhead-with-objects");
        assertThat(rows.get(0).value()).isPositive();
        assertThat(new BindingDocument(rows).text()).contains("few", "openmpi", "<= 5");
    }

    @Test
    void aProgramThatFailsHasNoFigures() {
        assertThatThrownBy(() -> rows(List.of(Path.of("target")), "ring", 8, 2))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("MpiJavaLoops has failed", "not to be found");
    }
}
