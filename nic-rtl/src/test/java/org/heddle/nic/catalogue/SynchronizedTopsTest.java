package org.heddle.nic.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.lib.crossing.BitSynchronizer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each top that is generated behind reset synchronisers does what it does alone, where its resets last two edges longer: every output, every
 * cycle, but the {@code ready} of streams, which is 0 meanwhile.
 */
class SynchronizedTopsTest {
    private static final int CYCLES = 1_500;
    private static final long SEED = 0x5eed;

    static List<Top> small() {
        return all().stream().filter(SynchronizedTopsTest::isSmall).toList();
    }

    static List<Top> others() {
        return all().stream().filter(top -> !isSmall(top)).toList();
    }

    private static boolean isSmall(Top top) {
        return top.name().equals("loopback-node") || top.name().equals("link-switch");
    }

    private static List<Top> all() {
        return Tops.all().stream().filter(Top::synchronizesResets).toList();
    }

    /** Edges of the clocks, which rise together, since each reset's end. */
    private final Map<String, Integer> edges = new HashMap<>();

    private int shut;

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("small")
    void synchronisersChangeNothingButTheReset(Top top) {
        besideItself(top);
    }

    @Tag("whole")
    @ParameterizedTest
    @MethodSource("others")
    void synchronisersChangeNothingButTheResetOfLargerTops(Top top) {
        besideItself(top);
    }

    private void besideItself(Top top) {
        SimulationOptions options = SimulationOptions.defaults()
                .coverage(false)
                .engine(SimulationEngine.JVM)
                .initial(InitialState.ZERO);
        if (top.clocks().size() > 1) {
            options = options.clock("link_clock", ClockTiming.ofPeriod(10_000));
        }
        int cycles = 0;
        int stops = 0;
        for (int round = 0; cycles < CYCLES; round++) {
            try (Simulation alone = Simulation.open(Heddle.elaborate(top.constructor()), options);
                    Simulation synchronised = Simulation.open(top.generated(), options)) {
                int ran = run(alone, synchronised, new Random(SEED + round), CYCLES - cycles);
                cycles += ran;
                stops += cycles < CYCLES ? 1 : 0;
            }
        }
        assertThat(shut).as("cycles in which a ready is held back").isPositive();
        assertThat(stops).as("runs that an assertion ended").isLessThan(CYCLES / 10);
    }

    private int run(Simulation alone, Simulation synchronised, Random random, int most) {
        edges.clear();
        for (Port port : alone.ports()) {
            if (isReset(port)) {
                alone.poke(port, BigInteger.ONE);
                synchronised.poke(synchronised.port(port.name()), BigInteger.ONE);
                edges.put(port.name(), 0);
            }
        }
        for (int cycle = 0; cycle < most; cycle++) {
            if (cycle >= 4) {
                drive(alone, synchronised, random, cycle);
            }
            Optional<String> end = EnginesAgreeTest.end(alone);
            assertThat(EnginesAgreeTest.end(synchronised).isPresent()).isEqualTo(end.isPresent());
            if (end.isPresent()) {
                return cycle + 1;
            }
            afterEdge(alone, synchronised);
            requireSame(alone, synchronised);
        }
        return most;
    }

    private void drive(Simulation alone, Simulation synchronised, Random random, int cycle) {
        for (Port port : alone.ports()) {
            if (!port.isInput() || port.name().endsWith("clock")) {
                continue;
            }
            Port same = synchronised.port(port.name());
            if (isReset(port)) {
                boolean changes = cycle == 4 || random.nextInt(200) == 0;
                boolean begins = changes && synchronised.peekInteger(same).signum() == 0;
                if (begins) {
                    edges.put(port.name(), 0);
                    alone.poke(port, BigInteger.ONE);
                    synchronised.poke(same, BigInteger.ONE);
                    boolean isShort = random.nextBoolean();
                    if (isShort) { // between two edges
                        synchronised.settle();
                        synchronised.poke(same, BigInteger.ZERO);
                    }
                } else if (changes) {
                    synchronised.poke(same, BigInteger.ZERO);
                }
            } else if (random.nextInt(4) == 0) {
                BigInteger value = new BigInteger(port.width(), random);
                alone.poke(port, value);
                synchronised.poke(same, value);
            }
        }
    }

    /** The reset inside ends at the second edge behind its end outside. */
    private void afterEdge(Simulation alone, Simulation synchronised) {
        for (Map.Entry<String, Integer> reset : edges.entrySet()) {
            boolean asked =
                    synchronised.peekInteger(synchronised.port(reset.getKey())).signum() != 0;
            reset.setValue(asked ? 0 : Math.min(reset.getValue() + 1, BitSynchronizer.USUAL_STAGES));
            boolean active = reset.getValue() < BitSynchronizer.USUAL_STAGES;
            alone.poke(alone.port(reset.getKey()), active ? BigInteger.ONE : BigInteger.ZERO);
        }
        alone.settle();
        synchronised.settle();
    }

    private void requireSame(Simulation alone, Simulation synchronised) {
        for (Port port : alone.ports()) {
            if (port.isInput()) {
                continue;
            }
            BigInteger expected = alone.peekInteger(port);
            if (port.name().endsWith("_ready")
                    && alone.peekInteger(alone.port("reset")).signum() != 0) {
                expected = BigInteger.ZERO;
                shut++;
            }
            assertThat(synchronised.peekInteger(synchronised.port(port.name())))
                    .as("port " + port + " in cycle " + alone.cycle())
                    .isEqualTo(expected);
        }
    }

    private static boolean isReset(Port port) {
        return port.name().endsWith("reset");
    }
}
