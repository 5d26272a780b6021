package org.heddle.cosim.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.heddle.cosim.BackDoor;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.lib.storage.Parity;
import org.heddle.hdl.lib.storage.ParityMemory;
import org.heddle.hdl.option.ReadUnderWrite;

/** Bits flip in the memory itself, by its back door. */
class ParityMemoryTest {
    private static final Parity CODE = new Parity(64, 8);
    private static final int DEPTH = 16;

    private final Design<ParityMemory> design =
            Heddle.elaborate(() -> new ParityMemory(CODE, DEPTH, ReadUnderWrite.UNDEFINED));
    private final ParityMemory dut = design.component();

    private Simulation open(TestBench bench) {
        return bench.open(design, bench.options().backDoors());
    }

    private void write(Simulation sim, int address, long word) {
        sim.poke(dut.writes, true);
        sim.poke(dut.writeAddress, address);
        sim.poke(dut.written, word);
        sim.step();
        sim.poke(dut.writes, false);
    }

    private void read(Simulation sim, int address) {
        sim.poke(dut.reads, true);
        sim.poke(dut.readAddress, address);
        sim.step();
        sim.poke(dut.reads, false);
    }

    @HardwareTest
    void wordsComeBackACycleBehindTheirReadAndStay(TestBench bench) {
        Simulation sim = open(bench);
        long[] words = bench.random().longs(DEPTH).toArray();
        for (int i = 0; i < DEPTH; i++) {
            write(sim, i, words[i]);
        }
        for (int i = 0; i < DEPTH; i++) {
            read(sim, i);
            write(sim, (i + 1) % DEPTH, words[(i + 1) % DEPTH]);
            assertThat(sim.peek(dut.word)).isEqualTo(words[i]);
            assertThat(sim.peek(dut.isWrong)).isFalse();
        }
    }

    @HardwareTest
    void everyStoredBitThatFlipsIsToldUntilTheWordIsWrittenAgain(TestBench bench) {
        Simulation sim = open(bench);
        BackDoor door = sim.backDoor("words");
        assertThat(door.width()).isEqualTo(CODE.storedWidth());
        for (int bit = 0; bit < CODE.storedWidth(); bit++) {
            int address = bench.random().nextInt(DEPTH);
            int other = (address + 1) % DEPTH;
            write(sim, address, bench.random().nextLong());
            write(sim, other, bench.random().nextLong());
            BigInteger stored = door.read(address);
            door.write(address, stored.flipBit(bit));
            read(sim, address);
            assertThat(sim.peek(dut.isWrong)).as("bit %d", bit).isTrue();
            read(sim, other);
            assertThat(sim.peek(dut.isWrong)).as("a word beside bit %d", bit).isFalse();
            read(sim, address);
            assertThat(sim.peek(dut.isWrong)).as("bit %d, once more", bit).isTrue();
            write(sim, address, bench.random().nextLong());
            read(sim, address);
            assertThat(sim.peek(dut.isWrong)).as("bit %d, written over", bit).isFalse();
        }
    }
}
