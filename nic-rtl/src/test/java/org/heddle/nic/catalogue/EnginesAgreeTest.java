package org.heddle.nic.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Design;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.ir.Circuit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each top runs in lock step on the engine inside the JVM and on Verilator: every port has the same bits in every cycle. */
@Tag("slow")
class EnginesAgreeTest {
    /** System property: how many cycles each top runs. */
    private static final String CYCLES = "heddle.lockstep.cycles";

    private static final int FEW = 3_000;
    private static final long SEED = 0x5eed;

    /** Nodes whose models are made in few seconds, which is most of a short run's time. */
    private static final Set<String> SLICE = Set.of("loopback-node", "link-switch", "reduction-node");

    static List<Top> slice() {
        return Tops.all().stream().filter(EnginesAgreeTest::isInSlice).toList();
    }

    static List<Top> others() {
        return Tops.all().stream().filter(top -> !isInSlice(top)).toList();
    }

    private static boolean isInSlice(Top top) {
        return SLICE.contains(top.name()) && !top.configuration().equals("published");
    }

    @ParameterizedTest
    @MethodSource("slice")
    void everyPortHasTheSameBitsInEveryCycle(Top top) {
        runInLockStep(top);
    }

    @Tag("whole")
    @ParameterizedTest
    @MethodSource("others")
    void everyPortOfTheOtherConfigurationsHasTheSameBitsInEveryCycle(Top top) {
        runInLockStep(top);
    }

    private static void runInLockStep(Top top) {
        Design<?> design = top.generated();
        SimulationOptions options = RandomInputs.clocked(
                design, SimulationOptions.defaults().coverage(false).seed(SEED).initial(start(design.circuit())));
        int left = Integer.getInteger(CYCLES, FEW);
        for (int round = 0; left > 0; round++) {
            left -= run(design, options.seed(SEED + round), new Random(SEED + round), left);
        }
    }

    /** Runs both until the cycles are over, or an assertion about the random inputs ends them, which it does on both alike. */
    private static int run(Design<?> design, SimulationOptions options, Random random, int cycles) {
        try (Simulation verilator = Simulation.open(design, options.engine(SimulationEngine.VERILATOR));
                Simulation jvm = Simulation.open(design, options.engine(SimulationEngine.JVM))) {
            requireSame(verilator, jvm);
            verilator.reset(4);
            jvm.reset(4);
            for (int cycle = 0; cycle < cycles; cycle++) {
                RandomInputs.drive(List.of(verilator, jvm), random);
                if (random.nextInt(4) == 0) {
                    verilator.settle();
                    jvm.settle();
                    requireSame(verilator, jvm);
                }
                Optional<String> end = end(verilator);
                assertThat(end(jvm)).isEqualTo(end);
                requireSame(verilator, jvm);
                if (end.isPresent()) {
                    return cycle + 1;
                }
            }
        }
        return cycles;
    }

    /** Steps a cycle, and returns the assertion that ended the run in it, if one did. */
    static Optional<String> end(Simulation simulation) {
        try {
            simulation.step();
            return Optional.empty();
        } catch (HardwareStoppedException stop) {
            return Optional.of(stop.getMessage());
        }
    }

    /** A word beyond a memory's end is unspecified, and drawn by Verilator: there, everything starts with 0. */
    private static InitialState start(Circuit circuit) {
        boolean specified = circuit.modules().stream()
                .flatMap(module -> module.memories().stream())
                .allMatch(memory -> Integer.bitCount(memory.depth()) == 1);
        return specified ? InitialState.RANDOM : InitialState.ZERO;
    }

    private static void requireSame(Simulation verilator, Simulation jvm) {
        for (Port port : verilator.ports()) {
            for (int word = 0; word < port.words(); word++) {
                if (verilator.peekWord(port, word) != jvm.peekWord(port, word)) {
                    assertThat(jvm.peekInteger(port))
                            .as("port " + port + " in cycle " + verilator.cycle())
                            .isEqualTo(verilator.peekInteger(port));
                }
            }
        }
        assertThat(jvm.timePs()).isEqualTo(verilator.timePs());
    }
}
