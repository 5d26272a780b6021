package org.heddle.experiment.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class HeddleTest {
    private record Answer(int status, String out, String err) {}

    private static Answer heddle(String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine commandLine =
                Heddle.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        return new Answer(commandLine.execute(words), out.toString(), err.toString());
    }

    @Test
    void withoutACommandItShowsWhatThereIs() {
        assertThat(heddle().status()).isZero();
        assertThat(heddle().out()).contains("Commands:", "test", "Examples:");
    }

    @Test
    void theVersionIsOneLine() {
        assertThat(heddle("--version").out()).startsWith("heddle ").hasLineCount(1);
    }

    @Test
    void helpExplainsOneCommand() {
        Answer answer = heddle("help", "test");
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).contains("Usage: heddle test", "Examples:");
    }

    @Test
    void aMistypedCommandIsAnsweredWithTheOneThatWasMeant() {
        Answer answer = heddle("tets");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("unknown command 'tets'. Did you mean 'test'?", "See './heddle help'.");
    }

    @Test
    void aWordLikeNoCommandIsAnsweredWithAllCommands() {
        Answer answer = heddle("frobnicate");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("The commands are:", "test", "help");
    }

    @Test
    void helpOnAMistypedCommandAsksBackToo() {
        Answer answer = heddle("help", "tets");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("Did you mean 'test'?");
    }

    @Test
    void aMistypedOptionOfTheDoorIsAnsweredWithTheOneThatWasMeant() {
        Answer answer = heddle("--no-instal", "test");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("unknown option '--no-instal'. Did you mean '--no-install'?");
    }

    @Test
    void aMistypedOptionOfACommandIsAnsweredWithTheOneThatWasMeant() {
        Answer answer = heddle("test", "--hlep=yes");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("unknown option '--hlep'. Did you mean '--help'?", "'./heddle help test'");
    }

    @Test
    void aTestThatDoesNotExistIsRefusedBeforeAnythingRuns() {
        Answer answer = heddle("test", "NearstTest");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("no test class is called 'NearstTest'. Did you mean 'NearestTest'?");
    }
}
