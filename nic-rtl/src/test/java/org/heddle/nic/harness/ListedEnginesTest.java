package org.heddle.nic.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.heddle.cosim.choice.SimulationEngine;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

class ListedEnginesTest {
    private static final List<String> HEARD = new ArrayList<>();

    private final String before = System.getProperty(SimulationEngine.PROPERTY);

    /** A class of tests that says which engine it has. */
    static class Listed {
        @Test
        void tell() {
            HEARD.add("listed " + SimulationEngine.ofProperty().word());
        }
    }

    /** Another one. */
    static class Other {
        @Test
        void tell() {
            HEARD.add("other " + SimulationEngine.ofProperty().word());
        }
    }

    @AfterEach
    void restore() {
        if (before == null) {
            System.clearProperty(SimulationEngine.PROPERTY);
        } else {
            System.setProperty(SimulationEngine.PROPERTY, before);
        }
    }

    @Test
    void aListedClassAloneRunsInsideTheJvm() {
        System.setProperty(SimulationEngine.PROPERTY, "verilator");
        HEARD.clear();
        LauncherFactory.create(LauncherConfig.builder()
                        .enableTestExecutionListenerAutoRegistration(false)
                        .build())
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(
                                        selectClass(Other.class), selectClass(Listed.class), selectClass(Other.class))
                                .build(),
                        new ListedEngines(Set.of(Listed.class.getName())));

        assertThat(HEARD).containsExactlyInAnyOrder("other verilator", "listed jvm");
        assertThat(System.getProperty(SimulationEngine.PROPERTY)).isEqualTo("verilator");
    }

    @Test
    void classesOfTheListAreThereInTheirOrder() {
        List<Path> sources = Stream.of("nic-rtl", "testbenches/experiments")
                .map(module -> Path.of("..", module, "src", "test", "java"))
                .toList();
        assertThat(ListedEngines.classes())
                .isSorted()
                .doesNotHaveDuplicates()
                .allSatisfy(name -> assertThat(sources)
                        .anySatisfy(folder -> assertThat(folder.resolve(name.replace('.', '/') + ".java"))
                                .isRegularFile()));
    }

    @Test
    void classesThatHoldEnginesTogetherAreNotListed() {
        assertThat(ListedEngines.classes()).noneMatch(name -> name.startsWith("org.heddle.nic.catalogue."));
    }
}
