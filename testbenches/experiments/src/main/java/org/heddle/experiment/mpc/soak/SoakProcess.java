package org.heddle.experiment.mpc.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.hdl.option.Coded;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.mpc.memory.PageFrames;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.put.ControlField;
import org.heddle.host.mpc.put.EventPort;
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
import org.heddle.nic.mpc.page.PageField;
import org.heddle.testbench.mpc.MpcNodes;
import org.jspecify.annotations.Nullable;

/** One process of an episode: orders its messages, bad ones between them, and notes what it is told. */
final class SoakProcess implements RdmaEvents {
    /** Way in which an entry is wrong, behind the driver's back. */
    private enum Wrong implements Coded {
        NODE(0, EntryStatus.BAD_NODE),
        BEHIND_LOCAL(1, EntryStatus.BAD_LOCAL_ADDRESS),
        FOREIGN_LOCAL(2, EntryStatus.BAD_LOCAL_ADDRESS),
        BEHIND_REMOTE(3, EntryStatus.BAD_REMOTE_ADDRESS),
        FOREIGN_REMOTE(4, EntryStatus.BAD_REMOTE_ADDRESS);

        private final int code;
        private final EntryStatus status;

        Wrong(int code, EntryStatus status) {
            this.code = code;
            this.status = status;
        }

        @Override
        public int code() {
            return code;
        }

        /** Returns the name of the wrong entry of a number. */
        int name(int number) {
            return WRONG_SID + values().length * number + code;
        }

        static Wrong of(int name) {
            if (name < WRONG_SID) {
                throw new AssertionError("an entry that was right was refused: name " + name);
            }
            return Coded.of(Wrong.class, (name - WRONG_SID) % values().length);
        }

        /** Returns whether the node at the other end refuses it. */
        boolean leaves() {
            return status == EntryStatus.BAD_REMOTE_ADDRESS;
        }
    }

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
    /** Ends of its own reads, by the node that was read. */
    private final List<List<Integer>> read = new ArrayList<>();
    /** Lists of its own, of improved nodes. */
    private final @Nullable OwnLists lists;

    private long bad;
    private long refused;
    /** Wrong entries that the node at the other end has refused, and those of others that this one has. */
    private long refusedThere;

    private long refusedHere;
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
        for (int holder = 0; holder < plan.nodes(); holder++) {
            read.add(new ArrayList<>());
        }
        RemoteZones zones =
                new RemoteZones(plan.nodes(), SYSTEM_BYTES, nodes.memory(node).bytes());
        int number = plan.number(process);
        if (mode.hasOwnLists()) {
            EventPort own = nodes.eventPort(node, number, baton);
            give(own, WritePlan.SOURCES, 2L * WritePlan.SOURCE_BYTES);
            give(own, WritePlan.ZONES, (long) plan.processes() * WritePlan.ZONE_BYTES);
            lists = new OwnLists(own, processor);
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

    private static void give(EventPort port, long address, long bytes) {
        port.given((int) (address / PageField.PAGE_BYTES), (int) (bytes / PageField.PAGE_BYTES));
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
        Wrong wrong = Wrong.of(sid);
        if (status != wrong.status.code()) {
            throw new AssertionError("sid " + sid + " was refused with status " + status + " for " + wrong);
        }
        if (wrong.leaves()) {
            refusedThere++;
        } else {
            refused++;
        }
    }

    @Override
    public void refusedHere(int nsrc, int ctrl, int rid, int status) {
        Wrong wrong = Wrong.of(rid);
        if (!wrong.leaves() || status != wrong.status.code()) {
            throw new AssertionError("rid " + rid + " was refused here with status " + status + " for " + wrong);
        }
        refusedHere++;
    }

    /** Returns how many wrong entries of others were to come here. */
    long refusedHere() {
        return refusedHere;
    }

    /** Returns whether it has lists of its own, and so hears of what was refused. */
    boolean hasOwnLists() {
        return lists != null;
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
            Wrong kind = Coded.of(Wrong.class, random.nextInt(Wrong.values().length));
            int name = kind.name(i);
            lists.put(
                    List.of(new RemoteWrite(
                            0,
                            kind == Wrong.NODE ? 16 + random.nextInt(1000) : 1,
                            switch (kind) {
                                case BEHIND_LOCAL -> end - bytes + 1 + random.nextInt(100);
                                case FOREIGN_LOCAL -> random.nextLong(SYSTEM_BYTES);
                                default -> WritePlan.SOURCES;
                            },
                            switch (kind) {
                                case BEHIND_REMOTE -> end - random.nextInt(Math.min(bytes, 32));
                                case FOREIGN_REMOTE -> random.nextLong(SYSTEM_BYTES);
                                default -> WritePlan.ZONES;
                            },
                            bytes,
                            0,
                            name,
                            name,
                            true,
                            random.nextBoolean())),
                    this::look);
        }
        long limit = processor.cycle() + LIMIT_CYCLES;
        while (refused + wrongSent < count || refusedThere < wrongSent) {
            look();
            if (processor.cycle() > limit) {
                throw new HostTimeoutException("the end of wrong entries", LIMIT_CYCLES, processor.cycle());
            }
        }
    }

    @Override
    public void recvNotify(int nsrc, int ctrl, int rid) {
        if (WritePlan.isRead(rid)) {
            read.get(nsrc).add(rid);
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
        boolean all = sent.size() >= plan.sent(process).size();
        for (int holder = 0; all && holder < plan.nodes(); holder++) {
            all = read.get(holder).size() >= plan.read(process, holder).size();
        }
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
        for (int holder = 0; holder < plan.nodes(); holder++) {
            List<Integer> wanted = plan.read(process, holder);
            if (!read.get(holder).equals(wanted)) {
                throw new AssertionError("process " + process + " has read " + read.get(holder) + " of node " + holder
                        + " for " + wanted);
            }
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
