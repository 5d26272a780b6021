package org.heddle.nic.verbs.atomic;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Words;

/** Atomics on a few words, between writes of others, beside a map. */
class AtomicUnitTest {
    private static final int ATOMICS = 600;
    private static final int READ_CYCLES = 60;
    private static final int WRITE_CYCLES = 20;
    private static final int MOST_CYCLES = 400;
    private static final long[] WORDS = {0x1234_5678_9AC0L, 0x1234_5678_9AC8L, 0x1234_5679_9AC0L};

    /** Memory of words, which answers one access at a time. */
    private static final class Memory {
        private final Map<Long, Long> words = new HashMap<>();
        private int wait;
        private boolean isWrite;
        private long address;
        private long value;
        private int reads;

        long at(long word) {
            return words.getOrDefault(word, 0L);
        }

        /** Returns whether the access under way ends in this cycle. */
        boolean returns() {
            return wait == 1;
        }

        void step() {
            if (wait == 1 && isWrite) {
                words.put(address, value);
            }
            wait -= wait > 0 ? 1 : 0;
        }
    }

    @HardwareTest
    void anAtomicFindsWhatWasWrittenLastByWhomever(TestBench test) {
        Rig<AtomicUnit> rig = Rig.once(test, AtomicUnit.class, true, true);
        Memory memory = run(test, rig);
        assertThat(memory.reads).as("reads of %d atomics", ATOMICS).isBetween(ATOMICS / 4, 3 * ATOMICS / 4);
    }

    @HardwareTest
    void withoutKeptWordsEachIsRead(TestBench test) {
        Rig<AtomicUnit> rig = Rig.once(test, AtomicUnit.class, false, false);
        assertThat(run(test, rig).reads).isEqualTo(ATOMICS);
    }

    @HardwareTest
    void anAtomicOnTheSameWordEndsWithoutARead(TestBench test) {
        Rig<AtomicUnit> rig = Rig.once(test, AtomicUnit.class, true, true);
        Simulation simulation = begin(rig);
        AtomicUnit dut = rig.dut();
        Memory memory = new Memory();
        long first = cyclesOf(simulation, dut, memory, WORDS[0], true, 5, 0);
        idle(simulation, dut, memory, WRITE_CYCLES + 4);
        long second = cyclesOf(simulation, dut, memory, WORDS[0], true, 7, 0);
        assertThat(first - second).isEqualTo(READ_CYCLES + 1);
        assertThat(simulation.peek(dut.original)).isEqualTo(5);
    }

    private Memory run(TestBench test, Rig<AtomicUnit> rig) {
        Simulation simulation = begin(rig);
        AtomicUnit dut = rig.dut();
        Memory memory = new Memory();
        Map<Long, Long> expected = new HashMap<>();
        for (int i = 0; i < ATOMICS; i++) {
            disturb(test, simulation, dut, memory, expected);
            long word = WORDS[test.random().nextInt(4) == 0 ? test.random().nextInt(WORDS.length) : 0];
            long before = expected.getOrDefault(word, 0L);
            boolean isAdd = test.random().nextBoolean();
            long operand = test.random().nextLong();
            long compare = test.random().nextBoolean() ? before : operand;
            cyclesOf(simulation, dut, memory, word, isAdd, operand, compare);
            assertThat(simulation.peek(dut.original))
                    .as("original of atomic %d", i)
                    .isEqualTo(before);
            expected.put(word, isAdd ? before + operand : compare == before ? operand : before);
        }
        idle(simulation, dut, memory, 2 * WRITE_CYCLES);
        for (long word : WORDS) {
            assertThat(memory.at(word)).as("word %x", word).isEqualTo(expected.getOrDefault(word, 0L));
        }
        return memory;
    }

    /** Lets nothing happen, or data of a request, of a response, or a processor write a word. */
    private void disturb(
            TestBench test, Simulation simulation, AtomicUnit dut, Memory memory, Map<Long, Long> expected) {
        int kind = test.random().nextInt(10);
        idle(simulation, dut, memory, test.random().nextInt(30));
        if (kind > 2) {
            return;
        }
        await(simulation, dut, memory);
        long word = WORDS[test.random().nextInt(2)];
        long value = test.random().nextLong();
        if (kind == 0) {
            simulation.poke(dut.begins, true);
            idle(simulation, dut, memory, 1);
            simulation.poke(dut.begins, false);
            isDataSettled = false;
        } else if (kind == 1) {
            simulation.poke(dut.isWriting, true);
        } else {
            idle(simulation, dut, memory, LastWord.CYCLES);
        }
        idle(simulation, dut, memory, 1 + test.random().nextInt(3));
        memory.words.put(word, value);
        expected.put(word, value);
        isDataSettled = true;
        simulation.poke(dut.isWriting, false);
    }

    /** Waits until nobody is kept from writing. */
    private void await(Simulation simulation, AtomicUnit dut, Memory memory) {
        for (int cycle = 0; simulation.peek(dut.isExclusive); cycle++) {
            assertThat(cycle).as("who waits has its turn").isLessThan(MOST_CYCLES);
            idle(simulation, dut, memory, 1);
        }
    }

