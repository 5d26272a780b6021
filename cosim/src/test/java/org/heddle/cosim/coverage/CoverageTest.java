package org.heddle.cosim.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.coverage.CoveragePoint.Kind;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;

class CoverageTest {
    /** Counts up while "up" is 1, else down. */
    static final class UpDown extends Component {
        final Bool up = in(bool());
        final UInt count = out(uint(4));

        UpDown() {
            UInt state = reg(uint(4)).init(0);
            count.set(state);
            when(up, () -> state.set(state.addWrap(1))) // taken upwards
                    .otherwise(() -> state.set(state.subWrap(1))); // taken downwards
            cover(state.eq(3), "three"); // held at three
            cover(state.eq(9), "nine"); // held at nine
            assertAlways(state.ne(12), "never twelve");
        }
    }

    private static int lineOf(String mark) throws IOException {
        List<String> lines = Files.readAllLines(
                Path.of("src/test/java", CoverageTest.class.getName().replace('.', '/') + ".java"));
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).endsWith("// " + mark)) {
                return i + 1;
            }
        }
        throw new AssertionError("no line marked " + mark);
    }

    private static Map<String, Long> of(Kind kind, int line) {
        Map<String, Long> found = new TreeMap<>();
        Coverage.counts().forEach((point, count) -> {
            if (point.kind() == kind
                    && point.site().file().equals("CoverageTest.java")
                    && (line == 0 || point.site().line() == line)) {
                found.put(point.name(), count);
            }
        });
        return found;
    }

    @Test
    void linesBitsAndCoverPointsAreCountedOnTheirJavaLinesOverAllSimulations() throws IOException {
        Design<UpDown> design = Heddle.elaborate(UpDown::new);
        int cycles = 0;
        for (int steps : new int[] {4, 5}) {
            try (Simulation sim = Simulation.open(
                    design,
                    SimulationOptions.defaults().initial(InitialState.ZERO).coverage(true))) {
                sim.poke(design.component().up, true);
                sim.reset(1);
                sim.step(steps);
                cycles += 1 + steps;
            }
        }
        assertThat(of(Kind.LINE, lineOf("taken upwards"))).containsExactly(entry("", (long) cycles));
        assertThat(of(Kind.LINE, lineOf("taken downwards"))).containsExactly(entry("", 0L));
        assertThat(of(Kind.COVER, lineOf("held at three"))).containsEntry("", 2L);
        assertThat(of(Kind.COVER, lineOf("held at nine"))).containsEntry("", 0L);
        assertThat(of(Kind.BRANCH, lineOf("taken upwards")))
                .containsExactly(entry("else", 0L), entry("if", (long) cycles));
        // Behind the reset, up to 4 and up to 5: the lowest bit changes in every cycle, the highest never.
        Map<String, Long> bits = of(Kind.TOGGLE, 0);
        assertThat(bits).containsEntry("state[0]", cycles - 2L).containsEntry("state[2]", 2L);
        assertThat(bits).containsEntry("state[3]", 0L);
        // An assertion that holds is no gap.
        assertThat(of(Kind.BRANCH, 0)).hasSize(2);
    }
}
