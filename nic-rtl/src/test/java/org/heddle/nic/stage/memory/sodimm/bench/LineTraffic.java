package org.heddle.nic.stage.memory.sodimm.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.heddle.device.plain.PlainMemory;

/**
 * A line request in plain Java.
 *
 * @param write whether it writes
 * @param line line number
 * @param data the words of the line to write
 * @param lanes bit i: bytes 4i to 4i + 3 are written, or wanted
 */
public record LineTraffic(boolean write, long line, long[] data, int lanes) {
    /** All lanes. */
    public static final int ALL = 0xFF;

    /** The lanes of the words in one module or the other: words take the modules in turn. */
    public static final int[] LANES_OF_MODULE = {0x33, 0xCC};

    /** A line number from its row, bank and column; a row of both modules has 256 lines. */
    public static long line(int row, int bank, int column) {
        return (long) row << 10 | (long) bank << 8 | column;
    }

    public static LineTraffic read(long line, int lanes) {
        return read(line, lanes, 32);
    }

    public static LineTraffic write(long line, int lanes, RandomGenerator random) {
        return write(line, lanes, random, 32);
    }

    public static LineTraffic read(long line, int lanes, int lineBytes) {
        return new LineTraffic(false, line, new long[lineBytes / 8], lanes);
    }

    public static LineTraffic write(long line, int lanes, RandomGenerator random, int lineBytes) {
        return new LineTraffic(true, line, random.longs(lineBytes / 8).toArray(), lanes);
    }

    public int bytes() {
        return 8 * data.length;
    }

    /** The requests of an element, one for each line it touches. */
    public static List<LineTraffic> element(
            boolean write, long address, int elementBytes, int lineBytes, RandomGenerator random) {
        List<LineTraffic> traffic = new ArrayList<>();
        for (long line = address / lineBytes; line * lineBytes < address + elementBytes; line++) {
            int lanes = 0;
            for (int lane = 0; lane < lineBytes / 4; lane++) {
                long at = line * lineBytes + 4L * lane;
                lanes |= at >= address && at < address + elementBytes ? 1 << lane : 0;
            }
            traffic.add(write ? write(line, lanes, random, lineBytes) : read(line, lanes, lineBytes));
        }
        return traffic;
    }

    /** Reads and writes of a few columns of a few rows of every bank: lines meet again soon, rows change often. */
    public static List<LineTraffic> random(RandomGenerator random, int number) {
        List<LineTraffic> traffic = new ArrayList<>();
        int row = 0;
        int bank = 0;
        for (int i = 0; i < number; i++) {
            if (random.nextInt(3) == 0) {
                row = List.of(0, 1, 0x2AAA, 0x3FFF).get(random.nextInt(4));
                bank = random.nextInt(4);
            }
            long line = line(row, bank, random.nextBoolean() ? random.nextInt(3) : 253 + random.nextInt(3));
            int lanes = 1 + random.nextInt(ALL);
            if (random.nextInt(3) == 0) {
                // Often one module alone.
                int ofOne = lanes & LANES_OF_MODULE[random.nextInt(2)];
                lanes = ofOne == 0 ? lanes : ofOne;
            }
            traffic.add(random.nextBoolean() ? read(line, lanes) : write(line, lanes, random));
        }
        return traffic;
    }

    public long[] beat() {
        LongStream fields = LongStream.concat(LongStream.of(write ? 1 : 0, line), Arrays.stream(data));
        return LongStream.concat(fields, LongStream.of(lanes)).toArray();
    }

    /** The bits of a word that take part. */
    public long wantedBits(int word) {
        long low = (lanes >> 2 * word & 1) != 0 ? 0xFFFF_FFFFL : 0;
        long high = (lanes >> 2 * word & 2) != 0 ? 0xFFFF_FFFF_0000_0000L : 0;
        return high | low;
    }

    /** Does to a plain memory what the request asks for. */
    public void apply(PlainMemory memory) {
        for (int i = 0; i < bytes(); i++) {
            if (write && (lanes >> i / 4 & 1) != 0) {
                memory.write(bytes() * line + i, (byte) (data[i / 8] >>> 8 * (i % 8)));
            }
        }
    }
}
