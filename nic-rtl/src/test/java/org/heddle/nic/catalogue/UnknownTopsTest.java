package org.heddle.nic.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Design;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.unknown.UnknownTracking;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No top has an unknown bit behind its reset that reaches a decision or an output, whatever its inputs are. */
@Tag("slow")
class UnknownTopsTest {
    /** System property: how many cycles each top runs. */
    private static final String CYCLES = "heddle.unknown.cycles";

    private static final int FEW = 1_000;
    private static final long SEED = 0x5eed;

    /** Findings that are none, each with the reason: the run ends there, as it does where an assertion about the inputs fails. */
    private static final Map<String, String> REASONS = Map.of(
            "output response_data of Dimmnet2Node", "random inputs read a window that no prefetch has filled",
            "output response0_data of Dimmnet2Pair", "random inputs read a window that no prefetch has filled",
            "output response1_data of Dimmnet2Pair", "random inputs read a window that no prefetch has filled");

    private static final Set<String> SLICE = Set.of("loopback-node", "link-switch", "reduction-node", "dimmnet2-node");

    static List<Top> slice() {
        return Tops.all().stream().filter(UnknownTopsTest::isInSlice).toList();
    }

    static List<Top> others() {
        return Tops.all().stream().filter(top -> !isInSlice(top)).toList();
    }

    private static boolean isInSlice(Top top) {
        return SLICE.contains(top.name()) && !top.configuration().equals("published");
    }

    @ParameterizedTest
    @MethodSource("slice")
    void nothingIsUnknownThatHarms(Top top) {
        runTracked(top);
    }

    @Tag("whole")
    @ParameterizedTest
    @MethodSource("others")
    void nothingIsUnknownThatHarmsInTheOthers(Top top) {
        runTracked(top);
    }

    private static void runTracked(Top top) {
        Design<?> design = top.generated();
        SimulationOptions options = RandomInputs.clocked(
                design, SimulationOptions.defaults().coverage(false).unknown());
        int left = Integer.getInteger(CYCLES, FEW);
        for (int round = 0; left > 0; round++) {
            left -= run(design, options.seed(SEED + round), new Random(SEED + round), left);
        }
    }

    /** Runs until the cycles are over, or an assertion about the random inputs ends them. */
    private static int run(Design<?> design, SimulationOptions options, Random random, int cycles) {
        StringBuilder printed = new StringBuilder();
        try (Simulation sim = Simulation.open(design, options.output(printed::append))) {
            sim.reset(4);
            for (int cycle = 0; cycle < cycles; cycle++) {
                RandomInputs.drive(List.of(sim), random);
                try {
                    sim.step();
                } catch (HardwareStoppedException stop) {
                    String message = String.valueOf(stop.getMessage());
                    assertThat(isExplained(message) ? "" : message).doesNotContain(UnknownTracking.CLAIM);
                    return cycle + 1;
                }
            }
        }
        return cycles;
    }

    private static boolean isExplained(String message) {
        return REASONS.keySet().stream().anyMatch(finding -> message.contains(UnknownTracking.CLAIM + finding));
    }
}
