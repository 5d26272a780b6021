package org.heddle.host.dimmnet2.driver;

import java.util.List;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.host.HostMap;

/**
 * The part of a node's memory that a driver keeps for address lists. Lists get there as all data of a host do: through the Write
 * Window, by a local command.
 */
public final class ListArea {
    /** Bytes of an address in a list. */
    public static final int ENTRY_BYTES = 4;
    /** Bytes of the area, the last ones of the memory. */
    public static final int BYTES = 1 << 20;
    /** Its first byte. */
    public static final long BASE = VectorAccess.MEMORY_BYTES - BYTES;

    /** Far more than one window takes. */
    private static final long LIMIT_CYCLES = 1_000_000;

    private final Dimmnet2Driver driver;
    private long next = BASE;

    /** The area of a node; it is empty, and the driver has no command under way. */
    public ListArea(Dimmnet2Driver driver) {
        this.driver = driver;
    }

    /**
     * Writes a list; returns when it is in the memory.
     *
     * @param addresses of elements
     * @param elementBytes of each
     * @return the access to all of these elements; {@link VectorPair#commands} cuts it to the hardware's limit
     * @throws IllegalStateException if the area is full, or the hardware refuses to write it
     */
    public VectorAccess place(List<Long> addresses, int elementBytes) {
        long bytes = (long) ENTRY_BYTES * addresses.size();
        if (next + bytes > BASE + BYTES) {
            throw new IllegalStateException("the " + BYTES + " bytes kept for lists are full: " + (next - BASE)
                    + " are used, and " + bytes + " more are needed");
        }
        int most = HostMap.WINDOW_BYTES / ENTRY_BYTES;
        for (int first = 0; first < addresses.size(); first += most) {
            write(
                    addresses.subList(first, Math.min(first + most, addresses.size())),
                    next + (long) first * ENTRY_BYTES);
        }
        VectorAccess list = VectorAccess.list(next, ENTRY_BYTES, 0, elementBytes, addresses.size());
        next += bytes;
        return list;
    }

    private void write(List<Long> addresses, long base) {
        for (int i = 0; i < addresses.size(); i += 2) {
            long upper = i + 1 < addresses.size() ? addresses.get(i + 1) : 0;
            driver.writeWriteWindow(i * ENTRY_BYTES, addresses.get(i) & 0xFFFF_FFFFL | upper << 32);
        }
        VectorAccess window = VectorAccess.contiguous(0, ENTRY_BYTES, addresses.size());
        VectorAccess memory = VectorAccess.contiguous(base, ENTRY_BYTES, addresses.size());
        for (VectorPair part : new VectorPair(window, memory).commands(HostMap.WINDOW_BYTES)) {
            driver.submitLocalWrite(Math.toIntExact(part.source().base()), part.destination(), true);
            require(driver.awaitCompletion(LIMIT_CYCLES));
            require(driver.awaitReception(LIMIT_CYCLES));
        }
    }

    private static void require(VectorStatus status) {
        if (status.status() != CommandStatus.DONE) {
            throw new IllegalStateException("the node did not write a list: " + status);
        }
    }
}
