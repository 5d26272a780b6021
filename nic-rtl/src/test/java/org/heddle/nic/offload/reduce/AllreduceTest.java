package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.Elements;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.heddle.nic.offload.reduce.bench.ReductionUnits;
import org.heddle.nic.offload.reduce.bench.TreeOracle;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.junit.jupiter.api.Tag;

@Tag("slow")
class AllreduceTest {
    private static final ReductionSize SIZE = new ReductionSize(4, 4, 128, 256, true);
    private static final int NODES = 16;
    static final Design<ReductionUnits> DESIGN = Heddle.elaborate(() -> new ReductionUnits(NODES, SIZE));

    /** One reduction of a communicator and what every node must be told. */
    record Expected(Communicator communicator, int epoch, Communicator.Call call, TreeOracle.Result result) {}

    @HardwareTest
    void twoNodesAddADouble(TestBench bench) {
        MessageFabric fabric = fabric(bench, StallProfile.NEVER, 20);
        Communicator all = new Communicator(1, 7, 2, 2);
        var call = new Communicator.Call(ReductionOperation.SUM, ElementType.DOUBLE, ReductionMode.FIXED, 1);
        fabric.open(all);
        for (int rank = 0; rank < 2; rank++) {
            fabric.submit(rank, all.reduce(rank, 0, 0, call, Double.doubleToRawLongBits(1.5 + rank)));
            fabric.submit(rank, all.broadcast(rank, 0, 100 + rank));
        }
        fabric.simulation
                .runUntil(
                        "both results",
                        () -> fabric.told(0).size() == 1 && fabric.told(1).size() == 1)
                .within(500);
        for (int rank = 0; rank < 2; rank++) {
            MessageFabric.Told result = fabric.told(rank).get(0);
            assertThat(result.status()).isEqualTo(ReductionStatus.DONE);
            assertThat(result.get(DescriptorField.TAG)).isEqualTo(100 + rank);
            assertThat(result.data()).containsExactly(Double.doubleToRawLongBits(4.0));
        }
    }

    @HardwareTest(seeds = 4, timeoutCycles = 10_000_000)
    void everyTreeGivesTheBitsOfItsOrderWhateverTheDelays(TestBench bench) {
        RandomGenerator random = bench.random();
        MessageFabric fabric = fabric(bench, StallProfile.RANDOM_HALF, 400);
        for (int round = 0; round < 8; round++) {
            List<Communicator> open = new ArrayList<>();
            for (int port = 0; port < 2; port++) {
                int size = 2 + random.nextInt(NODES - 1);
                int arity = List.of(2, 3, 4, 8).get(random.nextInt(4));
                open.add(new Communicator(port, round + 1, size, arity));
                fabric.open(open.get(port));
            }
            List<Expected> expected = new ArrayList<>();
            for (Communicator communicator : open) {
                for (int epoch = 0; epoch < SIZE.slots(); epoch++) {
                    expected.add(begin(fabric, communicator, epoch, random));
                }
            }
            finish(fabric, expected);
        }
    }

    @HardwareTest(timeoutCycles = 10_000_000)
    void slotsAreUsedAgainUntilTheEpochWraps(TestBench bench) {
        RandomGenerator random = bench.random();
        MessageFabric fabric = fabric(bench, StallProfile.NEVER, 30);
        Communicator communicator = new Communicator(0, 1, 5, 2);
        fabric.open(communicator);
        int epoch = 0;
        for (int round = 0; round < 20; round++) {
            List<Expected> expected = new ArrayList<>();
            for (int i = 0; i < SIZE.slots(); i++) {
                expected.add(begin(fabric, communicator, epoch++, random));
            }
            finish(fabric, expected);
        }
    }

    static MessageFabric fabric(TestBench bench, StallProfile stalls, int slowest) {
        return fabric(bench, DESIGN, stalls, slowest);
    }

    static MessageFabric fabric(TestBench bench, Design<ReductionUnits> design, StallProfile stalls, int slowest) {
        Simulation sim = bench.open(design);
        RandomGenerator random = bench.random();
        MessageFabric fabric =
                new MessageFabric(sim, design.component(), stalls, message -> 1 + random.nextInt(slowest));
        sim.reset(2);
        return fabric;
    }

    private static Expected begin(MessageFabric fabric, Communicator communicator, int epoch, RandomGenerator random) {
        ReductionOperation operation = pick(ReductionOperation.values(), random);
        ElementType type = pick(ElementType.values(), random);
        while (!operation.allows(type)) {
            type = pick(ElementType.values(), random);
        }
        int most = DescriptorField.DATA_BYTES / type.bytes() / (operation.hasLocation() ? 2 : 1);
        var call = new Communicator.Call(operation, type, ReductionMode.FIXED, 1 + random.nextInt(most));
        return begin(fabric, communicator, epoch, call, random);
    }

    static Expected begin(
            MessageFabric fabric,
            Communicator communicator,
            int epoch,
            Communicator.Call call,
            RandomGenerator random) {
        long[][] own = new long[communicator.size()][];
        for (int rank = 0; rank < own.length; rank++) {
            own[rank] = Elements.random(call, random);
            fabric.submit(rank, communicator.reduce(rank, epoch, epoch, call, own[rank]));
            fabric.submit(rank, communicator.broadcast(rank, epoch, epoch));
        }
        return new Expected(communicator, epoch, call, TreeOracle.of(communicator, call, own));
    }

    static void finish(MessageFabric fabric, List<Expected> expected) {
        for (int node = 0; node < NODES; node++) {
            int rank = node;
            long wanted = expected.stream()
                    .filter(each -> each.communicator().size() > rank)
                    .count();
            fabric.simulation
                    .runUntil("node " + node, () -> fabric.told(rank).size() >= wanted)
                    .within(50_000);
        }
        for (Expected each : expected) {
            for (int rank = 0; rank < each.communicator().size(); rank++) {
                check(fabric.told(rank), each, rank);
            }
        }
        for (int node = 0; node < NODES; node++) {
            fabric.told(node).clear();
        }
    }

    private static void check(List<MessageFabric.Told> told, Expected expected, int rank) {
        MessageFabric.Told result = told.stream()
                .filter(each -> each.get(DescriptorField.PORT)
                        == expected.communicator().port())
                .filter(each -> each.get(DescriptorField.TAG) == expected.epoch())
                .findFirst()
                .orElseThrow();
        String what =
                expected.call() + " of " + expected.communicator() + ", epoch " + expected.epoch() + ", thread " + rank;
        assertThat(result.status()).as(what).isEqualTo(ReductionStatus.DONE);
        assertThat(result.data()).as(what).isEqualTo(expected.result().data());
        assertThat(result.get(DescriptorField.ERRORS))
                .as(what + ": flags")
                .isEqualTo(expected.result().flags());
    }

    private static <T> T pick(T[] values, RandomGenerator random) {
        return values[random.nextInt(values.length)];
    }
}
