package org.heddle.cosim.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchFolderTest {
    private static final String PROPERTY = "java.io.tmpdir";

    @TempDir
    Path temporary;

    private String before = "";

    @BeforeEach
    void useAnotherTemporaryDirectory() {
        before = System.setProperty(PROPERTY, temporary.toString());
    }

    @AfterEach
    void useTheOldOneAgain() {
        System.setProperty(PROPERTY, before);
    }

    /** A program that makes a folder, says its path, and then waits to be killed. */
    static final class Victim {
        private Victim() {}

        public static void main(String[] arguments) throws IOException {
            ScratchFolder folder = ScratchFolder.inTemporary();
            Files.writeString(folder.path().resolve("half"), "half");
            System.out.println(folder.path());
            new Semaphore(0).acquireUninterruptibly();
        }
    }

    private Process victim() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-D" + PROPERTY + "=" + temporary,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Victim.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    @Test
    void eachIsAPrivateFolderStraightInTheTemporaryDirectory() throws IOException {
        try (ScratchFolder one = ScratchFolder.inTemporary();
                ScratchFolder other = ScratchFolder.inTemporary()) {
            assertThat(one.path()).isNotEqualTo(other.path());
            assertThat(one.path().getParent()).isEqualTo(temporary);
            assertThat(one.path().getFileName().toString()).matches(ScratchFolder.NAME);
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(one.path())))
                    .isEqualTo("rwx------");
        }
        assertThat(temporary).isEmptyDirectory();
    }

    @Test
    void whatAKilledProcessLeftIsRemovedAndALivingOnesStays() throws Exception {
        Process process = victim();
        try {
            Path folder = Path.of(process.inputReader().readLine());
            ScratchFolder.sweep(temporary);
            assertThat(folder.resolve("half")).exists();
            process.destroyForcibly().waitFor();
            assertThat(folder.resolve("half")).exists();
            ScratchFolder.sweep(temporary);
            assertThat(folder).doesNotExist();
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void nothingButMarkedFoldersOfThisUserIsRemoved() throws IOException {
        Path elsewhere = Files.createDirectory(temporary.resolve("elsewhere"));
        ScratchMark.make(elsewhere).close();
        Files.createSymbolicLink(temporary.resolve("heddle-1-1"), elsewhere);
        Files.createDirectory(temporary.resolve("heddle-1-2"));
        Path other = Files.createDirectory(temporary.resolve("heddle-1-3"));
        Files.writeString(other.resolve(ScratchMark.FILE), "unfinished work of others\n");
        Path linked = Files.createDirectory(temporary.resolve("heddle-1-4"));
        Files.createSymbolicLink(linked.resolve(ScratchMark.FILE), elsewhere.resolve(ScratchMark.FILE));
        Path open = Files.createDirectory(temporary.resolve("heddle-1-5"));
        ScratchMark.make(open).close();
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));
        Path old = Files.createDirectory(temporary.resolve("heddle"));
        ScratchMark.make(old).close();
        String[] names = temporary.toFile().list();
        ScratchFolder.sweep(temporary);
        assertThat(temporary.toFile().list()).containsExactlyInAnyOrder(names);
    }

    @Test
    void aTemporaryDirectoryInWhichOthersCanReplaceFilesIsRefused() throws IOException {
        Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rwxrwxrwx"));
        assertThatThrownBy(ScratchFolder::inTemporary)
                .isInstanceOf(StorageException.class)
                .hasMessageContaining("other users can replace files")
                .hasMessageContaining("set TMPDIR");
        Files.setAttribute(temporary, "unix:mode", 0_1777);
        ScratchFolder.inTemporary().close();
    }
}
