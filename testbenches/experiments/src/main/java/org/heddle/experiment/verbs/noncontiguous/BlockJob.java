package org.heddle.experiment.verbs.noncontiguous;

import org.heddle.experiment.verbs.request.VerbsRefusedException;
import org.heddle.host.verbs.IndirectKey;
import org.heddle.host.verbs.transfer.Blocks;
import org.heddle.host.verbs.transfer.TransferMethod;

/**
 * Transfer of node 0's blocks to node 1's.
 *
 * @param method of the transfer
 * @param blockBytes of each block of node 0
 * @param blocks of node 0
 * @param receiveBlockBytes of each block of node 1
 * @param receiveBlocks of node 1
 * @param gap bytes between blocks, at both nodes
 * @param base address of the first block, at both nodes
 */
public record BlockJob(
        TransferMethod method,
        long blockBytes,
        int blocks,
        long receiveBlockBytes,
        int receiveBlocks,
        long gap,
        long base) {
    /** Number of bytes between blocks, as the paper has them: the cache of its hosts, 45 MiB. */
    public static final long GAP = 47_185_920;
    /** Address of the first block. */
    public static final long BASE = 0x1_0000_0000L;

    private static final long MOST_BYTES = 1L << 31;
    private static final long MOST_GAP = 1L << 32;

    /**
     * Checks the shape.
     *
     * @throws VerbsRefusedException if it cannot be executed, with the reason
     */
    public BlockJob {
        range("--block-bytes", blockBytes, 1, MOST_BYTES);
        range("--receive-block-bytes", receiveBlockBytes, 1, MOST_BYTES);
        range("--blocks", blocks, 1, IndirectKey.MOST_ENTRIES);
        range("--receive-blocks", receiveBlocks, 1, IndirectKey.MOST_ENTRIES);
        range("--gap", gap, 0, MOST_GAP);
        if (blockBytes * blocks != receiveBlockBytes * receiveBlocks) {
            throw new VerbsRefusedException("both nodes have as many bytes: --block-bytes x --blocks = "
                    + blockBytes * blocks + ", --receive-block-bytes x --receive-blocks = "
                    + receiveBlockBytes * receiveBlocks);
        }
        if (blockBytes * blocks > MOST_BYTES) {
            throw new VerbsRefusedException(
                    "a message has at most 2^31 bytes: --block-bytes x --blocks = " + blockBytes * blocks);
        }
    }

    /** A transfer of blocks from {@link #BASE} on. */
    public BlockJob(
            TransferMethod method, long blockBytes, int blocks, long receiveBlockBytes, int receiveBlocks, long gap) {
        this(method, blockBytes, blocks, receiveBlockBytes, receiveBlocks, gap, BASE);
    }

    private static void range(String option, long value, long least, long most) {
        if (value < least || value > most) {
            throw new VerbsRefusedException(option + " is from " + least + " to " + most + ": " + option + "=" + value);
        }
    }

    /** Returns a transfer between equal layouts, with the paper's gap. */
    public static BlockJob of(TransferMethod method, long blockBytes, int blocks) {
        return new BlockJob(method, blockBytes, blocks, blockBytes, blocks, GAP);
    }

    /** Returns the blocks of a node. */
    public Blocks of(int node) {
        return node == 0
                ? new Blocks(base, blockBytes, blocks, blockBytes + gap)
                : new Blocks(base, receiveBlockBytes, receiveBlocks, receiveBlockBytes + gap);
    }

    /** Returns the bytes of all blocks. */
    public long bytes() {
        return blockBytes * blocks;
    }
}
