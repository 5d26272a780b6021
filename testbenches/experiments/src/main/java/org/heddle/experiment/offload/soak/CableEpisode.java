package org.heddle.experiment.offload.soak;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.host.offload.driver.PendingReduction;
import org.heddle.host.offload.driver.Reduction;
import org.heddle.host.offload.driver.ReductionDriver;
import org.heddle.host.offload.driver.ReductionException;
import org.heddle.host.offload.driver.TreePort;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.reduce.ErrorVector;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.FaultyCable;
import org.heddle.testbench.HostPins;
import org.heddle.testbench.ReductionPair;
import org.heddle.testbench.SimulatedHostPort;
import org.heddle.testbench.SteppedSystem;

/**
 * Reductions of two whole nodes, driven through their host ports over cables that lose, repeat, exchange, change and cut packets, half of
 * the time in bursts on the words between packets. Each result is compared in the poll in which the driver says that it is there.
 */
final class CableEpisode {
    private static final int NODES = 2;
    private static final int CABLE_CYCLES = 5;
    private static final int STRUCK_ONE_IN = 6;
    private static final int DISAGREED_ONE_IN = 10;
    /** Reductions that a host starts before it looks for results, at most. */
    private static final int AHEAD = 6;
    /** Polls without any result: a poll takes some cycles at least, and a packet that is lost some thousands. */
    private static final int MOST_POLLS = 100_000;

    private final Simulation simulation;
    private final RandomGenerator random;
    private final ReductionTally tally;
    private final List<ReductionDriver> hosts = new ArrayList<>();
    private final List<TreePort> ports = new ArrayList<>();
    private final List<FaultyCable> cables = new ArrayList<>();
    private final Communicator communicator = new Communicator(0, 1, NODES, 2);

    /** Reduction that a node has started, with the fate and the operands from which its result follows. */
    private record Started(PendingReduction pending, Fate fate, RandomCalls.Operands operands) {}

    /**
     * Joins the nodes.
     *
     * @param simulation of the nodes, freshly opened
     */
    CableEpisode(Simulation simulation, ReductionPair pair, long seed, ReductionTally tally) {
        this.simulation = simulation;
        this.random = new SplittableRandom(seed);
        this.tally = tally;
        simulation.reset(2);
        FaultPlan plan = random.nextBoolean() ? FaultPlan.bursts(seed) : FaultPlan.random(STRUCK_ONE_IN, seed);
        for (int i = 0; i < NODES; i++) {
            FaultyCable cable = new FaultyCable(
                    simulation, pair.transmit.get(i), pair.receive.get(1 - i), i, CABLE_CYCLES, plan, seed);
            cables.add(simulation.clock(pair.link).add(cable));
        }
        for (int i = 0; i < NODES; i++) {
            HostPins pins = simulation.add(new HostPins(simulation, pair.request.get(i), pair.response.get(i)));
            hosts.add(new ReductionDriver(new SimulatedHostPort(SteppedSystem.of(simulation), pins)));
            ports.add(hosts.get(i).open(0, 1, i, List.of(0, 1), 2, 0));
        }
        for (int i = 0; i < NODES; i++) {
            hosts.get(i).await(ports.get(i)::isOpen, "the opening of its port", MOST_POLLS);
        }
    }

    /**
     * Runs it.
     *
     * @throws AssertionError if a host is told anything wrong, or nothing
     */
    void run(int reductions) {
        List<Deque<Started>> open = List.of(new ArrayDeque<>(), new ArrayDeque<>());
        int left = reductions;
        int silent = 0;
        while (left > 0 || open.stream().anyMatch(own -> !own.isEmpty())) {
            for (int count = Math.min(left, random.nextInt(AHEAD)); count > 0; count--) {
                start(open);
                left--;
            }
            silent++;
            for (int i = 0; i < NODES; i++) {
                hosts.get(i).poll();
                Deque<Started> own = open.get(i);
                while (!own.isEmpty() && own.peek().pending().isDone()) {
                    check(i, own.remove());
                    silent = 0;
                }
            }
            simulation.step(1 + random.nextInt(20));
            if (silent > MOST_POLLS) {
                throw new AssertionError("no result in " + MOST_POLLS + " polls, "
                        + open.get(0).size() + " and " + open.get(1).size() + " reductions are outstanding");
            }
        }
        cables.forEach(cable -> tally.struck(cable.struck()));
        tally.ended(simulation.cycle(), 0, 0, 0);
    }

    private void start(List<Deque<Started>> open) {
        RandomCalls draws = new RandomCalls(random);
        Communicator.Call call = draws.call();
        RandomCalls.Operands operands = draws.operands(communicator, call);
        Fate fate = random.nextInt(DISAGREED_ONE_IN) == 0 ? Fate.DISAGREED : Fate.AGREED;
        List<Reduction> asked =
                new ArrayList<>(List.of(reduction(call, operands.own()[0]), reduction(call, operands.own()[1])));
        if (fate == Fate.DISAGREED) {
            Communicator.Call other = draws.other(call);
            asked.set(1, reduction(other, draws.operands(communicator, other).own()[1]));
        }
        for (int i = 0; i < NODES; i++) {
            open.get(i).add(new Started(ports.get(i).start(asked.get(i)), fate, operands));
        }
        tally.reduction(fate);
    }

    private static Reduction reduction(Communicator.Call call, long[] data) {
        return new Reduction(call.operation(), call.type(), call.mode(), call.count(), data);
    }

    private static void check(int node, Started started) {
        long[] expected = started.operands().expected();
        if (started.fate() == Fate.DISAGREED) {
            try {
                long[] result = started.pending().result();
                throw new AssertionError("node " + node + ": expected a disagreement, but was " + hex(result));
            } catch (ReductionException told) {
                require(node, "status", ReductionStatus.FAILED, told.status());
            }
            return;
        }
        require(node, "data", hex(expected), hex(started.pending().result()));
        int flags = started.pending().errors() & (1 << ErrorVector.FLAGS_WIDTH) - 1;
        require(node, "flags", started.operands().flags(), flags);
    }

    private static String hex(long[] words) {
        return Arrays.toString(Arrays.stream(words).mapToObj(Long::toHexString).toArray());
    }

    private static void require(int node, String what, Object wanted, Object seen) {
        if (!wanted.equals(seen)) {
            throw new AssertionError("node %d: %s: expected %s, but was %s".formatted(node, what, wanted, seen));
        }
    }
}
