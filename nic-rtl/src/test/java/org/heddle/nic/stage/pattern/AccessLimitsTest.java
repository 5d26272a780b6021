package org.heddle.nic.stage.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.Test;

/** A check for a small memory refuses what leaves it, with strides of every length, and nothing else; so it does with lists. */
class AccessLimitsTest {
    private static final int ACCESSES = 5_000;

    /** Whether an access stays in the memory, by its first and last byte. */
    private static boolean isInside(long base, int stride, int size, int count, boolean isStrided, int width) {
        long last = base + (isStrided ? (long) stride * (count - 1) : (long) size * (count - 1));
        return Math.min(base, last) >= 0 && Math.max(base, last) + size <= 1L << width;
    }

    @HardwareTest(timeoutCycles = 10 * ACCESSES)
    void whatLeavesASmallMemoryIsRefused(TestBench bench) {
        int width = 12;
        Design<AccessCheck> design = Heddle.elaborate(() -> new AccessCheck(new AccessLimits(false, width)));
        AccessCheck dut = design.component();
        Simulation sim = bench.open(design);
        RandomGenerator random = bench.random();
        sim.poke(dut.inWindow, false);
        sim.poke(dut.windowOwner, 0);
        int outside = 0;
        for (int number = 0; number < ACCESSES; number++) {
            int log2 = 2 + random.nextInt(6);
            int count = 1 + random.nextInt(random.nextBoolean() ? 4 : 255);
            long base = random.nextInt(10) == 0 ? random.nextLong(1L << 32) & ~3 : 4L * random.nextInt(1 << width - 2);
            int stride = random.nextInt() >> random.nextInt(31) & ~3;
            boolean isStrided = random.nextBoolean();
            sim.poke(dut.raw.base(), base);
            sim.poke(dut.raw.stride(), Integer.toUnsignedLong(stride));
            sim.poke(dut.raw.elementBytes(), 1 << log2);
            sim.poke(dut.raw.count(), count);
            sim.poke(dut.raw.pattern(), isStrided ? AccessPattern.STRIDE.code() : AccessPattern.CONTIGUOUS.code());
            sim.poke(dut.sizeLog2, log2);
            sim.step(AccessCheck.LATENCY + 1);
            boolean isInside = isInside(base, stride, 1 << log2, count, isStrided, width);
            assertThat(sim.peek(dut.isOutOfRange))
                    .as(
                            "base %d, stride %d, %d elements of %d bytes, strided %s",
                            base, stride, count, 1 << log2, isStrided)
                    .isEqualTo(!isInside);
            outside += isInside ? 0 : 1;
        }
        assertThat(outside).isBetween(ACCESSES / 10, ACCESSES * 9 / 10);
        for (AccessPattern pattern : AccessPattern.values()) {
            sim.poke(dut.raw.pattern(), pattern.code());
            sim.step(AccessCheck.LATENCY + 1);
            assertThat(sim.peek(dut.isPatternWrong))
                    .as(pattern.name())
                    .isEqualTo(pattern == AccessPattern.LIST_4 || pattern == AccessPattern.LIST_8);
        }
    }

    @Test
    void aMemoryThatNoAddressReachesIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new AccessLimits(true, 11))
                .withMessage("an address in a node's memory has 12 to 29 bits: memoryWidth=11");
    }
}
