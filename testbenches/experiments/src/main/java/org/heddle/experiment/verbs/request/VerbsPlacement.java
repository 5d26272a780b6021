package org.heddle.experiment.verbs.request;

import java.util.ArrayList;
import java.util.List;

/**
 * Places of the messages' bytes, by virtual address. Element j of message i's list of K is at {@code base + (i K + j) P + j mod 8}, with P = 64
 * (ceil(N / K) div 64 + 2); the first N mod K elements have ceil(N / K) bytes, the others floor(N / K). A run of message i on node 1 is at
 * {@code base + 64 i (N div 64 + 2) + i mod 8}.
 *
 * @param operation of the messages
 * @param shape number and size
 */
public record VerbsPlacement(VerbsOperation operation, VerbsShape shape) {
    /** Base on node 0. */
    public static final long NEAR = 0x1000_0000L;
    /** Base on node 1. */
    public static final long FAR = 0x4000_0000L;
    /** First address that node 1 has no more. */
    static final long LIMIT = 0x7000_0000L;

    private static final int LINE = 64;

    /**
     * Consecutive bytes.
     *
     * @param address of the first one
     * @param bytes of them
     */
    public record Run(long address, long bytes) {
        /** Returns the address behind the last one. */
        public long end() {
            return address + bytes;
        }
    }

    private List<Run> list(long base, int elements, int message) {
        int bytes = shape.bytes();
        int most = (bytes + elements - 1) / elements;
        long pitch = (long) LINE * (most / LINE + 2);
        List<Run> runs = new ArrayList<>();
        for (int j = 0; j < elements; j++) {
            long address = base + ((long) message * elements + j) * pitch + j % 8;
            runs.add(new Run(address, j < bytes % elements ? most : bytes / elements));
        }
        return runs;
    }

    /** Returns the list of a message on node 0: source, for a READ destination, for an atomic the place of the original. */
    public List<Run> local(int message) {
        return operation.opcode().isAtomic()
                ? List.of(new Run(NEAR + 8L * message, Long.BYTES))
                : list(NEAR, shape.sge(), message);
    }

    /** Returns the elements of a message's receive on node 1, for SENDs. */
    public List<Run> receive(int message) {
        return list(FAR, shape.receiveSge(), message);
    }

    /** Returns the place of a message on node 1, for WRITEs, READs and atomics. */
    public Run remote(int message) {
        return operation.opcode().isAtomic()
                ? new Run(FAR, Long.BYTES)
                : new Run(FAR + (long) LINE * message * (shape.bytes() / LINE + 2) + message % 8, shape.bytes());
    }

    /** Returns the bytes of the remote region, from its base to the end of the last run. */
    public long remoteLength() {
        return operation.isSend() ? 0 : remote(shape.count() - 1).end() - FAR;
    }

    /** Returns the address behind the last byte of a node, at least one behind its base. */
    public long end(int node) {
        int last = shape.count() - 1;
        long base = node == 0 ? NEAR : FAR;
        List<Run> runs = node == 0 ? local(last) : operation.isSend() ? receive(last) : List.of(remote(last));
        long end = base + 1;
        for (Run run : runs) {
            end = Math.max(end, run.end());
        }
        return end;
    }

    /** Returns the node that the data go to: 0 for a READ, else 1. */
    public int destinationNode() {
        return operation == VerbsOperation.READ ? 0 : 1;
    }

    /** Returns the destination from its lowest byte to its highest; of an atomic the word. */
    public Run destination() {
        if (shape.bytes() == 0) {
            return new Run(destinationNode() == 0 ? NEAR : FAR, 0);
        }
        long lowest = Long.MAX_VALUE;
        long highest = 0;
        for (int message : new int[] {0, shape.count() - 1}) {
            List<Run> runs = operation.isSend()
                    ? receive(message)
                    : operation == VerbsOperation.READ ? local(message) : List.of(remote(message));
            for (Run run : runs) {
                if (run.bytes() > 0) {
                    lowest = Math.min(lowest, run.address());
                    highest = Math.max(highest, run.end());
                }
            }
        }
        return new Run(lowest, highest - lowest);
    }
}
