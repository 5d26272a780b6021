package org.heddle.experiment.cosim;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.stage.move.PrefetchUnit;
import org.heddle.nic.stage.pattern.AccessPattern;

/** A Prefetch Unit that gathers random accesses back to back, as a random test of the unit drives it: the inputs of each cycle, drawn from a seed. */
final class PrefetchTraffic {
    /** Cycles from a request to its line. */
    private static final int LATENCY = 8;

    private static final int RESET_ROWS = 2;
    private static final int MOST_ELEMENTS = 30;

    private final Simulation simulation;
    private final PrefetchUnit unit;
    private final SplittableRandom random;
    private final Deque<Integer> arrivals = new ArrayDeque<>();

    private PrefetchTraffic(Simulation simulation, PrefetchUnit unit, long seed) {
        this.simulation = simulation;
        this.unit = unit;
        this.random = new SplittableRandom(seed);
    }

    static Design<PrefetchUnit> design() {
        return Heddle.elaborate(
                () -> new PrefetchUnit(Dimmnet2Configuration.published().path()));
    }

    /** The inputs of so many cycles: all inputs but the clock in declaration order, one word per 64 bits; first a reset. */
    static List<long[]> rows(Design<PrefetchUnit> design, long seed, int cycles) {
        SimulationOptions options = JavaLoops.options().engine(SimulationEngine.JVM);
        try (Simulation simulation = Simulation.open(design, options)) {
            return new PrefetchTraffic(simulation, design.component(), seed).rows(cycles);
        }
    }

    private List<long[]> rows(int cycles) {
        List<Port> inputs = BenchmarkDesign.inputs(simulation);
        List<long[]> rows = new ArrayList<>();
        for (int cycle = 0; cycle < cycles; cycle++) {
            simulation.poke("reset", cycle < RESET_ROWS);
            if (cycle >= RESET_ROWS) {
                drive(cycle);
            }
            rows.add(inputs.stream().flatMapToLong(this::words).toArray());
            simulation.step();
        }
        return rows;
    }

    private LongStream words(Port port) {
        return IntStream.range(0, port.words()).mapToLong(word -> simulation.peekWord(port, word));
    }

    private void drive(int cycle) {
        boolean taken = simulation.peek("access_valid") == 0 || simulation.peek(unit.access.ready());
        if (taken) {
            access();
        }
        simulation.poke(unit.memory.ready(), random.nextInt(8) != 0);
        simulation.poke(unit.payload.ready(), random.nextInt(4) != 0);
        boolean arrives = !arrivals.isEmpty() && arrivals.peek() <= cycle;
        simulation.poke(unit.readValid, arrives);
        if (arrives) {
            arrivals.poll();
            Port line = simulation.port(unit.readLine);
            for (int word = 0; word < line.words(); word++) {
                simulation.pokeWord(line, word, random.nextLong());
            }
        }
        simulation.settle();
        if (simulation.peek(unit.memory.valid()) && simulation.peek(unit.memory.ready())) {
            arrivals.add(cycle + LATENCY);
        }
    }

    private void access() {
        boolean contiguous = random.nextBoolean();
        int sizeLog2 = 2 + random.nextInt(6);
        simulation.poke(unit.access.valid(), random.nextInt(4) != 0);
        simulation.poke(unit.access.data().pattern(), contiguous ? AccessPattern.CONTIGUOUS : AccessPattern.STRIDE);
        simulation.poke(unit.access.data().base(), random.nextInt(1 << 27) * 4L);
        simulation.poke(unit.access.data().stride(), random.nextInt(1 << 16) * 4L);
        simulation.poke(unit.access.data().sizeLog2(), sizeLog2);
        simulation.poke(unit.access.data().bytes(), (1L << sizeLog2) * (1 + random.nextInt(MOST_ELEMENTS)));
    }
}
