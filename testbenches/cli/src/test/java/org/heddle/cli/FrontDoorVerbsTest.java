package org.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.cli.shared.Home;
import org.junit.jupiter.api.Test;

/** The front door knows before any Java runs which commands can do without Verilator, so both lists must be the same. */
class FrontDoorVerbsTest {
    @Test
    void theFrontDoorLetsThroughTheCommandsThatSimulate() throws IOException {
        String script = Files.readString(Home.find().root().resolve("heddle"));
        Matcher list = Pattern.compile("^simulates\\(\\) \\{\\n.*\\n +(.+)\\) return 0 ;;", Pattern.MULTILINE)
                .matcher(script);

        assertThat(list.find()).isTrue();
        assertThat(List.of(list.group(1).split(" \\| "))).containsExactlyInAnyOrderElementsOf(HeddleCommand.SIMULATING);
    }
}
