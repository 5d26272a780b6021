package org.heddle.experiment.offload.reproduce;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.heddle.host.offload.driver.ReductionDriver;
import org.heddle.host.offload.mpi.ReductionCosts;
import org.heddle.host.offload.mpi.ReductionTransport;
import org.heddle.host.ranks.NodeSystem;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.offload.OffloadSettings;
import org.heddle.nic.offload.host.ReductionHostMap.Counter;

/*
 * Design
 *
 * The definition of completion time is the paper's: all nodes call at a common moment, and the time ends when the last one has its result.
 * Between measurements the hosts take no time. The common start is the test bench's, as a simulator's is: when all nodes are done and
 * nothing goes on in the network any more.
 */
/** Runs allreduces one after the other on one system, and measures each. */
public final class AllreduceRuns {
    /** From the end of the last node to the next common start: nothing is under way any more. */
    private static final long QUIET_CYCLES = 300;
    /** Between two looks at whether the others are done. */
    private static final long WAITING_CYCLES = 20;
    /** Before the common start, in which counters are read. */
    private static final long COUNTING_CYCLES = 50;
    /** From a node's end to the last packet that it has handed to its network interface. */
    private static final long LEAVING_CYCLES = 200;

    private static final long LIMIT_CYCLES = 1_000_000_000;

    private final ReductionTransport transport;
    private final ReductionCosts costs;
    private final OffloadSettings settings;
    private final List<AllreduceCall> calls;
    private final Consumer<AllreduceOutcome> each;
    private final List<AllreduceOutcome> outcomes = new ArrayList<>();
    private final Shared shared;

    /** Measurements of the current call, which all ranks note here. */
    private static final class Shared {
        final long[] ends;
        final List<long[]> values = new ArrayList<>();
        long messages;
        long slowestTurn;
        int done;
        /** The common start of the next call, once all nodes are done with the one before; its number. */
        long start;

        int next = -1;

        Shared(int nodes) {
            ends = new long[nodes];
            for (int i = 0; i < nodes; i++) {
                values.add(new long[0]);
            }
        }

        /** Counts a node that is done; the last one sets the next start. */
        boolean isLast(long cycle) {
            done++;
            if (done < ends.length) {
                return false;
            }
            done = 0;
            next++;
            start = cycle + QUIET_CYCLES;
            return true;
        }

        AllreduceOutcome take(long from) {
            AllreduceOutcome outcome =
                    new AllreduceOutcome(from, ends.clone(), List.copyOf(values), messages, slowestTurn);
            messages = 0;
            return outcome;
        }
    }

    private AllreduceRuns(
            NodeSystem nodes,
            ReductionCosts costs,
            OffloadSettings settings,
            List<AllreduceCall> calls,
            Consumer<AllreduceOutcome> each) {
        this.transport = new ReductionTransport(nodes, ReductionCosts.NONE);
        this.costs = costs;
        this.settings = settings;
        this.calls = calls;
        this.each = each;
        this.shared = new Shared(nodes.nodes());
    }

    /**
     * Measures calls.
     *
     * @param nodes after reset, for these calls alone
     * @param costs of the hosts while they are measured
     * @param settings of what is offloaded; its arity is also that of trees in software
     * @param each told of every call when it is over
     * @throws IllegalStateException if a call that was to be offloaded was not
     */
    public static List<AllreduceOutcome> measure(
            NodeSystem nodes,
            ReductionCosts costs,
            OffloadSettings settings,
            List<AllreduceCall> calls,
            Consumer<AllreduceOutcome> each) {
        AllreduceRuns runs = new AllreduceRuns(nodes, costs, settings, calls, each);
        MpiJob.run(runs.transport, LIMIT_CYCLES, runs::rank);
        return List.copyOf(runs.outcomes);
    }

    private void rank(Mpi mpi) {
        Comm world = mpi.world();
        Map<Method, Collectives> ways = new EnumMap<>(Method.class);
        for (AllreduceCall call : calls) {
            ways.computeIfAbsent(call.method(), method -> open(method, world));
        }
        shared.isLast(mpi.cycle());
        for (int number = 0; number < calls.size(); number++) {
            AllreduceCall call = calls.get(number);
            while (shared.next < number) {
                mpi.idle(WAITING_CYCLES);
            }
            measure(mpi, call, shared.start, ways.get(call.method()));
        }
    }

    private Collectives open(Method method, Comm world) {
        return method == Method.NIC
                ? Collectives.offloaded(world, settings)
                : new Collectives(world, method.algorithm(), settings.arity());
    }

    private void measure(Mpi mpi, AllreduceCall call, long start, Collectives way) {
        int rank = mpi.world().getRank();
        ReductionDriver driver = transport.driver(rank);
        CallBuffer buffer = new CallBuffer(call, rank);
        mpi.idle(start - COUNTING_CYCLES - mpi.cycle());
        long before = packets(driver);
        mpi.idle(start + call.delays()[rank] - mpi.cycle());
        transport.useCosts(rank, costs);
        way.allReduce(
                Place.IN_PLACE,
                buffer.place(),
                call.count(),
                buffer.type(),
                call.operation().op());
        long end = mpi.cycle();
        transport.useCosts(rank, ReductionCosts.NONE);
        if (!way.fallbacks().isEmpty()) {
            throw new IllegalStateException("not offloaded: " + way.fallbacks().get(0));
        }
        mpi.idle(LEAVING_CYCLES);
        // Reading lets other ranks go on: what they note must not be overwritten.
        long sent = packets(driver) - before;
        long slowest = call.method() == Method.NIC ? driver.counter(Counter.SLOWEST_TURN) : 0;
        shared.ends[rank] = end;
        shared.values.set(rank, buffer.result());
        shared.messages += sent;
        shared.slowestTurn = Math.max(shared.slowestTurn, slowest);
        if (shared.isLast(mpi.cycle())) {
            AllreduceOutcome outcome = shared.take(start);
            outcomes.add(outcome);
            each.accept(outcome);
        }
    }

    /** Packets that a node has sent so far, of reductions and between hosts. */
    private static long packets(ReductionDriver driver) {
        return driver.counter(Counter.MESSAGES) + driver.counter(Counter.PACKETS_SENT);
    }
}
