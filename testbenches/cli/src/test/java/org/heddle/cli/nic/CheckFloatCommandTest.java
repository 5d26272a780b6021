package org.heddle.cli.nic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.heddle.cli.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckFloatCommandTest {
    @TempDir
    private Path folder;

    private Answer check(String operation, String lines, String... more) throws IOException {
        Path file = Files.writeString(folder.resolve("vectors.txt"), lines);
        String[] words = new String[more.length + 4];
        System.arraycopy(more, 0, words, 4, more.length);
        words[0] = "check-float";
        words[1] = "--operation";
        words[2] = operation;
        words[3] = file.toString();
        return Answer.to(words);
    }

    @Test
    void vectorsThatHoldAreCounted() throws IOException {
        Answer answer = check("f32_add", """
                3F800000 3F800000 40000000 00
                7f7fffff 73000000 7f800000 05
                7F800000 FF800000 7FC00000 10
                3F800000 00000001 3F800000 01
                """);
        assertThat(answer.status()).isZero();
        assertThat(answer.out()).isEqualTo("Vectors: 4, Mismatches: 0" + System.lineSeparator());
    }

    @Test
    void theFirstMismatchIsNamedByItsLineAndAllAreCounted() throws IOException {
        Answer answer = check("f64_add", """
                3FF0000000000000 3FF0000000000000 4000000000000000 00
                3FF0000000000000 0000000000000001 3FF0000000000001 01
                3FF0000000000000 0000000000000001 3FF0000000000000 00
                """);
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.out())
                .contains("vectors.txt:2: the file says "
                        + "3FF0000000000000 0000000000000001 3FF0000000000001 01, the RTL "
                        + "3FF0000000000000 0000000000000001 3FF0000000000000 01")
                .contains("Vectors: 3, Mismatches: 2")
                .doesNotContain("vectors.txt:3");
    }

    @Test
    void aWrongFlagIsAMismatchInEitherLane() throws IOException {
        String right = "3F800000 00000001 3F800000 01\n";
        String wrong = "3F800000 00000001 3F800000 03\n";
        assertThat(check("f32_add", right + wrong).out()).contains("vectors.txt:2:", "Mismatches: 1");
        assertThat(check("f32_add", wrong + right).out()).contains("vectors.txt:1:", "Mismatches: 1");
    }

    @Test
    void otherNansAreMismatchesUnlessAnyNanIsTaken() throws IOException {
        String line = "7F800000 FF800000 FFC00000 10\n";
        Answer strict = check("f32_add", line);
        assertThat(strict.status()).isEqualTo(1);
        assertThat(strict.out()).contains("--any-nan takes any NaN");
        assertThat(check("f32_add", line, "--any-nan").status()).isZero();
        assertThat(check("f32_add", "7F800000 FF800000 7F800000 10\n", "--any-nan")
                        .status())
                .isEqualTo(1);
    }

    @Test
    void aMalformedLineIsAllThatIsAnsweredEvenBehindAMismatch() throws IOException {
        String mismatch = "3F800000 3F800000 40000001 00\n";
        for (String bad : new String[] {
            "3F800000 3F800000 40000000",
            "3F800000 3F800000 40000000 00 00",
            "3F80000 3F800000 40000000 00",
            "3F80000G 3F800000 40000000 00",
            "3F800000 3F800000 40000000 20",
            "3F800000 3F800000 40000000 -1",
            "0x3F800000 3F800000 40000000 00",
            "3FF0000000000000 3FF0000000000000 4000000000000000 00",
        }) {
            Answer answer = check("f32_add", mismatch + bad + "\n");
            assertThat(answer.status()).as(bad).isEqualTo(2);
            assertThat(answer.out()).as(bad).isEmpty();
            assertThat(answer.err())
                    .as(bad)
                    .contains("vectors.txt:2: ", "as testfloat_gen f32_add writes it: '3F800000 3F800000 40000000 00'");
        }
    }

    @Test
    void filesWithoutVectorsAndWordsThatAreNotUnderstoodAreAnswered() throws IOException {
        assertThat(check("f64_add", "\n").err()).contains("has no vectors");
        assertThat(check("f64_mul", "").err()).contains("no operation is called 'f64_mul'");
        Answer missing = Answer.to(
                "check-float", "--operation", "f64_add", folder.resolve("none").toString());
        assertThat(missing.status()).isEqualTo(2);
        assertThat(missing.err()).contains("cannot read", "there is no such file");
    }
}
