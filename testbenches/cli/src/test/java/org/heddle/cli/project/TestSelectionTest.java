package org.heddle.cli.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TestSelectionTest {
    private final TestSources sources = sources();

    private static TestSources sources() {
        Map<String, List<String>> classes = new LinkedHashMap<>();
        classes.put("hdl-dsl", List.of("org.heddle.hdl.NamesTest", "org.heddle.hdl.WidthsTest"));
        classes.put("nic-rtl", List.of());
        classes.put("cosim", List.of("org.heddle.cosim.NamesTest"));
        return new TestSources(classes);
    }

    private TestSelection select(String... filters) {
        return TestSelection.of(sources, List.of(filters));
    }

    @Test
    void noFilterMeansEverything() {
        assertThat(select().isEverything()).isTrue();
        assertThat(select().modules()).containsExactly("hdl-dsl", "nic-rtl", "cosim");
    }

    @Test
    void aModuleMeansAllItsClasses() {
        assertThat(select("hdl-dsl"))
                .isEqualTo(new TestSelection(
                        List.of("hdl-dsl"), List.of("org.heddle.hdl.NamesTest", "org.heddle.hdl.WidthsTest")));
    }

    @Test
    void aSimpleNameMeansEveryClassOfThatName() {
        assertThat(select("NamesTest").patterns())
                .containsExactly("org.heddle.hdl.NamesTest", "org.heddle.cosim.NamesTest");
    }

    @Test
    void aMethodStaysWithItsClass() {
        assertThat(select("WidthsTest#growsByOne"))
                .isEqualTo(new TestSelection(List.of("hdl-dsl"), List.of("org.heddle.hdl.WidthsTest#growsByOne")));
    }

    @Test
    void modulesKeepTheirBuildOrder() {
        assertThat(select("org.heddle.cosim.NamesTest", "WidthsTest").modules()).containsExactly("hdl-dsl", "cosim");
    }

    @Test
    void aNameLikeNothingIsRefusedWithWhatIsNear() {
        assertThatThrownBy(() -> select("WidthTest")).hasMessageContaining("Did you mean 'WidthsTest'?");
    }

    @Test
    void aModuleWithoutTestsIsRefused() {
        assertThatThrownBy(() -> select("nic-rtl")).hasMessage("module 'nic-rtl' has no tests.");
    }
}
