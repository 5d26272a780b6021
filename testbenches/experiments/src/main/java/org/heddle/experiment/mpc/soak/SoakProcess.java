package org.heddle.experiment.mpc.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.mpc.memory.PageFrames;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.put.ControlField;
import org.heddle.host.mpc.put.OwnLists;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.host.mpc.rdma.BadRemoteAddressException;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.host.mpc.rdma.MpiDriver;
import org.heddle.host.mpc.rdma.ProcessRdma;
import org.heddle.host.mpc.rdma.RdmaApi;
import org.heddle.host.mpc.rdma.RdmaEvents;
import org.heddle.host.mpc.rdma.RdmaNode;
import org.heddle.host.mpc.rdma.RemoteZones;
import org.heddle.host.mpc.rdma.SystemRdma;
import org.heddle.host.mpc.rdma.UserRdma;
import org.heddle.mpi.rank.Baton;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.testbench.mpc.MpcNodes;
import org.jspecify.annotations.Nullable;

/** One process of an episode: orders its messages, bad ones between them, and notes what it is told. */
final class SoakProcess implements RdmaEvents {
    /** Costs of a host that is much faster than the paper's, so that it keeps its node busy. */
    private static final MpcConstants FAST = new MpcConstants(30, 5, 5, 3, 20, 20, 5, 1, 1, 0);

    private static final long SYSTEM_BYTES = 16 << 20;
    private static final long PROCESS_BYTES = 4 << 20;
    private static final long HEAP_BYTES = 1 << 20;
    private static final long LIMIT_CYCLES = 3_000_000;
    /** Names of wrong entries; even ones to no node, or over the end of the receiver's memory, odd ones from outside the own. */
    private static final int WRONG_SID = 1 << 30;

    private final WritePlan plan;
    private final MpcNodes nodes;
    private final int process;
    private final HostProcessor processor;
    private final RdmaApi api;
    private final SplittableRandom random;
    private final List<Integer> sent = new ArrayList<>();
    private final List<List<Integer>> received = new ArrayList<>();
    private final List<Integer> read = new ArrayList<>();
    /** Lists of its own, of improved nodes. */
    private final @Nullable OwnLists lists;

    private long bad;
    private long refused;
    private long wrongSent;

    /** Cycles of an access to a register. */
    static long accessCycles() {
        return FAST.configAccess();
    }

    SoakProcess(WritePlan plan, MpcNodes nodes, MpcMode mode, RdmaNode[] shared, int process, Baton baton) {
        this.plan = plan;
        this.nodes = nodes;
        this.process = process;
        int node = plan.node(process);
        processor = new HostProcessor(baton, FAST);
        random = new SplittableRandom(plan.seed() * 31 + process);
        for (int each = 0; each < plan.processes(); each++) {
            received.add(new ArrayList<>());
        }
        RemoteZones zones =
                new RemoteZones(plan.nodes(), SYSTEM_BYTES, nodes.memory(node).bytes());
        int number = plan.number(process);
        if (mode.hasOwnLists()) {
            lists = new OwnLists(nodes.eventPort(node, number, baton), processor);
            api = new ProcessRdma(processor, lists, zones, this);
            return;
        }
        lists = null;
        PutPort port = nodes.port(node, baton);
        if (shared[node] == null) {
            shared[node] = new RdmaNode(2, port.entries(), mode);
        }
        if (mode.isInSystemSpace()) {
            long first = SYSTEM_BYTES + number * PROCESS_BYTES;
            PageFrames frames = new PageFrames(first, first + PROCESS_BYTES, plan.seed());
            MpiDriver driver = new MpiDriver(processor, new ProcessMemory(nodes.memory(node), frames, HEAP_BYTES));
            api = new SystemRdma(number, processor, port, shared[node], zones, driver, this);
        } else {
            api = new UserRdma(number, processor, port, shared[node], zones, this);
        }
    }

    @Override
    public void sentNotify(int ctrl, int sid) {
        if (sid >= WRONG_SID) {
            wrongSent++;
        } else {
            sent.add(sid);
        }
    }

    @Override
    public void refused(int node, int sid, int status) {
        int wanted = sid % 2 == 0 ? EntryStatus.BAD_NODE.code() : EntryStatus.BAD_LOCAL_ADDRESS.code();
        if (sid < WRONG_SID || status != wanted) {
            throw new AssertionError("sid " + sid + " was refused with status " + status + " for " + wanted);
        }
        refused++;
    }

    /** Returns how many wrong entries the node has refused. */
    long refused() {
        return refused;
    }

