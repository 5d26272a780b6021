package org.heddle.nic.stage.memory.sodimm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.AddressMap;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.reordering.HashedMap;
import org.junit.jupiter.api.Test;

/** Where lines lie according to the hardware, and according to the maps of the device model, written apart from it. */
class LinePlacementTest {
    /** Requires that the hardware places the line at an address as the map does, every lane of it wanted: checked for every lane. */
    private static void assertAgrees(Simulation sim, LinePlacement dut, AddressMap map, long address, int lineBytes) {
        sim.poke(sim.port(dut.line), address / lineBytes);
        for (int lane = 0; lane < lineBytes / 4; lane++) {
            sim.poke(sim.port(dut.lanes), 1L << lane);
            long marker = 0xA5A5_0000L + lane;
            for (int word = 0; word < lineBytes / 8; word++) {
                sim.pokeWord(sim.port(dut.data), word, word == lane / 2 ? marker << 32 * (lane % 2) : 0);
            }
            sim.settle();
            long at = address + 4L * lane;
            int module = map.module(at);
            long inModule = map.moduleAddress(at);
            assertThat(sim.peek(sim.port(dut.row))).as("row of %#x", at).isEqualTo(inModule >>> 14);
            assertThat(sim.peek(sim.port(dut.bank))).as("bank of %#x", at).isEqualTo(inModule >>> 12 & 3);
            assertThat(sim.peek(sim.port(dut.column))).as("column of %#x", at).isEqualTo(inModule >>> 4 & 0xFF);
            int laneOfBurst = (int) (inModule >>> 2 & 3);
            assertThat(sim.peek(sim.port(module == 0 ? dut.lanes0 : dut.lanes1)))
                    .isEqualTo(1L << laneOfBurst);
            assertThat(sim.peek(sim.port(module == 0 ? dut.lanes1 : dut.lanes0)))
                    .isZero();
            long word = sim.peekWord(sim.port(module == 0 ? dut.data0 : dut.data1), laneOfBurst / 2);
            assertThat(word >>> 32 * (laneOfBurst % 2) & 0xFFFF_FFFFL).isEqualTo(marker);
        }
    }

    private static void assertAgreesEverywhere(TestBench bench, LineMap hardware, AddressMap map, int lineBytes) {
        Design<LinePlacement> design = Heddle.elaborate(() -> new LinePlacement(hardware, lineBytes));
        Simulation sim = bench.open(design);
        for (int bit = Integer.numberOfTrailingZeros(lineBytes); bit < LineRequest.ADDRESS_WIDTH; bit++) {
            assertAgrees(sim, design.component(), map, 1L << bit, lineBytes);
        }
        for (int i = 0; i < 3000; i++) {
            long address = bench.random().nextLong(1L << LineRequest.ADDRESS_WIDTH) & -lineBytes;
            assertAgrees(sim, design.component(), map, address, lineBytes);
        }
    }

    @HardwareTest
    void hashedLinesOfBothSizesLieWhereTheDeviceModelHasThem(TestBench bench) {
        assertAgreesEverywhere(bench, new HashedMap(), AddressMap.hashed(), 16);
        assertAgreesEverywhere(bench, new HashedMap(), AddressMap.hashed(), 32);
    }

    @HardwareTest
    void linesInterleavedByEightLieWhereTheDeviceModelHasThem(TestBench bench) {
        assertAgreesEverywhere(bench, new InterleaveBy8(), AddressMap.interleavedBy8(), 32);
    }

    @Test
    void lineSizesThatAMapCannotPlaceAreRefused() {
        assertThatThrownBy(() -> Heddle.elaborate(() -> new LinePlacement(new InterleaveBy8(), 16)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("lineBytes=16 granule=8");
        assertThatThrownBy(() -> Heddle.elaborate(() -> new LinePlacement(new HashedMap(), 64)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("lineBytes=64");
    }
}
