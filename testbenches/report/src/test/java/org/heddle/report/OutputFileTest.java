package org.heddle.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {
    @TempDir
    private Path folder;

    @Test
    void aFileThatWasNotWrittenIsAsItWasBefore() throws IOException {
        Path file = Files.writeString(folder.resolve("result.json"), "before");
        try (OutputFile output = OutputFile.open(file)) {
            assertThat(output).isNotNull();
            assertThat(file).hasContent("before");
        }
        assertThat(file).hasContent("before");
        assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    }

    @Test
    void aReplacedFileKeepsItsPermissions() throws IOException {
        Path file = Files.writeString(folder.resolve("result.json"), "before");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
        AtomicFile.write(file, "after");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-rw----");
    }

    @Test
    void aLinkStaysAndItsTargetIsReplaced() throws IOException {
        Path file = Files.writeString(folder.resolve("result.json"), "before");
        Path link = Files.createSymbolicLink(folder.resolve("latest.json"), Path.of("result.json"));
        AtomicFile.write(link, "after");
        assertThat(link).isSymbolicLink();
        assertThat(Files.isSymbolicLink(file)).isFalse();
        assertThat(file).hasContent("after");
    }

    @Test
    void aLinkToNothingMakesItsTarget() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("latest.json"), Path.of("result.json"));
        AtomicFile.write(link, "text");
        assertThat(folder.resolve("result.json")).hasContent("text");
    }

    @Test
    void linksInACircleAreRefused() throws IOException {
        Path one = folder.resolve("one");
        Files.createSymbolicLink(one, folder.resolve("two"));
        Files.createSymbolicLink(folder.resolve("two"), one);
        assertThatThrownBy(() -> OutputFile.open(one))
                .isInstanceOf(FileSystemLoopException.class)
                .satisfies(e -> assertThat(FileTrouble.because((Exception) e)).isEqualTo("its links lead in a circle"));
    }

    @Test
    void aPipeIsWrittenToAndStaysAPipe() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        CompletableFuture<String> read = CompletableFuture.supplyAsync(() -> {
            try {
                return new String(Files.newInputStream(pipe).readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        AtomicFile.write(pipe, "through the pipe");
        assertThat(read.get()).isEqualTo("through the pipe");
        assertThat(Files.isRegularFile(pipe)).isFalse();
    }

    @Test
    void aDeviceIsWrittenToAndNeverReplaced() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("sink"), Path.of("/dev/null"));
        AtomicFile.write(link, "text");
        assertThat(link).isSymbolicLink();
        assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
    }

    @Test
    void aFullDiskIsToldInTheSystemsWordsWithTheNameOfTheFile() throws IOException {
        Path full = Files.createSymbolicLink(folder.resolve("full"), Path.of("/dev/full"));
        try (OutputFile output = OutputFile.open(full)) {
            assertThatThrownBy(() -> output.write("text"))
                    .isInstanceOfSatisfying(
                            FileSystemException.class,
                            trouble -> assertThat(FileTrouble.sentence(trouble))
                                    .isEqualTo("cannot use the file /dev/full: no space left on device"));
        }
    }

    @Test
    void aFolderIsRefusedBeforeAnythingIsWritten() throws IOException {
        Path taken = Files.createDirectory(folder.resolve("taken"));
        assertThatThrownBy(() -> OutputFile.open(taken))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("it is a folder");
    }

    @Test
    void anEmptyNameIsNoFile() {
        assertThatThrownBy(() -> OutputFile.open(Path.of("")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("its name is empty");
    }

    @Test
    void aFileWhereAFolderShouldBeIsNamed() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertThatThrownBy(() -> OutputFile.open(file.resolve("result.json")))
                .isInstanceOf(IOException.class)
                .satisfies(e -> assertThat(FileTrouble.because((Exception) e))
                        .isEqualTo(file + " is there already, and is no folder"));
    }
}
