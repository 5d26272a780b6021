package org.heddle.experiment.soak;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.host.Dimmnet2Driver;
import org.heddle.host.VectorAccess;
import org.heddle.host.VectorRead;
import org.heddle.host.VectorStatus;
import org.heddle.host.VectorWrite;
import org.heddle.nic.host.CommandStatus;
import org.heddle.nic.host.HostMap;
import org.heddle.nic.host.Operation;
import org.heddle.testbench.Accesses;
import org.heddle.testbench.JoinedNodes;
import org.heddle.testbench.plain.PlainAccess;
import org.heddle.testbench.plain.PlainElements;
import org.heddle.testbench.plain.PlainList;

/**
 * Random commands on joined nodes, and what must come of them. Nothing is read that another command writes, and writes that could
 * overtake each other go to regions of their own.
 */
public final class MixedCommands {
    private static final int MOST_BYTES = 6000;
    /** For what nobody is told of. */
    private static final int LAST_CYCLES = 20_000;

    private static final long SOURCES = 0x400_0000L;
    /** Where commands of each kind write; remote ones to the node that they name. */
    private static final long[] DESTINATIONS = {0x1000_0000L, -1, 0x1200_0000L, 0x1400_0000L};
    /** Between the regions that data from each node are written to. */
    private static final long PEER_BYTES = 2 * RandomElements.REGION;

