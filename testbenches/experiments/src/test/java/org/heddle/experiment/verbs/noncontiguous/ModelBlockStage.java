package org.heddle.experiment.verbs.noncontiguous;

import java.util.HashSet;
import java.util.Set;
import org.heddle.device.PresetPattern;
import org.heddle.device.verbs.RcMemory;
import org.heddle.device.verbs.RcNetwork;
import org.heddle.device.verbs.RcSent;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.model.ModelDevices;
import org.heddle.host.verbs.transfer.Blocks;

/** Two nodes of the reference model as a stage for blocks. */
final class ModelBlockStage implements BlockStage {
    private final ModelDevices devices = new ModelDevices(2);
    private final RcNetwork network = devices.network();
    private final RcMemory[] memories = new RcMemory[2];

    @Override
    public VerbsDevice open(int node) {
        memories[node] = ModelDevices.memory(PresetPattern.splitMix64(node)::word);
        return devices.open(node, memories[node]);
    }

    @Override
    public void map(int node, Blocks blocks) {
        memories[node].map(blocks.base() - MARGIN, blocks.end() + 2 * MARGIN - blocks.base());
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
    public void settle() {
        network.settle(network.cycle() + 1_000_000);
    }

    @Override
    public Counts counts() {
        Set<Integer> seen = new HashSet<>();
        long all = 0;
        for (RcSent sent : network.sent()) {
            if (sent.packet().isRequest()) {
                all++;
                seen.add(sent.packet().psn());
            }
        }
        return new Counts(seen.size(), all - seen.size(), 0);
    }
}
