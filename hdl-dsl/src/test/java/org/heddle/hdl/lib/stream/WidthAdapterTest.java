package org.heddle.hdl.lib.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Bench;
import org.heddle.hdl.engine.Lint;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class WidthAdapterTest {
    private static final int CYCLES = 300;

    /** Beats that the source gave and the sink took; the source holds its beat until it is taken. */
    private record Traffic(List<BigInteger> given, List<BigInteger> taken) {}

    private static Traffic run(Design<? extends Component> design, int width, int offers, int takes) {
        Lint.requireClean(design);
        Bench bench = new Bench(design);
        Random random = new Random(width * 1000L + offers + takes);
        Traffic traffic = new Traffic(new ArrayList<>(), new ArrayList<>());
        boolean held = false;
        for (int i = 0; i < CYCLES; i++) {
            if (!held) {
                held = random.nextInt(100) < offers;
                bench.poke("source_valid", held);
                bench.poke("source_data", new BigInteger(width, random));
            }
            bench.poke("sink_ready", random.nextInt(100) < takes);
            if (held && bench.isOne("source_ready")) {
                traffic.given().add(bench.peek("source_data"));
                held = false;
            }
            if (bench.isOne("sink_valid") && bench.isOne("sink_ready")) {
                traffic.taken().add(bench.peek("sink_data"));
            }
            bench.step();
        }
        bench.requireSameOnIcarus();
        return traffic;
    }

    @ParameterizedTest
    @CsvSource({"8, 2", "5, 3", "16, 4", "1, 7"})
    void wideningJoinsBeatsFromTheLowestBitsUp(int width, int factor) {
        Design<Widen> design = Heddle.elaborate(() -> new Widen(width, factor));
        for (int[] profile : new int[][] {{100, 100}, {50, 50}, {90, 30}, {30, 90}}) {
            Traffic traffic = run(design, width, profile[0], profile[1]);
            List<BigInteger> expected = new ArrayList<>();
            for (int i = 0; i + factor <= traffic.given().size(); i += factor) {
                BigInteger wide = BigInteger.ZERO;
                for (int part = factor - 1; part >= 0; part--) {
                    wide = wide.shiftLeft(width).or(traffic.given().get(i + part));
                }
                expected.add(wide);
            }
            assertThat(traffic.taken()).isEqualTo(expected);
            if (profile[0] == 100) {
                assertThat(traffic.given()).hasSize(CYCLES);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"8, 2", "5, 3", "16, 4", "1, 7"})
    void narrowingCutsBeatsFromTheLowestBitsUp(int width, int factor) {
        Design<Narrow> design = Heddle.elaborate(() -> new Narrow(width, factor));
        for (int[] profile : new int[][] {{100, 100}, {50, 50}, {90, 30}, {30, 90}}) {
            Traffic traffic = run(design, width * factor, profile[0], profile[1]);
            List<BigInteger> expected = new ArrayList<>();
            for (BigInteger wide : traffic.given()) {
                for (int part = 0; part < factor; part++) {
                    expected.add(wide.shiftRight(part * width).mod(BigInteger.TWO.pow(width)));
                }
            }
            assertThat(traffic.taken().subList(0, expected.size())).isEqualTo(expected);
            assertThat(traffic.taken().size() - expected.size()).isBetween(0, factor - 1);
            if (profile[0] == 100 && profile[1] == 100) {
                assertThat(traffic.taken()).hasSize(CYCLES);
            }
        }
    }
}
