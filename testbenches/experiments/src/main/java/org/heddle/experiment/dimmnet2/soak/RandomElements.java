package org.heddle.experiment.dimmnet2.soak;

import java.util.random.RandomGenerator;
import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainElements;
import org.heddle.device.plain.PlainList;
import org.heddle.host.dimmnet2.driver.VectorAccess;

/** Draws elements of one size in a region: contiguous, strided or listed. Lists are put where the hardware reads them. */
final class RandomElements {
    /** Bytes of the region that is read from. */
    static final int REGION = 1 << 17;
    /** Bytes of a region that one command writes to. */
    static final int WRITTEN_REGION = 1 << 15;

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

    PlainElements draw(ExpectedNode node, long region, int regionBytes, int elementBytes, int count) {
        int kind = random.nextInt(4);
        if (kind == 0) {
            return PlainAccess.contiguous(region + 4 * random.nextInt(regionBytes / 8), elementBytes, count);
        } else if (kind == 1) {
            int stride = 4 * random.nextInt(-regionBytes / 8 / count, regionBytes / 8 / count);
            return PlainAccess.strided(region + regionBytes / 2, stride, elementBytes, count);
        }
        nextList += LIST_ROOM + 4 * random.nextInt(16);
        PlainList list = PlainList.random(random, nextList, region, region + regionBytes, elementBytes, count);
        if (wrongOneIn != 0 && random.nextInt(wrongOneIn) == 0) {
            long wrong = random.nextBoolean() ? VectorAccess.MEMORY_BYTES - elementBytes + 4 : region + 2;
            list = list.with(random.nextInt(count), wrong - list.origin());
        }
        node.place(list);
        return list;
    }

    /** Elements of which the last one, or the first one, ends with the memory's last byte. */
    PlainElements atTheEnd(int elementBytes, int count) {
        long last = PlainAccess.MEMORY_BYTES - elementBytes;
        int stride = 4 * random.nextInt(elementBytes / 4, 200);
        return switch (random.nextInt(3)) {
            case 0 -> PlainAccess.contiguous(last - (count - 1L) * elementBytes, elementBytes, count);
            case 1 -> PlainAccess.strided(last - (count - 1L) * stride, stride, elementBytes, count);
            default -> PlainAccess.strided(last, -stride, elementBytes, count);
        };
    }
}
