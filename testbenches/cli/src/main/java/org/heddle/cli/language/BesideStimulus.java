package org.heddle.cli.language;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.SoakFailure;
import org.heddle.experiment.SoakSettings;
import org.heddle.experiment.dimmnet2.soak.Soak;
import org.heddle.experiment.loopback.LoopbackLatency;
import org.heddle.experiment.offload.soak.ReductionSoak;
import org.heddle.experiment.offload.soak.ReductionTally;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.catalogue.Top;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.loopback.LoopbackPair;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.testbench.PairFactory;
import org.heddle.testbench.ReductionPair;
import org.heddle.testbench.SimulatedPair;
import org.heddle.testbench.VerilogSource;
import org.heddle.verify.beside.RandomInputs;

/**
 * Stimulus of a top beside its old self, a round at a time: its soak, or random inputs.
 *
 * @param words what it is, for people
 * @param instances of the top in its bench
 * @param round runs one round
 */
record BesideStimulus(String words, int instances, Round round) {
    private static final int REDUCTIONS = 48;
    private static final int MESSAGES = 200;

    /** Some cycles of the bench. */
    @FunctionalInterface
    interface Round {
        /**
         * Runs it, with the options of each simulation.
         *
         * @param seed that repeats it
         * @param cycles that are still wanted; a soak runs its own number
         * @return why it went wrong; empty if it did not
         */
        Optional<String> run(SimulationOptions options, long seed, long cycles);
    }

    /**
     * Returns what drives a top.
     *
     * @param verilog puts the shell into a bench
     */
    static BesideStimulus of(Top top, VerilogSource verilog) {
        switch (top.name()) {
            case "dimmnet2-node", "dimmnet2-pair" -> {
                PairFactory pairs = new PairFactory(dimmnet2(top.configuration()), verilog);
                boolean isNode = top.name().endsWith("node");
                return new BesideStimulus(
                        "soak dimmnet2", isNode ? 2 : 1, (options, seed, cycles) -> soak(pairs, isNode, options, seed));
            }
            case "reduction-node" -> {
                ReductionConfiguration configuration = reduction(top.configuration());
                Design<ReductionPair> pair = verilog.in(Heddle.elaborate(() -> new ReductionPair(configuration)));
                return new BesideStimulus("soak reduction, two nodes on cables", 2, (options, seed, cycles) -> {
                    ReductionSoak.cables(pair, options, seed, REDUCTIONS, new ReductionTally());
                    return Optional.empty();
                });
            }
            case "loopback-node" -> {
                return new BesideStimulus("messages of two nodes", 2, (options, seed, cycles) -> {
                    SplittableRandom random = new SplittableRandom(seed);
                    try (SimulatedPair nodes = new SimulatedPair(LoopbackPair::new, options, verilog)) {
                        int[] words = IntStream.range(0, MESSAGES)
                                .map(i -> random.nextInt(LoopbackDriver.LEAST_WORDS, LoopbackDriver.MOST_WORDS + 1))
                                .toArray();
                        LoopbackLatency.measure(nodes, words);
                    }
                    return Optional.empty();
                });
            }
            default -> {
                Design<?> alone = verilog.in(Heddle.elaborate(top.constructor()));
                return new BesideStimulus("random inputs", 1, (options, seed, cycles) -> {
                    new RandomInputs(alone.verilog(), options).run(seed, cycles);
                    return Optional.empty();
                });
            }
        }
    }

    private static Optional<String> soak(PairFactory pairs, boolean isNode, SimulationOptions options, long seed) {
        List<SoakFailure> failures = new Soak(
                        new SoakSettings(seed, Soak.EPISODE_COMMANDS, 1),
                        (index, episode) -> isNode
                                ? Soak.open(pairs, options, episode)
                                // A pair has its cable inside: nothing can happen to packets there.
                                : pairs.open(options.seed(episode)),
                        commands -> {})
                .run()
                .failures();
        return failures.stream()
                .findFirst()
                .map(failure -> String.valueOf(failure.cause().getMessage()));
    }

    private static Dimmnet2Configuration dimmnet2(String name) {
        return Dimmnet2Configuration.all().stream()
                .filter(configuration -> configuration.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static ReductionConfiguration reduction(String name) {
        return ReductionConfiguration.all().stream()
                .filter(configuration -> configuration.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
