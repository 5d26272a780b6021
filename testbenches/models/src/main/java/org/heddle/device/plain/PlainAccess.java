package org.heddle.device.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * An access in plain Java.
 *
 * @param strided false where the elements lie one behind the other
 * @param base byte address of the first element
 * @param stride bytes from one element to the next; means nothing where not strided
 * @param elementBytes bytes of an element
 * @param count number of elements
 */
public record PlainAccess(boolean strided, long base, int stride, int elementBytes, int count)
        implements PlainElements {
    /** Bytes of the memory. */
    public static final long MEMORY_BYTES = 1L << 29;

    /** Elements one behind the other. */
    public static PlainAccess contiguous(long base, int elementBytes, int count) {
        return new PlainAccess(false, base, 0, elementBytes, count);
    }

    /** Elements a fixed distance apart. */
    public static PlainAccess strided(long base, int stride, int elementBytes, int count) {
        return new PlainAccess(true, base, stride, elementBytes, count);
    }

    /** Bytes that take part. */
    @Override
    public int bytes() {
        return elementBytes * count;
    }

    /** The address of every byte that takes part, in order. */
    @Override
    public List<Long> addresses() {
        List<Long> addresses = new ArrayList<>();
        for (int element = 0; element < count; element++) {
            long start = base + (long) element * (strided ? stride : elementBytes);
            for (int i = 0; i < elementBytes; i++) {
                addresses.add(start + i);
            }
        }
        return addresses;
    }

    /** The beat on a stream of checked accesses: pattern, base, stride, logarithm of the element size, bytes. */
    @Override
    public long[] beat() {
        int sizeLog2 = Integer.numberOfTrailingZeros(elementBytes);
        return new long[] {strided ? 1 : 0, base, stride & 0xFFFF_FFFFL, sizeLog2, bytes()};
    }

    /** One of the legal element sizes, 4 to 128. */
    public static int randomElementBytes(RandomGenerator random) {
        return 4 << random.nextInt(6);
    }

    /** A legal access within {@code from} up to {@code to}, with a stride of either sign, overlapping elements included. */
    public static PlainAccess random(RandomGenerator random, long from, long to, int maximumCount) {
        int elementBytes = randomElementBytes(random);
        int count = 1 + random.nextInt(maximumCount);
        boolean strided = random.nextInt(4) != 0;
        long longest = (to - from - elementBytes) / Math.max(1, count - 1) / 4;
        long stride = strided ? 4 * random.nextLong(-longest, longest + 1) : 0;
        if (strided && random.nextBoolean()) {
            stride %= 4L * elementBytes; // near neighbours, often in one line
        }
        long reach = (strided ? stride : elementBytes) * (count - 1);
        long lowest = from + Math.max(0, -reach);
        long highest = to - elementBytes - Math.max(0, reach);
        long base = lowest + 4 * random.nextLong((highest - lowest) / 4 + 1);
        return new PlainAccess(strided, base, (int) stride, elementBytes, count);
    }
}
