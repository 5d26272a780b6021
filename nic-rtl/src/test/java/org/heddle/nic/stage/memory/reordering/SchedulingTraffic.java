package org.heddle.nic.stage.memory.reordering;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.sodimm.bench.LineTraffic;

/** Accesses as the lines they ask for, for lines of any size. */
public final class SchedulingTraffic {
    private final int lineBytes;
    private final RandomGenerator random;

    /**
     * @param random data to write
     */
    public SchedulingTraffic(int lineBytes, RandomGenerator random) {
        this.lineBytes = lineBytes;
        this.random = random;
    }

    /** One element. */
    List<LineTraffic> element(boolean write, long address, int bytes) {
        return LineTraffic.element(write, address, bytes, lineBytes, random);
    }

    /** Elements a fixed distance apart, from address 0. */
    public List<LineTraffic> strided(boolean write, long stride, int elementBytes, int count) {
        List<LineTraffic> traffic = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            traffic.addAll(element(write, i * stride % (1L << LineRequest.ADDRESS_WIDTH), elementBytes));
        }
        return traffic;
    }

    /** Elements anywhere, at multiples of their size. */
    public List<LineTraffic> anywhere(boolean write, int elementBytes, int count) {
        List<LineTraffic> traffic = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long number = random.nextLong((1L << LineRequest.ADDRESS_WIDTH) / elementBytes);
            traffic.addAll(element(write, number * elementBytes, elementBytes));
        }
        return traffic;
    }

    /** Reads and writes of elements of all sizes, most of them among a few lines of a few rows: lines meet again soon. */
    public List<LineTraffic> mixed(int number) {
        List<LineTraffic> traffic = new ArrayList<>();
        while (traffic.size() < number) {
            long region = List.of(0L, 1L << 15, 3L << 20, (1L << 29) - 4160).get(random.nextInt(4));
            long address = random.nextInt(8) == 0
                    ? 4 * random.nextLong((1L << 27) - 32)
                    : region + 4L * random.nextInt(random.nextBoolean() ? 16 : 1000);
            traffic.addAll(element(random.nextBoolean(), address, 4 << random.nextInt(6)));
        }
        return traffic;
    }
}
