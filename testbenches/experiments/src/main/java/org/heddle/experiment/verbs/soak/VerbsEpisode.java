package org.heddle.experiment.verbs.soak;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.heddle.cosim.SimulationOptions;
import org.heddle.host.verbs.AsyncEvent;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.host.verbs.type.QpAttribute;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.nic.stage.link.bench.PacketFate;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.verbs.VerbsNodes;
import org.heddle.testbench.verbs.VerbsNodesOptions;
import org.heddle.testbench.verbs.VerbsPacket;

/** Random requests between 2 to 4 fresh nodes. */
public final class VerbsEpisode {
    /** Number of requests in an episode, about. */
    public static final int REQUESTS = 200;

    private static final long BASE = 0x1000_0000L;
    private static final int MOST_NODES = 4;
    private static final int MOST_FLOWS = 64;
    private static final int FAULTS_ONE_IN = 30;
    private static final int TIMEOUT = 13;
    private static final int TIMEOUT_OF_FAULTS = 9;
    private static final int SHOWN_PACKETS = 40;
    private static final int MOST_LATE = 40;
    private static final int MOST_SGE = 8;
    private static final int CQ_ENTRIES = 4096;
    private static final long LIMIT_CYCLES = 10_000_000;
    private static final long SETTLE_CYCLES = 5_000;

    private final int count;
    private final long seed;
    private final SimulationOptions simulation;
    private final VerilogSource verilog;
    private final FaultyEpisodes faults;
    private final SplittableRandom random;
    private final Map<String, Long> struck = new TreeMap<>();
    private final List<SoakEnd> ends = new ArrayList<>();
    private final List<Context> contexts = new ArrayList<>();
    private final List<CompletionQueue> completions = new ArrayList<>();

    /**
     * An episode.
     *
     * @param seed that says all that happens in it
     * @param count of requests, about
     * @param verilog of the nodes
     * @param faults which episodes have them
     */
    public VerbsEpisode(
            long seed, int count, SimulationOptions simulation, VerilogSource verilog, FaultyEpisodes faults) {
        this.seed = seed;
        this.count = count;
        this.simulation = simulation.cycleLimit(Long.MAX_VALUE);
        this.verilog = verilog;
        this.faults = faults;
        random = new SplittableRandom(seed);
    }

    /**
     * Runs it and notes what was done.
     *
     * @throws AssertionError if anything came out wrong
     */
    public void run(VerbsSoakTally tally) {
        int size = random.nextBoolean() ? 2 : 2 + random.nextInt(MOST_NODES - 1);
        int flows = random.nextInt(4) == 0 ? MOST_FLOWS : 1 + random.nextInt(8);
        boolean hasFaults = faults.include(random.nextBoolean());
        SoakPlan plan = new SoakPlan(seed, size, flows, count, !hasFaults);
        List<VerbsConfiguration> configurations = VerbsConfiguration.all();
        VerbsNodesOptions options = VerbsNodesOptions.published(simulation)
                .with(configurations.get(random.nextInt(configurations.size())))
                .withSeed(seed)
                .withLateCycles(random.nextBoolean() ? 1 + random.nextInt(MOST_LATE) : 0)
                .with(verilog)
                .with(hasFaults && size == 2 ? FaultPlan.random(FAULTS_ONE_IN, seed) : FaultPlan.NONE);
        try (VerbsNodes nodes = new VerbsNodes(size, options)) {
            open(plan, nodes, hasFaults ? TIMEOUT_OF_FAULTS : TIMEOUT);
            if (hasFaults) {
                for (int side = 0; side < 2; side++) {
                    nodes.fates(side, this::fate, this::fate);
                }
            }
            try {
                execute(nodes);
                verify(plan, nodes);
            } catch (AssertionError | RuntimeException wrong) {
                List<VerbsPacket> packets = nodes.packets();
                throw new AssertionError(
                        wrong.getMessage() + "\n" + size + " nodes, " + flows + " queue pairs, "
                                + options.configuration().name() + ", memory late by up to " + options.lateCycles()
                                + " cycles, " + (hasFaults ? "faults " + struck : "no faults")
                                + "; the last packets at the relay:\n"
                                + packets.subList(Math.max(0, packets.size() - SHOWN_PACKETS), packets.size()).stream()
                                        .map(VerbsPacket::toString)
                                        .collect(Collectors.joining("\n")),
                        wrong);
            }
            nodes.cableFaults().forEach((kind, number) -> struck.merge(name(kind), (long) number, Long::sum));
            tally.add(plan, struck);
        }
    }

