package org.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class HeddleTest {
    @Test
    void withoutACommandItShowsWhatThereIs() {
        assertThat(Answer.to().status()).isZero();
        assertThat(Answer.to().out()).contains("Commands:", "test", "Examples:");
    }

    @Test
    void theVersionIsOneLine() {
        assertThat(Answer.to("--version").out()).startsWith("heddle ").hasLineCount(1);
    }

    @Test
    void helpExplainsOneCommand() {
        Answer answer = Answer.to("help", "test");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).contains("Usage: heddle test", "Examples:");
    }

    @Test
    void aMistypedCommandIsAnsweredWithTheOneThatWasMeant() {
        Answer answer = Answer.to("tets");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("unknown command 'tets'. Did you mean 'test'?", "See './heddle help'.");
    }

    @Test
    void aWordLikeNoCommandIsAnsweredWithAllCommands() {
        Answer answer = Answer.to("frobnicate");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("The commands are:", "test", "help");
    }

    @Test
    void aCommandBehindTwoHyphensIsToldWhyItIsNotRead() {
        Answer answer = Answer.to("--", "run");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("'run' stands behind '--'", "leave '--' out");
    }

    @Test
    void helpOnAMistypedCommandAsksBackToo() {
        Answer answer = Answer.to("help", "tets");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("Did you mean 'test'?");
    }

    @Test
    void aMistypedOptionOfTheDoorIsAnsweredWithTheOneThatWasMeant() {
        Answer answer = Answer.to("--no-instal", "test");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("unknown option '--no-instal'. Did you mean '--no-install'?");
    }

    @Test
    void aMistypedOptionOfACommandIsAnsweredWithTheOneThatWasMeant() {
        Answer answer = Answer.to("test", "--hlep=yes");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("unknown option '--hlep'. Did you mean '--help'?", "'./heddle help test'");
    }

    @Test
    void aTestThatDoesNotExistIsRefusedBeforeAnythingRuns() {
        Answer answer = Answer.to("test", "NearstTest");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("no test class is called 'NearstTest'. Did you mean 'NearestTest'?");
    }

    @Test
    void onlyTheCommandsThatTheWordsNeedAreRead() {
        Set<String> all = HeddleCommand.commandLine().getSubcommands().keySet();
        assertThat(HeddleCommand.commandLine("transfer", "--blocks").getSubcommands())
                .containsOnlyKeys("transfer", "help");
        assertThat(HeddleCommand.commandLine("coverage").getSubcommands())
                .as("coverage runs the tests")
                .containsOnlyKeys("coverage", "test", "help");
        for (String[] others : new String[][] {{}, {"help", "test"}, {"--help"}, {"tset"}, {"--no-install", "test"}}) {
            assertThat(HeddleCommand.commandLine(others).getSubcommands().keySet())
                    .isEqualTo(all);
        }
    }

    @Test
    void aFamilyOfCommandsWithoutAMemberIsNoSuccess() {
        for (String family : new String[] {"soak", "reproduce"}) {
            Answer answer = Answer.to(family);
            assertThat(answer.status()).as(family).isEqualTo(2);
            assertThat(answer.out()).contains("Usage: heddle " + family, "dimmnet2");
        }
    }
}
