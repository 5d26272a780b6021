package org.heddle.nic.stage.memory.sodimm.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.memory.sodimm.MemoryController;

/** A request that is there from the first cycle behind the reset on: it waits until the modules have been initialised. */
public final class EarlyRequest {
    private static final long LIMIT = 1_000;

    private EarlyRequest() {}

    /** Requires that a write and a read of its line wait, break no rule of the modules, and are answered then. */
    public static void assertServed(
            TestBench bench, Supplier<? extends MemoryController> controller, NodeMemory memory) {
        Rig<MemoryController> rig = Rig.of(bench, Heddle.elaborate(controller::get));
        MemoryController dut = rig.dut();
        Simulation sim = rig.simulation();
        SoDimmSocket.plug(sim, dut.sodimm0, dut.sodimm1, memory);
        List<LineTraffic> traffic =
                List.of(LineTraffic.write(3, LineTraffic.ALL, bench.random()), LineTraffic.read(3, LineTraffic.ALL));
        rig.source(
                dut.request,
                StallProfile.NEVER,
                traffic.stream().map(LineTraffic::beat).toList());
        Moments written = rig.moments("written", () -> sim.peek(dut.writeDone));
        Moments read = rig.moments("read", () -> sim.peek(dut.readValid));
        Moments started = rig.moments("started", memory::isInitialised);
        rig.run("both answers", () -> written.count() == 1 && read.count() == 1, LIMIT);
        assertThat(written.get(0)).isGreaterThan(started.get(0));
        assertThat(memory.firstActivationCycle()).as("no row is opened before").isGreaterThan(200);
    }
}
