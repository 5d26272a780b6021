package org.heddle.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.cli.shared.Verb;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;

/** Keeps the packages of the command line small and in layers, and its list of commands complete. */
class CommandLineRoomsTest {
    private static final int MOST_FILES = 30;

    private static final JavaClasses CLI = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.heddle.cli");

    @Test
    void noPackageHasMoreFilesThanAReaderKeepsInMind() throws IOException {
        try (Stream<Path> walk = Files.walk(Path.of("src"))) { // tests run inside their module
            Map<Path, Long> files = walk.filter(file -> file.toString().endsWith(".java"))
                    .collect(Collectors.groupingBy(Path::getParent, TreeMap::new, Collectors.counting()));
            assertThat(files).isNotEmpty();
            files.values().removeIf(count -> count <= MOST_FILES);
            assertThat(files).as("packages with more than %d files", MOST_FILES).isEmpty();
        }
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching("org.heddle.(**)")
                .should()
                .beFreeOfCycles()
                .because("a family of commands can be left out or moved only if no other one needs it")
                .check(CLI);
    }

    @Test
    void everyVerbIsFoundAsAServiceInTheOrderOfTheHelp() {
        List<String> found = ServiceLoader.load(Verb.class).stream()
                .map(verb -> verb.type().getAnnotation(Command.class).name())
                .toList();
        assertThat(found)
                .containsExactly(
                        "generate",
                        "run",
                        "message",
                        "reproduce",
                        "transfer",
                        "reduce",
                        "soak",
                        "check-float",
                        "test",
                        "prove",
                        "fuzz",
                        "equivalence",
                        "mutate",
                        "synth",
                        "bench",
                        "coverage",
                        "cache",
                        "format");
        assertThat(CLI.stream()
                        .filter(type -> type.isAssignableTo(Verb.class) && !type.isInterface())
                        .map(JavaClass::getName))
                .containsExactlyInAnyOrderElementsOf(ServiceLoader.load(Verb.class).stream()
                        .map(verb -> verb.type().getName())
                        .toList());
    }
}
