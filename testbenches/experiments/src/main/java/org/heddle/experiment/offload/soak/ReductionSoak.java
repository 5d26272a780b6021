package org.heddle.experiment.offload.soak;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.SoakEpisodes;
import org.heddle.experiment.SoakFailure;
import org.heddle.experiment.SoakSettings;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.reduce.bench.ArrivalOrders;
import org.heddle.nic.offload.reduce.bench.InnerNode;
import org.heddle.nic.offload.reduce.bench.ReductionUnits;
import org.heddle.testbench.ReductionPair;
import org.heddle.testbench.VerilogSource;

/**
 * Runs episode after episode, some at once, until the reductions are done or one goes wrong. Odd seeds sum in orders of arrival at one
 * node, but one of eight of them reduces on two whole nodes over faulty cables; even ones reduce in trees: one of eight of these on
 * {@value #MANY} nodes, the others on {@value #FEW}.
 */
public final class ReductionSoak {
    /** Reductions of an episode, a multiple of the arities. */
    public static final int EPISODE_REDUCTIONS = 48;

    /** Period of the links' clock, in ps. */
    private static final int LINK_PERIOD = 8_000;

    private static final int FEW = 16;
    private static final int MANY = 64;
    private static final int MANY_ONE_IN = 16;
    /** Number of seeds of which one is for two whole nodes and the cables between them. */
    private static final int CABLES_ONE_IN = 16;

    private static final int CABLES = 9;

    /**
     * The hardware of all episodes.
     *
     * @param few a few units
     * @param many many of them
     * @param inner one unit
     * @param pair two whole nodes
     */
    public record Hardware(
            Design<ReductionUnits> few,
            Design<ReductionUnits> many,
            Design<ReductionUnits> inner,
            Design<ReductionPair> pair) {
        /** As it is. */
        public static Hardware whole() {
            return whole(VerilogSource.JAVA);
        }

        /** The same of other Verilog. */
        public static Hardware whole(VerilogSource verilog) {
            return new Hardware(
                    verilog.in(units(FEW)),
                    verilog.in(units(MANY)),
                    verilog.in(InnerNode.DESIGN),
                    verilog.in(Heddle.elaborate(() -> new ReductionPair(ReductionConfiguration.improved()))));
        }

        private static Design<ReductionUnits> units(int nodes) {
            return Heddle.elaborate(() -> new ReductionUnits(nodes, TreeEpisode.SIZE));
        }
    }

    /**
     * Result of a soak of reductions: what was done and what failed.
     *
     * @param tally counts of what was done
     * @param failures those that were seen; the first one ends the run
     */
    public record Outcome(ReductionTally tally, List<SoakFailure> failures) {}

    private final Hardware hardware;
    private final SimulationOptions options;
    private final SoakSettings settings;
    private final LongConsumer progress;
    private final ReductionTally tally = new ReductionTally();

    /**
     * A soak.
     *
     * @param hardware that of {@link Hardware#whole}, or a changed one
     * @param progress hears how many reductions are done
     */
    public ReductionSoak(Hardware hardware, SimulationOptions options, SoakSettings settings, LongConsumer progress) {
        this.hardware = hardware;
        this.options = options.cycleLimit(Long.MAX_VALUE);
        this.settings = settings;
        this.progress = progress;
    }

    /**
     * Runs everything.
     *
     * @throws IllegalStateException if a model cannot be built, which says nothing about the hardware
     */
    public Outcome run() {
        List<SoakFailure> failures =
                new SoakEpisodes(settings, EPISODE_REDUCTIONS, this::run, tally::reductions, progress).run();
        return new Outcome(tally, failures);
    }

    private void run(long seed, int reductions) {
        ReductionTally own = new ReductionTally();
        try {
            if (Math.floorMod(seed, CABLES_ONE_IN) == CABLES) {
                cables(seed, reductions, own);
            } else if (seed % 2 == 0) {
                trees(seed, reductions, own);
            } else {
                orders(seed, reductions, own);
            }
        } finally {
            tally.add(own);
        }
    }

    private void trees(long seed, int reductions, ReductionTally own) {
        Design<ReductionUnits> units = seed % MANY_ONE_IN == 0 ? hardware.many() : hardware.few();
        try (Simulation simulation = Simulation.open(units, options.seed(seed))) {
            new TreeEpisode(simulation, units.component(), seed, own).run(reductions);
        }
    }

    private void cables(long seed, int reductions, ReductionTally own) {
        cables(hardware.pair(), options, seed, reductions, own);
    }

    /**
     * Runs one episode of two whole nodes and the cables between them.
     *
     * @param pair the nodes, of any configuration
     * @param tally notes what was done
     * @throws AssertionError if a host is told anything wrong, or nothing
     */
    public static void cables(
            Design<ReductionPair> pair, SimulationOptions options, long seed, int reductions, ReductionTally tally) {
        ReductionPair component = pair.component();
        SimulationOptions links = options.seed(seed).clock(component.link, ClockTiming.ofPeriod(LINK_PERIOD));
        try (Simulation simulation = Simulation.open(pair, links)) {
            new CableEpisode(simulation, component, seed, tally).run(reductions);
        }
    }

    private void orders(long seed, int reductions, ReductionTally own) {
        try (Simulation simulation = Simulation.open(hardware.inner(), options.seed(seed))) {
            ArrivalOrders orders = new ArrivalOrders(new InnerNode(simulation), new SplittableRandom(seed));
            while (orders.reductions() < reductions) {
                orders.oneOfEachArity();
            }
            own.orders(orders.reductions(), simulation.cycle());
        }
    }
}
