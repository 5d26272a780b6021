package org.heddle.nic.offload.descriptor;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;

/** Each operation is taken for the types that it is defined for, and for no other. */
class DescriptorCheckTest {
    private static final Communicator ALL = new Communicator(0, 9, 14, 3);
    private static final int LEAF = 13;
    private static final int EPOCH = 5;
    private static final Design<DescriptorCheck> DESIGN = Heddle.elaborate(DescriptorCheck::new);
    private static final DescriptorCheck DUT = DESIGN.component();

    private static Simulation opened(TestBench bench) {
        Simulation simulation = bench.open(DESIGN);
        simulation.poke(DUT.port.rank(), LEAF);
        simulation.poke(DUT.port.parent(), ALL.parent(LEAF));
        simulation.poke(DUT.port.children(), 0);
        simulation.poke(DUT.port.generation(), ALL.generation());
        simulation.poke(DUT.isOpen, true);
        simulation.poke(DUT.nextEpoch, EPOCH);
        return simulation;
    }

    @HardwareTest
    void everyPairOfOperationAndTypeIsJudged(TestBench bench) {
        Simulation simulation = opened(bench);
        for (ReductionOperation operation : ReductionOperation.values()) {
            for (ElementType type : ElementType.values()) {
                var call = new Communicator.Call(operation, type, ReductionMode.FIXED, 1);
                long[] words = ALL.reduce(LEAF, EPOCH, 0, call, new long[call.words()]);
                simulation.poke(DUT.descriptor.head(), words[0]);
                simulation.poke(DUT.descriptor.shape(), words[1]);
                simulation.poke(DUT.descriptor.outcome(), words[2]);
                simulation.step();
                assertThat(simulation.peek(DUT.status))
                        .as("%s of %s", operation, type)
                        .isEqualTo(
                                operation.allows(type) ? ReductionStatus.DONE : ReductionStatus.OPERATION_NOT_FOR_TYPE);
            }
        }
    }
}
