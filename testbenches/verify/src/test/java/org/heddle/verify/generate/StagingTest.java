package org.heddle.verify.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StagingTest {
    @TempDir
    private Path place;

    @Test
    void nothingShowsBeforeItIsPublished() throws IOException {
        try (Staging staging = Staging.in(place)) {
            staging.write(Path.of("node/Node.v"), "text");
            assertThat(place.resolve("node")).doesNotExist();
            staging.publish(List.of("node"), List.of());
            assertThat(place.resolve("node/Node.v")).hasContent("text");
        }
        assertThat(Tree.read(place)).containsOnlyKeys("node/Node.v");
    }

    @Test
    void anInterruptBeforePublishingLeavesTheTargetAsItWas() throws IOException {
        Files.writeString(Files.createDirectory(place.resolve("node")).resolve("Node.v"), "old");
        try (Staging staging = Staging.in(place)) {
            staging.write(Path.of("node/Node.v"), "new");
            staging.discard(); // what the shutdown hook calls while this thread goes on
            assertThatThrownBy(() -> staging.write(Path.of("node/More.v"), "new"))
                    .isInstanceOf(InterruptedIOException.class);
            assertThatThrownBy(() -> staging.publish(List.of("node"), List.of()))
                    .isInstanceOf(InterruptedIOException.class);
        }
        assertThat(Tree.read(place)).containsOnlyKeys("node/Node.v").containsValue("old");
    }

    @Test
    void anInterruptRemovesTheFoldersThatWereMadeForNothing() throws IOException {
        Staging staging = Staging.in(place.resolve("a/b"));
        staging.write(Path.of("node/Node.v"), "text");
        staging.close();
        assertThat(place).isEmptyDirectory();
    }

    @Test
    void aFolderThatCannotBeReplacedStays() throws IOException {
        Files.writeString(Files.createDirectory(place.resolve("node")).resolve("Node.v"), "old");
        try (Staging staging = Staging.in(place)) {
            assertThatThrownBy(() -> staging.publish(List.of("node"), List.of())) // nothing was written for it
                    .isInstanceOf(IOException.class);
        }
        assertThat(Tree.read(place)).containsOnlyKeys("node/Node.v").containsValue("old");
    }

    @Test
    void whatAKilledProgramLeftIsSweptOnceItIsOld() throws IOException {
        Path old = Files.createDirectory(place.resolve(".heddle-generate-1"));
        Files.writeString(old.resolve("Node.v"), "half");
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
        Path running = Files.createDirectory(place.resolve(".heddle-generate-2"));
        Staging.in(place).close();
        assertThat(old).doesNotExist();
        assertThat(running).exists();
    }
}
