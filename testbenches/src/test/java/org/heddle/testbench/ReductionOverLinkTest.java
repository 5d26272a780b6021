package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.arithmetic.ElementType;
import org.heddle.nic.arithmetic.ReductionOperation;
import org.heddle.nic.reduce.DescriptorField;
import org.heddle.nic.reduce.HostCommand;
import org.heddle.nic.reduce.ReductionMode;
import org.heddle.nic.reduce.ReductionStatus;
import org.heddle.nic.top.ReductionConfiguration;

/** Reductions of two nodes over the common link, whatever the cable loses, repeats, exchanges, changes or cuts. */
class ReductionOverLinkTest {
    private static final int REDUCTIONS = 60;
    private static final int SLOTS = 4;

    @HardwareTest(seeds = 2, timeoutCycles = 10_000_000)
    void everyReductionIsWholeOnAFaultyCable(TestBench bench) {
        Design<ReductionPair> design = Heddle.elaborate(() -> new ReductionPair(ReductionConfiguration.improved()));
        ReductionPair dut = design.component();
        Simulation sim = bench.open(design, bench.options().clock(dut.link, ClockTiming.ofPeriod(8_000)));
        sim.reset(2);
        List<StreamSource> hosts = new ArrayList<>();
        List<StreamSink> told = new ArrayList<>();
        FaultPlan plan = FaultPlan.random(4, bench.random().nextLong());
        for (int i = 0; i < 2; i++) {
            sim.clock(dut.link)
                    .add(new FaultyCable(
                            sim,
                            dut.transmit.get(i),
                            dut.receive.get(1 - i),
                            i,
                            5,
                            plan,
                            bench.random().nextLong()));
            hosts.add(sim.add(StreamSource.on(sim, dut.submit.get(i), StallProfile.NEVER)));
            told.add(sim.add(StreamSink.on(sim, dut.completion.get(i), StallProfile.NEVER)));
            submit(hosts.get(i), place(0, 0));
            submit(hosts.get(i), place(1, 1));
            submit(hosts.get(i), open(i));
        }
        await(sim, told, DescriptorField.WORDS);
        int words = DescriptorField.WORDS;
        for (int epoch = 0; epoch < REDUCTIONS; epoch++) {
            for (int i = 0; i < 2; i++) {
                submit(hosts.get(i), reduce(i, epoch, Double.doubleToRawLongBits(epoch + 0.5 * i)));
                submit(hosts.get(i), broadcast(i, epoch));
            }
            if (epoch % SLOTS == SLOTS - 1) {
                words += SLOTS * (DescriptorField.WORDS + 1);
                await(sim, told, words);
            }
        }
        for (int i = 0; i < 2; i++) {
            boolean[] seen = new boolean[REDUCTIONS];
            List<long[]> beats = told.get(i).beats();
            for (int at = DescriptorField.WORDS; at < beats.size(); at += DescriptorField.WORDS + 1) {
                int first = at;
                ToLongFunction<DescriptorField> field =
                        asked -> asked.of(beats.get(first)[0], beats.get(first + 1)[0], beats.get(first + 2)[0]);
                int epoch = (int) field.applyAsLong(DescriptorField.EPOCH);
                assertThat(field.applyAsLong(DescriptorField.STATUS)).isEqualTo(ReductionStatus.DONE.ordinal());
                assertThat(Double.longBitsToDouble(beats.get(at + 3)[0])).isEqualTo(2.0 * epoch + 0.5);
                seen[epoch] = true;
            }
            assertThat(seen).doesNotContain(false);
        }
    }

    private static void await(Simulation sim, List<StreamSink> told, int words) {
        sim.runUntil("both hosts", () -> told.stream().allMatch(each -> each.count() >= words))
                .within(200_000);
    }

    private static void submit(StreamSource host, long[] words) {
        for (int i = 0; i < words.length; i++) {
            host.send(words[i], i == words.length - 1 ? 1 : 0);
        }
    }

    private static long[] place(int thread, int node) {
        long[] words = new long[DescriptorField.WORDS];
        DescriptorField.COMMAND.put(words, HostCommand.PLACE_THREAD.ordinal());
        DescriptorField.SOURCE.put(words, thread);
        DescriptorField.DESTINATION.put(words, node);
        return words;
    }

    private static long[] open(int rank) {
        long[] words = new long[DescriptorField.WORDS];
        DescriptorField.COMMAND.put(words, HostCommand.OPEN_PORT.ordinal());
        DescriptorField.GENERATION.put(words, 1);
        DescriptorField.SOURCE.put(words, rank);
        DescriptorField.DESTINATION.put(words, 2);
        DescriptorField.COUNT.put(words, 2);
        return words;
    }

    private static long[] reduce(int rank, int epoch, long value) {
        long[] words = new long[DescriptorField.WORDS + 1];
        control(words, rank, epoch);
        DescriptorField.REDUCES.put(words, 1);
        DescriptorField.SWP_FLAG.put(words, 1 - rank);
        DescriptorField.THRESHOLD.put(words, 1 - rank);
        DescriptorField.OPERATION.put(words, ReductionOperation.SUM.ordinal());
        DescriptorField.TYPE.put(words, ElementType.DOUBLE.ordinal());
        DescriptorField.MODE.put(words, ReductionMode.FIXED.ordinal());
        DescriptorField.COUNT.put(words, 1);
        DescriptorField.WIDTH.put(words, 8);
        words[DescriptorField.WORDS] = value;
        return words;
    }

    private static long[] broadcast(int rank, int epoch) {
        long[] words = new long[DescriptorField.WORDS];
        control(words, rank, epoch);
        DescriptorField.SWP_FLAG.put(words, 1);
        DescriptorField.THRESHOLD.put(words, 1);
        return words;
    }

    private static void control(long[] words, int rank, int epoch) {
        DescriptorField.CP.put(words, 1);
        DescriptorField.SWP_MP.put(words, 1);
        DescriptorField.BRANCH.put(words, 1 - rank);
        DescriptorField.GENERATION.put(words, 1);
        DescriptorField.EPOCH.put(words, epoch);
        DescriptorField.SOURCE.put(words, rank);
    }
}
