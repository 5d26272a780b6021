package org.heddle.cosim.build;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Trees of 1-bit exclusive ors, some of which a pass of Verilator up to 5.026 inverts. */
class ExclusiveOrsTest {
    /** Sum and inversion of single bits. */
    static final class Inner extends Component {
        final UInt a = in(uint(1));
        final UInt b = in(uint(1));
        final UInt sum = out(uint(1));
        final UInt inverted = out(uint(1));

        Inner() {
            sum.set(a.addWrap(b));
            inverted.set(b.not());
        }
    }

    /** The exclusive or of both with their operands. */
    static final class Tree extends Component {
        final UInt one = in(uint(1));
        final UInt other = in(uint(1));
        final UInt result = out(uint(1));

        Tree() {
            Inner inner = instance("inner", new Inner());
            inner.a.set(other);
            inner.b.set(one);
            result.set(one.xor(other).xor(inner.sum).xor(inner.inverted));
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = SimulationEngine.class,
            names = {"VERILATOR", "JVM"})
    void eachEngineComputesThem(SimulationEngine engine) {
        Design<Tree> design = Heddle.elaborate(Tree::new);
        Tree dut = design.component();
        try (Simulation sim =
                Simulation.open(design, SimulationOptions.defaults().engine(engine))) {
            for (int inputs = 0; inputs < 4; inputs++) {
                int one = inputs & 1;
                int other = inputs >> 1;
                sim.poke(dut.one, one);
                sim.poke(dut.other, other);
                sim.settle();
                assertThat(sim.peek(dut.result))
                        .as("%d, %d", one, other)
                        .isEqualTo(one ^ other ^ (one + other & 1) ^ (1 - one));
            }
        }
    }
}