    /** Returns how many wrong entries have left, for their receiver to drop. */
    long wrongSent() {
        return wrongSent;
    }

    /** Orders wrong entries past the driver, of a process with lists of its own, and waits until all have ended. */
    void orderWrong(int count) {
        if (lists == null) {
            return;
        }
        int end = (int) nodes.memory(0).bytes();
        for (int i = 0; i < count; i++) {
            int bytes = 1 + random.nextInt(500);
            int kind = random.nextInt(3);
            lists.put(
                    List.of(new RemoteWrite(
                            0,
                            kind == 0 ? 16 + random.nextInt(1000) : 1,
                            kind == 1 ? end - bytes + 1 + random.nextInt(100) : WritePlan.SOURCES,
                            kind == 2 ? end - random.nextInt(Math.min(bytes, 32)) : WritePlan.ZONES,
                            bytes,
                            0,
                            WRONG_SID + 2 * i + (kind == 1 ? 1 : 0),
                            0,
                            true,
                            false)),
                    this::look);
        }
        long limit = processor.cycle() + LIMIT_CYCLES;
        while (refused + wrongSent < count) {
            look();
            if (processor.cycle() > limit) {
                throw new HostTimeoutException("the end of wrong entries", LIMIT_CYCLES, processor.cycle());
            }
        }
    }

    @Override
    public void recvNotify(int nsrc, int ctrl, int rid) {
        if (WritePlan.isRead(rid)) {
            read.add(rid);
            return;
        }
        received.get(2 * nsrc + ControlField.fromProcess(ctrl)).add(rid);
    }

    /** Returns the number of bad orders, each of which was refused. */
    long bad() {
        return bad;
    }

    /** Orders everything, and looks until all has been told. */
    void run() {
        for (List<RemoteWrite> message : plan.messages(process)) {
            switch (random.nextInt(8)) {
                case 0 -> processor.work(random.nextInt(2_000));
                case 1 -> api.netLookup(false);
                case 2 -> nodes.disturb(plan.node(process), 1 + random.nextInt(200));
                case 3 -> orderBadly(message.get(0));
                default -> {}
            }
            api.rdmaSend(message);
        }
        long end = processor.cycle() + LIMIT_CYCLES;
        while (!isComplete()) {
            if (!api.netLookup(false)) {
                processor.work(20);
            }
            if (processor.cycle() > end) {
                throw new HostTimeoutException(
                        "the last notifications of process " + process, LIMIT_CYCLES, processor.cycle());
            }
        }
    }

    /** Looks once more, for what others wait for: their lists are full until somebody looks. */
    void look() {
        if (!api.netLookup(false)) {
            processor.work(200);
        }
    }

    private boolean isComplete() {
        boolean all = sent.size() >= plan.sent(process).size()
                && read.size() >= plan.read(process).size();
        for (int from = 0; all && from < plan.processes(); from++) {
            all = received.get(from).size() >= plan.received(from, process).size();
        }
        return all;
    }

    /** Orders what the driver must refuse: to the system's memory, over the end, to no node. */
    private void orderBadly(RemoteWrite good) {
        long end = nodes.memory(0).bytes();
        int kind = random.nextInt(3);
        RemoteWrite wrong = new RemoteWrite(
                good.nsrc(),
                kind == 0 ? plan.nodes() + random.nextInt(1000) : good.ndst(),
                good.plad(),
                kind == 1 ? random.nextLong(SYSTEM_BYTES) : kind == 2 ? end - good.len() + 1 : good.prad(),
                good.len(),
                good.ctrl(),
                good.sid(),
                good.rid(),
                true,
                true);
        try {
            api.rdmaSend(List.of(good, wrong));
        } catch (BadRemoteAddressException refused) {
            bad++;
            return;
        }
        throw new AssertionError("a remote write outside its zone was ordered: " + wrong);
    }

    /** Complains about notifications that are not those of the plan, in its order. */
    void verify() {
        if (!sent.equals(plan.sent(process))) {
            throw new AssertionError("process " + process + " was told " + sent + " for " + plan.sent(process));
        }
        if (!read.equals(plan.read(process))) {
            throw new AssertionError("process " + process + " has read " + read + " for " + plan.read(process));
        }
        for (int from = 0; from < plan.processes(); from++) {
            List<Integer> wanted = plan.received(from, process);
            if (!received.get(from).equals(wanted)) {
                throw new AssertionError("process " + process + " has received " + received.get(from) + " of process "
                        + from + " for " + wanted);
            }
        }
    }
}
