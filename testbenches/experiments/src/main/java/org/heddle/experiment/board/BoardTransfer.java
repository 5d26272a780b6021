package org.heddle.experiment.board;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.tool.Sha256;
import org.heddle.device.PresetPattern;
import org.heddle.experiment.dimmnet2.transfer.Pattern;
import org.heddle.experiment.dimmnet2.transfer.Transfer;
import org.heddle.experiment.dimmnet2.transfer.TransferOperation;
import org.heddle.experiment.dimmnet2.transfer.TransferRefusedException;
import org.heddle.host.HostPort;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.dimmnet2.driver.NodeSnapshot;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorPair;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.dimmnet2.host.HostMap.Block;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.nic.dimmnet2.host.HostMap.Cycles;

/** Transfer between the two nodes of a board: filled, moved and compared by the nodes' own commands. */
public final class BoardTransfer {
    private static final int NODES = 2;
    private static final long DIMMNET2 = new HostMap().identity.resetValue();

    private final Transfer transfer;
    private final PairNodes nodes;
    private final byte[][] memories = new byte[NODES][];
    private final byte[] window;
    private final List<String> complaints = new ArrayList<>();

    /**
     * Finds the nodes, and fills both memories.
     *
     * @param port addresses are those of the board's line
     * @throws TransferRefusedException if the board cannot do the transfer; nothing has moved then
     * @throws HostTimeoutException if a node does not answer in time
     * @throws IllegalStateException if the memories cannot be filled
     */
    public BoardTransfer(HostPort port, Transfer transfer) {
        this.transfer = transfer;
        check(transfer);
        long identity = port.read(0);
        if (identity != DIMMNET2) {
            throw new TransferRefusedException(
                    "a transfer needs DIMMnet-2 nodes, and register 0x0 must read 0x%x: it reads 0x%x; take a board with dimmnet2-pair"
                            .formatted(DIMMNET2, identity));
        }
        nodes = PairNodes.at(port);
        if (nodes.count() < NODES) {
            throw new TransferRefusedException(
                    "a transfer needs two nodes, and this board has one: take a board with dimmnet2-pair");
        }
        try {
            for (int node = 0; node < NODES; node++) {
                long[] words = preset(node);
                nodes.store(node, 0, words);
                memories[node] = LittleEndian.bytes(words);
            }
            window = LittleEndian.bytes(nodes.window(0, HostMap.WINDOW_BYTES / Long.BYTES));
        } catch (StepFailedException failed) {
            throw new IllegalStateException(
                    "the nodes' memories cannot be filled: " + failed.getMessage() + "; ./heddle selftest says more",
                    failed);
        }
    }

    /**
     * Refuses what nodes of a board lack.
     *
     * @throws TransferRefusedException if a side has a list, or leaves the memory
     */
    public static void check(Transfer transfer) {
        check("source", transfer.source());
        check("destination", transfer.destination());
    }

    private static void check(String side, Pattern pattern) {
        if (pattern instanceof Pattern.Listed) {
            throw new TransferRefusedException(
                    side + ": the nodes of a board have no lists: take contiguous or stride, or leave out --port");
        }
        if (pattern.lowest() < 0 || pattern.end() > PairNodes.MEMORY_BYTES) {
            throw new TransferRefusedException(
                    "%s: a node of a board has %d bytes of memory: the pattern reaches from byte %d to byte %d"
                            .formatted(side, PairNodes.MEMORY_BYTES, pattern.lowest(), pattern.end() - 1));
        }
    }

    private static long[] preset(int node) {
        PresetPattern preset = PresetPattern.splitMix64(node);
        long[] words = new long[PairNodes.MEMORY_BYTES / Long.BYTES];
        for (int i = 0; i < words.length; i++) {
            words[i] = preset.word((long) Long.BYTES * i);
        }
        return words;
    }

    /** Returns the errors in what the transfer left behind, one sentence each; empty when it is verified. */
    public List<String> complaints() {
        return List.copyOf(complaints);
    }

