package org.heddle.experiment.soak;

import java.util.random.RandomGenerator;
import org.heddle.host.VectorAccess;
import org.heddle.testbench.plain.PlainAccess;
import org.heddle.testbench.plain.PlainElements;
import org.heddle.testbench.plain.PlainList;

/** Draws elements of one size in a region: contiguous, strided or listed. Lists are put where the hardware reads them. */
final class RandomElements {
    /** Bytes of a region. */
    static final int REGION = 1 << 17;

    private static final long LISTS = 0x1F00_0000L;
    /** Room for the longest list, 255 entries of 8 bytes. */
    private static final int LIST_ROOM = 2048;

    private final RandomGenerator random;
    private final int wrongOneIn;
    private long nextList = LISTS;

    /**
     * @param wrongOneIn one list in so many has a wrong entry; 0 for none
     */
    RandomElements(RandomGenerator random, int wrongOneIn) {
        this.random = random;
        this.wrongOneIn = wrongOneIn;
    }

    PlainElements draw(ExpectedNode node, long region, int elementBytes, int count) {
        int kind = random.nextInt(4);
        if (kind == 0) {
            return PlainAccess.contiguous(region + 4 * random.nextInt(REGION / 8), elementBytes, count);
        } else if (kind == 1) {
            int stride = 4 * random.nextInt(-REGION / 8 / count, REGION / 8 / count);
            return PlainAccess.strided(region + REGION / 2, stride, elementBytes, count);
        }
        nextList += LIST_ROOM + 4 * random.nextInt(16);
        PlainList list = PlainList.random(random, nextList, region, region + REGION, elementBytes, count);
        if (wrongOneIn != 0 && random.nextInt(wrongOneIn) == 0) {
            long wrong = random.nextBoolean() ? VectorAccess.MEMORY_BYTES - elementBytes + 4 : region + 2;
            list = list.with(random.nextInt(count), wrong - list.origin());
        }
        node.place(list);
        return list;
    }
}
