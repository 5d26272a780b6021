package org.heddle.cosim.lanes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.stop.CycleLimitException;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each lane is the single run with its seed and its inputs. */
class LaneSimulationTest {
    private static final int CYCLES = 150;

    private final Design<LaneDesigns.Store> design = Heddle.elaborate(LaneDesigns.Store::new);
    private final SimulationOptions options = SimulationOptions.defaults()
            .coverage(false)
            .seed(70)
            .clock("other_clock", new ClockTiming(13_000, 1_000))
            .output(text -> {});

    /** Everything that a single run shows: its start, and each cycle; or the words of its end. */
    private List<String> single(int lane, int illegalFrom) {
        List<String> history = new ArrayList<>();
        Random random = new Random(lane);
        SimulationOptions own = options.seed(options.seed() + lane).engine(SimulationEngine.JVM);
        try (Simulation simulation = Simulation.open(design, own)) {
            history.add(values(simulation));
            simulation.reset(2);
            history.add(values(simulation));
            for (int cycle = 0; cycle < CYCLES && simulation.stop().isEmpty(); cycle++) {
                for (Port port : simulation.ports()) {
                    if (port.isInput() && !port.name().contains("reset")) {
                        simulation.poke(port, drawn(port.name(), port.width(), random, cycle >= illegalFrom));
                    }
                }
                try {
                    simulation.step();
                } catch (HardwareStoppedException end) {
                    history.add(end.getMessage());
                }
                history.add(values(simulation));
            }
        }
        return history;
    }

    private static String values(Simulation simulation) {
        return simulation.cycle() + " " + simulation.timePs() + " "
                + simulation.ports().stream().map(simulation::peekInteger).toList();
    }

    private static BigInteger drawn(String port, int width, Random random, boolean isIllegal) {
        BigInteger value = new BigInteger(width, random);
        return port.equals("illegal") ? (isIllegal ? BigInteger.ONE : BigInteger.ZERO) : value;
    }

