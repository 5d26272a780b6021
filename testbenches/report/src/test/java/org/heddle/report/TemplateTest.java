package org.heddle.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TemplateTest {
    private final Template template = new Template("{{a}} and {{b}} and {{a}}");

    @Test
    void everyHoleIsFilledAndWhatIsFilledInIsNotSearchedAgain() {
        assertThat(template.fill(Map.of("a", "$1 {{b}}", "b", "\\"))).isEqualTo("$1 {{b}} and \\ and $1 {{b}}");
    }

    @Test
    void aHoleWithoutAValueAndAValueWithoutAHoleAreRefused() {
        assertThatThrownBy(() -> template.fill(Map.of("a", ""))).hasMessage("no value for the hole {{b}}");
        assertThatThrownBy(() -> template.fill(Map.of("a", "", "b", "", "d", "", "c", "")))
                .hasMessage("no hole for the values [c, d]");
    }

    @Test
    void aMissingResourceIsNamed() {
        assertThatThrownBy(() -> Template.of(TemplateTest.class, "none.html")).hasMessageContaining("\"none.html\"");
    }
}
