package org.heddle.host.dimmnet2;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The lists that a rank has written into its node's memory. A list is written when its layout is first used, is counted from the
 * message's address, and so serves every buffer of that layout from then on.
 */
final class AddressLists {
    private final SoDimmMemory memory;
    private final SoDimmHeap heap;
    private final Map<IntBuffer, Long> addresses = new HashMap<>();

    AddressLists(SoDimmMemory memory, SoDimmHeap heap) {
        this.memory = memory;
        this.heap = heap;
    }

    /** The address of a list of displacements. */
    long address(int[] displacements) {
        IntBuffer key = IntBuffer.wrap(displacements);
        Long known = addresses.get(key);
        if (known != null) {
            return known;
        }
        ByteBuffer bytes = ByteBuffer.allocate(displacements.length * SourceList.ENTRY_BYTES)
                .order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(displacements);
        long address = heap.allocate(bytes.capacity());
        memory.write(address, bytes.array(), 0, bytes.capacity());
        addresses.put(key, address);
        return address;
    }

    long address(ListParameters list) {
        return address(Arrays.stream(list.offsets()).mapToInt(Math::toIntExact).toArray());
    }
}
