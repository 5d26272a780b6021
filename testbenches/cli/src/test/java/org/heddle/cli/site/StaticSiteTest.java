package org.heddle.cli.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.heddle.cli.Answer;
import org.heddle.cli.shared.Home;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site of small repositories, and that of this one without its Javadoc. */
class StaticSiteTest {
    @TempDir
    Path folder;

    private Path root;

    private void page(String name, String text) throws IOException {
        root = folder.resolve("repository");
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Path out() {
        return folder.resolve("site");
    }

    private List<String> write() throws IOException {
        return new StaticSite(root, Optional.empty()).write(out());
    }

    @Test
    void pagesLinksAnchorsAndWhatTheyShowStandInTheSite() throws IOException {
        page(
                "README.md",
                "# A `tool` & more\n[guide](docs/guide/first.md#second-step) [v](generated-verilog/node) <img src=\"docs/a.svg\">");
        page(
                "docs/guide/first.md",
                "# First\n## Second step\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[up](../../README.md) [data](../data.json)");
        page("docs/README.md", "# Documents\n[all](guide/first.md)");
        page("docs/diagnostics/README.md", "# D");
        page("generated-verilog/README.md", "# V");
        page("docs/data.json", "{}");
        page("docs/a.svg", "<svg/>");
        page("generated-verilog/node/Node.v", "module Node;");
        page("generated-verilog/node/ports.md", "# Ports");
        assertThat(write()).isEmpty();
        assertThat(out().resolve("index.html"))
                .content()
                .contains("<title>A tool &amp; more</title>")
                .contains("href=\"docs/guide/first.html#second-step\"")
                .contains("href=\"generated-verilog/node/index.html\"")
                .contains("src=\"docs/a.svg\"")
                .doesNotContain("API");
        assertThat(out().resolve("docs/guide/first.html"))
                .content()
                .contains(
                        "<h2 id=\"second-step\">",
                        "<td>1</td>",
                        "href=\"../../README.html\"",
                        "href=\"../../index.html\"");
        assertThat(out().resolve("docs/data.json")).hasContent("{}");
        assertThat(out().resolve("generated-verilog/node/index.html"))
                .content()
                .contains("href=\"Node.v\"", "href=\"ports.html\"");
        assertThat(out().resolve("generated-verilog/node/Node.v")).hasContent("module Node;");
    }

    private void house() throws IOException {
        page("docs/README.md", "# D");
        page("docs/diagnostics/README.md", "# D");
        page("generated-verilog/README.md", "# V");
    }

    @Test
    void aLinkThatLeadsNowhereIsNamedAndNothingIsWritten() throws IOException {
        house();
        page(
                "README.md",
                "# T\n[a](docs/gone.md) [b](docs/README.md#gone) [c](../outside.md) [d](https://example.org/x)");
        assertThat(write())
                .containsExactlyInAnyOrder(
                        "README.html: docs/gone.md (no such file)",
                        "README.html: docs/README.html#gone (no such heading)",
                        "README.html: ../outside.md (no such file)",
                        "index.html: docs/gone.md (no such file)",
                        "index.html: docs/README.html#gone (no such heading)",
                        "index.html: ../outside.md (no such file)");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(root);
        }
    }

    @Test
    void anEarlierSiteIsReplacedAndAFolderOfOtherThingsIsNot() throws IOException {
        house();
        page("README.md", "# T");
        page("docs/old.md", "# Old");
        assertThat(write()).isEmpty();
        Files.delete(root.resolve("docs/old.md"));
        assertThat(write()).isEmpty();
        assertThat(out().resolve("docs/old.html")).doesNotExist();

        Path mine = Files.createDirectories(folder.resolve("mine"));
        Files.writeString(mine.resolve("thesis.html"), "all of it");
        assertThatThrownBy(() -> new StaticSite(root, Optional.empty()).write(mine))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("holds other things");
        assertThat(mine.resolve("thesis.html")).hasContent("all of it");
    }

    @Test
    void noLinkOfThisRepositoryLeadsNowhere() throws IOException {
        assertThat(new StaticSite(Home.find().root(), Optional.empty()).write(out()))
                .isEmpty();
    }

    @Test
    void theCommandRefusesAForeignFolder() throws IOException {
        Path mine = Files.writeString(folder.resolve("a file"), "mine");
        Answer answer = Answer.to("docs", "--no-api", "--out", mine.toString());
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("holds other things");
        assertThat(mine).hasContent("mine");
    }
}
