package org.heddle.experiment.verbs.rtl;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Set;
import org.heddle.device.PresetPattern;
import org.heddle.experiment.verbs.request.StagePacket;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.experiment.verbs.request.VerbsStage;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.rows.SeenKind;
import org.heddle.host.verbs.rows.SeenPacket;

/** Two nodes in RTL as a stage. It counts as quiet when no packet has left for longer than the time without an answer that jobs use. */
final class SimulatedStage implements VerbsStage {
    private static final long QUIET_CYCLES = 130_000;

    private final SimulatedNodes nodes = new SimulatedNodes();
    private final Relay relay = nodes.relay();
    private long busyUntil = QUIET_CYCLES;
    private int packets;

    void close() {
        nodes.close();
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
        relay.setFaults(index -> faults(losses.requests(), index), index -> faults(losses.responses(), index));
    }

    private static long[] faults(Set<Long> lost, long index) {
        return lost.contains(index) ? new long[0] : new long[] {0};
    }

    @Override
    public void advance(long cycle) {
        while (nodes.cycle() < cycle) {
            nodes.step();
            if (relay.seen().size() > packets) {
                packets = relay.seen().size();
                busyUntil = nodes.cycle() + QUIET_CYCLES;
                return;
            }
        }
    }

    @Override
    public boolean isQuiet() {
        return nodes.cycle() >= busyUntil;
    }

    @Override
    public List<StagePacket> packets() {
        return relay.seen().stream().map(SimulatedStage::shown).toList();
    }

    private static StagePacket shown(SeenPacket packet) {
        return new StagePacket(
                packet.cycle(),
                packet.from(),
                packet.queuePair(),
                packet.kind() == SeenKind.REQUEST,
                packet.kind() == SeenKind.READ_RESPONSE,
                packet.kind() == SeenKind.NAK_RNR,
                packet.psn());
    }
}
