package org.heddle.experiment.verbs.request;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.heddle.device.PresetPattern;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.testbench.verbs.VerbsNodes;
import org.heddle.testbench.verbs.VerbsNodesOptions;
import org.heddle.testbench.verbs.VerbsPacket;
import org.heddle.testbench.verbs.VerbsPacketKind;

/**
 * Two nodes in RTL with a relay as a stage. It counts as quiet when all that was posted has ended and nothing has moved for a while, or when no packet has
 * left for longer than every time that a node waits.
 */
public final class NodesStage implements VerbsStage, AutoCloseable {
    /** Cycles after which a node that nobody asks anything has written all that it has to. */
    private static final long SETTLE_CYCLES = 4_000;

    private final VerbsNodes nodes;
    private final PlacedFaults faults;
    private final long quietCycles;
    private long moved;
    private int packets;
    private long written;

    /**
     * @param faults of the data; those on cables are part of the options as well
     * @param quietCycles more than a node waits before it sends again
     */
    public NodesStage(VerbsNodesOptions options, PlacedFaults faults, long quietCycles) {
        nodes = new VerbsNodes(2, options);
        this.faults = faults;
        this.quietCycles = quietCycles;
    }

    /** Returns the nodes. */
    public VerbsNodes nodes() {
        return nodes;
    }

    @Override
    public VerbsDevice open(int node) {
        return nodes.open(node);
    }

    @Override
    public void map(int node, long address, long bytes) {
        nodes.memory(node).mapAt(address, bytes);
        long first = address & -8;
        byte[] preset = new byte[(int) (address + bytes + 7 - first & -8)];
        ByteBuffer words = ByteBuffer.wrap(preset).order(ByteOrder.LITTLE_ENDIAN);
        for (long at = first; at < address + bytes; at += Long.BYTES) {
            words.putLong(PresetPattern.splitMix64(node).word(at));
        }
        nodes.memory(node).store(first, preset, 0, preset.length);
    }

    @Override
    public void fill(int node, long address, byte[] data) {
        nodes.memory(node).store(address, data, 0, data.length);
    }

    @Override
    public byte[] contents(int node, long address, int bytes) {
        byte[] data = new byte[bytes];
        nodes.memory(node).load(address, data, 0, bytes);
        return data;
    }

    @Override
    public void setLosses(VerbsLosses losses) {
        for (int side = 0; side < 2; side++) {
            nodes.fates(side, faults.ofRequests(losses), faults.ofResponses(losses));
        }
    }

    @Override
    public void advance(long cycle) {
        while (nodes.cycle() < cycle) {
            nodes.step();
            if (hasMoved()) {
                moved = nodes.cycle();
                return;
            }
        }
    }

    private boolean hasMoved() {
        long now = nodes.socket(0).visibleWrites() + nodes.socket(1).visibleWrites();
        boolean moves = now != written || nodes.packetCount() != packets;
        written = now;
        packets = nodes.packetCount();
        return moves;
    }

    @Override
    public boolean isQuiet() {
        hasMoved();
        long still = nodes.cycle() - moved;
        return still > SETTLE_CYCLES
                && nodes.isRelayEmpty()
                && (still > quietCycles || nodes.hasCompleted(0) && nodes.hasCompleted(1));
    }

    @Override
    public List<StagePacket> packets() {
        return nodes.packets().stream().map(NodesStage::shown).toList();
    }

    private static StagePacket shown(VerbsPacket packet) {
        return new StagePacket(
                packet.cycle(),
                packet.from(),
                packet.queuePair(),
                packet.isRequest(),
                packet.kind() == VerbsPacketKind.READ_RESPONSE,
                packet.kind() == VerbsPacketKind.NAK_RNR,
                packet.psn());
    }

    @Override
    public void close() {
        nodes.close();
    }
}