    private final JoinedNodes system;
    private final RandomGenerator random;
    private final RandomElements elements;
    private final ExpectedNode[] nodes;

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
            Dimmnet2Driver driver = new Dimmnet2Driver(system.hostPort(node), node);
            nodes[node] = new ExpectedNode(node, system.node(node), driver, random);
        }
    }

    /**
     * Queues a command of one kind on one node.
     *
     * @return bytes that it names
     * @throws AssertionError if a status that has come by now is not as it should be
     */
    public int submit(int node, Operation kind) {
        if (kind == Operation.FENCE) {
            return submitFence(node);
        }
        int other = (node + 1 + random.nextInt(nodes.length - 1)) % nodes.length;
        return submit(node, other, kind);
    }

    private int submitFence(int node) {
        int tag = nodes[node].driver.submitFence();
        nodes[node].expectCompletion(new VectorStatus(CommandStatus.DONE, node, tag, 0, 0, 0));
        return 0;
    }

    private int submit(int node, int other, Operation kind) {
        int elementBytes = PlainAccess.randomElementBytes(random);
        int most = Math.min(
                VectorAccess.MAXIMUM_COUNT, (kind.isLocal() ? HostMap.WINDOW_BYTES : MOST_BYTES) / elementBytes);
        int count = 1 + random.nextInt(random.nextBoolean() ? most : Math.min(most, 25));
        int bytes = elementBytes * count;
        int offset = kind.isLocal() ? 4 * random.nextInt((HostMap.WINDOW_BYTES - bytes) / 4 + 1) : 0;
        PlainElements window = PlainAccess.contiguous(offset, elementBytes, count);
        PlainElements source = kind == Operation.LOCAL_WRITE
                ? window
                : elements.draw(nodes[source(node, other, kind)], SOURCES, elementBytes, count);
        // Element sizes may differ: what a wrong entry leaves may then end within an element of the other side.
        boolean doubled = kind != Operation.LOCAL_READ && elementBytes < 128 && count % 2 == 0 && random.nextBoolean();
        PlainElements destination = kind == Operation.LOCAL_READ
                ? window
                : elements.draw(
                        nodes[destination(node, other, kind)],
                        DESTINATIONS[kind.ordinal()] + PEER_BYTES * source(node, other, kind),
                        doubled ? 2 * elementBytes : elementBytes,
                        doubled ? count / 2 : count);
        boolean wants = random.nextInt(3) != 0;
        Dimmnet2Driver driver = nodes[node].driver;
        VectorAccess from = Accesses.of(source);
        VectorAccess to = Accesses.of(destination);
        int tag = switch (kind) {
            case REMOTE_WRITE -> driver.submit(new VectorWrite(from, to, other, wants));
            case REMOTE_READ -> driver.submit(new VectorRead(from, to, other, wants));
            case LOCAL_READ -> driver.submitLocalRead(from, offset, wants);
            case LOCAL_WRITE -> driver.submitLocalWrite(offset, to, wants);
            default -> throw new IllegalArgumentException("no command of a host that moves something: " + kind);
        };
        expect(node, other, kind, source, destination, tag, wants);
        for (ExpectedNode each : nodes) {
            each.takeStatuses();
        }
        return bytes;
    }

    private static int source(int node, int other, Operation kind) {
        return kind == Operation.REMOTE_READ ? other : node;
    }

    private static int destination(int node, int other, Operation kind) {
        return kind == Operation.REMOTE_WRITE ? other : node;
    }

    private void expect(
            int node,
            int peer,
            Operation kind,
            PlainElements source,
            PlainElements destination,
            int tag,
            boolean wants) {
        int wrongSource = source instanceof PlainList list ? list.firstWrong() : -1;
        int wrongDestination = destination instanceof PlainList list ? list.firstWrong() : -1;
        int sent = wrongSource < 0 ? source.bytes() : wrongSource * source.elementBytes();
        boolean reachesWrong = wrongDestination >= 0 && wrongDestination * destination.elementBytes() < sent;
        int written = reachesWrong ? wrongDestination * destination.elementBytes() : sent;
        move(node, peer, kind, source, destination, sent, written);

        ExpectedNode to = nodes[destination(node, peer, kind)];
        long base = destination.base() + (kind == Operation.LOCAL_READ ? VectorAccess.MEMORY_BYTES : 0);
        int other = kind.isLocal() ? node : peer;
        boolean asks = kind == Operation.REMOTE_READ;
        boolean completesWrong = wrongSource >= 0 && !asks;
        nodes[node].expectCompletion(new VectorStatus(
                completesWrong ? CommandStatus.SOURCE_LIST_ENTRY : CommandStatus.DONE,
                other,
                tag,
                asks ? source.bytes() : sent,
                base,
                completesWrong ? wrongSource : 0));
        int teller = kind == Operation.REMOTE_WRITE ? node : other;
        if (reachesWrong) {
            to.expectReception(
                    new VectorStatus(CommandStatus.RECEIVED_LIST_ENTRY, teller, tag, written, base, wrongDestination));
        } else if (wrongSource >= 0 && asks) {
            to.expectReception(new VectorStatus(CommandStatus.SOURCE_LIST_ENTRY, teller, tag, sent, base, wrongSource));
        } else if (wants && sent != 0) {
            CommandStatus status = wrongSource < 0 ? CommandStatus.DONE : CommandStatus.RECEIVED_CUT;
            to.expectReception(new VectorStatus(status, teller, tag, written, base, 0));
        }
    }

    private void move(
            int node,
            int peer,
            Operation kind,
            PlainElements source,
            PlainElements destination,
            int sent,
            int written) {
        ExpectedNode from = nodes[source(node, peer, kind)];
        ExpectedNode to = nodes[destination(node, peer, kind)];
        int offset = (int) source.base();
        byte[] bytes = kind == Operation.LOCAL_WRITE
                ? Arrays.copyOfRange(from.writeWindow, offset, offset + source.bytes())
                : gather(from, source, sent);
        List<Long> targets = destination.addresses();
        for (int i = 0; i < written; i++) {
            if (kind == Operation.LOCAL_READ) {
                to.prefetchWindow[(int) (long) targets.get(i)] = bytes[i];
            } else {
                to.memory.write(targets.get(i), bytes[i]);
            }
        }
    }

    private static byte[] gather(ExpectedNode node, PlainElements source, int length) {
        byte[] bytes = new byte[length];
        List<Long> addresses = source.addresses();
        for (int i = 0; i < length; i++) {
            bytes[i] = node.memory.read(addresses.get(i));
        }
        return bytes;
    }

    /**
     * Waits for all statuses, and then compares memories and windows.
     *
     * @throws AssertionError if anything is not as it should be
     */
    public void finish() {
        for (ExpectedNode node : nodes) {
            while (node.awaitsCompletion()) {
                node.awaitCompletion();
                for (ExpectedNode each : nodes) {
                    each.takeStatuses();
                }
            }
        }
        for (ExpectedNode node : nodes) {
            node.awaitReceptions();
        }
        system.hostPort(0).idle(LAST_CYCLES);
        for (ExpectedNode node : nodes) {
            node.checkContents();
        }
    }

    /** Packets that all nodes have sent. */
    public long packets() {
        return Arrays.stream(nodes)
                .mapToLong(node -> node.driver.counter(HostMap.Counter.PACKETS_SENT))
                .sum();
    }

    /** All receive statuses of a node so far. */
    public List<VectorStatus> told(int node) {
        return nodes[node].told();
    }
}
