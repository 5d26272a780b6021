package org.heddle.nic.offload.reduce.bench;

import java.util.Arrays;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.HostCommand;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.tree.TreeTimeouts;
import org.heddle.nic.stage.arithmetic.BinnedLayout;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;

/**
 * Threads that reduce together, thread i on node i, and the words that their hosts submit.
 *
 * @param port in every node
 * @param generation of the port
 * @param size threads
 * @param arity of their tree
 */
public record Communicator(int port, int generation, int size, int arity) {
    /**
     * Parameters of one reduction.
     *
     * @param count elements: values, or pairs of value and location
     */
    public record Call(ReductionOperation operation, ElementType type, ReductionMode mode, int count) {
        /** Whether the data are an accumulator of {@link BinnedLayout}. */
        public boolean isBinned() {
            return mode == ReductionMode.REPRO && operation == ReductionOperation.SUM && type.isFloating();
        }

        /** Words of data. */
        public int words() {
            if (isBinned()) {
                return BinnedLayout.WORDS;
            }
            int values = operation.hasLocation() ? 2 * count : count;
            return (values * type.bytes() + 7) / 8;
        }
    }

    /** The thread that gets what a thread sends; the root its own. */
    public int parent(int rank) {
        return rank == 0 ? 0 : (rank - 1) / arity;
    }

    /** The first of a thread's children, if it has any. */
    public int firstChild(int rank) {
        return rank * arity + 1;
    }

    /** How many children a thread has. */
    public int children(int rank) {
        return Math.max(0, Math.min(arity, size - firstChild(rank)));
    }

    /** Opens the port; reductions wait for ever. */
    public long[] open(int rank) {
        return open(rank, 0);
    }

    /**
     * Opens the port with timeouts.
     *
     * @param time the T of {@link TreeTimeouts}, in units of 64 cycles; 0 to wait for ever
     */
    public long[] open(int rank, int time) {
        long[] words = new long[DescriptorField.WORDS];
        DescriptorField.COMMAND.put(words, HostCommand.OPEN_PORT.code());
        DescriptorField.PORT.put(words, port);
        DescriptorField.GENERATION.put(words, generation);
        DescriptorField.SOURCE.put(words, rank);
        DescriptorField.DESTINATION.put(words, size);
        DescriptorField.COUNT.put(words, arity);
        TreeTimeouts timeouts = TreeTimeouts.of(time, height(rank), levels());
        DescriptorField.SEGMENT.put(words, timeouts.forChildren());
        DescriptorField.EPOCH.put(words, timeouts.forResult());
        return words;
    }

    /** Levels below the root, at least 1. */
    public int levels() {
        return Math.max(1, height(0));
    }

    /** Levels below a thread. */
    private int height(int rank) {
        return children(rank) == 0 ? 0 : 1 + height(firstChild(rank));
    }

    /** Says where a thread runs. */
    public long[] place(int rank, int node) {
        long[] words = new long[DescriptorField.WORDS];
        DescriptorField.COMMAND.put(words, HostCommand.PLACE_THREAD.code());
        DescriptorField.PORT.put(words, port);
        DescriptorField.SOURCE.put(words, rank);
        DescriptorField.DESTINATION.put(words, node);
        return words;
    }

    /** A reduce descriptor with a thread's own data. */
    public long[] reduce(int rank, int epoch, int segment, Call call, long... data) {
        long[] words = Arrays.copyOf(control(rank, epoch), DescriptorField.WORDS + data.length);
        DescriptorField.REDUCES.put(words, 1);
        DescriptorField.SWP_FLAG.put(words, children(rank) == 0 ? 0 : 1);
        DescriptorField.THRESHOLD.put(words, children(rank));
        DescriptorField.DESTINATION.put(words, parent(rank));
        DescriptorField.OPERATION.put(words, call.operation().code());
        DescriptorField.TYPE.put(words, call.type().code());
        DescriptorField.MODE.put(words, call.mode().code());
        DescriptorField.COUNT.put(words, call.count());
        DescriptorField.WIDTH.put(words, call.type().bytes());
        DescriptorField.SEGMENT.put(words, segment);
        System.arraycopy(data, 0, words, DescriptorField.WORDS, data.length);
        return words;
    }

    /** A broadcast descriptor. */
    public long[] broadcast(int rank, int epoch, long tag) {
        long[] words = control(rank, epoch);
        DescriptorField.SWP_FLAG.put(words, 1);
        DescriptorField.THRESHOLD.put(words, 1);
        DescriptorField.TAG.put(words, tag);
        return words;
    }

    private long[] control(int rank, int epoch) {
        long[] words = new long[DescriptorField.WORDS];
        DescriptorField.CP.put(words, 1);
        DescriptorField.SWP_MP.put(words, 1);
        DescriptorField.BRANCH.put(words, children(rank));
        DescriptorField.PORT.put(words, port);
        DescriptorField.GENERATION.put(words, generation);
        DescriptorField.EPOCH.put(words, epoch & 0xFFFF);
        DescriptorField.SOURCE.put(words, rank);
        return words;
    }
}
