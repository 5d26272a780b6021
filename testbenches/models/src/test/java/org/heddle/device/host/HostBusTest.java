package org.heddle.device.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HostBusTest {
    private final HostStorage storage = new HostStorage(1);
    private final HostBus bus = new HostBus(storage, BusTiming.PCI);

    private void idle(int cycles) {
        for (int i = 0; i < cycles; i++) {
            bus.cycle(false, false, 0, false, 0, 0);
        }
    }

    private void begin(boolean write, int address) {
        bus.cycle(true, write, address / 4, false, 0, 0);
    }

    @Test
    void aWordMovesBehindItsWaitAndThenEveryThirdCycle() {
        idle(2);
        begin(false, 0x100);
        List<Integer> moved = new ArrayList<>();
        for (int cycle = 1; cycle < 50; cycle++) {
            if (bus.moves()) {
                moved.add(cycle);
                assertThat(bus.readData()).isEqualTo(storage.word(0x100 + 4 * (moved.size() - 1)));
            }
            bus.cycle(false, false, 0, moved.size() == 8, 0, 0);
        }
        assertThat(moved).containsExactly(28, 31, 34, 37, 40, 43, 46, 49);
        assertThat(bus.counters()).isEqualTo(new BusCounters(50, 0, 0, 2, 1, 0, 0));
    }

    @Test
    void aWriteChangesTheBytesOfItsMaskAlone() {
        byte[] before = storage.backdoorRead(0x200, 8);
        idle(2);
        begin(true, 0x204);
        idle(7);
        assertThat(bus.moves()).isTrue();
        bus.cycle(false, false, 0, true, 0x44332211, 0b0110);
        assertThat(storage.backdoorRead(0x200, 8))
                .containsExactly(before[0], before[1], before[2], before[3], before[4], 0x22, 0x33, before[7]);
        idle(1);
        assertThat(bus.counters().writing()).isEqualTo(9);
    }

    @Test
    void theProcessorOwnsTheBusWhenTheTransactionIsOver() {
        idle(2);
        begin(true, 0);
        boolean[] ended = new boolean[1];
        bus.access(10, () -> ended[0] = true);
        idle(7);
        bus.cycle(false, false, 0, true, 0, 0);
        idle(3);
        assertThat(bus.grants()).isFalse();
        assertThat(ended[0]).isFalse();
        idle(10);
        assertThat(ended[0]).isTrue();
        assertThat(bus.grants()).isTrue();
        assertThat(bus.counters().processor()).isEqualTo(10);
    }

    @Test
    void betweenTwoAccessesTheInterfaceMayBegin() {
        List<String> order = new ArrayList<>();
        bus.access(5, () -> order.add("first"));
        bus.access(5, () -> order.add("second"));
        for (int cycle = 0; cycle < 40 && order.isEmpty(); cycle++) {
            idle(1);
        }
        assertThat(bus.grants()).isTrue();
        idle(1);
        begin(true, 0);
        idle(7);
        assertThat(order).containsExactly("first");
        bus.cycle(false, false, 0, true, 0, 0);
        idle(9);
        assertThat(order).containsExactly("first", "second");
    }

    /** Writes a line: 8 words, each in 3 cycles, the first one behind 6 more; the next may begin at once. */
    private void writeLine(int words) {
        begin(true, 0);
        for (int word = 0; word < words; word++) {
            for (int cycle = word == 0 ? 7 : 2; cycle > 0; cycle--) {
                bus.cycle(false, false, 0, false, 0, 0);
            }
            bus.cycle(false, false, 0, word == words - 1, 0, 0);
        }
    }

    /** However long it has waited: behind a transaction of 1 to 400 cycles. */
    @Test
    void anAccessOfOneCycleEndsAndLeavesTheBus() {
        for (int busy = 1; busy <= 400; busy++) {
            HostBus each = new HostBus(storage, BusTiming.PCI);
            int[] ended = new int[1];
            each.cycle(false, false, 0, false, 0, 0);
            each.cycle(false, false, 0, false, 0, 0);
            each.cycle(true, true, 0, false, 0, 0);
            each.access(1, () -> ended[0]++);
            for (int cycle = 0; cycle < busy; cycle++) {
                each.cycle(false, false, 0, false, 0, 0);
            }
            for (int cycle = 0; !each.isIdle(); cycle++) {
                assertThat(cycle).as("behind %d cycles", busy).isLessThan(20);
                each.cycle(false, false, 0, each.moves(), 0, 0);
            }
            for (int cycle = 0; cycle < 5; cycle++) {
                each.cycle(false, false, 0, false, 0, 0);
            }
            assertThat(ended).containsExactly(1);
            assertThat(each.grants()).isTrue();
            assertThat(each.counters().processor()).isEqualTo(1);
        }
    }

    @Test
    void anAccessWaitsForAGapBetweenTransactionsThatFollowEachOther() {
        boolean[] ended = new boolean[1];
        idle(2);
        begin(true, 0);
        idle(7);
        bus.access(9, () -> ended[0] = true);
        bus.cycle(false, false, 0, true, 0, 0);
        for (int line = 0; line < 9; line++) {
            assertThat(bus.grants()).as("line %d", line).isTrue();
            writeLine(8);
        }
        assertThat(ended[0]).isFalse();
        idle(3);
        assertThat(bus.grants()).isFalse();
        idle(10);
        assertThat(ended[0]).isTrue();
    }

    @Test
    void anAccessWaitsNoLongerThan300Cycles() {
        boolean[] ended = new boolean[1];
        idle(2);
        begin(true, 0);
        idle(7);
        bus.access(9, () -> ended[0] = true);
        bus.cycle(false, false, 0, true, 0, 0);
        int lines = 0;
        while (bus.grants()) {
            writeLine(8);
            lines++;
        }
        assertThat(lines).as("lines of 31 cycles").isEqualTo(10);
        idle(10);
        assertThat(ended[0]).isTrue();
        assertThat(bus.grants()).isTrue();
    }

    @Test
    void aTransactionWithoutAGrantIsAnError() {
        bus.access(100, () -> {});
        idle(5);
        assertThatThrownBy(() -> begin(false, 0))
                .isInstanceOf(HostBusException.class)
                .hasMessage("cycle 5 of the host's bus: a transaction begins without a grant in the cycle before");
    }

    @Test
    void aTransactionWithinAnotherIsAnError() {
        idle(2);
        begin(false, 0);
        assertThatThrownBy(() -> begin(false, 0)).hasMessageContaining("while another one is under way");
    }

    @Test
    void aTransactionThatLeavesTheMemoryIsAnError() {
        idle(2);
        begin(true, HostStorage.BYTES - 4);
        idle(7);
        bus.cycle(false, false, 0, false, 0, 15);
        idle(2);
        assertThatThrownBy(() -> idle(1)).hasMessageContaining("outside the memory");
    }

    @Test
    void timesThatCannotBeAreRefused() {
        assertThatThrownBy(() -> new BusTiming(0, 0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new BusTiming(-1, 6, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> bus.access(0, () -> {})).hasMessageContaining("length=0");
    }

    @Test
    void theMemoryRefusesWhatLiesOutside() {
        assertThatThrownBy(() -> storage.backdoorRead(HostStorage.BYTES - 1, 2))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> storage.backdoorWrite(-1, new byte[2], 0, 2))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(storage.backdoorRead(0, 4)).isEqualTo(new HostStorage(1).backdoorRead(0, 4));
    }
}
