package org.heddle.host.dimmnet2.mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.host.dimmnet2.layout.ListParameters;
import org.heddle.host.dimmnet2.layout.SourceList;
import org.heddle.mpi.datatype.MessageMemory;

/**
 * The lists that a rank has written into its node's memory. A list is written when its layout is first used, is counted from the
 * message's address, and so serves every buffer of that layout from then on.
 *
 * <p>Lists are kept up to a number of bytes. Of more, those that nobody uses are given back, the longest unused first; and as many of
 * them as it takes where the node's memory has no room for something else. A list that a transfer uses stays, however many there are.
 */
final class AddressLists {
    private final MessageMemory memory;
    private final SoDimmHeap heap;
    private final long mostBytes;
    /** Longest unused first. */
    private final Map<IntBuffer, Written> written = new LinkedHashMap<>(16, 0.75f, true);

    private long bytes;

    /** A list in the node's memory. */
    private static final class Written {
        final long address;
        final int bytes;
        int uses;

        Written(long address, int bytes) {
            this.address = address;
            this.bytes = bytes;
        }
    }

    /**
     * No lists yet.
     *
     * @param mostBytes how much of the memory they may take while nobody uses them
     */
    AddressLists(MessageMemory memory, SoDimmHeap heap, long mostBytes) {
        this.memory = memory;
        this.heap = heap;
        this.mostBytes = mostBytes;
        heap.whenFull(this::giveBackOne);
    }

    /** The lists of one transfer, from when its commands name them until the nodes have done with them. */
    final class Use {
        private final List<Written> used = new ArrayList<>();

        /** The address of a list of displacements. */
        long address(int[] displacements) {
            Written list = use(displacements);
            used.add(list);
            return list.address;
        }

        /** The address of a list for the destination's side. */
        long address(ListParameters list) {
            return address(
                    Arrays.stream(list.offsets()).mapToInt(Math::toIntExact).toArray());
        }

        /** The transfer is over. */
        void end() {
            used.forEach(list -> list.uses--);
            used.clear();
            shrink();
        }
    }

    /** Begins a use, of no list yet. */
    Use use() {
        return new Use();
    }

    /** Bytes of memory that lists take. */
    long bytes() {
        return bytes;
    }

    private Written use(int[] displacements) {
        IntBuffer key = IntBuffer.wrap(displacements);
        Written known = written.get(key);
        if (known == null) {
            Written fresh = write(displacements);
            // While it was written, another call of this rank may have needed the same one.
            known = written.putIfAbsent(key, fresh);
            if (known == null) {
                known = fresh;
                bytes += fresh.bytes;
            } else {
                heap.free(fresh.address);
            }
        }
        known.uses++;
        shrink();
        return known;
    }

    private Written write(int[] displacements) {
        ByteBuffer entries = ByteBuffer.allocate(displacements.length * SourceList.ENTRY_BYTES)
                .order(ByteOrder.LITTLE_ENDIAN);
        entries.asIntBuffer().put(displacements);
        long address = heap.allocate(entries.capacity());
        memory.write(address, entries.array(), 0, entries.capacity());
        return new Written(address, entries.capacity());
    }

    private void shrink() {
        while (bytes > mostBytes && giveBackOne()) {
            // one after the other
        }
    }

    private boolean giveBackOne() {
        Optional<Map.Entry<IntBuffer, Written>> unused = written.entrySet().stream()
                .filter(list -> list.getValue().uses == 0)
                .findFirst();
        unused.ifPresent(list -> {
            written.remove(list.getKey());
            bytes -= list.getValue().bytes;
            heap.free(list.getValue().address);
        });
        return unused.isPresent();
    }
}