    private static String values(LaneSimulation lanes, int lane) {
        return lanes.cycle(lane) + " " + lanes.timePs(lane) + " "
                + lanes.ports().stream()
                        .map(port -> lanes.peekInteger(port, lane))
                        .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5, 16, 64})
    void everyLaneIsTheSingleRunWithItsSeedInEachCycle(int count) {
        assertLanes(count, IntStream.range(0, count).map(lane -> CYCLES).toArray());
    }

    @Test
    void lanesThatFailEndAloneWithTheWordsOfASingleRun() {
        assertLanes(6, CYCLES, 40, CYCLES, 0, 40, 149);
    }

    private void assertLanes(int count, int... illegalFrom) {
        List<List<String>> histories = new ArrayList<>();
        try (LaneSimulation lanes = Simulation.lanes(design, options, count)) {
            Random[] randoms = IntStream.range(0, count).mapToObj(Random::new).toArray(Random[]::new);
            for (int lane = 0; lane < count; lane++) {
                histories.add(new ArrayList<>(List.of(values(lanes, lane))));
            }
            lanes.reset(2);
            for (int lane = 0; lane < count; lane++) {
                histories.get(lane).add(values(lanes, lane));
            }
            for (int cycle = 0; cycle < CYCLES; cycle++) {
                List<Integer> running = new ArrayList<>();
                for (int lane = 0; lane < count; lane++) {
                    boolean isIllegal = cycle >= illegalFrom[lane];
                    for (LanePort port : lanes.ports()) {
                        if (port.isInput() && !port.name().contains("reset")) {
                            lanes.poke(port, lane, drawn(port.name(), port.width(), randoms[lane], isIllegal));
                        }
                    }
                    if (lanes.isRunning(lane)) {
                        running.add(lane);
                    }
                }
                lanes.step();
                for (int lane : running) {
                    String suffix = " [lane " + lane + " of " + count + "; a single run with seed 0x"
                            + Long.toHexString(70 + lane) + " and the inputs of this lane repeats it]";
                    lanes.stop(lane)
                            .map(Throwable::getMessage)
                            .ifPresent(message -> histories
                                    .get(lane)
                                    .add(message.endsWith(suffix) ? message.replace(suffix, "") : message + " ???"));
                    histories.get(lane).add(values(lanes, lane));
                }
            }
            for (int lane = 0; lane < count; lane++) {
                assertThat(lanes.isRunning(lane)).isEqualTo(illegalFrom[lane] == CYCLES);
            }
        }
        for (int lane = 0; lane < count; lane++) {
            assertThat(histories.get(lane)).as("lane %d", lane).isEqualTo(single(lane, illegalFrom[lane]));
        }
    }

    @Test
    void aLaneThatIsEndedKeepsItsValuesAndTheOthersGoOn() {
        try (LaneSimulation lanes = Simulation.lanes(design, options, 3)) {
            lanes.reset(2);
            lanes.end(1);
            String kept = values(lanes, 1);
            String others = values(lanes, 0);
            lanes.poke(lanes.port("address"), 1, 3);
            lanes.pokeAll(lanes.port("write"), 1);
            lanes.step(5);
            assertThat(values(lanes, 1)).isEqualTo(kept);
            assertThat(lanes.stop(1)).isEqualTo(Optional.empty());
            assertThat(lanes.running()).isEqualTo(2);
            assertThat(values(lanes, 0)).isNotEqualTo(others);
            lanes.end(0);
            lanes.end(2);
            assertThatThrownBy(lanes::step)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("all 3 lanes of \"Store\" were ended by end(..)")
                    .hasMessageContaining("open new ones");
        }
    }

    @Test
    void whereEveryLaneHasFailedAStepSaysWhy() {
        try (LaneSimulation lanes = Simulation.lanes(design, options, 2)) {
            lanes.reset(2);
            lanes.pokeAll(lanes.port("illegal"), 1);
            lanes.step(9);
            assertThat(lanes.running()).isZero();
            assertThat(lanes.cycle(0)).isEqualTo(3);
            assertThatThrownBy(lanes::step)
                    .isInstanceOf(HardwareStoppedException.class)
                    .hasMessageContaining("illegal stays low")
                    .hasMessageContaining("LaneDesigns.java:")
                    .hasMessageContaining("[lane 0 of 2; a single run with seed 0x46 and");
        }
    }

    @Test
    void allLanesOfAWordAreSetAndReadAtOnce() {
        try (LaneSimulation lanes = Simulation.lanes(design, options, 3)) {
            long[] values = {1, 0, 1};
            long[] read = new long[3];
            lanes.pokeWords(lanes.port("write"), 0, values);
            lanes.pokeWords(lanes.port("word"), 1, new long[] {63, 7, 0});
            lanes.peekWords(lanes.port("write"), 0, read);
            assertThat(read).containsExactly(values);
            assertThat(lanes.peekInteger(lanes.port("word"), 1))
                    .isEqualTo(BigInteger.valueOf(7).shiftLeft(64));
            lanes.end(2);
            lanes.pokeWords(lanes.port("write"), 0, new long[] {0, 0, 0});
            lanes.peekWords(lanes.port("write"), 0, read);
            assertThat(read).containsExactly(0, 0, 1);
        }
    }

    @Test
    void aSteadyLoopAllocatesNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        try (LaneSimulation lanes = Simulation.lanes(design, options, 4)) {
            lanes.reset(2);
            loop(lanes);
            long before = threads.getCurrentThreadAllocatedBytes();
            loop(lanes);
            assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(10_000);
        }
    }

    private static void loop(LaneSimulation lanes) {
        LanePort address = lanes.port("address");
        LanePort word = lanes.port("word");
        LanePort write = lanes.port("write");
        LanePort read = lanes.port("read");
        long[] values = new long[lanes.count()];
        for (int i = 0; i < 20_000; i++) {
            for (int lane = 0; lane < lanes.count(); lane++) {
                lanes.poke(address, lane, i + lane & 31);
                lanes.pokeWord(word, lane, 1, i & 63);
                values[lane] = i >> lane & 1;
            }
            lanes.pokeWords(write, 0, values);
            lanes.step();
            lanes.peekWords(read, 0, values);
        }
    }

    @Test
    void theLimitOfCyclesIsKept() {
        try (LaneSimulation lanes = Simulation.lanes(design, options.cycleLimit(10), 2)) {
            assertThatThrownBy(() -> lanes.step(11))
                    .isInstanceOf(CycleLimitException.class)
                    .hasMessageContaining("past their limit of 10 cycles");
            lanes.step(10);
            assertThat(lanes.cycle()).isEqualTo(10);
        }
    }
}
