package org.heddle.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
    private static final List<String> COMMANDS = List.of("run", "test", "generate", "help");

    @Test
    void swappedReplacedMissingAndDoubledLettersCountOnceEach() {
        assertThat(Nearest.distance("tets", "test")).isEqualTo(1);
        assertThat(Nearest.distance("rest", "test")).isEqualTo(1);
        assertThat(Nearest.distance("tst", "test")).isEqualTo(1);
        assertThat(Nearest.distance("teest", "test")).isEqualTo(1);
        assertThat(Nearest.distance("", "test")).isEqualTo(4);
    }

    @Test
    void theNearestCandidateComesFirst() {
        assertThat(Nearest.to("hlep", COMMANDS)).containsExactly("help");
        assertThat(Nearest.to("rnu", COMMANDS)).containsExactly("run");
    }

    @Test
    void aBeginningIsEnough() {
        assertThat(Nearest.to("gene", COMMANDS)).containsExactly("generate");
    }

    @Test
    void aWordLikeNothingGetsNoQuestion() {
        assertThat(Nearest.question("frobnicate", COMMANDS)).isEmpty();
    }

    @Test
    void caseDoesNotCount() {
        assertThat(Nearest.question("TEST", COMMANDS)).isEqualTo(" Did you mean 'test'?");
    }

    @Test
    void whereNothingIsNearAllAreNamed() {
        assertThat(Nearest.questionOrAll("tset", COMMANDS, "commands")).isEqualTo(" Did you mean 'test'?");
        assertThat(Nearest.questionOrAll("frobnicate", COMMANDS, "commands"))
                .isEqualTo(" The commands are: run, test, generate, help.");
    }
}
