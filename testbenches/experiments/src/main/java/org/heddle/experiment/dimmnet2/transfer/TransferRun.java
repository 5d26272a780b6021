package org.heddle.experiment.dimmnet2.transfer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.tool.Sha256;
import org.heddle.device.DramCounters;
import org.heddle.device.NodeMemory;
import org.heddle.device.PresetPattern;
import org.heddle.experiment.CoreClock;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.ListArea;
import org.heddle.host.dimmnet2.driver.NodeSnapshot;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorPair;
import org.heddle.host.dimmnet2.driver.VectorRead;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.testbench.NodePair;
import org.heddle.testbench.PairFactory;
import org.jspecify.annotations.Nullable;

/** Runs a transfer on two nodes in RTL, through their host ports: prepares, moves, measures, compares. */
public final class TransferRun implements AutoCloseable {
    /** Generous: 80 cycles for the smallest element. */
    private static final long CYCLES_PER_BYTE = 20;

    private static final long START_CYCLES = 1_000_000;
    /** Completions that may wait for the host; their ring has room for more. */
    private static final int MOST_OPEN = HostMap.RING_ENTRIES - 16;

    private static final int POLL_INTERVAL = 64;

    private final Transfer transfer;
    private final Dimmnet2Configuration configuration;
    private final NodePair pair;
    private final @Nullable TransferFaults faults;
    private final Dimmnet2Driver[] drivers = new Dimmnet2Driver[2];
    private final List<String> complaints = new ArrayList<>();
    private final List<NodeSnapshot> counted = new ArrayList<>();
    private int open;

    /** Two nodes, ready to move. */
    public TransferRun(Transfer transfer, Dimmnet2Configuration configuration, SimulationOptions options) {
        this(transfer, new PairFactory(configuration), options, null);
    }

    /**
     * Two nodes, ready to move, on cables with faults.
     *
     * @param pairs makes the nodes
     * @param faults that must happen, placed by the options' seed; null for none
     * @throws TransferRefusedException if so many cannot happen
     */
    public TransferRun(
            Transfer transfer, PairFactory pairs, SimulationOptions options, @Nullable TransferFaults faults) {
        this.transfer = transfer;
        this.configuration = pairs.configuration();
        this.faults = faults;
        pair = faults == null
                ? pairs.open(options)
                : pairs.open(options, faults.on(packetsOf(transfer, configuration), options.seed()));
        for (int node = 0; node < 2; node++) {
            drivers[node] = new Dimmnet2Driver(pair.hostPort(node), node);
        }
    }

    /** Packets from node 0 to node 1 that a transfer takes. */
    private static long packetsOf(Transfer transfer, Dimmnet2Configuration configuration) {
        if (transfer.operation().isLocal()) {
            return 0;
        }
        int payload = configuration.packetPayload();
        return new VectorPair(shape(transfer.source()), shape(transfer.destination()))
                .commands(payload).stream()
                        .mapToLong(command -> (command.source().bytes() + payload - 1) / payload)
                        .sum();
    }

    /** As the driver names it, its list not yet written. */
    private static VectorAccess shape(Pattern pattern) {
        if (pattern instanceof Pattern.Stride stride && stride.count() > 1) {
            return VectorAccess.stride(
                    stride.base(), stride.element(), Math.toIntExact(stride.count()), Math.toIntExact(stride.stride()));
        }
        if (pattern instanceof Pattern.Listed list) {
            return VectorAccess.list(
                    Transfer.LIST_AREA,
                    Transfer.ENTRY_BYTES,
                    0,
                    list.element(),
                    list.addresses().size());
        }
        return VectorAccess.contiguous(pattern.lowest(), 4, Math.toIntExact(pattern.bytes() / 4));
    }

    /** Returns the errors in what the transfer left behind, in a few sentences; empty when it is verified. */
    public List<String> complaints() {
        return List.copyOf(complaints);
    }

    /** Returns the counts of both nodes for the transfer, from a little before its first command to its last status; empty before it. */
    public List<NodeSnapshot> counted() {
        return List.copyOf(counted);
    }

    /** Moves everything; to be called once. */
    public TransferResult run() {
        TransferOperation operation = transfer.operation();
        VectorPair whole = new VectorPair(
                access(transfer.source(), 0), access(transfer.destination(), operation.destinationNode()));
        if (operation == TransferOperation.LOCAL_WRITE) {
            fillWriteWindow();
        }
        byte[] window = prefetchWindow();
        List<NodeSnapshot> before = lookWhileRowsClose();
        long packetsBefore = packets();
        memory(0).resetMeasurement();
        memory(1).resetMeasurement();
        move(whole.commands(configuration.packetPayload()));
        List<NodeSnapshot> after = snapshots();
        for (int node = 0; node < 2; node++) {
            counted.add(after.get(node).since(before.get(node)));
        }
        return result(packets() - packetsBefore, window);
    }

    /** How the driver names a pattern; lists are written to the node's memory. */
    private VectorAccess access(Pattern pattern, int node) {
        return pattern instanceof Pattern.Listed list
                ? new ListArea(drivers[node]).place(list.addresses(), list.element())
                : shape(pattern);
    }

    private void fillWriteWindow() {
        PresetPattern preset = PresetPattern.splitMix64(0);
        for (long at = transfer.source().lowest() & ~7L; at < transfer.source().end(); at += Long.BYTES) {
            drivers[0].writeWriteWindow((int) at, preset.word(at));
        }
    }

