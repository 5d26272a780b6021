package org.heddle.experiment.dimmnet2.soak;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainElements;
import org.heddle.device.plain.PlainList;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorRead;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.testbench.Accesses;
import org.heddle.testbench.JoinedNodes;

/**
 * Random commands of both processes of joined nodes, and what must come of them. Each writes to a region of its own; nothing is read
 * that another command writes, but behind a fence of the same process.
 */
public final class MixedCommands {
    /** Operations that move bytes. */
    static final List<VectorOperation> MOVING = List.of(
            VectorOperation.REMOTE_WRITE,
            VectorOperation.LOCAL_READ,
            VectorOperation.LOCAL_WRITE,
            VectorOperation.REMOTE_READ);

    private static final int MOST_BYTES = 6000;
    /** For what nobody is told of. */
    private static final int LAST_CYCLES = 20_000;

    private static final long SOURCES = 0x400_0000L;

    private static final List<RefusedCommands.Refused> REFUSED = new RefusedCommands().all();

    private final JoinedNodes system;
    private final RandomGenerator random;
    private final RandomElements elements;
    private final ExpectedNode[] nodes;
    private final MemoryEnds ends;
    private final FencedElements fenced = new FencedElements();

    /** A command that is being queued; the last bytes of one node's memory may be its own meanwhile, or of none, -1. */
    private record Draft(
            int node,
            int process,
            int peer,
            VectorOperation kind,
            PlainElements source,
            PlainElements destination,
            int endOf,
            boolean wants,
            int told) {
        int sourceNode() {
            return kind == VectorOperation.REMOTE_READ ? peer : node;
        }

        int destinationNode() {
            return kind == VectorOperation.REMOTE_WRITE ? peer : node;
        }
    }

    /**
     * Takes nodes into use, whose memories hold their preset words.
     *
     * @param wrongOneIn one list in so many has a wrong entry; 0 for none
     */
    public MixedCommands(JoinedNodes system, RandomGenerator random, int wrongOneIn) {
        this.system = system;
        this.random = random;
        this.elements = new RandomElements(random, wrongOneIn);
        nodes = new ExpectedNode[system.nodes()];
        for (int node = 0; node < nodes.length; node++) {
            nodes[node] = new ExpectedNode(node, system.node(node), system.hostPort(node), random);
        }
        ends = new MemoryEnds(nodes.length);
    }

    /**
     * Queues a command of one kind on one node, of either process.
     *
     * @return bytes that it names
     * @throws AssertionError if a status that has come by now is not as it should be
     */
    public int submit(int node, VectorOperation kind) {
        int process = random.nextInt(HostMap.PROCESSES);
        if (kind == VectorOperation.FENCE) {
            fence(node, process);
            takeStatuses(node, process);
            return 0;
        }
        Draft draft = draft(node, process, another(node), kind);
        int tag = queue(draft);
        expect(draft, tag);
        takeStatuses(node, process);
        return draft.source.bytes();
    }

    /** Queues a command that is refused, of either process; gives the name of its kind. */
    public String submitRefused(int node) {
        int process = random.nextInt(HostMap.PROCESSES);
        RefusedCommands.Refused refused = REFUSED.get(random.nextInt(REFUSED.size()));
        int other = refused.node() >= 0 ? refused.node() : another(node);
        refuse(node, process, refused, other, refused.status());
        return refused.name();
    }

    /** Queues a command to a node that there is not, if the packets' format has room for one; false if it has not. */
    public boolean submitToNobody(int node) {
        if (nodes.length == PacketFormat.NODES) {
            return false;
        }
        int process = random.nextInt(HostMap.PROCESSES);
        int nobody = random.nextInt(nodes.length, PacketFormat.NODES);
        VectorAccess some = VectorAccess.contiguous(64, 8, 4);
        int code = (random.nextBoolean() ? VectorOperation.REMOTE_WRITE : VectorOperation.REMOTE_READ).code();
        refuse(
                node,
                process,
                new RefusedCommands.Refused("nobody", code, some, some, nobody, 0, CommandStatus.UNKNOWN_NODE),
                nobody,
                CommandStatus.UNKNOWN_NODE);
        return true;
    }

    /** Kinds of refused commands that are drawn from. */
    static int refusedKinds() {
        return REFUSED.size();
    }

    private int another(int node) {
        return (node + 1 + random.nextInt(nodes.length - 1)) % nodes.length;
    }

    private ExpectedProcess process(int node, int process) {
        return nodes[node].processes.get(process);
    }

    private void fence(int node, int process) {
        int tag = process(node, process).driver.submitFence();
        process(node, process).expectCompletion(new VectorStatus(CommandStatus.DONE, node, tag, 0, 0, 0));
        fenced.fence(node, process);
    }

