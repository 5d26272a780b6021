package org.heddle.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps the arrows inside the language: none leads from what serves a designer's classes up to them. */
class LanguageRoomsTest {
    private static final Path SOURCES = Path.of("..", "..", "hdl-dsl", "src");

    private static final JavaClasses LANGUAGE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("org.heddle.hdl");

    @Test
    void whatServesADesignersClassesKnowsNoneOfThem() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "org.heddle.hdl.blackbox..",
                        "org.heddle.hdl.check..",
                        "org.heddle.hdl.diagnostic..",
                        "org.heddle.hdl.drawing..",
                        "org.heddle.hdl.elaboration..",
                        "org.heddle.hdl.interpreter..",
                        "org.heddle.hdl.ir..",
                        "org.heddle.hdl.machine..",
                        "org.heddle.hdl.naming..",
                        "org.heddle.hdl.operation..",
                        "org.heddle.hdl.option..",
                        "org.heddle.hdl.scan..",
                        "org.heddle.hdl.verilog..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.heddle.hdl", "org.heddle.hdl.lib..", "org.heddle.hdl.registers..")
                .because("components and values are faces of what is built here, and are not needed to build it")
                .check(LANGUAGE);
    }

    @Test
    void theCircuitAndTheDesignersLinesKnowNothingOfElaboration() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "org.heddle.hdl.diagnostic..",
                        "org.heddle.hdl.ir..",
                        "org.heddle.hdl.naming..",
                        "org.heddle.hdl.option..",
                        "org.heddle.hdl.scan..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.heddle.hdl.elaboration..", "org.heddle.hdl.operation..", "org.heddle.hdl.machine..")
                .because("they are what a module under construction is made of")
                .check(LANGUAGE);
    }

    @Test
    void noTwoClassesShareAName() throws IOException {
        Map<String, List<Path>> byName = files().stream()
                .filter(file -> !file.endsWith("package-info.java"))
                .collect(Collectors.groupingBy(file -> file.getFileName().toString()));
        assertThat(byName.values()).allSatisfy(sameName -> assertThat(sameName).hasSize(1));
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> main = Files.walk(SOURCES.resolve("main/java"));
                Stream<Path> test = Files.walk(SOURCES.resolve("test/java"))) {
            return Stream.concat(main, test)
                    .filter(file -> file.toString().endsWith(".java"))
                    .toList();
        }
    }
}
