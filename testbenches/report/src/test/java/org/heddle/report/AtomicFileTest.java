package org.heddle.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @Test
    void foldersAreMadeAndAnOlderFileIsReplaced(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a/b/text");
        AtomicFile.write(file, "one");
        AtomicFile.write(file, "two \u00b5");
        assertThat(file).hasContent("two \u00b5");
        try (var files = Files.list(file.getParent())) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void aFailureLeavesNoUnfinishedFile(@TempDir Path folder) throws IOException {
        Path taken = folder.resolve("taken");
        Files.createDirectories(taken.resolve("full"));
        assertThatThrownBy(() -> AtomicFile.write(taken, "text")).isInstanceOf(IOException.class);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(taken);
        }
    }
}
