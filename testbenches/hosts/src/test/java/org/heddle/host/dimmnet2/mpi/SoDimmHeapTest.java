package org.heddle.host.dimmnet2.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.heddle.mpi.error.MpiException;
import org.junit.jupiter.api.Test;

class SoDimmHeapTest {
    private static final int BYTES = 1 << 16;

    /** Against an array that says of each 128 bytes who has them. */
    @Test
    void noTwoBuffersShareAByteAndWhatIsFreeIsFoundAgain() {
        SoDimmHeap heap = new SoDimmHeap(BYTES);
        int[] owners = new int[BYTES / 128];
        List<long[]> held = new ArrayList<>();
        Random random = new Random(4);
        int refused = 0;
        for (int step = 1; step < 5_000; step++) {
            if (random.nextBoolean() || held.isEmpty()) {
                int bytes = random.nextInt(8_000);
                int blocks = Math.max(1, (bytes + 127) / 128);
                try {
                    long address = heap.allocate(bytes);
                    assertThat(address % 128).isZero();
                    for (int i = 0; i < blocks; i++) {
                        assertThat(owners[(int) address / 128 + i]).isZero();
                        owners[(int) address / 128 + i] = step;
                    }
                    held.add(new long[] {address, blocks});
                } catch (MpiException full) {
                    refused++;
                    assertThat(longestFree(owners)).isLessThan(blocks);
                }
            } else {
                long[] buffer = held.remove(random.nextInt(held.size()));
                heap.free(buffer[0]);
                Arrays.fill(owners, (int) buffer[0] / 128, (int) (buffer[0] / 128 + buffer[1]), 0);
            }
        }
        assertThat(refused).isPositive();
        held.forEach(buffer -> heap.free(buffer[0]));
        assertThat(heap.allocate(BYTES)).as("all of it, in one piece again").isZero();
    }

    private static int longestFree(int[] owners) {
        int longest = 0;
        int run = 0;
        for (int owner : owners) {
            run = owner == 0 ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    @Test
    void impossibleSizesAreRefusedAndTakeNothing() {
        SoDimmHeap heap = new SoDimmHeap(BYTES);
        for (long bytes : new long[] {-1, Long.MIN_VALUE, BYTES + 1, Long.MAX_VALUE, Long.MAX_VALUE - 126}) {
            assertThatThrownBy(() -> heap.allocate(bytes)).isInstanceOf(MpiException.class);
        }
        assertThat(heap.allocate(BYTES)).isZero();
    }

    @Test
    void whatWasNotAllocatedCannotBeFreed() {
        SoDimmHeap heap = new SoDimmHeap(BYTES);
        long address = heap.allocate(10);
        heap.free(address);
        assertThatThrownBy(() -> heap.free(address)).hasMessageContaining("address " + address);
    }
}
