package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.Elements;
import org.heddle.nic.stage.arithmetic.BinnedSum;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.arithmetic.bench.WordOracle;

/** Partial results and exception flags of every slot, against Java's arithmetic, while reductions of all slots take turns. */
class FoldEngineTest {
    private static final Design<FoldEngine> DESIGN =
            Heddle.elaborate(() -> new FoldEngine(new ReductionSize(4, 4, 256, 256, true)));

    private static final int SLOTS = 16;
    private static final int WORDS = 6;
    private static final long SIGNALLING_NAN = 0x7FF0_0000_0000_0001L;
    /** Two doubles whose sum raises the flags of its place in the list: none, inexact, overflow and inexact, invalid. */
    private static final List<double[]> RAISING = List.of(
            new double[] {1, 2},
            new double[] {1, 0x1p-60},
            new double[] {Double.MAX_VALUE, Double.MAX_VALUE},
            new double[] {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY});

    /** Reduction in one slot: what is done with it, and what must have come of it. */
    private static final class Reduction {
        ReductionOperation operation = ReductionOperation.SUM;
        ElementType type = ElementType.DOUBLE;
        boolean isBinned;
        int words = WORDS;
        long[] partial = new long[WORDS];
        int flags;

        void fold(long[] data, boolean isFirst) {
            if (isFirst) {
                partial = data.clone();
                flags = 0;
            } else if (isBinned) {
                BinnedSum sum = BinnedSum.of(partial);
                sum.add(BinnedSum.of(data));
                partial = sum.words();
            } else {
                boolean pairs = operation.hasLocation() && type.bytes() == 8;
                long[] before = partial.clone();
                for (int i = 0; i < words; i++) {
                    WordOracle.Outcome outcome = WordOracle.of(operation, type, before[i], data[i]);
                    partial[i] = pairs && i % 2 == 1
                            ? WordOracle.location(operation, type, before[i - 1], data[i - 1], before[i], data[i])
                            : outcome.value();
                    flags |= pairs && i % 2 == 1 ? 0 : outcome.flags();
                }
            }
        }
    }

    private static final class Bench {
        final Simulation simulation;
        final FoldEngine dut;
        final Reduction[] slots = new Reduction[SLOTS];

        Bench(TestBench bench) {
            Rig<FoldEngine> rig = Rig.of(bench, DESIGN);
            simulation = rig.simulation();
            dut = rig.dut();
            for (int slot = 0; slot < SLOTS; slot++) {
                slots[slot] = new Reduction();
            }
            simulation.reset(2);
        }

        /** Folds words into a slot's partial result, one in each cycle, and checks what is read for them. */
        void fold(int slot, long[] data, boolean isFirst, boolean isOwn, RandomGenerator random) {
            Reduction mine = slots[slot];
            int place = random.nextInt(256);
            simulation.poke(dut.job.valid(), true);
            FoldJob job = dut.job.data();
            simulation.poke(job.slot(), slot);
            simulation.poke(job.number(), random.nextInt(32));
            simulation.poke(job.isOwn(), isOwn);
            simulation.poke(job.isSkip(), false);
            simulation.poke(job.isFirst(), isFirst);
            simulation.poke(job.isBinned(), mine.isBinned);
            simulation.poke(job.words(), mine.words);
            simulation.poke(job.operation(), mine.operation.code());
            simulation.poke(job.type(), mine.type.code());
            simulation.poke(dut.placeOfMessage, place);
            for (int word = 0; word < mine.words; word++) {
                boolean isLast = word == mine.words - 1;
                simulation.settle();
                assertThat(simulation.peek(dut.reads)).isTrue();
                assertThat(simulation.peek(dut.readsOwn)).isEqualTo(isOwn);
                assertThat(simulation.peek(dut.word)).isEqualTo(word);
                assertThat(simulation.peek(dut.slot)).isEqualTo(slot);
                assertThat(simulation.peek(dut.place)).isEqualTo(place);
                assertThat(simulation.peek(dut.releases)).isEqualTo(isLast && !isOwn);
                assertThat(simulation.peek(dut.job.ready())).isEqualTo(isLast);
                simulation.step();
                simulation.poke(dut.data, data[word]);
            }
            simulation.poke(dut.job.valid(), false);
            mine.fold(data, isFirst);
        }

        /** Waits until nothing is on its way, then reads a slot. */
        void expect(int slot) {
            simulation.poke(dut.job.valid(), false);
            simulation.step();
            // Nobody has read this: were it added to anything, that would raise a flag.
            simulation.poke(dut.data, SIGNALLING_NAN);
            simulation.step(FoldEngine.LOOP_CYCLES + WORDS - 1);
            Reduction mine = slots[slot];
            for (int word = 0; word < mine.words; word++) {
                simulation.poke(dut.resultAddress, slot << 3 | word);
                simulation.poke(dut.readsResult, true);
                simulation.step();
                assertThat(simulation.peek(dut.result))
                        .as("%s of %s, slot %d, word %d", mine.operation, mine.type, slot, word)
                        .isEqualTo(mine.partial[word]);
            }
            simulation.poke(dut.readsResult, false);
            simulation.poke(dut.resultSlot, slot);
            simulation.settle();
            assertThat(simulation.peek(dut.flags))
                    .as("flags of %s of %s, slot %d", mine.operation, mine.type, slot)
                    .isEqualTo(mine.flags);
        }
    }

    private static long[] words(double value) {
        long[] words = new long[WORDS];
        Arrays.fill(words, Double.doubleToRawLongBits(value));
        return words;
    }

