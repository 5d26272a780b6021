package org.heddle.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Lines of several ranks do not mix. */
class PrefixedStreamTest {
    @Test
    void eachLineIsWrittenWholeWithItsPrefix() {
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        PrintStream a = new PrintStream(new PrefixedStream(target, "[0] "), true, StandardCharsets.UTF_8);
        PrintStream b = new PrintStream(new PrefixedStream(target, "[1] "), true, StandardCharsets.UTF_8);
        a.print("one ");
        b.print("x".repeat(300) + "\nsecond\nrest");
        a.println("line");
        a.close();
        b.close();
        assertThat(target.toString(StandardCharsets.UTF_8))
                .isEqualTo("[1] " + "x".repeat(300) + "\n[1] second\n[0] one line\n[1] rest\n");
    }
}
