package org.heddle.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keeps packages small enough to be looked through, free of cycles, and the stages free of network interfaces. */
class RoomsTest {
    private static final int MOST_FILES = 30;
    private static final Path ROOT = Path.of("../..");

    private static final JavaClasses HEDDLE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("org.heddle");

    @ParameterizedTest
    @ValueSource(strings = {"org.heddle.hdl", "org.heddle.nic"})
    void packagesKnowEachOtherInOneDirectionOnly(String root) {
        slices().assignedFrom(packagesBelow(root))
                .should()
                .beFreeOfCycles()
                .because("a package that is known by what it knows cannot be read, tested or taken away by itself")
                .check(HEDDLE);
    }

    /** Each package is a slice of its own, the root as well. */
    private static SliceAssignment packagesBelow(String root) {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
                String name = javaClass.getPackageName();
                return name.equals(root) || name.startsWith(root + ".")
                        ? SliceIdentifier.of(name)
                        : SliceIdentifier.ignore();
            }

            @Override
            public String getDescription() {
                return "packages of " + root;
            }
        };
    }

    @Test
    void aStageKnowsNoNetworkInterface() {
        noClasses()
                .that()
                .resideInAPackage("org.heddle.nic.stage..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.heddle.nic.dimmnet2..", "org.heddle.nic.offload..", "org.heddle.nic.catalogue..")
                .because("every network interface is built of the same stages")
                .check(HEDDLE);
    }

    @Test
    void networkInterfacesDoNotKnowEachOther() {
        slices().matching("org.heddle.nic.(dimmnet2|offload)..")
                .should()
                .notDependOnEachOther()
                .because("what two network interfaces share is a stage")
                .check(HEDDLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hdl-dsl", "nic-rtl"})
    void aPackageHasNoMoreFilesThanAReaderLooksThrough(String module) {
        Map<Path, Integer> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(ROOT.resolve(module).resolve("src"))) {
            all.filter(file -> file.toString().endsWith(".java")
                            && !file.toString().contains("resources"))
                    .forEach(file -> files.merge(ROOT.relativize(file.getParent()), 1, Integer::sum));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assertThat(files).isNotEmpty();
        assertThat(files)
                .allSatisfy((folder, count) ->
                        assertThat(count).as("%s: files in one package", folder).isLessThanOrEqualTo(MOST_FILES));
    }
}
