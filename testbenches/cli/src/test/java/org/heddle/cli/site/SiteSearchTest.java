package org.heddle.cli.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.htmlunit.WebClient;
import org.htmlunit.html.HtmlAnchor;
import org.htmlunit.html.HtmlInput;
import org.htmlunit.html.HtmlPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The search of a site, in a browser, from the disk. */
class SiteSearchTest {
    @TempDir
    Path folder;

    private void page(String name, String text) throws IOException {
        Path file = folder.resolve("repository").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Path site() throws IOException {
        page(
                "README.md",
                "# Start\nTwo commands.\n## Queues & streams\nA queue holds words; `words.readSync(address, enable)` reads one.");
        page("docs/README.md", "# Documents\n[codes](diagnostics/README.md)");
        page(
                "docs/diagnostics/README.md",
                "# Diagnostics\n## HDL009\nEvery output is driven: a `</script>` in text is text.");
        page(
                "docs/guide/memories.md",
                "# Memories\nWhat a memory holds.\n## Contents\nWords at the start, read by readmemh.");
        page("generated-verilog/README.md", "# Verilog\nFiles.");
        Path site = folder.resolve("site");
        assertThat(new StaticSite(folder.resolve("repository"), Optional.empty()).write(site))
                .isEmpty();
        return site;
    }

    /** Types into the field of a page, and returns the addresses that are found, as the browser resolves them. */
    private static List<String> found(WebClient browser, Path page, String typed) throws IOException {
        HtmlPage shown = browser.getPage(page.toUri().toURL());
        HtmlInput field = shown.getHtmlElementById("search");
        field.focus();
        browser.waitForBackgroundJavaScript(10_000);
        field.type(typed);
        return shown.getElementById("found").getElementsByTagName("a").stream()
                .map(link -> ((HtmlAnchor) link).getAttribute("href"))
                .map(link -> page.getParent()
                        .resolve(link)
                        .normalize()
                        .toUri()
                        .toString()
                        .replace("%23", "#"))
                .toList();
    }

    @Test
    void wordsAndTheirBeginningsLeadToSections() throws IOException {
        Path site = site();
        String root = site.toUri().toString();
        try (WebClient browser = new WebClient()) {
            Path index = site.resolve("index.html");
            assertThat(found(browser, index, "hdl009")).containsExactly(root + "docs/diagnostics/README.html#hdl009");
            assertThat(found(browser, index, "readSy")).containsExactly(root + "README.html#queues--streams");
            assertThat(found(browser, index, "driven output"))
                    .containsExactly(root + "docs/diagnostics/README.html#hdl009");
            assertThat(found(browser, site.resolve("docs/guide/memories.html"), "memories"))
                    .startsWith(root + "docs/guide/memories.html#memories");
            assertThat(found(browser, site.resolve("docs/README.html"), "queue"))
                    .containsExactly(root + "README.html#queues--streams");
            assertThat(found(browser, index, "nothingofthekind")).isEmpty();
        }
    }

    @Test
    void theResultsSayWhatStandsAroundTheWord() throws IOException {
        Path site = site();
        try (WebClient browser = new WebClient()) {
            HtmlPage shown = browser.getPage(site.resolve("index.html").toUri().toURL());
            HtmlInput field = shown.getHtmlElementById("search");
            field.focus();
            browser.waitForBackgroundJavaScript(10_000);
            field.type("driven");
            assertThat(shown.getElementById("found").asNormalizedText())
                    .contains("Diagnostics › HDL009", "Every output is driven: a </script> in text is text.");
            field.setValue("");
            field.type("zzz");
            assertThat(shown.getElementById("found").asNormalizedText()).endsWith("Nothing has these words.");
        }
    }
}
