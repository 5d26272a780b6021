package org.heddle.nic.offload.descriptor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.heddle.cosim.Agent;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Rig;

/** Control words pass through unchanged, whatever stands in them: what the unit makes of them comes from these bits. */
class DescriptorIntakeTest {
    private static final Design<DescriptorIntake> DESIGN =
            Heddle.elaborate(() -> new DescriptorIntake(new ReductionSize(4, 4, 256, 256, true)));

    private static final class Bench {
        final Rig<DescriptorIntake> rig;
        final StreamSource submit;
        final StreamSink report;

        Bench(TestBench bench) {
            rig = Rig.of(bench, DESIGN);
            submit = rig.source(rig.dut().submit, StallProfile.RANDOM_HALF);
            report = rig.sink(rig.dut().report, StallProfile.RANDOM_HALF);
            rig.simulation().poke(rig.dut().hasPlaces, true);
            rig.simulation().poke(rig.dut().mayOpen, true);
            rig.simulation().reset(2);
        }

        void submit(long... words) {
            for (int i = 0; i < words.length; i++) {
                submit.send(words[i], i == words.length - 1 ? 1 : 0);
            }
        }

        /** Runs until the next report is there, and returns its status. */
        ReductionStatus reported(int reports) {
            rig.simulation()
                    .runUntil("the report", () -> report.count() == DescriptorField.WORDS * reports)
                    .within(500);
            long outcome = report.beats().get(DescriptorField.WORDS * reports - 1)[0];
            return ReductionStatus.values()[(int) DescriptorField.STATUS.of(0, 0, outcome)];
        }
    }

    @HardwareTest(seeds = 2)
    void everyBitOfTheControlWordsIsKeptAndReportedButTheStatus(TestBench bench) {
        Bench b = new Bench(bench);
        Random random = new Random(bench.seed());
        b.rig.simulation().poke(b.rig.dut().verdict, ReductionStatus.PORT);
        for (int i = 1; i <= 60; i++) {
            long[] words = {random.nextLong(), random.nextLong(), random.nextLong()};
            DescriptorField.COMMAND.put(words, HostCommand.DESCRIPTOR.code());
            b.submit(words);
            assertThat(b.reported(i)).isEqualTo(ReductionStatus.PORT);
            assertThat(b.rig.simulation().peek(b.rig.dut().control.head())).isEqualTo(words[0]);
            assertThat(b.rig.simulation().peek(b.rig.dut().control.shape())).isEqualTo(words[1]);
            assertThat(b.rig.simulation().peek(b.rig.dut().control.outcome())).isEqualTo(words[2]);
            long[] told = new long[DescriptorField.WORDS];
            for (int word = 0; word < told.length; word++) {
                told[word] = b.report.beats().get(DescriptorField.WORDS * (i - 1) + word)[0];
            }
            for (DescriptorField field : DescriptorField.values()) {
                if (field != DescriptorField.STATUS) {
                    assertThat(field.of(told)).as(field.name()).isEqualTo(field.of(words));
                }
            }
        }
    }

    @HardwareTest(seeds = 2)
    void aPortIsOpenedWithGenerationTreeAndTimeoutsAsSubmitted(TestBench bench) {
        Bench b = new Bench(bench);
        DescriptorIntake dut = b.rig.dut();
        Random random = new Random(bench.seed());
        for (int i = 1; i <= 40; i++) {
            int size = 2 + random.nextInt(255);
            int rank = random.nextInt(size);
            int arity = 2 + random.nextInt(31);
            long[] words = new long[DescriptorField.WORDS];
            DescriptorField.COMMAND.put(words, HostCommand.OPEN_PORT.code());
            DescriptorField.PORT.put(words, random.nextInt(4));
            DescriptorField.GENERATION.put(words, random.nextInt(256));
            DescriptorField.SOURCE.put(words, rank);
            DescriptorField.DESTINATION.put(words, size);
            DescriptorField.COUNT.put(words, arity);
            DescriptorField.SEGMENT.put(words, random.nextInt(1 << 16));
            DescriptorField.EPOCH.put(words, random.nextInt(1 << 16));
            b.submit(words);
            b.rig.simulation()
                    .runUntil("the port", () -> b.rig.simulation().peek(dut.opens))
                    .within(500);
            assertThat(b.rig.simulation().peek(dut.opened.generation()))
                    .isEqualTo(DescriptorField.GENERATION.of(words));
            assertThat(b.rig.simulation().peek(dut.opened.forChildren())).isEqualTo(DescriptorField.SEGMENT.of(words));
            assertThat(b.rig.simulation().peek(dut.opened.forResult())).isEqualTo(DescriptorField.EPOCH.of(words));
            assertThat(b.rig.simulation().peek(dut.opened.rank())).isEqualTo(rank);
            assertThat(b.rig.simulation().peek(dut.opened.parent())).isEqualTo(rank == 0 ? 0 : (rank - 1) / arity);
            assertThat(b.rig.simulation().peek(dut.opened.child())).isEqualTo(rank == 0 ? 0 : (rank - 1) % arity);
            assertThat(b.reported(i)).isEqualTo(ReductionStatus.OPENED);
        }
    }

