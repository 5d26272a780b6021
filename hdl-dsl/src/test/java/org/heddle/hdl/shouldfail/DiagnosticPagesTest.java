package org.heddle.hdl.shouldfail;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.hdl.diagnostic.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The pages of {@code docs/diagnostics}: one for each code, with an example whose report is the one that is pinned. */
class DiagnosticPagesTest {
    private static final Path PAGES = Path.of("../docs/diagnostics");

    @ParameterizedTest
    @EnumSource(Code.class)
    void everyCodeHasAPageThatStatesItsRuleAndTheMend(Code code) throws IOException {
        String page = Files.readString(PAGES.resolve(code.id() + ".md"));
        String rule = code.rule().substring(0, 1).toUpperCase() + code.rule().substring(1);
        assertThat(page)
                .startsWith("# " + code.id() + ": " + rule + "\n")
                .contains("## Report\n", "## Mend\n", code.id() + " (");
        assertThat(Files.readString(PAGES.resolve("README.md")))
                .contains("| [" + code.id() + "](" + code.id() + ".md) | " + code.rule() + " |");
    }

    @Test
    void everyExampleIsACaseOfTheCorpusAndItsReportIsThePinnedOne() throws IOException {
        List<String> cases = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/shouldfail"))) {
            for (Path file : files.toList()) {
                cases.add(Files.readString(file));
            }
        }
        for (Code code : Code.values()) {
            String page = Files.readString(PAGES.resolve(code.id() + ".md"));
            if (!page.contains("## Example")) {
                continue;
            }
            String example = block(page, "java");
            String report = block(page, "text");
            assertThat(cases).as(code.id()).anyMatch(text -> text.contains(example) && text.contains(report));
        }
    }

    private static String block(String page, String language) {
        return Arrays.stream(page.split("```"))
                .filter(part -> part.startsWith(language + "\n"))
                .findFirst()
                .orElseThrow()
                .substring(language.length() + 1)
                .strip();
    }
}
