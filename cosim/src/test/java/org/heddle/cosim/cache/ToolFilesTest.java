package org.heddle.cosim.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ToolFilesTest {
    @TempDir
    private Path root;

    private int made;

    private CacheEntry get(String key) {
        return ToolFiles.of(
                ContentCache.at(root),
                new ToolFiles.Request(key, "list of nothing", Set.of("list.txt")),
                (kind, message) -> {},
                folder -> Files.writeString(folder.resolve("list.txt"), "made " + ++made));
    }

    private String read(String key) throws IOException {
        try (CacheEntry entry = get(key)) {
            return Files.readString(entry.file("list.txt")) + (entry.fresh() ? ", now" : ", found");
        }
    }

    @Test
    void whatWasMadeOnceIsFoundAndWhatElseIsAskedForIsMade() throws IOException {
        assertThat(read("a".repeat(64))).isEqualTo("made 1, now");
        assertThat(read("a".repeat(64))).isEqualTo("made 1, found");
        assertThat(read("b".repeat(64))).isEqualTo("made 2, now");
        assertThat(ContentCache.at(root).contents())
                .extracting(ContentCache.Content::kind)
                .containsExactly("netlists", "netlists");
    }

    @Test
    void aKeyThatIsNoHashIsRefused() {
        assertThatThrownBy(() -> get("a"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("64 hexadecimal digits");
        assertThat(made).isZero();
    }
}