    @HardwareTest
    void wordsOfDataAreHandedOnAndUnusedHalvesAreZero(TestBench bench) {
        Bench b = new Bench(bench);
        DescriptorIntake dut = b.rig.dut();
        b.rig.simulation().poke(dut.verdict, ReductionStatus.DONE);
        b.rig.simulation().poke(dut.armed, true);
        List<List<Long>> written = new ArrayList<>();
        b.rig.add(new Agent() {
            @Override
            public void drive() {}

            @Override
            public void sample() {
                if (b.rig.simulation().peek(dut.writes)) {
                    written.add(List.of(
                            b.rig.simulation().peek(dut.word),
                            b.rig.simulation().peek(dut.data)));
                }
            }
        });
        Random random = new Random(bench.seed());
        for (int count = 1; count <= 12; count++) {
            int words = (count + 1) / 2;
            long[] submitted = new long[DescriptorField.WORDS + words];
            DescriptorField.REDUCES.put(submitted, 1);
            DescriptorField.TYPE.put(submitted, 2);
            DescriptorField.WIDTH.put(submitted, 4);
            DescriptorField.COUNT.put(submitted, count);
            for (int i = 0; i < words; i++) {
                submitted[DescriptorField.WORDS + i] = random.nextLong();
            }
            written.clear();
            b.submit(submitted);
            b.rig.simulation()
                    .runUntil("the descriptor", () -> b.rig.simulation().peek(dut.arms))
                    .within(100);
            b.rig.simulation().step();
            List<List<Long>> expected = new ArrayList<>();
            for (int i = 0; i < words; i++) {
                long word = submitted[DescriptorField.WORDS + i];
                boolean isHalf = count % 2 == 1 && i == words - 1;
                expected.add(List.of((long) i, isHalf ? word & 0xFFFF_FFFFL : word));
            }
            assertThat(written).isEqualTo(expected);
        }
        assertThat(b.report.count()).isZero();
    }

    @HardwareTest
    void aCommandThatEndsInItsControlWordsIsUnknownAndTheNextOneIsNot(TestBench bench) {
        Bench b = new Bench(bench);
        b.rig.simulation().poke(b.rig.dut().verdict, ReductionStatus.PORT);
        long[] whole = new long[DescriptorField.WORDS];
        DescriptorField.COMMAND.put(whole, HostCommand.DESCRIPTOR.code());
        int reports = 0;
        for (int words = 1; words < DescriptorField.WORDS; words++) {
            b.submit(Arrays.copyOf(whole, words));
            assertThat(b.reported(++reports)).as("%d words", words).isEqualTo(ReductionStatus.UNKNOWN_COMMAND);
            b.submit(whole);
            assertThat(b.reported(++reports)).as("behind %d words", words).isEqualTo(ReductionStatus.PORT);
        }
    }

    /** Twice the words, too: whoever counts on from 0 in them finds the last one where it should be. */
    @HardwareTest
    void moreOrFewerWordsThanTheCountSaysAreTakenWholeAndRefused(TestBench bench) {
        Bench b = new Bench(bench);
        DescriptorIntake dut = b.rig.dut();
        b.rig.simulation().poke(dut.verdict, ReductionStatus.DONE);
        AtomicInteger armed = new AtomicInteger();
        b.rig.add(new Agent() {
            @Override
            public void drive() {}

            @Override
            public void sample() {
                if (b.rig.simulation().peek(dut.arms)) {
                    armed.incrementAndGet();
                }
            }
        });
        int reports = 0;
        for (int words = 1; words <= 4; words++) {
            for (int submitted = 1; submitted <= 2 * words + 1; submitted++) {
                if (submitted == words) {
                    continue;
                }
                long[] descriptor = new long[DescriptorField.WORDS + submitted];
                DescriptorField.REDUCES.put(descriptor, 1);
                DescriptorField.TYPE.put(descriptor, 2);
                DescriptorField.WIDTH.put(descriptor, 4);
                DescriptorField.COUNT.put(descriptor, 2 * words);
                b.submit(descriptor);
                assertThat(b.reported(++reports))
                        .as("%d words of %d", submitted, words)
                        .isEqualTo(ReductionStatus.COUNT);
            }
        }
        assertThat(armed).as("armed descriptors").hasValue(0);
    }
}
