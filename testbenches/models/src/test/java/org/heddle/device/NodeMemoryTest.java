package org.heddle.device;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NodeMemoryTest {
    @Test
    void presetWordsAreThePublishedOnes() {
        NodeMemory node0 = NodeMemory.published(0);
        NodeMemory node1 = NodeMemory.published(1);
        assertThat(node0.backdoorReadWord(0)).isEqualTo(0xE220A8397B1DCDAFL);
        assertThat(node0.backdoorReadWord(8)).isEqualTo(0x9E5651B0EF953636L);
        assertThat(node1.backdoorReadWord(8)).isEqualTo(0x03C5386B89D08798L);
        assertThat(node0.touchedPages()).isEmpty();
    }

    @Test
    void addressBitThreeSelectsTheModuleWhichKeepsTheOtherBits() {
        AddressMap map = AddressMap.interleavedBy8();
        Random random = new Random(5);
        for (int i = 0; i < 100_000; i++) {
            long a = random.nextLong() & (AddressMap.NODE_BYTES - 1);
            String bits = Long.toBinaryString(AddressMap.NODE_BYTES | a).substring(1);
            long expected = Long.parseLong(bits.substring(0, 25) + bits.substring(26), 2);
            assertThat(map.module(a)).isEqualTo(bits.charAt(25) - '0');
            assertThat(map.moduleAddress(a)).isEqualTo(expected);
            assertThat(map.nodeAddress(map.module(a), map.moduleAddress(a))).isEqualTo(a);
        }
    }

    @Test
    void aWriteThroughThePinsOfAModuleLandsAtItsNodeAddress() {
        NodeMemory node = NodeMemory.published(1);
        // Module 1, row 3, bank 2, column 5: module address {3, 2, 5, 0}; words at node addresses 2 * that + 8 and +
        // 24.
        Pins pins = new Pins(node.module(1)).start();
        pins.activate(2, 3).idle(1).write(2, 3, 5).data(0xAAAA, 0xBBBB, 0xFFFF).idle(1);
        long address = 2L * (3 * 16_384 + 2 * 4_096 + 5 * 16) + 8;
        assertThat(node.backdoorReadWord(address)).isEqualTo(0xAAAA);
        assertThat(node.backdoorReadWord(address + 16)).isEqualTo(0xBBBB);
        assertThat(node.backdoorReadWord(address + 8)).isEqualTo(SplitMix64.of(address + 8 + (1L << 40)));
        assertThat(node.touchedPages()).containsExactly(new TouchedPage(node, 1, 3 * 4 + 2));
        TouchedPage page = node.touchedPages().get(0);
        assertThat(page.nodeAddress(10)).isEqualTo(address);
        assertThat(page.word(10)).isEqualTo(0xAAAA);
        assertThat(page.word(9)).isEqualTo(SplitMix64.of(address - 16 + (1L << 40)));
    }

    @Test
    void theBackDoorAgreesWithAByteArrayAtAnyAlignment() {
        NodeMemory node = NodeMemory.published(0);
        byte[] oracle = new byte[20_000];
        long base = AddressMap.NODE_BYTES - oracle.length;
        for (int i = 0; i < oracle.length; i++) {
            oracle[i] = (byte) (SplitMix64.of(base + (i & ~7)) >>> 8 * (i & 7));
        }
        Random random = new Random(11);
        for (int step = 0; step < 2_000; step++) {
            byte[] bytes = new byte[random.nextInt(200)];
            int at = random.nextInt(oracle.length - bytes.length + 1);
            if (random.nextBoolean()) {
                random.nextBytes(bytes);
                node.backdoorWrite(base + at, bytes, 0, bytes.length);
                System.arraycopy(bytes, 0, oracle, at, bytes.length);
            } else {
                node.backdoorRead(base + at, bytes, 0, bytes.length);
                assertThat(bytes).as("step %d", step).isEqualTo(Arrays.copyOfRange(oracle, at, at + bytes.length));
            }
        }
    }

    @Test
    void addressesOutsideTheMemoryAreRefused() {
        NodeMemory node = NodeMemory.published(0);
        assertThatThrownBy(() -> node.backdoorReadWord(1L << 29)).hasMessageContaining("address=0x20000000");
        assertThatThrownBy(() -> node.backdoorReadWord(4)).hasMessageContaining("multiple of 8");
        assertThatThrownBy(() -> node.backdoorRead((1L << 29) - 4, new byte[8], 0, 8))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void writesOutsideTheMemoryAreRefused() {
        NodeMemory node = NodeMemory.published(0);
        assertThatThrownBy(() -> node.backdoorWriteWord(1L << 29, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> node.backdoorWriteWord(-8, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> node.backdoorWrite((1L << 29) - 1, new byte[2], 0, 2))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(node.touchedPages()).isEmpty();
    }

    @Test
    void touchedPagesComeInTheOrderOfModuleAndPage() {
        NodeMemory node = NodeMemory.published(0);
        for (long address : new long[] {5 << 13, 8, 3 << 13, 0, 1L << 28}) {
            node.backdoorWriteWord(address, 1);
        }
        assertThat(node.touchedPages())
                .containsExactly(
                        new TouchedPage(node, 0, 0),
                        new TouchedPage(node, 0, 3),
                        new TouchedPage(node, 0, 5),
                        new TouchedPage(node, 0, 1 << 15),
                        new TouchedPage(node, 1, 0));
    }

    @Test
    void theTwoModulesOfTheTwoNodesDriveDifferentGarbage() {
        NodeMemory node0 = NodeMemory.published(0);
        NodeMemory node1 = NodeMemory.published(1);
        assertThat(Set.of(
                        node0.module(0).readDataLow(),
                        node0.module(1).readDataLow(),
                        node1.module(0).readDataLow(),
                        node1.module(1).readDataLow()))
                .hasSize(4);
        assertThat(node1.module(0)).hasToString("node 1, module 0");
    }

    @Test
    void firstActivationAndLastWriteAreThoseOfEitherModule() {
        NodeMemory node = NodeMemory.published(0);
        assertThat(node.firstActivationCycle()).isEqualTo(-1);
        Pins pins1 = new Pins(node.module(1)).start();
        long begin = pins1.module().now();
        pins1.idle(3).activate(0, 0);
        assertThat(node.firstActivationCycle()).isEqualTo(begin + 3);
        new Pins(node.module(0))
                .start()
                .idle(1)
                .activate(0, 0)
                .idle(1)
                .write(0, 0, 0)
                .idle(1);
        assertThat(node.firstActivationCycle()).isEqualTo(begin + 1);
        assertThat(node.lastWriteCycle()).isEqualTo(begin + 4);
        node.resetMeasurement();
        assertThat(node.lastWriteCycle()).isEqualTo(-1);
    }
}
