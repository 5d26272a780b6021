package org.heddle.experiment.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.PagePort;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorRead;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.board.Dimmnet2Board;
import org.heddle.nic.board.LossMap;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.host.HostMap;

/**
 * The nodes of a {@link Dimmnet2Board} through its port: their registers, and commands that are done when a method returns.
 *
 * <p>A board of one node has its link joined to itself: the other node is the same one.
 */
final class PairNodes {
    /** Bytes of a node's memory. */
    static final int MEMORY_BYTES = Dimmnet2Configuration.cutDown().extent().blockMemoryBytes();
    /** Bytes of the largest element. */
    static final int LARGEST_ELEMENT = 128;

    private static final long LIMIT_CYCLES = 150_000;
    private static final int[] PROBES = {0x5A5A, 0xA5A5};

    private final HostPort port;
    private final List<HostMap> registers = new ArrayList<>();
    private final LossMap losses;
    private final List<Dimmnet2Driver> drivers = new ArrayList<>();

    private PairNodes(HostPort port) {
        this.port = port;
        for (int node = 0; node < PROBES.length; node++) {
            registers.add(HostRegisters.connect(new HostMap(), page(node)));
        }
        losses = HostRegisters.connect(new LossMap(), new PagePort(port, Dimmnet2Board.LOSSES));
    }

    private HostPort page(int node) {
        return new PagePort(port, node * Dimmnet2Board.NODE_BYTES);
    }

    /** Finds out how many nodes there are: one alone answers at the second one's addresses, too. */
    static PairNodes at(HostPort port) {
        PairNodes nodes = new PairNodes(port);
        for (int node = 0; node < PROBES.length; node++) {
            nodes.registers.get(node).node.number.write(PROBES[node]);
        }
        long first = nodes.registers.get(0).node.number.read();
        if (first == nodes.registers.get(1).node.number.read()) {
            nodes.registers.remove(1);
        }
        for (int node = 0; node < nodes.count(); node++) {
            nodes.registers.get(node).node.number.write(node);
        }
        return nodes;
    }

    /** Returns the number of nodes, 1 or 2. */
    int count() {
        return registers.size();
    }

    /** Returns the node at the other end of a node's link. */
    int other(int node) {
        return count() - 1 - node;
    }

    /** Returns a node's registers. */
    HostMap registers(int node) {
        return registers.get(node);
    }

    /** Returns the registers of the losses on the cable. */
    LossMap losses() {
        return losses;
    }

    /**
     * Returns a node's driver; what an earlier program has left in its rings is gone.
     *
     * @throws HostTimeoutException if its memory does not become ready
     */
    Dimmnet2Driver driver(int node) {
        while (drivers.size() <= node) {
            Dimmnet2Driver driver = new Dimmnet2Driver(page(drivers.size()), drivers.size());
            driver.awaitMemory(LIMIT_CYCLES);
            for (int i = 0; i < 2 * HostMap.RING_ENTRIES; i++) {
                if (status(driver::pollCompletion).isEmpty()
                        && status(driver::pollReception).isEmpty()) {
                    break;
                }
            }
            drivers.add(driver);
        }
        return drivers.get(node);
    }

    /** Returns elements behind each other, as large and as few as the size allows. */
    static VectorAccess contiguous(int address, int bytes) {
        int element = Math.min(LARGEST_ELEMENT, Integer.lowestOneBit(bytes));
        return VectorAccess.contiguous(address, element, bytes / element);
    }

    /** Puts words into a node's Write Window, from an offset on. */
    void fillWindow(int node, int offset, long[] words) {
        for (int i = 0; i < words.length; i++) {
            driver(node).writeWriteWindow(offset + Long.BYTES * i, words[i]);
        }
    }

    /** Returns words of a node's Prefetch Window from its start on. */
    long[] window(int node, int words) {
        long[] read = new long[words];
        for (int i = 0; i < words; i++) {
            read[i] = driver(node).readPrefetchWindow(Long.BYTES * i);
        }
        return read;
    }

