package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cli.Answer;
import org.heddle.hdl.catalogue.Top;
import org.heddle.nic.catalogue.Tops;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class GenerateCommandTest {
    @TempDir
    private Path place;

    @Test
    void aTopIsWrittenIntoTheFolderOfItsName() {
        Answer answer =
                Answer.to("generate", "dimmnet2-node", "--configuration", "published", "--out", place.toString());
        assertThat(answer.status()).isZero();
        assertThat(answer.out())
                .startsWith("wrote " + place.resolve("dimmnet2-node-published") + ": ")
                .hasLineCount(1);
        assertThat(place).isDirectoryContaining("glob:**/dimmnet2-node-published");
        assertThat(place.resolve("dimmnet2-node-published")).isDirectoryContaining("glob:**/Dimmnet2Node_published.v");
    }

    @Tag("whole")
    @Test
    void withoutATopEveryTopIsWrittenAndToldOf() {
        assertWritten(Tops.all());
    }

    @Test
    void aConfigurationAloneWritesAllItsTops() {
        List<Top> minimal = Tops.all().stream()
                .filter(top -> top.configuration().equals("minimal"))
                .toList();
        assertThat(minimal).hasSizeGreaterThan(1);
        assertWritten(minimal, "--configuration", "minimal");
    }

    private void assertWritten(List<Top> tops, String... options) {
        List<String> words = new ArrayList<>(List.of("generate", "--out", place.toString()));
        words.addAll(List.of(options));
        Answer answer = Answer.to(words.toArray(String[]::new));
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).hasLineCount(tops.size());
        for (Top top : tops) {
            assertThat(place.resolve(top.folder())).isDirectory();
        }
    }

    @Test
    void theListOfOneTopWritesNothing() {
        assertListed(List.of(Tops.all().get(0)), Tops.all().get(0).name());
    }

    @Tag("whole")
    @Test
    void theListNamesEveryTopAndWritesNothing() {
        assertListed(Tops.all());
    }

    private void assertListed(List<Top> tops, String... names) {
        List<String> words = new ArrayList<>(List.of("generate", "--list", "--out", place.toString()));
        words.addAll(List.of(names));
        Answer answer = Answer.to(words.toArray(String[]::new));
        assertThat(answer.status()).isZero();
        for (Top top : tops) {
            assertThat(answer.out()).contains(top.name(), top.configuration(), top.description());
        }
        assertThat(place).isEmptyDirectory();
    }

    @Test
    void aMistypedTopIsAnsweredWithTheOneThatWasMeant() {
        Answer answer = Answer.to("generate", "dimnet2-node", "--out", place.toString());
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err())
                .contains("no top is called 'dimnet2-node'. Did you mean 'dimmnet2-node'?", "'./heddle help generate'");
        assertThat(place).isEmptyDirectory();
    }

    @Test
    void aWordLikeNoTopIsAnsweredWithAllTops() {
        Answer answer = Answer.to("generate", "abacus");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("no top is called 'abacus'. The tops are: dimmnet2-node");
    }

    @Test
    void aMistypedConfigurationIsAnsweredWithTheOneThatWasMeant() {
        Answer answer = Answer.to("generate", "dimmnet2-node", "--configuration", "publishd");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("'dimmnet2-node' has no configuration 'publishd'. Did you mean 'published'?");
    }

    @Test
    void aConfigurationThatNoTopHasIsRefused() {
        Answer answer = Answer.to("generate", "--configuration", "gilded");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("no top has a configuration 'gilded'. The configurations are: published");
    }

    @Test
    void aFileInPlaceOfTheFolderIsBadUse() throws IOException {
        Path file = Files.createFile(place.resolve("file"));
        Answer answer = Answer.to("generate", "--out", file.toString());
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("cannot write into " + file + ": " + file + " is a file.");
    }

    @Test
    void aPlaceThatTheSystemRefusesIsBadUse() {
        Answer answer = Answer.to("generate", "--out", "/proc/heddle");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("cannot write into /proc/heddle: ").doesNotContain("stack trace");
    }
}
