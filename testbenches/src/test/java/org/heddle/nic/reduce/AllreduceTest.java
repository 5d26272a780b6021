package org.heddle.nic.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.arithmetic.ElementType;
import org.heddle.nic.arithmetic.ReductionOperation;

class AllreduceTest {
    static final ReductionSize SIZE = new ReductionSize(4, 4, 64, 256);

    @HardwareTest
    void twoNodesAddADouble(TestBench bench) {
        Design<ReductionUnits> design = Heddle.elaborate(() -> new ReductionUnits(2, SIZE));
        var sim = bench.open(design);
        Fabric fabric = new Fabric(sim, design.component(), StallProfile.NEVER, message -> 20);
        sim.reset(2);
        Communicator all = new Communicator(1, 7, 2, 2);
        var call = new Communicator.Call(ReductionOperation.SUM, ElementType.DOUBLE, ReductionMode.FIXED, 1);
        fabric.open(all);
        for (int rank = 0; rank < 2; rank++) {
            fabric.submit(rank, all.reduce(rank, 0, 0, call, Double.doubleToRawLongBits(1.5 + rank)));
            fabric.submit(rank, all.broadcast(rank, 0, 100 + rank));
        }
        sim.runUntil("both results", () -> fabric.told(0).size() == 2 && fabric.told(1).size() == 2)
                .within(500);
        for (int rank = 0; rank < 2; rank++) {
            assertThat(fabric.told(rank).get(0).status()).isEqualTo(ReductionStatus.OPENED);
            Fabric.Told result = fabric.told(rank).get(1);
            assertThat(result.status()).isEqualTo(ReductionStatus.DONE);
            assertThat(result.get(DescriptorField.TAG)).isEqualTo(100 + rank);
            assertThat(result.data()).containsExactly(Double.doubleToRawLongBits(4.0));
        }
    }
}
