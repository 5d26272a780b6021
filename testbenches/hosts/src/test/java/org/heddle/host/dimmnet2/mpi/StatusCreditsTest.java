package org.heddle.host.dimmnet2.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StatusCreditsTest {
    /** Far beyond the range in which counts travel. */
    @Test
    void noSlotIsUsedTwiceBeforeItsRequestHasBeenTaken() {
        Random random = new Random(3);
        StatusCredits credits = new StatusCredits(5);
        Deque<Integer> underWay = new ArrayDeque<>(); // a slot, or -1 for a completion
        int taken = 0;
        for (int step = 0; step < 20_000; step++) {
            if (random.nextBoolean() && credits.isAnyLeft()) {
                if (random.nextInt(3) == 0) {
                    credits.take();
                    underWay.add(-1);
                } else {
                    int slot = credits.takeSlot();
                    assertThat(underWay).doesNotContain(slot);
                    underWay.add(slot);
                }
            } else if (!underWay.isEmpty()) {
                underWay.remove();
                taken++;
                credits.returned(taken % SystemArea.CREDITS);
            }
            assertThat(underWay.size()).isLessThanOrEqualTo(5);
            assertThat(credits.isAnyLeft()).isEqualTo(underWay.size() < 5);
        }
        assertThat(taken).isGreaterThan(10 * SystemArea.CREDITS);
    }
}