    @HardwareTest
    void whoWaitsToWriteHasACycleBetweenAtomicsOnOneWord(TestBench test) {
        Rig<AtomicUnit> rig = Rig.once(test, AtomicUnit.class, true, true);
        Simulation simulation = begin(rig);
        AtomicUnit dut = rig.dut();
        Memory memory = new Memory();
        int[] free = new int[2];
        for (int waits = 0; waits < free.length; waits++) {
            cyclesOf(simulation, dut, memory, WORDS[0], true, 1, 0);
            simulation.poke(dut.othersWait, waits != 0);
            freeCycles = 0;
            for (int i = 0; i < 5; i++) {
                cyclesOf(simulation, dut, memory, WORDS[0], true, 1, 0);
            }
            free[waits] = freeCycles;
            await(simulation, dut, memory);
        }
        assertThat(free).containsExactly(0, 5);
    }

    /** Cycles in which others might have written. */
    private int freeCycles;

    private boolean isUnderWay;
    private boolean isDataSettled = true;

    private Simulation begin(Rig<AtomicUnit> rig) {
        Simulation simulation = rig.simulation();
        AtomicUnit dut = rig.dut();
        simulation.poke(dut.wanted, false);
        simulation.poke(dut.isWriting, false);
        simulation.poke(dut.begins, false);
        simulation.poke(dut.returns, false);
        simulation.poke(dut.isSettled, true);
        if (dut.othersWait != null) {
            simulation.poke(dut.othersWait, false);
        }
        simulation.poke(dut.segment.valid(), false);
        simulation.poke(dut.memory.ready(), false);
        simulation.reset(2);
        return simulation;
    }

    /** Returns the cycles of an atomic from the one in which it is at hand to the one in which it ends. */
    private long cyclesOf(
            Simulation simulation,
            AtomicUnit dut,
            Memory memory,
            long word,
            boolean isAdd,
            long operand,
            long compare) {
        simulation.poke(dut.wanted, true);
        simulation.poke(dut.isAdd, isAdd);
        simulation.poke(dut.operands, Words.value(operand, compare));
        simulation.poke(dut.segment.valid(), true);
        simulation.poke(dut.segment.data().address(), word);
        simulation.poke(dut.segment.data().bytes(), 8);
        simulation.poke(dut.segment.data().last(), true);
        long cycles = 0;
        for (boolean ends = false; !ends; cycles++) {
            assertThat(cycles).isLessThan(MOST_CYCLES);
            ends = step(simulation, dut, memory);
        }
        simulation.poke(dut.wanted, false);
        return cycles;
    }

    private void idle(Simulation simulation, AtomicUnit dut, Memory memory, int cycles) {
        for (int i = 0; i < cycles; i++) {
            step(simulation, dut, memory);
        }
    }

    /** Carries out a cycle; returns whether the atomic ends in it. */
    private boolean step(Simulation simulation, AtomicUnit dut, Memory memory) {
        simulation.poke(dut.returns, memory.returns());
        boolean isRead = memory.returns() && !memory.isWrite;
        simulation.poke(
                dut.line,
                isRead
                        ? Words.value(memory.at(memory.address)).shiftLeft((int) (8 * (memory.address & 0x18)))
                        : BigInteger.ZERO);
        simulation.poke(dut.memory.ready(), memory.wait == 0);
        simulation.settle();
        simulation.poke(dut.isSettled, isDataSettled && !simulation.peek(dut.isPosted));
        simulation.settle();
        boolean ends = simulation.peek(dut.ends);
        boolean isExclusive = simulation.peek(dut.isExclusive);
        freeCycles += isExclusive ? 0 : 1;
        assertThat(isExclusive || !isUnderWay)
                .as("nobody else writes between the read and the write")
                .isTrue();
        boolean isTaken = simulation.peek(dut.segment.valid()) && simulation.peek(dut.segment.ready());
        boolean asks = simulation.peek(dut.memory.valid()) && memory.wait == 0;
        boolean isWrite = simulation.peek(dut.memory.data().write());
        long line = simulation.peek(dut.memory.data().line()) << 5;
        long lanes = simulation.peek(dut.memory.data().lanes());
        long data = simulation.peekWord(simulation.port(dut.memory.data().data()), 0);
        memory.step();
        if (asks) {
            memory.isWrite = isWrite;
            memory.wait = isWrite ? WRITE_CYCLES : READ_CYCLES;
            memory.value = data;
            memory.reads += isWrite ? 0 : 1;
            memory.address = isWrite ? line + Long.numberOfTrailingZeros(lanes) : addressAsked(line);
            assertThat(lanes).isEqualTo(isWrite ? 0xFFL << Long.numberOfTrailingZeros(lanes) : 0xFFFF_FFFFL);
        }
        if (isTaken) {
            taken = simulation.peek(dut.segment.data().address());
        }
        simulation.step();
        if (isTaken) {
            simulation.poke(dut.segment.valid(), false);
        }
        isUnderWay = isTaken || isUnderWay && !ends;
        return ends;
    }

    /** Word of the atomic at hand, whose line is read. */
    private long taken;

    private long addressAsked(long line) {
        assertThat(line).isEqualTo(taken & ~0x1FL);
        return taken;
    }
}
