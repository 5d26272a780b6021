package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.heddle.cli.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutateCommandTest {
    @Test
    void wordsThatAreNotUnderstoodAreAnsweredBeforeAnyWork() {
        Answer top = Answer.to("mutate", "dimmnet2-nod");
        assertThat(top.status()).isEqualTo(2);
        assertThat(top.err()).contains("Did you mean 'dimmnet2-node' or");
        assertThat(Answer.to("mutate", "link-switch", "--count", "0").err())
                .contains("a count is at least 1: --count=0");
        assertThat(Answer.to("mutate", "link-switch", "--from", "-1").err()).contains("--from=-1");
        assertThat(Answer.to("mutate", "link-switch", "--from", "2147483647", "--count", "1")
                        .err())
                .contains("the last index is at most 2147483646: --from=2147483647 --count=1");
        assertThat(Answer.to("mutate", "link-switch", "--threads", "0").err()).contains("--threads=0");
    }

    @Test
    @Tag("slow")
    void aFileOfSomethingElseIsRefusedAndStaysAsItIs(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("other.json"), "{\"rows\": []}");
        Answer answer = Answer.to("mutate", "link-switch", "--json", file.toString());
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("other.json", "name another file");
        assertThat(file).hasContent("{\"rows\": []}");
    }

    @Test
    void itsHelpSaysWhatLooksAndHowItEnds() {
        assertThat(Answer.to("mutate", "--help").out())
                .contains("Its own tests look first", "Exit status: 0 all are seen or equivalent");
    }
}
