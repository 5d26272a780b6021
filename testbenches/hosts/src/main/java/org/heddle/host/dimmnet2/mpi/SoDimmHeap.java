package org.heddle.host.dimmnet2.mpi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/** Hands out a node's memory for messages, first fit, in multiples of 128 bytes. All ranks of the node share it. */
final class SoDimmHeap {
    /** The largest element, so that none of a fresh buffer straddles what need not be straddled. */
    private static final int ALIGNMENT = 128;

    /** Free ranges: first byte to length. */
    private final TreeMap<Long, Long> free = new TreeMap<>();

    private final Map<Long, Long> used = new HashMap<>();
    private final List<BooleanSupplier> keepers = new ArrayList<>();

    private final long size;

    SoDimmHeap(long bytes) {
        size = bytes;
        free.put(0L, bytes);
    }

    /**
     * Names somebody who keeps memory that it could do without.
     *
     * @param giveBack frees a piece of it, or tells that it has none
     */
    void whenFull(BooleanSupplier giveBack) {
        keepers.add(giveBack);
    }

    /**
     * Takes memory.
     *
     * @throws MpiException ERR_ARG if bytes is negative, ERR_BUFFER if there is not so much in one piece
     */
    long allocate(long bytes) {
        if (bytes < 0) {
            throw new MpiException(ErrorClass.ERR_ARG, "memory for messages has 0 bytes or more: bytes=" + bytes);
        }
        if (bytes > size) {
            throw full(bytes);
        }
        long length = (Math.max(1, bytes) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        OptionalLong found = find(length);
        while (found.isEmpty() && keepers.stream().anyMatch(BooleanSupplier::getAsBoolean)) {
            found = find(length);
        }
        if (found.isPresent()) {
            return found.getAsLong();
        }
        throw full(bytes);
    }

    private static MpiException full(long bytes) {
        return new MpiException(
                ErrorClass.ERR_BUFFER,
                "the node's SO-DIMMs have no " + bytes
                        + " bytes left in one piece: free some, or send smaller messages");
    }

    private OptionalLong find(long length) {
        for (Map.Entry<Long, Long> range : free.entrySet()) {
            if (range.getValue() >= length) {
                long address = range.getKey();
                long rest = range.getValue() - length;
                free.remove(address);
                if (rest > 0) {
                    free.put(address + length, rest);
                }
                used.put(address, length);
                return OptionalLong.of(address);
            }
        }
        return OptionalLong.empty();
    }

    /** Gives memory back; it joins what is free beside it. */
    void free(long address) {
        Long length = used.remove(address);
        if (length == null) {
            throw new IllegalArgumentException("nothing was allocated at address " + address);
        }
        long start = address;
        long bytes = length;
        Map.Entry<Long, Long> before = free.lowerEntry(start);
        if (before != null && before.getKey() + before.getValue() == start) {
            free.remove(before.getKey());
            start = before.getKey();
            bytes += before.getValue();
        }
        Long behind = free.remove(address + length);
        free.put(start, behind == null ? bytes : bytes + behind);
    }
}
