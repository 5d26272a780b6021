package org.heddle.host.dimmnet2.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.error.MpiException;
import org.junit.jupiter.api.Test;

/** Address lists that stay in a node's memory, and those that make room. */
class AddressListsTest {
    private static final int HEAP = 1 << 14;
    private static final int ENTRIES = 32;
    private static final int LIST_BYTES = 4 * ENTRIES;

    private final ByteBuffer contents = ByteBuffer.allocate(HEAP).order(ByteOrder.LITTLE_ENDIAN);
    private final MessageMemory memory = MessageMemory.of(contents);
    private final SoDimmHeap heap = new SoDimmHeap(HEAP);

    private static int[] list(int number) {
        return new Random(number).ints(ENTRIES).toArray();
    }

    private int[] at(long address) {
        int[] found = new int[ENTRIES];
        contents.asIntBuffer().position((int) address / 4).get(found);
        return found;
    }

    private static long once(AddressLists lists, int number) {
        AddressLists.Use use = lists.use();
        long address = use.address(list(number));
        use.end();
        return address;
    }

    @Test
    void theLongestUnusedListsMakeRoom() {
        AddressLists lists = new AddressLists(memory, heap, 3 * LIST_BYTES);
        long first = once(lists, 0);
        once(lists, 1);
        once(lists, 2);
        assertThat(once(lists, 0)).isEqualTo(first);
        once(lists, 3);
        contents.putInt((int) first, ~contents.getInt((int) first));
        assertThat(once(lists, 0)).as("used lately").isEqualTo(first);
        assertThat(contents.getInt((int) first)).as("and so not written again").isNotEqualTo(list(0)[0]);
        assertThat(at(once(lists, 1))).as("given back, and so written again").isEqualTo(list(1));
        assertThat(lists.bytes()).isEqualTo(3 * LIST_BYTES);
    }

    @Test
    void listsInUseStayHoweverManyThereAre() {
        AddressLists lists = new AddressLists(memory, heap, LIST_BYTES);
        AddressLists.Use use = lists.use();
        List<Long> addresses = new ArrayList<>();
        for (int number = 0; number < 20; number++) {
            addresses.add(use.address(list(number)));
            once(lists, 100 + number);
        }
        for (int number = 0; number < 20; number++) {
            assertThat(at(addresses.get(number))).as("list %d", number).isEqualTo(list(number));
        }
        AddressLists.Use another = lists.use();
        another.address(list(7));
        use.end();
        assertThat(lists.bytes()).isEqualTo(LIST_BYTES);
        assertThat(at(addresses.get(7))).as("another transfer uses it").isEqualTo(list(7));
        another.end();
    }

    @Test
    void whatNobodyUsesGivesWayToMessages() {
        AddressLists lists = new AddressLists(memory, heap, HEAP);
        AddressLists.Use use = lists.use();
        long kept = use.address(list(0));
        for (int number = 1; number < HEAP / LIST_BYTES; number++) {
            once(lists, number);
        }
        assertThat(lists.bytes()).isEqualTo(HEAP);
        long message = heap.allocate(HEAP - LIST_BYTES);
        assertThat(lists.bytes()).isEqualTo(LIST_BYTES);
        assertThat(at(kept)).isEqualTo(list(0));
        assertThatThrownBy(() -> heap.allocate(1)).isInstanceOf(MpiException.class);
        heap.free(message);
        use.end();
    }
}
