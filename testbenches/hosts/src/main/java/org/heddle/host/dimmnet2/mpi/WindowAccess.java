package org.heddle.host.dimmnet2.mpi;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.nic.dimmnet2.host.HostMap;

/**
 * How a host reaches its node's memory: through the Prefetch Window and the Write Window, in blocks of whole words a fixed distance
 * apart, as many at once as a window and a command hold.
 */
final class WindowAccess {
    private static final int LARGEST = 128;
    private static final int HOST_WORD = Long.BYTES;

    private final NodeProcess process;

    /** A part of each block that one command moves: its place in the block, and in the window. */
    private record Column(VectorAccess access, int window) {}

    WindowAccess(NodeProcess process) {
        this.process = process;
    }

    /** Bytes of a window. */
    static final int BYTES = HostMap.WINDOW_BYTES;

    /** How many blocks of so many bytes one call moves; at least 1, if a block is no larger than a window. */
    static int blocksAtOnce(int blockBytes) {
        return Math.min(VectorAccess.MAXIMUM_COUNT, BYTES / blockBytes);
    }

    /**
     * Reads blocks.
     *
     * @param base of the first, a multiple of 4
     * @param stride from one to the next, a multiple of 4
     * @param blockBytes of each, a multiple of 4; all together no more than a window has
     * @return the blocks one behind the other
     */
    byte[] gather(long base, long stride, int count, int blockBytes) {
        List<Column> columns = columns(base, stride, count, blockBytes);
        for (Column column : columns) {
            process.readIntoWindow(column.access(), column.window());
        }
        byte[] bytes = new byte[count * blockBytes];
        long word = 0;
        int known = -1;
        for (Column column : columns) {
            int size = column.access().elementBytes();
            int into = (int) (column.access().base() - base);
            for (int i = 0; i < column.access().bytes(); i++) {
                int at = column.window() + i;
                if (at / HOST_WORD != known) {
                    known = at / HOST_WORD;
                    word = process.windowWord(known * HOST_WORD);
                }
                bytes[place(i, size, into, count, blockBytes)] = (byte) (word >>> 8 * (at % HOST_WORD));
            }
        }
        process.port().tally().copy(bytes.length);
        return bytes;
    }

    /** Writes blocks, as {@link #gather} reads them. */
    void scatter(long base, long stride, int count, int blockBytes, byte[] bytes) {
        List<Column> columns = columns(base, stride, count, blockBytes);
        long word = 0;
        int filled = 0;
        for (Column column : columns) {
            int size = column.access().elementBytes();
            int into = (int) (column.access().base() - base);
            for (int i = 0; i < column.access().bytes(); i++) {
                word |= (bytes[place(i, size, into, count, blockBytes)] & 0xFFL) << 8 * (filled % HOST_WORD);
                filled++;
                if (filled % HOST_WORD == 0 || filled == bytes.length) {
                    process.windowWord((filled - 1) / HOST_WORD * HOST_WORD, word);
                    word = 0;
                }
            }
        }
        for (Column column : columns) {
            process.writeFromWindow(column.window(), column.access());
        }
        process.port().tally().copy(bytes.length);
    }

    /** Where byte {@code i} of a column lies among the blocks; a single block's elements follow each other. */
    private static int place(int i, int size, int into, int count, int blockBytes) {
        return count == 1 ? into + i : i / size * blockBytes + into + i % size;
    }

    private static List<Column> columns(long base, long stride, int count, int blockBytes) {
        List<Column> columns = new ArrayList<>();
        if (count == 1) {
            int whole = blockBytes / LARGEST * LARGEST;
            int rest = blockBytes - whole;
            if (whole > 0) {
                columns.add(new Column(VectorAccess.contiguous(base, LARGEST, whole / LARGEST), 0));
            }
            if (rest > 0) {
                int size = Integer.lowestOneBit(rest);
                columns.add(new Column(VectorAccess.contiguous(base + whole, size, rest / size), whole));
            }
            return columns;
        }
        int window = 0;
        int into = 0;
        while (into < blockBytes) {
            int size = Math.min(LARGEST, Integer.highestOneBit(blockBytes - into));
            columns.add(new Column(VectorAccess.stride(base + into, size, count, Math.toIntExact(stride)), window));
            window += count * size;
            into += size;
        }
        return columns;
    }
}
