package org.heddle.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.junit.jupiter.api.Test;

/** Tests that the README is true: its component compiles, and its sentences about it hold. */
class ReadmeTest {
    private static final Path MODULE = Path.of("").toAbsolutePath(); // tests run inside their module

    @Test
    void theComponentInTheReadmeIsTheOneCompiledHere() throws IOException {
        String source = Files.readString(MODULE.resolve("src/test/java/org/heddle/guide/BeatCounter.java"));
        String shown = source.substring(source.indexOf("/**"));
        assertThat(Files.readString(MODULE.resolve("../../README.md"))).contains("```java\n" + shown + "```");
    }

    @Test
    void itsRegisterIsNamedAfterTheVariableAndCarriesTheLine() {
        assertThat(Heddle.elaborate(BeatCounter::new).verilog().files().get(0).text())
                .containsPattern("reg +\\[7:0\\] count;.*// BeatCounter\\.java:13");
    }

    @Test
    void aSumThatDoesNotFitIsAnErrorThatNamesTheMend() {
        assertThatThrownBy(() -> Heddle.elaborate(GrowingCounter::new))
                .isInstanceOf(ElaborationException.class)
                .hasMessageContaining("ReadmeTest.java:")
                .hasMessageContaining("trunc(8)");
    }

    private static final class GrowingCounter extends Component {
        public final UInt beats = out(uint(8));

        GrowingCounter() {
            UInt count = reg(uint(8)).init(0);
            count.set(count.addWrap(1));
            beats.set(count.addGrow(count));
        }
    }
}
