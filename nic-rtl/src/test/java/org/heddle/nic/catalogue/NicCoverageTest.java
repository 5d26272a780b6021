package org.heddle.nic.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.Profile;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.coverage.CoveragePoint;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Design;
import org.heddle.hdl.catalogue.Top;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Coverage of a network interface is the same on the engine inside the JVM as on Verilator. */
@Tag("slow")
class NicCoverageTest {
    private static final int ROUNDS = 4;
    private static final int CYCLES = 500;

    @Test
    void theSameLinesBranchesBitsAndCoversOfALoopbackNodeAreReached() {
        Top top = Tops.all().stream()
                .filter(each -> each.name().equals("loopback-node"))
                .findFirst()
                .orElseThrow();
        Design<?> design = top.generated();
        Map<String, Boolean> verilator = reached(design, SimulationEngine.VERILATOR);
        Map<String, Boolean> jvm = reached(design, SimulationEngine.JVM);
        assertThat(verilator).hasSizeGreaterThan(1_000).containsValues(true, false);
        assertThat(jvm.keySet()).containsExactlyElementsOf(verilator.keySet());
        assertThat(jvm.entrySet()).allMatch(each -> each.getValue().equals(verilator.get(each.getKey())));
    }

    /** Inputs change a little in each cycle; an assertion about them ends a round on both engines alike. */
    private static Map<String, Boolean> reached(Design<?> design, SimulationEngine engine) {
        Map<String, Boolean> reached = new TreeMap<>();
        for (int round = 0; round < ROUNDS; round++) {
            SimulationOptions options = SimulationOptions.defaults()
                    .clock("link_clock", ClockTiming.ofPeriod(8_000))
                    .initial(InitialState.ZERO)
                    .engine(engine)
                    .profile(Profile.THROWAWAY) // takes far longer to compile than to run
                    .coverage(true);
            Random random = new Random(round);
            try (Simulation sim = Simulation.open(design, options)) {
                sim.reset(4);
                try {
                    for (int cycle = 0; cycle < CYCLES; cycle++) {
                        drive(sim, random);
                        sim.step();
                    }
                } catch (HardwareStoppedException end) {
                    assertThat(end.getMessage()).isNotEmpty();
                }
                for (Map.Entry<CoveragePoint, Long> each : sim.coverage().entrySet()) {
                    CoveragePoint point = each.getKey();
                    reached.merge(
                            point.kind() + " " + point.site() + " " + point.name(),
                            each.getValue() > 0,
                            Boolean::logicalOr);
                }
            }
        }
        return reached;
    }

    private static void drive(Simulation sim, Random random) {
        for (Port port : sim.ports()) {
            boolean reset = port.name().contains("reset");
            if (port.isInput() && random.nextInt(reset ? 500 : 4) == 0) {
                sim.poke(port, new BigInteger(port.width(), random));
            }
        }
    }
}
