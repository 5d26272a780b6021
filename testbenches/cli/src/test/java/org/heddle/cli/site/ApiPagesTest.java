package org.heddle.cli.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Javadoc of the modules below a folder. */
class ApiPagesTest {
    @TempDir
    Path root;

    private void source(String module, String name, String text) throws IOException {
        Path file = root.resolve(module).resolve("src/main/java/org/heddle/sample/" + name + ".java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    @Tag("slow")
    void typesOfAllModulesStandInOneTree() throws IOException {
        source("one", "First", "package org.heddle.sample; /** First of all. */ public class First {}");
        source("parts/two", "Second", "package org.heddle.sample; /** Knows {@link First}. */ public class Second {}");
        Path api = root.resolve("api");
        ApiPages.write(root, api);
        assertThat(api.resolve("index.html")).exists();
        assertThat(api.resolve("org/heddle/sample/Second.html")).content().contains("First.html");
    }

    @Test
    void theToolsOwnWordsSayWhyThereIsNone() {
        assertThatThrownBy(() -> ApiPages.write(root, root.resolve("api")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("javadoc failed");
    }
}
