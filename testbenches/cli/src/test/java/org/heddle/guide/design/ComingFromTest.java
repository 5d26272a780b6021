package org.heddle.guide.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Lint;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The pages about designs show what compiles, what every tool reads, and what the compiled class says. */
class ComingFromTest {
    private static final Path PAGE = Path.of("../../docs/guide/coming-from.md");
    private static final Path SOURCE = Path.of("src/test/java/org/heddle/guide/design/SideBySide.java");
    private static final Pattern LAST_CELL = Pattern.compile("\\| `([^`]+)` \\|$");

    @Test
    void everyCellOfHeddlesColumnStandsInTheCompiledClass() throws IOException {
        String source = Files.readString(SOURCE).replaceAll("\\s+", " ");
        List<String> cells = new ArrayList<>();
        for (String line : Files.readAllLines(PAGE)) {
            Matcher cell = LAST_CELL.matcher(line);
            if (line.startsWith("|") && cell.find()) {
                cells.add(cell.group(1).replace("\\|", "|"));
            }
        }
        assertThat(cells).hasSizeGreaterThan(20);
        assertThat(cells).allSatisfy(cell -> assertThat(source).contains(cell));
    }

    @Test
    @Tag("slow")
    void noToolHasAComplaintAboutTheDesignsOfThePages() {
        List<Class<? extends Component>> designs = List.of(
                TrafficLight.class,
                Sprinkler.class,
                StopWatch.class,
                PixelMixer.class,
                SampleMemory.class,
                SquareSum.class,
                SideBySide.class,
                ButtonCounter.class,
                StatusBits.class,
                MultiplyAdd.class);
        for (Class<? extends Component> design : designs) {
            Lint.requireClean(Heddle.elaborate(() -> {
                try {
                    return design.getDeclaredConstructor().newInstance();
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            }));
        }
    }
}
