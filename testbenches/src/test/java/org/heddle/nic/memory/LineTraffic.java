package org.heddle.nic.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.nic.harness.PlainMemory;

/**
 * A line request in plain Java.
 *
 * @param write whether it writes
 * @param line line number
 * @param modules bit m: module m takes part
 * @param data four words to write
 * @param lanes bit i: bytes 4i to 4i + 3 are written
 */
record LineTraffic(boolean write, long line, int modules, long[] data, int lanes) {
    /** A line number from its row, bank and column; a row of both modules has 256 lines. */
    static long line(int row, int bank, int column) {
        return (long) row << 10 | (long) bank << 8 | column;
    }

    static LineTraffic read(long line, int modules) {
        return new LineTraffic(false, line, modules, new long[4], 0);
    }

    static LineTraffic write(long line, int modules, int lanes, RandomGenerator random) {
        return new LineTraffic(true, line, modules, random.longs(4).toArray(), lanes);
    }

    /** Reads and writes of a few columns of a few rows of every bank: lines meet again soon, rows change often. */
    static List<LineTraffic> random(RandomGenerator random, int number) {
        List<LineTraffic> traffic = new ArrayList<>();
        int row = 0;
        int bank = 0;
        for (int i = 0; i < number; i++) {
            if (random.nextInt(3) == 0) {
                row = List.of(0, 1, 0x2AAA, 0x3FFF).get(random.nextInt(4));
                bank = random.nextInt(4);
            }
            long line = line(row, bank, random.nextBoolean() ? random.nextInt(3) : 253 + random.nextInt(3));
            int modules = 1 + random.nextInt(3);
            traffic.add(random.nextBoolean() ? read(line, modules) : write(line, modules, random.nextInt(256), random));
        }
        return traffic;
    }

    long[] beat() {
        return new long[] {write ? 1 : 0, line, modules, data[0], data[1], data[2], data[3], lanes};
    }

    /** Whether a word of the line lies in a module that takes part: words take the modules in turn. */
    boolean takesPart(int word) {
        return (modules >> word % 2 & 1) != 0;
    }

    /** Does to a plain memory what the request asks for. */
    void apply(PlainMemory memory) {
        for (int i = 0; i < 32; i++) {
            if (write && takesPart(i / 8) && (lanes >> i / 4 & 1) != 0) {
                memory.write(32 * line + i, (byte) (data[i / 8] >>> 8 * (i % 8)));
            }
        }
    }
}