    private void refuse(int node, int process, RefusedCommands.Refused refused, int other, CommandStatus status) {
        ExpectedProcess asker = process(node, process);
        int tag = asker.driver.submitUnchecked(
                refused.operation(),
                refused.source(),
                refused.sourcePattern(),
                refused.destination(),
                refused.destinationPattern(),
                other,
                refused.process(),
                random.nextBoolean());
        boolean intoWindow = refused.operation() == VectorOperation.LOCAL_READ.code();
        long base = intoWindow
                ? inWindow(process, refused.destination().base())
                : refused.destination().base() % VectorAccess.MEMORY_BYTES;
        asker.expectCompletion(new VectorStatus(status, other, tag, 0, base, 0, refused.process() % HostMap.PROCESSES));
        takeStatuses(node, process);
    }

    /** How statuses name a place in a Prefetch Window. */
    private static long inWindow(int process, long offset) {
        return VectorAccess.MEMORY_BYTES + (long) process * HostMap.WINDOW_BYTES + offset % HostMap.WINDOW_BYTES;
    }

    private Draft draft(int node, int process, int peer, VectorOperation kind) {
        int from = kind == VectorOperation.REMOTE_READ ? peer : node;
        int to = kind == VectorOperation.REMOTE_WRITE ? peer : node;
        int told = kind == VectorOperation.REMOTE_WRITE ? random.nextInt(HostMap.PROCESSES) : 0;
        int elementBytes = PlainAccess.randomElementBytes(random);
        int most = Math.min(
                VectorAccess.MAXIMUM_COUNT, (kind.isLocal() ? HostMap.WINDOW_BYTES : MOST_BYTES) / elementBytes);
        int count = 1 + random.nextInt(random.nextBoolean() ? most : Math.min(most, 25));
        int end = random.nextInt(8);
        boolean destinationEnds = end == 0 && kind != VectorOperation.LOCAL_READ && ends.take(to);
        boolean sourceEnds = end == 1 && kind != VectorOperation.LOCAL_WRITE && ends.take(from);
        PlainElements source;
        if (kind == VectorOperation.LOCAL_WRITE) {
            source = window(elementBytes, count);
        } else if (sourceEnds) {
            source = elements.atTheEnd(elementBytes, count);
        } else {
            int longest = kind == VectorOperation.LOCAL_READ ? HostMap.WINDOW_BYTES : MOST_BYTES;
            PlainElements own = random.nextBoolean() ? fenced.draw(node, process, from, longest, random) : null;
            source =
                    own != null ? own : elements.draw(nodes[from], SOURCES, RandomElements.REGION, elementBytes, count);
        }
        PlainElements destination = destination(kind, to, source, destinationEnds);
        int endOf = destinationEnds ? to : sourceEnds ? from : -1;
        boolean wants = endOf >= 0 || random.nextInt(3) != 0;
        return new Draft(node, process, peer, kind, source, destination, endOf, wants, told);
    }

    private PlainElements destination(VectorOperation kind, int to, PlainElements source, boolean atTheEnd) {
        int elementBytes = source.elementBytes();
        int count = source.bytes() / elementBytes;
        if (kind == VectorOperation.LOCAL_READ) {
            return window(elementBytes, count);
        }
        // Element sizes may differ: what a wrong entry leaves may then end within an element of the other side.
        boolean doubled = elementBytes < 128 && count % 2 == 0 && random.nextBoolean();
        int bytes = doubled ? 2 * elementBytes : elementBytes;
        int many = doubled ? count / 2 : count;
        return atTheEnd
                ? elements.atTheEnd(bytes, many)
                : elements.draw(nodes[to], nodes[to].freshRegion(), RandomElements.WRITTEN_REGION, bytes, many);
    }

    /** Anywhere in a window; to its last byte as often as elsewhere. */
    private PlainElements window(int elementBytes, int count) {
        int last = HostMap.WINDOW_BYTES - elementBytes * count;
        int offset = random.nextBoolean() ? last : 4 * random.nextInt(last / 4 + 1);
        return PlainAccess.contiguous(offset, elementBytes, count);
    }

    private int queue(Draft draft) {
        VectorAccess from = Accesses.of(draft.source);
        VectorAccess to = Accesses.of(draft.destination);
        var driver = process(draft.node, draft.process).driver;
        return switch (draft.kind) {
            case REMOTE_WRITE -> driver.submit(new VectorWrite(from, to, draft.peer, draft.wants), draft.told);
            case REMOTE_READ -> driver.submit(new VectorRead(from, to, draft.peer, draft.wants));
            case LOCAL_READ -> driver.submitLocalRead(from, Math.toIntExact(to.base()), draft.wants);
            case LOCAL_WRITE -> driver.submitLocalWrite(Math.toIntExact(from.base()), to, draft.wants);
            default -> throw new IllegalArgumentException("moves nothing: " + draft.kind);
        };
    }