    @HardwareTest
    void flagsGatherInTheirOwnSlotUntilItsNextReductionBegins(TestBench bench) {
        Bench b = new Bench(bench);
        RandomGenerator random = bench.random();
        for (int slot = 0; slot < SLOTS; slot++) {
            b.fold(slot, words(0), true, false, random);
        }
        b.simulation.step(FoldEngine.LOOP_CYCLES + WORDS);
        for (int slot = 0; slot < SLOTS; slot++) {
            for (double[] pair : RAISING) {
                b.fold(slot, words(pair[0]), true, false, random);
                b.simulation.step(FoldEngine.LOOP_CYCLES);
                b.fold(slot, words(pair[1]), false, false, random);
                b.simulation.step(FoldEngine.LOOP_CYCLES);
                b.fold(slot, words(0), false, true, random);
                for (int other = 0; other < SLOTS; other++) {
                    b.expect(other);
                }
            }
        }
        for (int slot = 0; slot < SLOTS; slot++) {
            b.fold(slot, words(1), true, false, random);
            for (int other = 0; other < SLOTS; other++) {
                b.expect(other);
            }
        }
    }

    @HardwareTest
    void aResetTakesTheFlagsOfEverySlot(TestBench bench) {
        Bench b = new Bench(bench);
        for (int fold = 0; fold < 2; fold++) {
            for (int slot = 0; slot < SLOTS; slot++) {
                b.fold(slot, words(Double.MAX_VALUE), fold == 0, false, bench.random());
                b.simulation.step(FoldEngine.LOOP_CYCLES);
            }
        }
        for (int slot = 0; slot < SLOTS; slot++) {
            b.expect(slot);
        }
        b.simulation.reset(1);
        for (int slot = 0; slot < SLOTS; slot++) {
            b.simulation.poke(b.dut.resultSlot, slot);
            b.simulation.settle();
            assertThat(b.simulation.peek(b.dut.flags)).as("slot %d", slot).isZero();
        }
    }

    @HardwareTest(seeds = 2)
    void eachSlotHoldsWhatItsOwnFoldsMake(TestBench bench) {
        Bench b = new Bench(bench);
        RandomGenerator random = bench.random();
        long[] begun = new long[SLOTS];
        Arrays.fill(begun, -1);
        int[] folds = new int[SLOTS];
        for (int i = 0; i < 1500; i++) {
            int slot = random.nextInt(SLOTS);
            Reduction mine = b.slots[slot];
            boolean isFirst = folds[slot] == 0;
            if (isFirst) {
                begin(mine, random);
            }
            long[] data = data(mine, random);
            if (begun[slot] >= 0) {
                long early = begun[slot] + FoldEngine.LOOP_CYCLES - b.simulation.cycle();
                b.simulation.step(Math.max(0, early));
            }
            begun[slot] = b.simulation.cycle();
            b.fold(slot, data, isFirst, random.nextBoolean(), random);
            folds[slot] = random.nextInt(4) == 0 ? 0 : folds[slot] + 1;
            if (folds[slot] == 0) {
                b.expect(slot);
            }
        }
        for (int slot = 0; slot < SLOTS; slot++) {
            if (folds[slot] != 0) {
                b.expect(slot);
            }
        }
    }

    @HardwareTest
    void aSkippedChildTakesOneCycleAndChangesNothing(TestBench bench) {
        Bench b = new Bench(bench);
        RandomGenerator random = bench.random();
        b.fold(3, words(5), true, false, random);
        b.simulation.poke(b.dut.job.valid(), true);
        b.simulation.poke(b.dut.job.data().isSkip(), true);
        b.simulation.poke(b.dut.job.data().isFirst(), true);
        b.simulation.settle();
        assertThat(b.simulation.peek(b.dut.job.ready())).isTrue();
        assertThat(b.simulation.peek(b.dut.reads)).isFalse();
        assertThat(b.simulation.peek(b.dut.releases)).isFalse();
        b.simulation.step();
        b.expect(3);
    }

    private static void begin(Reduction mine, RandomGenerator random) {
        mine.type = ElementType.values()[random.nextInt(ElementType.values().length)];
        do {
            mine.operation = ReductionOperation.values()[random.nextInt(ReductionOperation.values().length)];
        } while (!mine.operation.allows(mine.type));
        mine.isBinned = mine.operation == ReductionOperation.SUM && mine.type.isFloating() && random.nextBoolean();
        boolean isWide = mine.operation.hasLocation() && mine.type.bytes() == 8;
        mine.words = mine.isBinned ? WORDS : isWide ? 2 * (1 + random.nextInt(3)) : 1 + random.nextInt(WORDS);
    }

    private static long[] data(Reduction mine, RandomGenerator random) {
        if (mine.isBinned) {
            BinnedSum sum = new BinnedSum();
            int values = 1 + random.nextInt(3);
            for (int i = 0; i < values; i++) {
                sum.add(random.nextGaussian() * Math.pow(2, random.nextInt(400) - 200));
            }
            return sum.words();
        }
        int perWord = mine.type.bytes() == 4 && !mine.operation.hasLocation() ? 2 : 1;
        boolean isWide = mine.operation.hasLocation() && mine.type.bytes() == 8;
        int count = isWide ? mine.words / 2 : mine.words * perWord;
        return Elements.random(new Communicator.Call(mine.operation, mine.type, ReductionMode.FAST, count), random);
    }
}
