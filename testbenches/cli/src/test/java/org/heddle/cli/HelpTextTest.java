package org.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** The help of every command, as an 80-column terminal shows it. */
class HelpTextTest {
    private static final int COLUMNS = 80;
    private static final String VARIABLE = "${"; // filled in when help is shown

    static Stream<CommandLine> commands() {
        return withSubcommands(HeddleCommand.commandLine());
    }

    private static Stream<CommandLine> withSubcommands(CommandLine command) {
        return Stream.concat(
                Stream.of(command), command.getSubcommands().values().stream().flatMap(HelpTextTest::withSubcommands));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void noLineIsLongerThanATerminal(CommandLine command) {
        assertThat(usage(command).lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(COLUMNS));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void noWordIsBroken(CommandLine command) {
        List<String> missing = words(String.join(" ", written(command)));
        // Each as often as it is written: a word of the examples does not stand in for a broken one.
        words(usage(command)).forEach(missing::remove);
        assertThat(missing).isEmpty();
    }

    /** Text that is laid out by hand, such as examples, keeps its lines. */
    @ParameterizedTest
    @MethodSource("commands")
    void theLinesBelowTheOptionsAreShownAsTheyAreWritten(CommandLine command) {
        assertThat(usage(command).lines().map(String::stripTrailing))
                .containsAll(
                        Arrays.asList(command.getCommandSpec().usageMessage().footer()));
    }

    private static String usage(CommandLine command) {
        return command.getUsageMessage(Ansi.OFF);
    }

    private static List<String> written(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        List<String> texts = new ArrayList<>(List.of(spec.usageMessage().description()));
        texts.addAll(List.of(spec.usageMessage().footer()));
        for (ArgSpec argument : spec.args()) {
            if (!argument.hidden()) {
                texts.addAll(List.of(argument.description()));
            }
        }
        return texts;
    }

    private static List<String> words(String text) {
        return Stream.of(text.split("(\\s|%n)+"))
                .filter(word -> !word.isEmpty() && !word.contains(VARIABLE))
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
