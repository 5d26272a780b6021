package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.heddle.cli.Answer;
import org.heddle.cosim.cache.ContentCache;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheCommandTest {
    @TempDir
    Path folder;

    private String before = "";

    @BeforeEach
    void useAnEmptyCache() {
        before = System.getProperty(ContentCache.PROPERTY, "");
        System.setProperty(ContentCache.PROPERTY, folder.toString());
    }

    @AfterEach
    void useTheOtherAgain() {
        if (before.isEmpty()) {
            System.clearProperty(ContentCache.PROPERTY);
        } else {
            System.setProperty(ContentCache.PROPERTY, before);
        }
    }

    private void fill() throws IOException {
        Path entry = Files.createDirectories(folder.resolve("models").resolve("0123456789abcdef".repeat(4)));
        Files.write(entry.resolve("model.so"), new byte[3 << 20]);
    }

    @Test
    void itShowsEachKindWithItsSize() throws IOException {
        fill();
        Answer answer = Answer.to("cache");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).containsPattern("models +1 +3[.]0").contains("3.0 of at most 2048 MB in " + folder);
    }

    @Test
    void clearingLeavesNothing() throws IOException {
        fill();
        assertThat(Answer.to("cache", "--clear").out()).startsWith("removed 1 entries, 3.0 MB, from " + folder);
        assertThat(Answer.to("cache").out()).contains("0.0 of at most");
    }

    @Test
    void aFolderOfOtherThingsIsRefusedAndKept() throws IOException {
        Path file = Files.createDirectories(folder.resolve("models").resolve("weights"))
                .resolve("1.bin");
        Files.writeString(file, "not ours");
        Answer answer = Answer.to("cache", "--clear");
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.err())
                .contains("the folder " + folder + " is not a cache of Heddle")
                .contains("set HEDDLE_CACHE to a folder of its own");
        assertThat(file).hasContent("not ours");
    }
}
