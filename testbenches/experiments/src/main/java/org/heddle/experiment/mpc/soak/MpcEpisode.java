package org.heddle.experiment.mpc.soak;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.heddle.cosim.SimulationOptions;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.host.mpc.rdma.RdmaNode;
import org.heddle.mpi.rank.RankScheduler;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.LinkFault;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.mpc.MpcNodeCounters;
import org.heddle.testbench.mpc.MpcNodes;
import org.heddle.testbench.mpc.MpcOptions;

/** Random remote writes between 2 to 6 nodes of two processes each, on fresh nodes. */
public final class MpcEpisode {
    /** Number of remote writes in an episode. */
    public static final int WRITES = 100;

    private static final long LIMIT_CYCLES = 20_000_000;
    private static final List<MpcMode> MODES = List.of(MpcMode.values());
    private static final int MOST_NODES = 6;
    private static final int FEW_ENTRIES = 4;
    private static final int FAULTS_ONE_IN = 12;
    private static final long LAST_PACKET_CYCLES = 20_000;
    /** Wrong entries that are written past the driver. */
    private static final int WRONG_ENTRIES = 6;

    private final long seed;
    private final int writes;
    private final SimulationOptions simulation;
    private final VerilogSource verilog;

    /**
     * An episode.
     *
     * @param seed that says all that happens in it
     * @param verilog of nodes and switches
     */
    public MpcEpisode(long seed, int writes, SimulationOptions simulation, VerilogSource verilog) {
        this.seed = seed;
        this.writes = writes;
        this.simulation = simulation.cycleLimit(Long.MAX_VALUE);
        this.verilog = verilog;
    }

    /**
     * Runs it and notes what was done.
     *
     * @throws AssertionError if anything came out wrong
     */
    public void run(MpcSoakTally tally) {
        SplittableRandom random = new SplittableRandom(seed);
        MpcMode mode = MODES.get(random.nextInt(MODES.size()));
        int count = random.nextBoolean() ? 2 : 2 + random.nextInt(MOST_NODES - 1);
        MpcConfiguration usual = mode.hasOwnLists() ? MpcConfiguration.improved() : MpcConfiguration.published();
        MpcConfiguration configuration = random.nextInt(3) == 0 ? usual.withEntries(FEW_ENTRIES) : usual;
        FaultPlan faults = count == 2 && random.nextBoolean() ? FaultPlan.random(FAULTS_ONE_IN, seed) : FaultPlan.NONE;
        WritePlan plan = new WritePlan(seed, count, writes, mode.hasOwnLists());
        MpcOptions options = MpcOptions.published(simulation)
                .with(configuration)
                .withAccessCycles(SoakProcess.accessCycles())
                .with(verilog)
                .with(faults);
        try (MpcNodes nodes = new MpcNodes(count, options)) {
            for (int node = 0; node < count; node++) {
                nodes.backDoor(node).fill(WritePlan.ZONES, plan.before(node));
            }
            for (int process = 0; process < plan.processes(); process++) {
                nodes.backDoor(plan.node(process))
                        .fill(
                                WritePlan.SOURCES + (long) plan.number(process) * WritePlan.SOURCE_BYTES,
                                plan.source(process));
            }
            SoakProcess[] processes = new SoakProcess[plan.processes()];
            RdmaNode[] shared = new RdmaNode[count];
            boolean[] isOpen = new boolean[plan.processes()];
            boolean[] isComplete = new boolean[plan.processes()];
            new RankScheduler(plan.processes(), nodes, LIMIT_CYCLES).run(baton -> {
                int me = baton.rank();
                processes[me] = new SoakProcess(plan, nodes, mode, shared, me, baton);
                isOpen[me] = true;
                // Nobody writes to a node that has not been told where its lists are.
                while (!all(isOpen)) {
                    baton.sleep(() -> all(isOpen), baton.cycle() + LIMIT_CYCLES, () -> "the other processes");
                }
                processes[me].run();
                if (me == 0) {
                    processes[me].orderWrong(WRONG_ENTRIES);
                }
                isComplete[me] = true;
                while (!all(isComplete)) {
                    processes[me].look();
                }
                long end = baton.cycle() + LAST_PACKET_CYCLES;
                while (baton.cycle() < end) {
                    baton.sleep(() -> false, end, () -> "the last packet");
                }
                processes[me].look();
            });
            Map<LinkFault, Integer> struck = nodes.faults();
            verify(plan, nodes, processes);
            long refused = mode.hasOwnLists() ? WRONG_ENTRIES : refuse(nodes, count);
            tally.add(
                    mode,
                    sum(plan) - plan.reads(),
                    plan.reads(),
                    Arrays.stream(processes).mapToLong(SoakProcess::bad).sum(),
                    refused,
                    struck);
        }
    }

