package org.heddle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.ServiceLoader;
import org.heddle.cli.shared.Verb;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;

/** Keeps the list of commands complete and in its order. */
class CommandLineRoomsTest {
    @Test
    void everyVerbIsFoundAsAServiceInTheOrderOfTheHelp() {
        List<String> found = ServiceLoader.load(Verb.class).stream()
                .map(verb -> verb.type().getAnnotation(Command.class).name())
                .toList();
        assertThat(found)
                .containsExactly(
                        "new",
                        "generate",
                        "run",
                        "message",
                        "mpirun",
                        "reproduce",
                        "study",
                        "transfer",
                        "verbs",
                        "noncontiguous",
                        "reduce",
                        "loopback",
                        "build",
                        "program",
                        "board",
                        "selftest",
                        "capture",
                        "soak",
                        "campaign",
                        "check-float",
                        "test",
                        "prove",
                        "fuzz",
                        "equivalence",
                        "mutate",
                        "synth",
                        "lint",
                        "report",
                        "diagram",
                        "wave",
                        "bench",
                        "coverage",
                        "cache",
                        "docs",
                        "format",
                        "install",
                        "release");
        assertThat(ReadHouse.CLASSES.stream()
                        .filter(type -> type.isAssignableTo(Verb.class) && !type.isInterface())
                        .map(JavaClass::getName))
                .containsExactlyInAnyOrderElementsOf(ServiceLoader.load(Verb.class).stream()
                        .map(verb -> verb.type().getName())
                        .toList());
    }
}