    private static String name(Enum<?> kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    private PacketFate fate(long number) {
        List<PacketFate> troubles = PacketFate.troubles();
        int die = random.nextInt(FAULTS_ONE_IN * troubles.size());
        if (die >= troubles.size()) {
            return PacketFate.PASS;
        }
        PacketFate fate = troubles.get(die);
        struck.merge(name(fate.kind()), 1L, Long::sum);
        return fate;
    }

    private void open(SoakPlan plan, VerbsNodes nodes, int timeout) {
        List<MemoryRegion> regions = new ArrayList<>();
        List<ProtectionDomain> domains = new ArrayList<>();
        for (int node = 0; node < nodes.nodes(); node++) {
            Context context = Context.open(nodes.open(node), VerbsCosts.NONE);
            nodes.memory(node).mapAt(BASE, plan.bytes(node));
            nodes.memory(node).store(BASE, plan.before(node), 0, plan.bytes(node));
            contexts.add(context);
            completions.add(context.createCompletionQueue(CQ_ENTRIES));
            domains.add(context.allocateProtectionDomain());
            regions.add(domains.get(node).registerMemory(BASE, plan.bytes(node), AccessFlag.values()));
        }
        for (SoakFlow flow : plan.flows()) {
            QueuePair near = created(domains.get(flow.from()), completions.get(flow.from()));
            QueuePair far = created(domains.get(flow.to()), completions.get(flow.to()));
            int psn = random.nextInt(1 << 24);
            connect(far, flow.from(), near, flow, 7, psn, timeout);
            connect(near, flow.to(), far, flow, psn, 7, timeout);
            ends.add(new SoakEnd(flow, near, far, regions.get(flow.from()), regions.get(flow.to())));
        }
    }

    private static QueuePair created(ProtectionDomain domain, CompletionQueue queue) {
        return domain.createQueuePair(QueuePairSettings.of(queue)
                .withDepths(SoakEnd.DEPTH, SoakEnd.DEPTH)
                .withSge(MOST_SGE, MOST_SGE));
    }

    private static void connect(
            QueuePair pair, int node, QueuePair peer, SoakFlow flow, int sends, int receives, int timeout) {
        pair.modify(
                QueuePairAttributes.init(AccessFlag.REMOTE_WRITE, AccessFlag.REMOTE_READ, AccessFlag.REMOTE_ATOMIC));
        pair.modify(QueuePairAttributes.readyToReceive(node, peer.number(), Mtu.of(flow.mtu()), receives)
                .with(QpAttribute.MIN_RNR_TIMER, 1));
        // Longer than all READs before it take: of up to 64 queue pairs, 16 of 12 KiB each.
        pair.modify(QueuePairAttributes.readyToSend(sends).with(QpAttribute.TIMEOUT, timeout));
    }

    private void execute(VerbsNodes nodes) {
        long limit = nodes.cycle() + LIMIT_CYCLES;
        while (!ends.stream().allMatch(SoakEnd::isComplete)) {
            if (nodes.cycle() > limit) {
                throw new AssertionError("not at an end after " + LIMIT_CYCLES + " cycles: "
                        + ends.stream().filter(each -> !each.isComplete()).toList());
            }
            for (SoakEnd end : ends) {
                if (random.nextInt(3) == 0) {
                    end.post(1 + random.nextInt(6));
                }
                if (random.nextInt(3) == 0) {
                    end.postReceives(1 + random.nextInt(6));
                }
            }
            nodes.idle(random.nextInt(300));
            if (random.nextInt(8) != 0) {
                poll();
            }
        }
        nodes.idle(SETTLE_CYCLES);
        poll();
    }

    private void poll() {
        for (int node = 0; node < completions.size(); node++) {
            CompletionQueue queue = completions.get(node);
            while (queue.hasCompletion()) {
                for (WorkCompletion each : queue.poll(1 + random.nextInt(4))) {
                    take(node, each);
                }
            }
        }
    }

    private void take(int node, WorkCompletion completion) {
        for (SoakEnd end : ends) {
            if (end.flow().from() == node && end.near().number() == completion.queuePair()) {
                end.sent(completion);
                return;
            }
            if (end.flow().to() == node && end.far().number() == completion.queuePair()) {
                end.received(completion);
                return;
            }
        }
        throw new AssertionError("a completion of no queue pair of node " + node + ": " + completion);
    }

    private void verify(SoakPlan plan, VerbsNodes nodes) {
        for (int node = 0; node < nodes.nodes(); node++) {
            byte[] memory = new byte[plan.bytes(node)];
            nodes.memory(node).load(BASE, memory, 0, memory.length);
            int wrong = plan.mismatch(node, memory);
            if (wrong >= 0) {
                throw new AssertionError("node %d has another byte at 0x%x".formatted(node, BASE + wrong));
            }
            Map<VerbsCounter, Long> counters = nodes.counters(node);
            if (counters.get(VerbsCounter.REFUSED_DOORBELLS) != 0 || counters.get(VerbsCounter.LOST_EVENTS) != 0) {
                throw new AssertionError("node " + node + " has refused doorbells or lost events: " + counters);
            }
            verifyEvents(node);
        }
        for (SoakEnd end : ends) {
            Misuse misuse = end.flow().misuse();
            require(end, end.near(), misuse == null ? QpState.RTS : QpState.ERR);
            require(end, end.far(), misuse == null ? QpState.RTS : misuse.peer());
        }
    }

    private static void require(SoakEnd end, QueuePair pair, QpState state) {
        if (pair.queryState() != state) {
            throw new AssertionError(end + ": " + pair + " is to be in " + state + ", is in " + pair.queryState());
        }
    }

    private void verifyEvents(int node) {
        Map<String, Integer> expected = new HashMap<>();
        for (SoakEnd end : ends) {
            Misuse misuse = end.flow().misuse();
            if (end.flow().to() == node && misuse != null && misuse.event() != null) {
                expected.merge(misuse.event().name(), 1, Integer::sum);
            }
        }
        Map<String, Integer> got = new HashMap<>();
        for (Optional<AsyncEvent> event = contexts.get(node).pollEvent();
                event.isPresent();
                event = contexts.get(node).pollEvent()) {
            got.merge(event.get().type().name(), 1, Integer::sum);
        }
        if (!got.equals(expected)) {
            throw new AssertionError("node " + node + " is to have the events " + expected + ", has " + got);
        }
    }
}
