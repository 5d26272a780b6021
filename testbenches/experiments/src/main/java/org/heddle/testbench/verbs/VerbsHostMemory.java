package org.heddle.testbench.verbs;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.heddle.device.host.ShuffledMemory;
import org.heddle.device.host.VirtualMemory;
import org.heddle.host.verbs.driver.DriverMemory;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.VerbsException;

/** Memory of a simulated host, without time. */
public final class VerbsHostMemory implements DriverMemory {
    private static final int PAGE_BYTES = 4096;

    private final ShuffledMemory physical;
    private final VirtualMemory virtual;
    private final TreeMap<Long, Long> mapped = new TreeMap<>();
    /** Ranges that belong to the process, with pages only where something is mapped in them. */
    private final TreeMap<Long, Long> reserved = new TreeMap<>();

    private long next = 0x2_0000_0000L;

    VerbsHostMemory(long seed) {
        physical = new ShuffledMemory(seed);
        virtual = new VirtualMemory(physical, seed);
    }

    ShuffledMemory physical() {
        return physical;
    }

    @Override
    public long map(long bytes) {
        long address = next;
        next += (bytes + PAGE_BYTES - 1 & -PAGE_BYTES) + PAGE_BYTES;
        mapAt(address, bytes);
        return address;
    }

    /** Maps memory of zeros at an address, the start of a page. */
    public void mapAt(long address, long bytes) {
        mapped.put(address, address + bytes);
        byte[] page = new byte[PAGE_BYTES];
        for (long at = address; at < address + bytes; at += PAGE_BYTES) {
            physical.write(virtual.physical(at), page);
        }
    }

    /** Gives a range to the process that has pages only where something is mapped in it; it can be registered as a whole, and {@link #map} stays behind it. */
    public void reserveAt(long address, long bytes) {
        reserved.put(address, address + bytes);
        next = Math.max(next, address + bytes + 2 * PAGE_BYTES - 1 & -PAGE_BYTES);
    }

    @Override
    public void unmap(long address) {
        if (mapped.remove(address) == null) {
            throw new VerbsException(Errno.EINVAL, "nothing was mapped from 0x%x on".formatted(address));
        }
    }

    @Override
    public boolean isMapped(long address, long bytes) {
        return address >= 0 && (holds(mapped, address, bytes) || holds(reserved, address, bytes));
    }

    private static boolean holds(TreeMap<Long, Long> ranges, long address, long bytes) {
        Map.Entry<Long, Long> range = ranges.floorEntry(address);
        return range != null && address + bytes <= range.getValue();
    }

    @Override
    public LongStream presentPages(long address, long bytes) {
        long first = address / PAGE_BYTES;
        long last = (address + bytes - 1) / PAGE_BYTES;
        long from = Optional.ofNullable(mapped.floorKey(address)).orElse(address);
        return mapped.subMap(from, true, address + bytes - 1, true).entrySet().stream()
                .flatMapToLong(range -> LongStream.rangeClosed(
                        Math.max(first, range.getKey() / PAGE_BYTES),
                        Math.min(last, (range.getValue() - 1) / PAGE_BYTES)))
                .distinct();
    }

    @Override
    public void load(long address, byte[] into, int offset, int length) {
        System.arraycopy(virtual.read(address, length), 0, into, offset, length);
    }

    @Override
    public void store(long address, byte[] from, int offset, int length) {
        virtual.write(address, Arrays.copyOfRange(from, offset, offset + length));
    }

    @Override
    public long physical(long address) {
        return virtual.physical(address);
    }

    @Override
    public long allocatePiece(long bytes) {
        long address = virtual.allocate(bytes);
        physical.clear(address, (bytes + PAGE_BYTES - 1) / PAGE_BYTES * PAGE_BYTES);
        return address;
    }

    @Override
    public void freePiece(long address, long bytes) {}

    @Override
    public byte[] loadPiece(long address, int bytes) {
        return physical.read(address, bytes);
    }

    @Override
    public void storePiece(long address, byte[] data) {
        physical.write(address, data);
    }
}
