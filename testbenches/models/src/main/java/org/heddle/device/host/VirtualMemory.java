package org.heddle.device.host;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Virtual memory of a process over {@link ShuffledMemory}: each page lies where the seed says, so neighbours are hardly ever neighbours there. Pages come
 * into being when they are first touched.
 */
public final class VirtualMemory {
    private static final int PAGE = ShuffledMemory.PAGE_BYTES;
    /** Physical pages below this one are handed out in one piece; those of virtual memory lie above it. */
    private static final long FIRST_SHUFFLED = 1L << 22;

    private static final long SHUFFLED = 1L << 24;

    private final ShuffledMemory memory;
    private final Random random;
    private final Map<Long, Long> places = new HashMap<>();
    private final Set<Long> used = new HashSet<>();
    private long nextPage = 1;

    /**
     * @param seed of the pages' places
     */
    public VirtualMemory(ShuffledMemory memory, long seed) {
        this.memory = memory;
        random = new Random(seed);
    }

    /** Returns the physical address of a virtual one. */
    public long physical(long address) {
        long page = Long.divideUnsigned(address, PAGE);
        long place = places.computeIfAbsent(page, number -> newPlace());
        return place * PAGE + Long.remainderUnsigned(address, PAGE);
    }

    /**
     * Allocates physical memory in one piece, as a driver does for queues: a multiple of a page, at a page's beginning.
     *
     * @return its physical address
     * @throws IllegalArgumentException if there is no more of it
     */
    public long allocate(long bytes) {
        long pages = (bytes + PAGE - 1) / PAGE;
        if (pages < 0 || nextPage + pages > FIRST_SHUFFLED) {
            throw new IllegalArgumentException("memory in one piece has 16 GiB: bytes=" + bytes);
        }
        long address = nextPage * PAGE;
        nextPage += pages;
        return address;
    }

    /** Reads bytes at a virtual address, in no time. */
    public byte[] read(long address, int length) {
        byte[] bytes = new byte[length];
        int done = 0;
        while (done < length) {
            long at = address + done;
            int part = (int) Math.min(length - done, PAGE - Long.remainderUnsigned(at, PAGE));
            System.arraycopy(memory.read(physical(at), part), 0, bytes, done, part);
            done += part;
        }
        return bytes;
    }

    /** Writes bytes at a virtual address, in no time. */
    public void write(long address, byte... bytes) {
        for (int done = 0; done < bytes.length; ) {
            long at = address + done;
            int part = (int) Math.min(bytes.length - done, PAGE - Long.remainderUnsigned(at, PAGE));
            memory.write(physical(at), Arrays.copyOfRange(bytes, done, done + part));
            done += part;
        }
    }

    private long newPlace() {
        long place;
        do {
            place = FIRST_SHUFFLED + (random.nextLong() & SHUFFLED - 1);
        } while (!used.add(place));
        return place;
    }
}