    /** Two intervals of refresh: the transfer finds all rows closed, whatever was written before it. */
    private List<NodeSnapshot> lookWhileRowsClose() {
        long end = pair.cycle() + 2L * configuration.timing().tREFI();
        List<NodeSnapshot> seen = snapshots();
        pair.hostPort(0).idle(Math.max(0, end - pair.cycle()));
        return seen;
    }

    private List<NodeSnapshot> snapshots() {
        return Stream.of(drivers).map(Dimmnet2Driver::snapshot).toList();
    }

    private void move(List<VectorPair> commands) {
        Dimmnet2Driver initiator = drivers[transfer.operation() == TransferOperation.READ ? 1 : 0];
        long limit = pair.cycle()
                + START_CYCLES
                + CYCLES_PER_BYTE * transfer.source().bytes();
        int lastTag = 0;
        for (int i = 0; i < commands.size(); i++) {
            while (open >= MOST_OPEN) {
                takeCompletion(initiator, limit);
            }
            lastTag = submit(initiator, commands.get(i), i == commands.size() - 1);
            open++;
        }
        VectorStatus received = awaitReception(initiator, limit);
        if (received.status() != CommandStatus.DONE || received.tag() != lastTag) {
            complaints.add("the last command was received as " + received + ", not as DONE with tag " + lastTag);
        }
    }

    private int submit(Dimmnet2Driver initiator, VectorPair part, boolean isLast) {
        VectorAccess source = part.source();
        VectorAccess destination = part.destination();
        return switch (transfer.operation()) {
            case WRITE -> initiator.submit(new VectorWrite(source, destination, 1, isLast));
            case READ -> initiator.submit(new VectorRead(source, destination, 0, isLast));
            case LOCAL_READ -> initiator.submitLocalRead(source, Math.toIntExact(destination.base()), isLast);
            case LOCAL_WRITE -> initiator.submitLocalWrite(Math.toIntExact(source.base()), destination, isLast);
        };
    }

    private boolean takeCompletion(Dimmnet2Driver initiator, long limit) {
        Optional<VectorStatus> completion = initiator.pollCompletion();
        if (completion.isEmpty()) {
            pause(limit, "a completed command");
            return false;
        }
        open--;
        if (completion.get().status() != CommandStatus.DONE) {
            complaints.add("a command ended as " + completion.get());
        }
        return true;
    }

    private VectorStatus awaitReception(Dimmnet2Driver initiator, long limit) {
        Dimmnet2Driver told = drivers[transfer.operation().destinationNode()];
        while (true) {
            Optional<VectorStatus> status = told.pollReception();
            if (status.isPresent()) {
                return status.get();
            }
            if (open == 0 || !takeCompletion(initiator, limit)) {
                pause(limit, "the receive status of the last command");
            }
        }
    }

    private void pause(long limit, String what) {
        if (pair.cycle() >= limit) {
            throw new HostTimeoutException(what, limit, pair.cycle());
        }
        pair.hostPort(0).idle(POLL_INTERVAL);
    }

    private TransferResult result(long packets, byte[] windowBefore) {
        byte[] window = prefetchWindow();
        if (faults != null && !Map.of(faults.kind(), faults.count()).equals(pair.faults())) {
            complaints.add("the faults that happened are " + pair.faults() + ", not " + faults);
        }
        complaints.addAll(new ExpectedTransfer(transfer, windowBefore).complaints(memory(0), memory(1), window));
        long cycles = lastData() - firstActivation() + 1;
        DramCounters counters = memory(0).counters().plus(memory(1).counters());
        double microseconds = CoreClock.microseconds(cycles);
        long bytes = transfer.source().bytes();
        return new TransferResult(
                cycles,
                microseconds,
                bytes,
                bytes / microseconds,
                packets,
                counters.activations(),
                counters.rowHits(),
                complaints.isEmpty(),
                sha256(window));
    }

    private long firstActivation() {
        long a = memory(0).firstActivationCycle();
        long b = memory(1).firstActivationCycle();
        return a < 0 || b < 0 ? Math.max(a, b) : Math.min(a, b);
    }

    private long lastData() {
        NodeMemory memory = memory(transfer.operation().destinationNode());
        return transfer.operation() == TransferOperation.LOCAL_READ ? memory.lastReadCycle() : memory.lastWriteCycle();
    }

    private String sha256(byte[] window) {
        Pattern destination = transfer.destination();
        Sha256 digest = new Sha256();
        if (transfer.operation() == TransferOperation.LOCAL_READ) {
            digest.add(window, (int) destination.lowest(), (int) destination.bytes());
        } else {
            byte[] chunk = new byte[1 << 16];
            NodeMemory memory = memory(transfer.operation().destinationNode());
            for (long at = destination.lowest(); at < destination.end(); at += chunk.length) {
                int length = (int) Math.min(chunk.length, destination.end() - at);
                memory.backdoorRead(at, chunk, 0, length);
                digest.add(chunk, 0, length);
            }
        }
        return digest.text();
    }

    private byte[] prefetchWindow() {
        byte[] bytes = new byte[HostMap.WINDOW_BYTES];
        for (int at = 0; at < bytes.length; at += Long.BYTES) {
            long word = drivers[0].readPrefetchWindow(at);
            for (int i = 0; i < Long.BYTES; i++) {
                bytes[at + i] = (byte) (word >>> 8 * i);
            }
        }
        return bytes;
    }

    private long packets() {
        return drivers[0].counter(Counter.PACKETS_SENT) + drivers[1].counter(Counter.PACKETS_SENT);
    }

    private NodeMemory memory(int node) {
        return pair.node(node).memory();
    }

    @Override
    public void close() {
        pair.close();
    }
}
