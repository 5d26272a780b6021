package org.heddle.experiment.verbs.request;

import java.util.List;
import java.util.Set;
import org.heddle.device.PresetPattern;
import org.heddle.device.verbs.RcMemory;
import org.heddle.device.verbs.RcNetwork;
import org.heddle.device.verbs.RcPacketKind;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.model.ModelDevices;

/** Two nodes of the reference model. */
public final class ModelStage implements VerbsStage {
    private final ModelDevices devices = new ModelDevices(2);
    private final RcNetwork network = devices.network();
    private final RcMemory[] memories = new RcMemory[2];

    @Override
    public VerbsDevice open(int node) {
        memories[node] = ModelDevices.memory(PresetPattern.splitMix64(node)::word);
        return devices.open(node, memories[node]);
    }

    @Override
    public void map(int node, long address, long bytes) {
        memories[node].map(address, bytes);
    }

    @Override
    public void fill(int node, long address, byte[] data) {
        memories[node].write(address, data, 0, data.length);
    }

    @Override
    public byte[] contents(int node, long address, int bytes) {
        return memories[node].read(address, bytes);
    }

    @Override
    public void setLosses(VerbsLosses losses) {
        network.setFaults((packet, index) -> {
            Set<Long> lost = packet.isRequest() ? losses.requests() : losses.responses();
            return lost.contains(index) ? new long[0] : new long[] {0};
        });
    }

    @Override
    public void advance(long cycle) {
        network.advance(cycle);
    }

    @Override
    public boolean isQuiet() {
        return network.isQuiet();
    }

    @Override
    public List<StagePacket> packets() {
        return network.sent().stream()
                .map(sent -> new StagePacket(
                        sent.cycle(),
                        sent.packet().from(),
                        sent.packet().queuePair(),
                        sent.packet().isRequest(),
                        sent.packet().kind() == RcPacketKind.READ_RESPONSE,
                        sent.packet().kind() == RcPacketKind.NAK_RNR,
                        sent.packet().psn()))
                .toList();
    }
}
