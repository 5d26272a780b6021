package org.heddle.device.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A list access in plain Java: each element lies where an entry of a list says, counted from an origin.
 *
 * @param base byte address of the list
 * @param entryBytes bytes of an entry, 4 or 8
 * @param origin what entries are counted from
 * @param elementBytes bytes of an element
 * @param offsets the entries
 */
public record PlainList(long base, int entryBytes, long origin, int elementBytes, List<Long> offsets)
        implements PlainElements {
    /** Takes a copy of the entries. */
    public PlainList {
        offsets = List.copyOf(offsets);
    }

    @Override
    public int bytes() {
        return elementBytes * offsets.size();
    }

    @Override
    public List<Long> addresses() {
        List<Long> addresses = new ArrayList<>();
        for (long offset : offsets) {
            for (int i = 0; i < elementBytes; i++) {
                addresses.add(origin + offset + i);
            }
        }
        return addresses;
    }

    @Override
    public long[] beat() {
        int sizeLog2 = Integer.numberOfTrailingZeros(elementBytes);
        return new long[] {entryBytes == 4 ? 2 : 3, base, origin, sizeLog2, bytes()};
    }

    /** The list's bytes as they stand in memory, the first one lowest. */
    public byte[] entries() {
        byte[] bytes = new byte[entryBytes * offsets.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (offsets.get(i / entryBytes) >>> 8 * (i % entryBytes));
        }
        return bytes;
    }

    /** The index of the first entry whose element lies outside the memory or not at a multiple of 4; -1 if there is none. */
    public int firstWrong() {
        for (int i = 0; i < offsets.size(); i++) {
            long address = origin + offsets.get(i);
            if (address % 4 != 0 || address < 0 || address > PlainAccess.MEMORY_BYTES - elementBytes) {
                return i;
            }
        }
        return -1;
    }

    /** The elements before one. */
    public PlainList before(int element) {
        return new PlainList(base, entryBytes, origin, elementBytes, offsets.subList(0, element));
    }

    /** The same with another entry somewhere. */
    public PlainList with(int element, long offset) {
        List<Long> changed = new ArrayList<>(offsets);
        changed.set(element, offset);
        return new PlainList(base, entryBytes, origin, elementBytes, changed);
    }

    /**
     * A list without a wrong entry, its elements within {@code from} up to {@code to}, some of them twice or overlapping.
     *
     * @param base of the list
     */
    public static PlainList random(RandomGenerator random, long base, long from, long to, int maximumCount) {
        int elementBytes = PlainAccess.randomElementBytes(random);
        return random(random, base, from, to, elementBytes, 1 + random.nextInt(maximumCount));
    }

    /** The same with so many elements of one size. */
    public static PlainList random(RandomGenerator random, long base, long from, long to, int elementBytes, int count) {
        long origin = random.nextInt(3) == 0 ? 0 : 4 * random.nextLong(PlainAccess.MEMORY_BYTES / 4);
        List<Long> offsets = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long address = from + 4 * random.nextLong((to - from - elementBytes) / 4 + 1);
            int kind = random.nextInt(6);
            if (i > 0 && kind == 0) {
                address = origin + offsets.get(random.nextInt(i));
            } else if (i > 0 && kind == 1) {
                long near = origin + offsets.get(i - 1) + 4 * random.nextInt(-3, 4);
                address = Math.max(from, Math.min(to - elementBytes, near));
            }
            offsets.add(address - origin);
        }
        return new PlainList(base, random.nextBoolean() ? 4 : 8, origin, elementBytes, offsets);
    }
}
