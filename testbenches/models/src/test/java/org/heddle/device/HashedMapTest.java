package org.heddle.device;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class HashedMapTest {
    private static final int ADDRESS_BITS = 29;

    private final AddressMap map = AddressMap.hashed();

    /** Module and module address as one number of 29 bits. */
    private long place(long address) {
        return (long) map.module(address) << 28 | map.moduleAddress(address);
    }

    @Test
    void aBurstStaysTogetherAndInOrder() {
        LongStream.of(0, 0x1234_5670L, (1L << ADDRESS_BITS) - 16).forEach(burst -> {
            for (int i = 1; i < 16; i++) {
                assertThat(place(burst + i)).isEqualTo(place(burst) + i);
            }
        });
    }

    @Test
    void everyPlaceHasOneAddress() {
        // The map is linear over GF(2), so it is a bijection if the places of single address bits are independent.
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 100_000; i++) {
            long a = random.nextLong(1L << ADDRESS_BITS);
            long b = random.nextLong(1L << ADDRESS_BITS);
            assertThat(place(a ^ b)).isEqualTo(place(a) ^ place(b));
        }
        List<Long> basis = new ArrayList<>();
        for (int bit = 0; bit < ADDRESS_BITS; bit++) {
            long reduced = place(1L << bit);
            for (long element : basis) {
                reduced = Math.min(reduced, reduced ^ element);
            }
            assertThat(reduced).as("bit %d adds a place", bit).isNotZero();
            basis.add(reduced);
        }
    }

    @Test
    void theInverseFindsTheAddress() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 300_000; i++) {
            long address = i < 100_000 ? 16L * i : random.nextLong(1L << ADDRESS_BITS);
            assertThat(map.nodeAddress(map.module(address), map.moduleAddress(address)))
                    .isEqualTo(address);
        }
    }

    @Test
    void eightKilobytesUseEveryBankOfBothModulesAlike() {
        int[] bursts = new int[8];
        for (long address = 0; address < 8192; address += 16) {
            int bank = (int) (map.moduleAddress(address) >>> 12) & 3;
            bursts[4 * map.module(address) + bank]++;
        }
        assertThat(bursts).containsOnly(64);
    }

    @Test
    void hardStridesVisitTheBanksInTurn() {
        for (long stride : new long[] {8192, 32768}) {
            int[] visits = new int[8];
            for (int i = 0; i < 4096; i++) {
                long address = i * stride & (1L << ADDRESS_BITS) - 1;
                visits[4 * map.module(address) + ((int) (map.moduleAddress(address) >>> 12) & 3)]++;
            }
            assertThat(visits).as("stride %d", stride).containsOnly(512);
        }
    }
}