    /** Writes what is at an offset of a node's Write Window into its memory. */
    void localWrite(int node, int offset, VectorAccess to) {
        Dimmnet2Driver driver = driver(node);
        String what = "local write of node " + node;
        int tag = driver.submitLocalWrite(offset, to, true);
        expect(what, tag, () -> driver.awaitReception(LIMIT_CYCLES));
        expect(what, tag, () -> driver.awaitCompletion(LIMIT_CYCLES));
    }

    /** Reads a node's memory into its Prefetch Window, from the window's start on. */
    void localRead(int node, VectorAccess from) {
        localRead(node, from, 0);
    }

    /** Reads a node's memory into its Prefetch Window, from an offset on. */
    void localRead(int node, VectorAccess from, int offset) {
        Dimmnet2Driver driver = driver(node);
        String what = "local read of node " + node;
        int tag = driver.submitLocalRead(from, offset, true);
        expect(what, tag, () -> driver.awaitReception(LIMIT_CYCLES));
        expect(what, tag, () -> driver.awaitCompletion(LIMIT_CYCLES));
    }

    /** Stores words in a node's memory by one command. */
    void store(int node, int address, long[] words) {
        fillWindow(node, 0, words);
        localWrite(node, 0, contiguous(address, Long.BYTES * words.length));
    }

    /**
     * Returns words of a node's memory, by one command.
     *
     * @param bytes whose largest elements are no more than a command has
     */
    long[] load(int node, int address, int bytes) {
        localRead(node, contiguous(address, bytes));
        return window(node, bytes / Long.BYTES);
    }

    /** Writes from a node's memory into the other one's. */
    void remoteWrite(int node, VectorAccess from, VectorAccess to) {
        Dimmnet2Driver driver = driver(node);
        Dimmnet2Driver there = driver(other(node));
        String what = "remote write of node " + node + " to node " + other(node);
        int tag = driver.submit(new VectorWrite(from, to, other(node), true));
        expect(what, tag, () -> there.awaitReception(LIMIT_CYCLES));
        expect(what, tag, () -> driver.awaitCompletion(LIMIT_CYCLES));
    }

    /** Reads from the other node's memory into a node's. */
    void remoteRead(int node, VectorAccess from, VectorAccess to) {
        Dimmnet2Driver driver = driver(node);
        String what = "remote read of node " + node + " from node " + other(node);
        int tag = driver.submit(new VectorRead(from, to, other(node), true));
        expect(what, tag, () -> driver.awaitReception(LIMIT_CYCLES));
        expect(what, tag, () -> driver.awaitCompletion(LIMIT_CYCLES));
    }

    private static void expect(String what, int tag, Supplier<VectorStatus> wait) {
        VectorStatus status;
        try {
            status = status(wait);
        } catch (HostTimeoutException late) {
            throw new StepFailedException(what + " did not end: " + late.getMessage());
        }
        if (status.status() != CommandStatus.DONE || status.tag() != tag) {
            throw new StepFailedException("%s must end with DONE, tag 0x%x: %s, tag 0x%x"
                    .formatted(what, tag, status.status(), status.tag()));
        }
    }

    /** Returns what is asked for; a status in a ring that is none is told. */
    private static <T> T status(Supplier<T> asked) {
        try {
            return asked.get();
        } catch (IllegalArgumentException none) {
            throw new StepFailedException("an entry of a status ring: " + none.getMessage());
        }
    }

    /**
     * Waits for the completion of a command that the hardware is to refuse.
     *
     * @param node whose command it is
     * @return its status; empty if none came in time
     */
    Optional<VectorStatus> refusal(int node) {
        try {
            return Optional.of(status(() -> driver(node).awaitCompletion(LIMIT_CYCLES)));
        } catch (HostTimeoutException late) {
            return Optional.empty();
        }
    }
}
