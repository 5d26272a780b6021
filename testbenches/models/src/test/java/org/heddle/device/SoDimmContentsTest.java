package org.heddle.device;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SoDimmContentsTest {
    @Test
    void readDataAreDrivenTwoCyclesAfterTheReadAndOnlyThen() {
        Pins pins = Pins.ofFreshModule().activate(0, 0).idle(1);
        SoDimm module = pins.module();
        pins.read(0, 0, 3);
        // The read was in cycle 2; its call tells what is driven in cycle 3: nothing.
        assertThat(module.readValid()).isFalse();
        pins.idle(1);
        assertThat(module.readValid()).isTrue();
        assertThat(module.readDataLow()).isEqualTo(SplitMix64.of(48));
        assertThat(module.readDataHigh()).isEqualTo(SplitMix64.of(56));
        pins.idle(1);
        assertThat(module.readValid()).isFalse();
    }

    @Test
    void garbageIsDrivenWhenNoReadDataAreDueAndDependsOnSeedAndCycle() {
        var one = SoDimm.initialised("one", Pins.TIMING, address -> 0, 1);
        var two = SoDimm.initialised("two", Pins.TIMING, address -> 0, 2);
        long before = one.readDataLow();
        assertThat(before).isNotZero().isNotEqualTo(two.readDataLow());
        one.cycle(0, false, 0, 0, 0, 0, 0, 0);
        assertThat(one.readDataLow()).isNotZero().isNotEqualTo(before);
    }

    @Test
    void writeDataAreTakenOneCycleAfterTheWriteAndOnlyThen() {
        Pins pins = Pins.ofFreshModule().activate(0, 0).idle(1);
        pins.data(0xBAD, 0xBAD, 0xFFFF).write(0, 0, 0);
        pins.data(0x1111, 0x2222, 0xFFFF).idle(1);
        pins.data(0xBAD, 0xBAD, 0xFFFF).idle(1);
        pins.read(0, 0, 0).idle(1);
        assertThat(pins.module().readDataLow()).isEqualTo(0x1111);
        assertThat(pins.module().readDataHigh()).isEqualTo(0x2222);
    }

    @Test
    void aReadThroughThePinsMakesNoPage() {
        Pins pins = Pins.ofFreshModule().activate(1, 9).idle(1).read(1, 9, 200).idle(3);
        assertThat(pins.module().contents().touchedPages()).isEmpty();
    }

    @Test
    void countersTellWhatHappened() {
        Pins pins = Pins.ofFreshModule();
        pins.idle(4).activate(0, 1).idle(1).read(0, 1, 0).read(0, 1, 1).read(0, 1, 2);
        pins.idle(2).write(0, 1, 3).idle(3).precharge(0);
        pins.idle(1).activate(0, 2).idle(1).writeAndClose(0, 2, 0).idle(8).refresh();
        SoDimm module = pins.module();
        assertThat(module.counters()).isEqualTo(new DramCounters(2, 3, 3, 2, 1, 2));
        assertThat(module.firstActivationCycle()).isEqualTo(4);
        assertThat(module.lastWriteCycle()).isEqualTo(4 + 1 + 1 + 3 + 2 + 1 + 3 + 1 + 1 + 1 + 1 + 1);
        module.resetMeasurement();
        assertThat(module.counters()).isEqualTo(new DramCounters(0, 0, 0, 0, 0, 0));
        assertThat(module.firstActivationCycle()).isEqualTo(-1);
        assertThat(module.lastWriteCycle()).isEqualTo(-1);
    }

    @Test
    void prechargeAllCountsTheRowsItCloses() {
        Pins pins = Pins.ofFreshModule()
                .activate(0, 1)
                .idle(1)
                .activate(3, 1)
                .idle(4)
                .prechargeAll();
        assertThat(pins.module().counters().precharges()).isEqualTo(2);
    }

    @Test
    void aWriteMaskWiderThanItsPinsIsRefused() {
        Pins pins = Pins.ofFreshModule().activate(0, 1).idle(1).write(0, 1, 0).data(0, 0, 1 << 16);
        assertThatThrownBy(() -> pins.idle(1)).hasMessage("write mask has 16 bits: writeMask=0x10000 in cycle 3");
    }

    @Test
    void aWriteWithAllBytesMaskedMakesNoPage() {
        Pins pins = Pins.ofFreshModule()
                .activate(0, 1)
                .idle(1)
                .write(0, 1, 0)
                .data(7, 7, 0)
                .idle(1);
        assertThat(pins.module().contents().touchedPages()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void randomMaskedWritesAndReadsAgreeWithAByteArray(long seed) {
        // Oracle: the four banks of rows 20 and 21 as one plain byte array.
        int firstRow = 20;
        int size = 2 * DramGeometry.BANKS * DramGeometry.ROW_BYTES;
        long base = (long) firstRow * DramGeometry.BANKS * DramGeometry.ROW_BYTES;
        ByteBuffer oracle = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < size; i += 8) {
            oracle.putLong(i, SplitMix64.of(base + i));
        }
        Random random = new Random(seed);
        Pins pins = Pins.ofFreshModule();
        for (int step = 0; step < 4_000; step++) {
            int row = firstRow + random.nextInt(2);
            int bank = random.nextInt(4);
            int column = random.nextInt(256);
            int at = (row - firstRow) * 16_384 + bank * 4_096 + column * 16;
            String where = "seed %d, step %d, row %d, bank %d, column %d".formatted(seed, step, row, bank, column);
            pins.activate(bank, row).idle(1);
            if (random.nextBoolean()) {
                byte[] burst = new byte[16];
                random.nextBytes(burst);
                int mask = random.nextInt(1 << 16);
                for (int i = 0; i < 16; i++) {
                    if ((mask & 1 << i) != 0) {
                        oracle.put(at + i, burst[i]);
                    }
                }
                ByteBuffer words = ByteBuffer.wrap(burst).order(ByteOrder.LITTLE_ENDIAN);
                pins.writeAndClose(bank, row, column);
                pins.data(words.getLong(0), words.getLong(8), mask).idle(6);
            } else {
                pins.readAndClose(bank, row, column).idle(1);
                assertThat(pins.module().readDataLow()).as(where).isEqualTo(oracle.getLong(at));
                assertThat(pins.module().readDataHigh()).as(where).isEqualTo(oracle.getLong(at + 8));
                pins.idle(4);
            }
            if (step % 50 == 0) {
                pins.refresh().idle(7);
            }
        }
    }
}