    private void expect(Draft draft, int tag) {
        int wrongSource = draft.source instanceof PlainList list ? list.firstWrong() : -1;
        int wrongDestination = draft.destination instanceof PlainList list ? list.firstWrong() : -1;
        int sent = wrongSource < 0 ? draft.source.bytes() : wrongSource * draft.source.elementBytes();
        int perWrong = wrongDestination * draft.destination.elementBytes();
        boolean reachesWrong = wrongDestination >= 0 && perWrong < sent;
        int written = reachesWrong ? perWrong : sent;
        byte[] bytes = bytes(draft, sent);
        store(draft, tag, bytes, written);

        boolean asks = draft.kind == VectorOperation.REMOTE_READ;
        boolean intoWindow = draft.kind == VectorOperation.LOCAL_READ;
        long base = intoWindow ? inWindow(draft.process, draft.destination.base()) : draft.destination.base();
        int other = draft.kind.isLocal() ? draft.node : draft.peer;
        boolean completesWrong = wrongSource >= 0 && !asks;
        process(draft.node, draft.process)
                .expectCompletion(new VectorStatus(
                        completesWrong ? CommandStatus.SOURCE_LIST_ENTRY : CommandStatus.DONE,
                        other,
                        tag,
                        asks ? draft.source.bytes() : sent,
                        base,
                        completesWrong ? wrongSource : 0,
                        draft.told));
        if (draft.endOf < 0 && wrongDestination < 0) {
            fenced.add(draft.node, draft.process, draft.destinationNode(), draft.kind, draft.destination);
        }
        CommandStatus status;
        int entry = 0;
        int told = written;
        if (reachesWrong) {
            status = CommandStatus.RECEIVED_LIST_ENTRY;
            entry = wrongDestination;
        } else if (wrongSource >= 0 && asks) {
            status = CommandStatus.SOURCE_LIST_ENTRY;
            entry = wrongSource;
            told = sent;
        } else if (draft.wants && sent != 0) {
            status = wrongSource < 0 ? CommandStatus.DONE : CommandStatus.RECEIVED_CUT;
        } else {
            return;
        }
        int teller = draft.kind == VectorOperation.REMOTE_WRITE ? draft.node : other;
        int tellersProcess = asks ? 0 : draft.process;
        int toldProcess = draft.kind == VectorOperation.REMOTE_WRITE ? draft.told : draft.process;
        List<Long> targets =
                intoWindow ? List.of() : draft.destination.addresses().subList(0, written);
        ExpectedNode to = nodes[draft.destinationNode()];
        LandingRegion landing = new LandingRegion(
                new VectorStatus(status, teller, tag, told, base, entry, tellersProcess),
                to.simulated(),
                targets,
                bytes);
        if (draft.endOf >= 0) {
            ends.hold(landing, draft.endOf);
        }
        to.processes.get(toldProcess).expectReception(landing);
    }

    private byte[] bytes(Draft draft, int sent) {
        if (draft.kind == VectorOperation.LOCAL_WRITE) {
            int offset = (int) draft.source.base();
            byte[] window = process(draft.node, draft.process).writeWindow;
            return Arrays.copyOfRange(window, offset, offset + draft.source.bytes());
        }
        ExpectedNode from = nodes[draft.sourceNode()];
        byte[] bytes = new byte[sent];
        List<Long> addresses = draft.source.addresses();
        for (int i = 0; i < sent; i++) {
            bytes[i] = from.memory.read(addresses.get(i));
        }
        return bytes;
    }

    private void store(Draft draft, int tag, byte[] bytes, int written) {
        if (draft.kind == VectorOperation.LOCAL_READ) {
            process(draft.node, draft.process)
                    .expectInWindow(tag, (int) draft.destination.base(), Arrays.copyOf(bytes, written));
            return;
        }
        ExpectedNode to = nodes[draft.destinationNode()];
        List<Long> targets = draft.destination.addresses();
        for (int i = 0; i < written; i++) {
            to.memory.write(targets.get(i), bytes[i]);
        }
    }

    /** Those of the process that has queued something, and of others by chance. */
    private void takeStatuses(int node, int process) {
        process(node, process).takeCompletions();
        for (ExpectedNode each : nodes) {
            for (ExpectedProcess one : each.processes) {
                if (random.nextBoolean()) {
                    one.takeReceptions();
                }
            }
        }
        giveEndsBack();
    }

    private void giveEndsBack() {
        ends.giveBack(landing -> Arrays.stream(nodes)
                .flatMap(node -> node.processes.stream())
                .anyMatch(process -> process.awaits(landing)));
    }

    /**
     * Waits for all statuses, and then compares memories and windows.
     *
     * @throws AssertionError if anything is not as it should be
     */
    public void finish() {
        for (ExpectedNode node : nodes) {
            for (ExpectedProcess process : node.processes) {
                while (process.awaitsCompletion()) {
                    process.awaitCompletion();
                    for (ExpectedNode each : nodes) {
                        each.processes.forEach(ExpectedProcess::takeReceptions);
                    }
                }
            }
        }
        for (ExpectedNode node : nodes) {
            node.processes.forEach(ExpectedProcess::awaitReceptions);
        }
        system.hostPort(0).idle(LAST_CYCLES);
        for (ExpectedNode node : nodes) {
            node.checkContents();
        }
    }

    /** Packets that all nodes have sent. */
    public long packets() {
        return Arrays.stream(nodes)
                .mapToLong(node -> node.processes.get(0).driver.counter(HostMap.Counter.PACKETS_SENT))
                .sum();
    }

    /** All receive statuses of a node so far. */
    public List<VectorStatus> told(int node) {
        return nodes[node].told();
    }
}
