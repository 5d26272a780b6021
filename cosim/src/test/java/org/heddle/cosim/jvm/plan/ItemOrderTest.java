package org.heddle.cosim.jvm.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Orders of items that depend on each other. */
class ItemOrderTest {
    private static BitSet roots(int... roots) {
        BitSet set = new BitSet();
        IntStream.of(roots).forEach(set::set);
        return set;
    }

    private static int[] needs(int... items) {
        return items;
    }

    @Test
    void whatIsNeededComesFirstAndTheRestIsLeftOut() {
        assertThat(ItemOrder.of(List.of(needs(2), needs(), needs(1), needs(0)), roots(0)))
                .containsExactly(List.of(1), List.of(2), List.of(0));
    }

    @Test
    void anItemThatTwoNeedStandsThereOnce() {
        assertThat(ItemOrder.of(List.of(needs(1, 2), needs(3), needs(3), needs()), roots(0, 1)))
                .containsExactly(List.of(3), List.of(1), List.of(2), List.of(0));
    }

    @Test
    void itemsInALoopAreOneGroupInTheirOrder() {
        assertThat(ItemOrder.of(List.of(needs(3), needs(0), needs(1), needs(2, 4), needs()), roots(2)))
                .containsExactly(List.of(4), List.of(0, 1, 2, 3));
    }

    @Test
    void aLoopInALoopIsOneGroupAndOneBesideItIsAnother() {
        assertThat(ItemOrder.of(List.of(needs(1), needs(2, 0), needs(3, 1), needs(4), needs(3), needs(0, 5)), roots(5)))
                .containsExactly(List.of(3, 4), List.of(0, 1, 2), List.of(5));
    }

    @Test
    void aChainLongerThanAStackOfCallsIsOrdered() {
        int length = 200_000;
        List<int[]> chain = IntStream.range(0, length)
                .mapToObj(i -> i + 1 < length ? needs(i + 1) : needs())
                .toList();
        List<List<Integer>> order = ItemOrder.of(chain, roots(0));
        assertThat(order).hasSize(length);
        assertThat(order.get(0)).containsExactly(length - 1);
        assertThat(order.get(length - 1)).containsExactly(0);
    }
}
