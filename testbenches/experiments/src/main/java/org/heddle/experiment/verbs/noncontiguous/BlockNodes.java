package org.heddle.experiment.verbs.noncontiguous;

import java.util.List;
import java.util.Map;
import org.heddle.experiment.verbs.request.PlacedFaults;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.transfer.Blocks;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.heddle.testbench.verbs.VerbsHostMemory;
import org.heddle.testbench.verbs.VerbsNodes;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/** Two nodes in RTL as a stage. */
public final class BlockNodes implements BlockStage, AutoCloseable {
    private static final long SETTLE_CYCLES = 3_000;
    private static final int PAGE_BYTES = 4096;

    private final VerbsNodes nodes;
    private final long settleCycles;
    private PlacedFaults faults;
    private final boolean hasRelay;

    /** Two nodes with faults of one transfer's data, at the relay and on cables. */
    public BlockNodes(VerbsNodesOptions options, PlacedFaults faults) {
        this(options.with(faults.onCables()));
        this.faults = faults;
    }

    /** Two nodes with those faults on cables that their options have. */
    public BlockNodes(VerbsNodesOptions options) {
        this(options, SETTLE_CYCLES);
    }

    /**
     * Two nodes with those faults on cables that their options have.
     *
     * @param settleCycles between one transfer and the next; where they are few, what is left of one, such as a packet that is late, meets the next
     */
    public BlockNodes(VerbsNodesOptions options, long settleCycles) {
        this.settleCycles = settleCycles;
        nodes = new VerbsNodes(2, options);
        faults = PlacedFaults.of(0, false, List.of(), 0);
        hasRelay = options.hasRelay();
    }

    /** Returns the nodes. */
    public VerbsNodes nodes() {
        return nodes;
    }

    /** Replaces the faults at the relay from the next transfer on; those on cables stay. */
    public void setFaults(PlacedFaults next) {
        faults = next;
    }

    @Override
    public VerbsDevice open(int node) {
        return nodes.open(node);
    }

    @Override
    public void map(int node, Blocks blocks) {
        VerbsHostMemory memory = nodes.memory(node);
        memory.reserveAt(blocks.base() - MARGIN, blocks.end() + 2 * MARGIN - blocks.base());
        long mapped = 0;
        for (int i = 0; i < blocks.count(); i++) {
            long first = Math.max(mapped, (blocks.address(i) - MARGIN) / PAGE_BYTES * PAGE_BYTES);
            long end = (blocks.address(i) + blocks.bytes() + MARGIN + PAGE_BYTES - 1) / PAGE_BYTES * PAGE_BYTES;
            if (end > first) {
                memory.mapAt(first, end - first);
                byte[] preset = new byte[(int) (end - first)];
                BlockRun.preset(node, first, preset, 0, preset.length);
                memory.store(first, preset, 0, preset.length);
                mapped = end;
            }
        }
    }

    @Override
    public byte[] contents(int node, long address, int bytes) {
        byte[] data = new byte[bytes];
        nodes.memory(node).load(address, data, 0, bytes);
        return data;
    }

    @Override
    public void setLosses(VerbsLosses losses) {
        for (int side = 0; hasRelay && side < 2; side++) {
            nodes.fates(side, faults.ofRequests(losses), faults.ofResponses(losses));
        }
    }

    @Override
    public void settle() {
        nodes.idle(settleCycles);
    }

    @Override
    public Counts counts() {
        Map<VerbsCounter, Long> sender = nodes.counters(0);
        Map<VerbsCounter, Long> receiver = nodes.counters(1);
        long again = sender.get(VerbsCounter.RETRANSMISSIONS);
        return new Counts(
                sender.get(VerbsCounter.REQUESTS_SENT) - again,
                again,
                sender.get(VerbsCounter.ENTRIES_WALKED) + receiver.get(VerbsCounter.ENTRIES_WALKED));
    }

    @Override
    public void close() {
        nodes.close();
    }
}
