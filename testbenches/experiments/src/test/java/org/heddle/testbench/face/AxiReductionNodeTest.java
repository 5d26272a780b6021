package org.heddle.testbench.face;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.host.offload.driver.PendingReduction;
import org.heddle.host.offload.driver.Reduction;
import org.heddle.host.offload.driver.ReductionDriver;
import org.heddle.host.offload.driver.TreePort;
import org.heddle.nic.offload.AxiReductionNode;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.junit.jupiter.api.Tag;

/** The same driver reduces over the standard faces of two nodes. */
class AxiReductionNodeTest {
    private static final int REDUCTIONS = 20;
    private static final long LIMIT = 100_000;

    @HardwareTest(timeoutCycles = 2_000_000)
    @Tag("slow")
    void publishedNodes(TestBench bench) {
        run(bench, ReductionConfiguration.published());
    }

    @HardwareTest(timeoutCycles = 2_000_000)
    @Tag("whole")
    void improvedNodes(TestBench bench) {
        run(bench, ReductionConfiguration.improved());
    }

    /** A cut in the middle takes nothing away: the link's ends send again what was lost in it. */
    private static void run(TestBench bench, ReductionConfiguration configuration) {
        FaceBench<FacedNodes<AxiReductionNode>> b = FaceBench.open(
                bench,
                () -> new FacedNodes<>(
                        () -> new AxiReductionNode(configuration), (node, number) -> node.node.set(number)),
                StallProfile.RANDOM_HALF,
                LIMIT);
        List<ReductionDriver> hosts = new ArrayList<>();
        List<TreePort> ports = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            hosts.add(new ReductionDriver(b.port(i)));
            assertThat(hosts.get(i).node()).isEqualTo(i);
            ports.add(hosts.get(i).open(0, 1, i, List.of(0, 1), 2, 0));
            hosts.get(i).await(ports.get(i)::isOpen, "the opening of its port", LIMIT);
        }
        for (int number = 0; number < REDUCTIONS; number++) {
            b.sim().poke(b.nodes().cut, number == REDUCTIONS / 2);
            List<PendingReduction> started = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                started.add(ports.get(i).start(sum(number + 0.5 * i)));
            }
            b.sim().step(number == REDUCTIONS / 2 ? 2_000 : 0);
            b.sim().poke(b.nodes().cut, false);
            for (int i = 0; i < 2; i++) {
                TreePort port = ports.get(i);
                ReductionDriver other = hosts.get(1 - i);
                hosts.get(i)
                        .await(
                                () -> {
                                    other.poll();
                                    return !port.isBusy();
                                },
                                "reduction " + number,
                                LIMIT);
                assertThat(Double.longBitsToDouble(started.get(i).result()[0])).isEqualTo(2.0 * number + 0.5);
            }
        }
    }

    private static Reduction sum(double value) {
        return new Reduction(ReductionOperation.SUM, ElementType.DOUBLE, ReductionMode.FIXED, 1, new long[] {
            Double.doubleToRawLongBits(value)
        });
    }
}