    /**
     * Moves everything, and compares both memories, or the Prefetch Window; to be called once.
     *
     * @throws HostTimeoutException if a node does not answer in time
     * @throws IllegalStateException if the memories cannot be read
     */
    public BoardTransferResult run() {
        List<NodeSnapshot> before = snapshots();
        try {
            VectorPair whole = new VectorPair(access(transfer.source()), access(transfer.destination()));
            whole.commands(Dimmnet2Configuration.cutDown().packetPayload()).forEach(this::move);
        } catch (StepFailedException failed) {
            complaints.add(String.valueOf(failed.getMessage()));
        }
        List<NodeSnapshot> counted = new ArrayList<>();
        for (int node = 0; node < NODES; node++) {
            counted.add(nodes.driver(node).snapshot().since(before.get(node)));
        }
        byte[] arrived = arrived();
        boolean toWindow = transfer.operation() == TransferOperation.LOCAL_READ;
        long busy = counted.get(transfer.operation().destinationNode())
                .cycles(toWindow ? Block.PREFETCH_UNIT : Block.WRITE_UNIT, Cycles.BUSY);
        return new BoardTransferResult(
                busy,
                transfer.source().bytes(),
                (double) transfer.source().bytes() / Math.max(1, busy),
                sum(counted, Counter.PACKETS_SENT),
                sum(counted, Counter.LINES_READ),
                sum(counted, Counter.LINES_WRITTEN),
                complaints.isEmpty(),
                sha256(arrived));
    }

    private static VectorAccess access(Pattern pattern) {
        if (pattern instanceof Pattern.Stride stride && stride.count() > 1) {
            return VectorAccess.stride(
                    stride.base(), stride.element(), Math.toIntExact(stride.count()), Math.toIntExact(stride.stride()));
        }
        return VectorAccess.contiguous(pattern.lowest(), 4, Math.toIntExact(pattern.bytes() / 4));
    }

    private void move(VectorPair command) {
        VectorAccess from = command.source();
        VectorAccess to = command.destination();
        switch (transfer.operation()) {
            case WRITE -> nodes.remoteWrite(0, from, to);
            case READ -> nodes.remoteRead(1, from, to);
            case LOCAL_READ -> nodes.localRead(0, from, (int) to.base());
            case LOCAL_WRITE -> nodes.localWrite(0, (int) from.base(), to);
        }
    }

    private List<NodeSnapshot> snapshots() {
        return List.of(nodes.driver(0).snapshot(), nodes.driver(1).snapshot());
    }

    private static long sum(List<NodeSnapshot> counted, Counter counter) {
        return counted.stream().mapToLong(each -> each.counter(counter)).sum();
    }

    private byte[] arrived() {
        try {
            return compare();
        } catch (StepFailedException failed) {
            throw new IllegalStateException(
                    "the nodes' memories cannot be read: " + failed.getMessage() + "; ./heddle selftest says more",
                    failed);
        }
    }

    /** Compares with a plain model, the last byte in order wins; returns what is at the destination, holes too. */
    private byte[] compare() {
        int node = transfer.operation().destinationNode();
        boolean toWindow = transfer.operation() == TransferOperation.LOCAL_READ;
        byte[] source = memories[0].clone(); // the Write Window holds the same
        byte[] expected = toWindow ? window : memories[node];
        for (long i = 0; i < transfer.source().bytes(); i++) {
            expected[(int) transfer.destination().address(i)] =
                    source[(int) transfer.source().address(i)];
        }
        byte[] there = LittleEndian.bytes(nodes.window(0, HostMap.WINDOW_BYTES / Long.BYTES));
        if (toWindow) {
            complain("the Prefetch Window", expected, there);
        }
        byte[] arrived = there;
        for (int each = 0; each < NODES; each++) {
            byte[] memory = LittleEndian.bytes(nodes.load(each, 0, PairNodes.MEMORY_BYTES));
            complain("node " + each, memories[each], memory);
            arrived = !toWindow && each == node ? memory : arrived;
        }
        return arrived;
    }

    private void complain(String name, byte[] expected, byte[] actual) {
        for (int i = 0; i < expected.length; i++) {
            if (expected[i] != actual[i]) {
                complaints.add("byte 0x%x of %s is %02x and should be %02x".formatted(i, name, actual[i], expected[i]));
                return;
            }
        }
    }

    private String sha256(byte[] arrived) {
        Pattern destination = transfer.destination();
        Sha256 digest = new Sha256();
        digest.add(arrived, (int) destination.lowest(), (int) (destination.end() - destination.lowest()));
        return digest.text();
    }
}
