package org.heddle.testbench.fabric;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.Elements;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.heddle.nic.offload.reduce.bench.TreeOracle;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reductions of nodes that switches join. */
class ClusterAllreduceTest {
    private static final int TOLD_WORDS = DescriptorField.WORDS + 6;

    @ParameterizedTest(name = "{0} nodes")
    @Tag("slow")
    @ValueSource(ints = {2, 20})
    void allNodesAreToldTheSumOfTheirOrder(int nodes) {
        allreduce(nodes, 1);
    }

    /** As many as one switch joins. */
    @Tag("whole")
    @Test
    void allNodesOfOneSwitchAreToldTheSumOfTheirOrder() {
        allreduce(16, 1);
    }

    private static long allreduce(int nodes, int threads) {
        SplittableRandom random = new SplittableRandom(nodes);
        Communicator communicator = new Communicator(0, 1, nodes, 4);
        var call = new Communicator.Call(ReductionOperation.SUM, ElementType.DOUBLE, ReductionMode.FIXED, 6);
        long[][] own = new long[nodes][];
        try (ClusterBench bench =
                new ClusterBench(ReductionCluster.of(nodes, ReductionConfiguration.improved()), threads)) {
            bench.open(communicator);
            for (int rank = 0; rank < nodes; rank++) {
                own[rank] = Elements.random(call, random);
                bench.submit(rank, communicator.reduce(rank, 0, 0, call, own[rank]));
                bench.submit(rank, communicator.broadcast(rank, 0, 100 + rank));
            }
            long start = bench.cluster.cycle();
            List<MessageFabric.Told> told = bench.await(nodes, TOLD_WORDS, 20_000);
            long[] sum = TreeOracle.of(communicator, call, own).data();
            for (int rank = 0; rank < nodes; rank++) {
                assertThat(told.get(rank).status()).isEqualTo(ReductionStatus.DONE);
                assertThat(told.get(rank).get(DescriptorField.TAG)).isEqualTo(100 + rank);
                assertThat(told.get(rank).data()).as("node " + rank).isEqualTo(sum);
            }
            assertThat(bench.cluster.fabric().discarded()).isZero();
            return bench.cluster.cycle() - start;
        }
    }
}
