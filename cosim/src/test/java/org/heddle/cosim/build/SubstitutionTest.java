package org.heddle.cosim.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.cosim.Designs;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SubstitutionTest {
    private static final String RIGHT = "module follower(input a, output b);\nassign b = a;\nendmodule\n";

    @TempDir
    private Path pairs;

    @BeforeEach
    void plant() throws IOException {
        Files.writeString(pairs.resolve("one.right"), RIGHT);
        Files.writeString(pairs.resolve("one.faulty"), RIGHT.replace("= a", "= !a"));
        System.setProperty(Substitution.FOLDER, pairs.toString());
    }

    @AfterEach
    void remove() {
        System.clearProperty(Substitution.FOLDER);
        System.clearProperty(Substitution.RECORD);
    }

    private static VerilogDesign follower(String text) {
        return Designs.of("follower", text, Designs.in("a", 1), Designs.out("b", 1));
    }

    private static long answer(VerilogDesign design, long a) {
        try (Simulation sim = Simulation.open(design, SimulationOptions.defaults())) {
            sim.poke("a", a);
            sim.settle();
            return sim.peek("b");
        }
    }

    private static String key(VerilogDesign design) {
        return new ModelBuilder(ContentCache.ofUser(), (kind, message) -> {})
                .keyOf(design, BuildOptions.of(Profile.QUICK));
    }

    @Test
    void theFaultyModuleStandsInTheModelUntilThePropertyIsGone() {
        assertThat(answer(follower(RIGHT), 1)).isZero();
        System.clearProperty(Substitution.FOLDER);
        assertThat(answer(follower(RIGHT), 1)).isOne();
    }

    @Test
    void aModuleWithAnyOtherTextStays() {
        String other = RIGHT.replace("assign b", "assign  b");
        assertThat(answer(follower(other), 1)).isOne();
        String withFault = key(follower(other));
        System.clearProperty(Substitution.FOLDER);
        assertThat(key(follower(other))).isEqualTo(withFault);
    }

    @Test
    void faultyModelsHaveKeysOfTheirOwnAndNeverReachTheUsersCache() throws IOException {
        String faulty = key(follower(RIGHT));
        answer(follower(RIGHT), 0);
        assertThat(ContentCache.ofUser().contents())
                .noneMatch(content -> content.key().equals(faulty));
        try (Stream<Path> models = Files.list(pairs.resolve("cache").resolve("models"))) {
            assertThat(models).extracting(path -> path.getFileName().toString()).contains(faulty);
        }
        System.clearProperty(Substitution.FOLDER);
        assertThat(key(follower(RIGHT))).isNotEqualTo(faulty);
    }

    @Test
    void theSecondSimulatorReadsTheFaultyModuleToo() {
        String bench = "module heddle_bench;\nreg a; wire b;\nfollower dut(.a(a), .b(b));\n"
                + "initial begin a = 1; #1 $display(\"b=%b\", b); $finish; end\nendmodule\n";
        assertThat(IcarusRun.run(follower(RIGHT), bench, out -> {})).contains("b=0");
    }

    @Test
    void whatIsReadIsRecordedUnderItsHash(@TempDir Path record) throws IOException {
        System.setProperty(Substitution.RECORD, record.toString());
        key(follower(RIGHT));
        key(follower(RIGHT));
        try (Stream<Path> files = Files.list(record)) {
            List<Path> kept = files.toList();
            assertThat(kept).hasSize(1);
            assertThat(kept.get(0).getFileName().toString()).matches("[0-9a-f]{64}-follower\\.v");
            assertThat(kept.get(0)).hasContent(RIGHT);
        }
    }

    @Test
    void aFolderThatCannotBeReadIsNamed() {
        System.setProperty(Substitution.FOLDER, pairs.resolve("none").toString());
        assertThatThrownBy(() -> key(follower(RIGHT)))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("none")
                .hasMessageContaining(Substitution.FOLDER);
    }
}
