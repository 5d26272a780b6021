package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.host.offload.driver.PendingReduction;
import org.heddle.host.offload.driver.Reduction;
import org.heddle.host.offload.driver.ReductionDriver;
import org.heddle.host.offload.driver.TreePort;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.junit.jupiter.api.Tag;

/** Reductions of two nodes over the common link, whatever the cable loses, repeats, exchanges, changes or cuts. */
class ReductionOverLinkTest {
    private static final int REDUCTIONS = 60;
    private static final long LIMIT = 400_000;

    /** C20: nothing is lost, and no counter counts twice. */
    @HardwareTest(seeds = 2, timeoutCycles = 10_000_000)
    @Tag("slow")
    void everyReductionIsWholeOnAFaultyCable(TestBench bench) {
        Design<ReductionPair> design = Heddle.elaborate(() -> new ReductionPair(ReductionConfiguration.improved()));
        ReductionPair dut = design.component();
        Simulation sim = bench.open(design, bench.options().clock(dut.link, ClockTiming.ofPeriod(8_000)));
        sim.reset(2);
        FaultPlan plan = FaultPlan.random(4, bench.random().nextLong());
        List<ReductionDriver> hosts = new ArrayList<>();
        List<TreePort> ports = new ArrayList<>();
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
        }
        for (int i = 0; i < 2; i++) {
            HostPins pins = sim.add(new HostPins(sim, dut.request.get(i), dut.response.get(i)));
            hosts.add(new ReductionDriver(new SimulatedHostPort(SteppedSystem.of(sim), pins)));
            ports.add(hosts.get(i).open(0, 1, i, List.of(0, 1), 2, 0));
            hosts.get(i).await(ports.get(i)::isOpen, "the opening of its port", LIMIT);
        }
        List<List<PendingReduction>> started = List.of(new ArrayList<>(), new ArrayList<>());
        for (int number = 0; number < REDUCTIONS; number++) {
            for (int i = 0; i < 2; i++) {
                long value = Double.doubleToRawLongBits(number + 0.5 * i);
                started.get(i)
                        .add(ports.get(i)
                                .start(new Reduction(
                                        ReductionOperation.SUM, ElementType.DOUBLE, ReductionMode.FIXED, 1, new long[] {
                                            value
                                        })));
                hosts.get(i).poll();
            }
        }
        for (int i = 0; i < 2; i++) {
            TreePort port = ports.get(i);
            ReductionDriver other = hosts.get(1 - i);
            hosts.get(i)
                    .await(
                            () -> {
                                other.poll();
                                return !port.isBusy();
                            },
                            "its reductions",
                            LIMIT);
            for (int number = 0; number < REDUCTIONS; number++) {
                double sum = Double.longBitsToDouble(started.get(i).get(number).result()[0]);
                assertThat(sum).isEqualTo(2.0 * number + 0.5);
            }
        }
    }
}
