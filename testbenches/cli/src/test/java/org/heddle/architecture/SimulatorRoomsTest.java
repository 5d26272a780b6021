package org.heddle.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.cosim.Simulation;
import org.junit.jupiter.api.Test;

/** Keeps the packages of the simulator small, in layers, and the names of their classes apart. */
class SimulatorRoomsTest {
    private static final int MOST_FILES = 30;
    private static final Path MODULE = Path.of("../../cosim"); // tests run inside their module

    private static final JavaClasses COSIM = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.heddle.cosim");

    @Test
    void noPackageHasMoreFilesThanAReaderKeepsInMind() throws IOException {
        Map<Path, Long> files = new TreeMap<>();
        for (String part : new String[] {"src/main/java", "src/test/java"}) {
            try (Stream<Path> walk = Files.walk(MODULE.resolve(part))) {
                files.putAll(walk.filter(file -> file.toString().endsWith(".java"))
                        .collect(Collectors.groupingBy(Path::getParent, Collectors.counting())));
            }
        }
        assertThat(files).isNotEmpty();
        files.values().removeIf(count -> count <= MOST_FILES);
        assertThat(files).as("packages with more than %d files", MOST_FILES).isEmpty();
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching("org.heddle.(**)")
                .namingSlices("$1")
                .should()
                .beFreeOfCycles()
                .because("a layer that knew what stands on it could not be read, tested or replaced alone")
                .check(COSIM);
    }

    @Test
    void noPackageBelowTheSimulationKnowsIt() {
        ArchRuleDefinition.noClasses()
                .that()
                .resideInAnyPackage(
                        "org.heddle.cosim.tool..",
                        "org.heddle.cosim.cache..",
                        "org.heddle.cosim.build..",
                        "org.heddle.cosim.foreign..",
                        "org.heddle.cosim.stop..",
                        "org.heddle.cosim.engine..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.heddle.cosim")
                .because("models are built and run natively whoever drives them")
                .check(COSIM);
    }

    @Test
    void theSimulationHoldsItsPartsAndInheritsNone() {
        assertThat(Simulation.class.getSuperclass()).isEqualTo(Object.class);
    }

    @Test
    void noTwoClassesHaveOneName() throws IOException {
        try (Stream<Path> walk = Files.walk(MODULE.resolve("src"))) {
            Map<Path, Long> names = walk.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::getFileName)
                    .filter(name -> !name.equals(Path.of("package-info.java")))
                    .collect(Collectors.groupingBy(name -> name, TreeMap::new, Collectors.counting()));
            names.values().removeIf(count -> count == 1);
            assertThat(names).as("class names that two packages have").isEmpty();
        }
    }
}
