package org.heddle.experiment.board;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.nic.dimmnet2.host.HostMap;

/** Commands of two nodes beside a plain model of their memories: each is compared, byte by byte, when it is done. */
final class PairTraffic {
    private static final int WINDOW_WORDS = HostMap.WINDOW_BYTES / Long.BYTES;

    private final PairNodes nodes;
    private final SplittableRandom random;
    private final SeenRegisters seen;
    private final byte[][] memories;

    /**
     * Fills both memories with random bytes.
     *
     * @param seen receives what is wrong
     */
    PairTraffic(PairNodes nodes, SplittableRandom random, SeenRegisters seen) {
        this.nodes = nodes;
        this.random = random;
        this.seen = seen;
        this.memories = new byte[nodes.count()][];
        for (int node = 0; node < memories.length; node++) {
            long[] words = random.longs(PairNodes.MEMORY_BYTES / Long.BYTES).toArray();
            nodes.fillWindow(node, 0, words);
            nodes.localWrite(node, 0, PairNodes.contiguous(0, PairNodes.MEMORY_BYTES));
            memories[node] = LittleEndian.bytes(words);
        }
    }

    /** Returns the address of a byte of an access, counted through its elements. */
    private static int address(VectorAccess access, int index) {
        return (int) access.base() + index / access.elementBytes() * access.stride() + index % access.elementBytes();
    }

    private byte[] gathered(int node, VectorAccess access) {
        byte[] bytes = new byte[(int) access.bytes()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = memories[node][address(access, i)];
        }
        return bytes;
    }

    private void scatter(byte[] bytes, int node, VectorAccess access) {
        for (int i = 0; i < access.bytes(); i++) {
            memories[node][address(access, i)] = bytes[i];
        }
    }

    /** Has a node write into the other one's memory; returns whether it did. */
    boolean remoteWrite(int node, VectorAccess from, VectorAccess to) {
        int other = nodes.other(node);
        nodes.remoteWrite(node, from, to);
        scatter(gathered(node, from), other, to);
        return isRight("remote write of node " + node, other, from, to);
    }

    /** Has a node read the other one's memory into its own; returns whether it did. */
    boolean remoteRead(int node, VectorAccess from, VectorAccess to) {
        nodes.remoteRead(node, from, to);
        scatter(gathered(nodes.other(node), from), node, to);
        return isRight("remote read of node " + node, node, from, to);
    }

    /** Has a node write random words of its Write Window into its memory; returns whether it did. */
    boolean localWrite(int node, VectorAccess to) {
        long[] words = random.longs((to.bytes() + Long.BYTES - 1) / Long.BYTES).toArray();
        nodes.fillWindow(node, 0, words);
        nodes.localWrite(node, 0, to);
        scatter(LittleEndian.bytes(words), node, to);
        return isRight("local write of node " + node, node, PairNodes.contiguous(0, (int) to.bytes()), to);
    }

    /** Has a node read its memory into its Prefetch Window; returns whether it did. */
    boolean localRead(int node, VectorAccess from) {
        nodes.localRead(node, from);
        byte[] gathered = gathered(node, from);
        long[] expected = LittleEndian.words(Arrays.copyOf(gathered, gathered.length + Long.BYTES - 1 & -Long.BYTES));
        long[] read = nodes.window(node, expected.length);
        if (gathered.length % Long.BYTES != 0) {
            read[read.length - 1] &= -1L >>> Integer.SIZE; // half a word was read
        }
        return seen.sameWords("node" + node + ".prefetchWindow", 0, expected, read)
                || told("local read of node " + node, from, PairNodes.contiguous(0, gathered.length));
    }

    /** Compares what an access covers, gaps between its elements too. */
    private boolean isRight(String what, int node, VectorAccess from, VectorAccess to) {
        int last = (int) to.base() + (to.count() - 1) * to.stride();
        int low = (int) Math.min(to.base(), last) & -Long.BYTES;
        int end = (int) Math.max(to.base(), last) + to.elementBytes() + Long.BYTES - 1 & -Long.BYTES;
        int lines = 2 * Long.BYTES; // elements of so many bytes, no more of them than a command has
        int first = low & -lines;
        return isRight(node, first, Math.min(PairNodes.MEMORY_BYTES, end + lines - 1 & -lines) - first)
                || told(what, from, to);
    }

    private boolean isRight(int node, int low, int bytes) {
        nodes.localRead(node, VectorAccess.contiguous(low, element(bytes), bytes / element(bytes)));
        return seen.sameWords(
                "node" + node,
                low,
                LittleEndian.words(Arrays.copyOfRange(memories[node], low, low + bytes)),
                nodes.window(node, bytes / Long.BYTES));
    }

    private static int element(int bytes) {
        return Math.min(PairNodes.LARGEST_ELEMENT, Integer.lowestOneBit(bytes));
    }

    private boolean told(String what, VectorAccess from, VectorAccess to) {
        seen.say("command", what);
        seen.say("source", text(from));
        seen.say("destination", text(to));
        return false;
    }

    /** Returns an access in words. */
    static String text(VectorAccess access) {
        return "%s, %d elements of %d bytes from 0x%x, stride %d"
                .formatted(access.pattern(), access.count(), access.elementBytes(), access.base(), access.stride());
    }

    /** Compares both memories as a whole. */
    boolean allIsRight() {
        for (int node = 0; node < memories.length; node++) {
            if (!isRight(node, 0, Long.BYTES * Math.min(WINDOW_WORDS, PairNodes.MEMORY_BYTES / Long.BYTES))) {
                return false;
            }
        }
        return true;
    }
}
