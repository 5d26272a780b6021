package org.heddle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.ServiceLoader;
import org.heddle.cli.shared.Verb;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;

/** Keeps the list of commands complete and in its order. */
class CommandLineRoomsTest {
    private static final JavaClasses CLI = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.heddle.cli");

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
                        "loopback",
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
