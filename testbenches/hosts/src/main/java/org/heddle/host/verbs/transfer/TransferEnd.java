package org.heddle.host.verbs.transfer;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.IndirectKey;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.cost.BlockCosts;
import org.heddle.host.verbs.device.AddressSpace;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.WcStatus;

/**
 * Process at one end of transfers.
 *
 * @param context of the process
 * @param memory of the process
 * @param completions of sends and receives
 * @param pair connected to the other end
 * @param region that covers all blocks
 * @param blocks that are sent, or received
 * @param costs of copies
 * @param limitCycles after which a completion that has not come is given up
 */
public record TransferEnd(
        Context context,
        AddressSpace memory,
        CompletionQueue completions,
        QueuePair pair,
        MemoryRegion region,
        Blocks blocks,
        BlockCosts costs,
        long limitCycles) {
    /** Returns the blocks as pieces of requests, in order. */
    List<ScatterGatherElement> pieces() {
        List<ScatterGatherElement> pieces = new ArrayList<>(blocks.count());
        for (int i = 0; i < blocks.count(); i++) {
            pieces.add(new ScatterGatherElement(blocks.address(i), blocks.bytes(), region.lkey()));
        }
        return pieces;
    }

    /** Maps and registers a buffer for all bytes. */
    MemoryRegion stage() {
        return pair.domain().registerMemory(memory.map(blocks.total()), blocks.total(), AccessFlag.values());
    }

    /** Creates a key for the blocks. */
    public IndirectKey key() {
        return pair.domain().createIndirectKey(blocks.count(), AccessFlag.values());
    }

    /**
     * Binds the blocks to a key, and waits until they are.
     *
     * @throws IllegalStateException if they cannot be bound
     */
    public void bind(IndirectKey key) {
        pair.bind(key, pieces());
        awaited(1);
    }

    IndirectKey bound() {
        IndirectKey key = key();
        bind(key);
        return key;
    }

    /**
     * Waits for so many completions.
     *
     * @throws IllegalStateException if one has failed
     */
    void awaited(int count) {
        for (int taken = 0; taken < count; ) {
            for (WorkCompletion each : completions.await(count - taken, limitCycles)) {
                if (each.status() != WcStatus.SUCCESS) {
                    throw new IllegalStateException("a transfer's " + each);
                }
                taken++;
            }
        }
    }
}
