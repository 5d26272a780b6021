package org.heddle.experiment.cosim;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.lanes.LanePort;
import org.heddle.cosim.lanes.LaneSimulation;
import org.heddle.hdl.Design;
import org.heddle.nic.stage.move.PrefetchUnit;
import org.junit.jupiter.api.Test;

/** A unit of a NIC in lanes, each with traffic of its own. */
class PrefetchLanesTest {
    private static final int LANES = 16;
    private static final int CYCLES = 400;

    private final Design<PrefetchUnit> design = PrefetchTraffic.design();
    private final SimulationOptions options = SimulationOptions.defaults().coverage(false);

    @Test
    void sixteenLanesShowOnEveryPortInEachCycleWhatSixteenSingleRunsShow() {
        List<List<long[]>> rows = new ArrayList<>();
        for (int lane = 0; lane < LANES; lane++) {
            rows.add(PrefetchTraffic.rows(design, lane, CYCLES));
        }
        List<List<List<BigInteger>>> together = together(rows);
        long words = 0;
        for (int lane = 0; lane < LANES; lane++) {
            List<List<BigInteger>> single = single(rows.get(lane), lane);
            assertThat(together.get(lane)).as("lane %d", lane).isEqualTo(single);
            words += single.stream().map(List::hashCode).distinct().count();
        }
        assertThat(words).as("states that the runs come to").isGreaterThan(LANES * CYCLES / 4);
    }

    private List<List<List<BigInteger>>> together(List<List<long[]>> rows) {
        List<List<List<BigInteger>>> seen = new ArrayList<>();
        rows.forEach(lane -> seen.add(new ArrayList<>()));
        try (LaneSimulation lanes = Simulation.lanes(design, options, LANES)) {
            for (int cycle = 0; cycle < CYCLES; cycle++) {
                for (int lane = 0; lane < LANES; lane++) {
                    drive(lanes, lane, rows.get(lane).get(cycle));
                }
                lanes.step();
                for (int lane = 0; lane < LANES; lane++) {
                    int run = lane;
                    seen.get(lane)
                            .add(lanes.ports().stream()
                                    .map(port -> lanes.peekInteger(port, run))
                                    .toList());
                }
            }
            assertThat(lanes.running()).isEqualTo(LANES);
        }
        return seen;
    }

    private static void drive(LaneSimulation lanes, int lane, long[] row) {
        int next = 0;
        for (LanePort port : lanes.ports()) {
            for (int word = 0; port.isInput() && word < port.words(); word++) {
                lanes.pokeWord(port, lane, word, row[next++]);
            }
        }
        assertThat(next).as(Arrays.toString(row)).isEqualTo(row.length);
    }

    private List<List<BigInteger>> single(List<long[]> rows, int lane) {
        List<List<BigInteger>> seen = new ArrayList<>();
        SimulationOptions own = options.seed(options.seed() + lane).engine(SimulationEngine.JVM);
        try (Simulation simulation = Simulation.open(design, own)) {
            for (long[] row : rows) {
                int next = 0;
                for (Port port : BenchmarkDesign.inputs(simulation)) {
                    for (int word = 0; word < port.words(); word++) {
                        simulation.pokeWord(port, word, row[next++]);
                    }
                }
                simulation.step();
                seen.add(
                        simulation.ports().stream().map(simulation::peekInteger).toList());
            }
        }
        return seen;
    }
}
