package org.heddle.cosim.jvm.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.LongBuffer;
import java.util.function.Supplier;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.model.StartRule;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;

/** An edge of a design in which nothing moves any more says that nothing is left to do, so that whole instances are passed by. */
class NothingLeftTest {
    /** A register that follows its input. */
    static final class Follower extends Component {
        final UInt x = in(uint(8));
        final UInt y = out(uint(8));

        Follower() {
            UInt held = reg(uint(8)).init(1);
            held.set(x);
            y.set(held);
        }
    }

    /** Only instances: a module without an edge of its own. */
    static final class Row extends Component {
        final UInt x = in(uint(8));
        final UInt y = out(uint(8));

        Row() {
            Follower first = instance("first", new Follower());
            Follower second = instance("second", new Follower());
            first.x.set(x);
            second.x.set(first.y);
            y.set(second.y.not());
        }
    }

    /** A register in each of two clock domains. */
    static final class BothClocks extends Component {
        final ClockDomain other = clockDomain();
        final UInt x = in(uint(8));
        final UInt w = in(other, uint(8));
        final UInt here = out(uint(8));
        final UInt there = out(other, uint(8));

        BothClocks() {
            UInt near = reg(uint(8)).init(1);
            near.set(x);
            here.set(near);
            UInt far = reg(other, uint(8)).init(1);
            far.set(w);
            there.set(far);
        }
    }

    /** Instances in a module with two clocks: one of the first, one of the second, one of both. */
    static final class TwoClocks extends Component {
        final ClockDomain other = clockDomain();
        final UInt x = in(uint(8));
        final UInt w = in(other, uint(8));
        final UInt near = out(uint(8));
        final UInt far = out(other, uint(8));
        final UInt here = out(uint(8));
        final UInt there = out(other, uint(8));

        TwoClocks() {
            Row row = instance("row", new Row());
            row.x.set(x);
            near.set(row.y);
            within(other, () -> {
                Row second = instance("second", new Row());
                second.x.set(w);
                far.set(second.y);
            });
            BothClocks both = instance("both", new BothClocks());
            both.other.set(other);
            both.x.set(x);
            both.w.set(w);
            here.set(both.here);
            there.set(both.there);
        }
    }

    @Test
    void anEdgeOfARowOfInstancesThatStandStillLeavesNothing() {
        standsStill(Row::new, 1);
    }

    @Test
    void soDoesOneOfAModuleWithTwoClocks() {
        standsStill(TwoClocks::new, 3);
    }

    @Test
    void whereOneOfTwoClocksHasNotRisenItsWorkIsLeft() {
        CompiledModule block = started(Heddle.elaborate(TwoClocks::new));
        for (int i = 0; i < 4; i++) {
            step(block, 1);
        }
        assertThat(step(block, 1)).isTrue();
        for (int i = 0; i < 4; i++) {
            step(block, 3);
        }
        assertThat(step(block, 3)).isFalse();
    }

    private static void standsStill(Supplier<? extends Component> circuit, int clocks) {
        CompiledModule block = started(Heddle.elaborate(circuit::get));
        for (int i = 0; i < 4; i++) {
            step(block, clocks);
        }
        assertThat(step(block, clocks)).isFalse();
        block.touch();
        block.settle();
        step(block, clocks);
        assertThat(step(block, clocks)).isFalse();
    }

    private static CompiledModule started(Design<?> design) {
        CompiledModule block =
                CompiledDesign.of(design.circuit(), PlanOptions.FAST).make();
        block.start(new StartRule(StartRule.AS_INTERPRETED, 1), "TOP");
        block.drive(LongBuffer.allocate(ImageLayout.of(design.verilog().ports()).bytes() / Long.BYTES));
        block.settle();
        return block;
    }

    private static boolean step(CompiledModule block, int rising) {
        boolean left = block.edge(rising, claim -> {});
        block.settle();
        return left;
    }
}
