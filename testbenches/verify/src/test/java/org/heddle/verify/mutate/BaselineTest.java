package org.heddle.verify.mutate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks over the right hardware: one that does not pass there can see no fault, and somebody has to hear of it. */
@Tag("slow")
class BaselineTest {
    private static final String PASSES = "org.heddle.verify.mutate.MutantDocumentTest";
    private static final String IS_MISSING = "org.heddle.verify.mutate.NoSuchTest";

    @TempDir
    private Path folder;

    private Path work;
    private Path classes;

    @BeforeEach
    void prepare() throws IOException {
        work = Files.createDirectories(folder.resolve("work"));
        classes = Files.createDirectories(folder.resolve("test-classes"));
    }

    /** Names a class as one of the tests that there are; its code comes from the class path. */
    private void name(String testClass) throws IOException {
        Path file = classes.resolve(testClass.replace('.', '/') + ".class");
        Files.createDirectories(file.getParent());
        Files.createFile(file);
    }

    private List<CheckRecord> records() throws IOException {
        List<Path> classPath = Arrays.stream(
                        System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        TestInstallation tests = new TestInstallation(
                Files.createDirectories(folder.resolve("checks")),
                classPath,
                List.of(classes),
                Path.of("").toAbsolutePath(),
                true);
        return new Baseline(tests, work).records(1, (done, all) -> {});
    }

    @Test
    void aCheckThatDoesNotPassIsKnownToBeBlind() throws IOException {
        name(PASSES);
        name(IS_MISSING);
        List<CheckRecord> records = records();
        assertThat(records).extracting(record -> record.check().toString()).containsExactly(PASSES, IS_MISSING);
        assertThat(records).extracting(CheckRecord::isBlind).containsExactly(false, true);
    }

    @Test
    void whereNoCheckPassesNothingIsJudgedAndTheNextRunTriesAgain() throws IOException {
        name(IS_MISSING);
        assertThatThrownBy(this::records)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(
                        "no test passes over the right hardware, so none can see a fault: " + IS_MISSING + " fails (")
                .hasMessageContaining("what they printed is in " + folder.resolve("checks/right-hardware-1.log"));
        assertThat(folder.resolve("checks/right-hardware-1.log")).exists();
        name(PASSES);
        assertThat(records()).extracting(CheckRecord::isBlind).containsExactly(false, true);
    }

    @Test
    void aProjectWithoutTestsIsRefused() {
        assertThatThrownBy(this::records)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("there is none whose class's name ends with Test");
    }
}