    private static boolean all(boolean[] each) {
        for (boolean one : each) {
            if (!one) {
                return false;
            }
        }
        return true;
    }

    private static long sum(WritePlan plan) {
        long sum = 0;
        for (int process = 0; process < plan.processes(); process++) {
            sum += plan.messages(process).stream().mapToLong(List::size).sum();
        }
        return sum;
    }

    private void verify(WritePlan plan, MpcNodes nodes, SoakProcess[] processes) {
        for (SoakProcess process : processes) {
            process.verify();
        }
        long sends = 0;
        for (int node = 0; node < plan.nodes(); node++) {
            byte[] memory = nodes.backDoor(node).contents(WritePlan.ZONES, plan.after(node).length);
            int wrong = Arrays.mismatch(memory, plan.after(node));
            if (wrong >= 0) {
                throw new AssertionError(
                        "node %d has another byte at physical address 0x%x".formatted(node, WritePlan.ZONES + wrong));
            }
            MpcNodeCounters counters = nodes.counters(node);
            sends += counters.sends();
            long refused = node == 0 ? processes[0].refused() : 0;
            long dropped = node == 1 ? processes[0].wrongSent() : 0;
            if (counters.refused() != refused || counters.dropped() != dropped) {
                throw new AssertionError(
                        "node %d has refused or dropped what was right, or not what was wrong: %s for %d and %d"
                                .formatted(node, counters, refused, dropped));
            }
        }
        long told = Arrays.stream(processes).mapToLong(SoakProcess::refusedHere).sum();
        if (processes[0].hasOwnLists() && told != processes[0].wrongSent()) {
            throw new AssertionError(
                    "processes were told of " + told + " wrong writes to them, of " + processes[0].wrongSent());
        }
        // A read is an entry of the reader and, at its answer, one of the node whose memory is read.
        long wanted = sum(plan) + plan.reads() + processes[0].wrongSent();
        if (sends != wanted) {
            throw new AssertionError("the nodes have sent " + sends + " remote writes for " + wanted);
        }
    }

    /** Writes wrong entries past the driver; returns how many the nodes refused or dropped, which is all. */
    private long refuse(MpcNodes nodes, int count) {
        SplittableRandom random = new SplittableRandom(~seed);
        byte[] before = nodes.backDoor(1).contents(WritePlan.ZONES, WritePlan.ZONE_BYTES);
        long sent = nodes.counters(0).sends();
        int end = (int) nodes.memory(0).bytes();
        new RankScheduler(1, nodes, nodes.cycle() + LIMIT_CYCLES).run(baton -> {
            PutPort port = nodes.port(0, baton);
            int first = port.readLmeCurrent();
            for (int i = 0; i < WRONG_ENTRIES; i++) {
                int bytes = 1 + random.nextInt(500);
                int kind = random.nextInt(3);
                port.writeLme(
                        (first + i) % port.entries(),
                        new RemoteWrite(
                                0,
                                kind == 0 ? 16 + random.nextInt(1000) : 1,
                                kind == 1 ? end - bytes + 1 + random.nextInt(100) : WritePlan.SOURCES,
                                kind == 2 ? end - 1 - random.nextInt(Math.min(bytes, 32)) + 1L : WritePlan.ZONES,
                                bytes,
                                0,
                                0,
                                0,
                                false,
                                false));
                port.writeLmeNew(first + i + 1 & 0xFFFF);
                while (port.readLmeCurrent() != (first + i + 1 & 0xFFFF)) {
                    baton.sleep(() -> false, baton.cycle() + 50, () -> "a wrong entry");
                }
            }
            baton.sleep(() -> false, baton.cycle() + 20_000, () -> "the last packet");
        });
        long refused = 0;
        for (int node = 0; node < count; node++) {
            MpcNodeCounters counters = nodes.counters(node);
            refused += counters.refused();
        }
        long left = nodes.counters(0).sends() - sent;
        if (refused + left != WRONG_ENTRIES) {
            throw new AssertionError(
                    "of " + WRONG_ENTRIES + " wrong entries " + refused + " were refused and " + left + " have left");
        }
        if (left > 0 && nodes.counters(1).dropped() == 0) {
            throw new AssertionError("node 1 has dropped nothing of " + left + " writes over its memory's end");
        }
        if (!Arrays.equals(nodes.backDoor(1).contents(WritePlan.ZONES, WritePlan.ZONE_BYTES), before)) {
            throw new AssertionError("a wrong entry has changed a zone of node 1");
        }
        return WRONG_ENTRIES;
    }
}
