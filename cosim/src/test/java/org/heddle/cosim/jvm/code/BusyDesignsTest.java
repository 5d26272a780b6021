package org.heddle.cosim.jvm.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.LongBuffer;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.model.Pace;
import org.heddle.cosim.jvm.model.StartRule;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;

/** A design is computed as a whole while much of it changes, and skipped in again behind that. */
class BusyDesignsTest {
    /** A register that adds its input while it is told to. */
    static final class Adding extends Component {
        final Bool go = in(bool());
        final UInt x = in(uint(16));
        final UInt sum = out(uint(16));

        Adding() {
            UInt held = reg(uint(16)).init(1);
            when(go, () -> held.set(held.addWrap(x).addWrap(1)));
            sum.set(held);
        }
    }

    /** Eight of them in a row. */
    static final class Row extends Component {
        final Bool go = in(bool());
        final UInt sum = out(uint(16));

        Row() {
            UInt last = lit(1, 16);
            for (int i = 0; i < 8; i++) {
                Adding adding = instance("adding" + i, new Adding());
                adding.go.set(go);
                adding.x.set(last);
                last = adding.sum;
            }
            sum.set(last);
        }
    }

    private final Design<Row> design = Heddle.elaborate(Row::new);
    private final ImageLayout layout = ImageLayout.of(design.verilog().ports());
    private final LongBuffer image = LongBuffer.allocate(layout.bytes() / Long.BYTES);

    @Test
    void itChangesWithWhatTheDesignDoes() {
        CompiledDesign compiled = CompiledDesign.of(design.circuit(), PlanOptions.FAST);
        CompiledModule block = started(compiled);
        Pace pace = compiled.pace(block, Pace.Rule.MEASURED);
        run(block, pace, 5_000, false);
        assertThat(pace.isWhole()).isFalse();
        run(block, pace, 5_000, true);
        assertThat(pace.isWhole()).isTrue();
        run(block, pace, 5_000, false);
        assertThat(pace.isWhole()).isFalse();
    }

    @Test
    void nothingIsToBeSeenOfIt() {
        CompiledDesign compiled = CompiledDesign.of(design.circuit(), PlanOptions.FAST);
        CompiledModule changing = started(compiled);
        Pace pace = compiled.pace(changing, Pace.Rule.ALTERNATING);
        CompiledModule steady = started(compiled);
        Pace never = compiled.pace(steady, Pace.Rule.MEASURED);
        for (int i = 0; i < 100; i++) {
            boolean go = i / 5 % 3 != 0;
            assertThat(run(changing, pace, 1, go)).as("cycle %d", i).isEqualTo(run(steady, never, 1, go));
        }
    }

    @Test
    void theBitsOfAllInstancesAreCounted() {
        CompiledModule block = started(CompiledDesign.of(design.circuit(), PlanOptions.FAST));
        for (int i = 0; i < 3; i++) {
            block.edge(1, claim -> {});
            block.settle();
        }
        assertThat(block.stale()).as("nothing moves").isZero();
        block.child(3).touch();
        assertThat(block.stale()).isPositive().isEqualTo(block.child(3).stale());
    }

    private CompiledModule started(CompiledDesign compiled) {
        CompiledModule block = compiled.make();
        block.start(new StartRule(StartRule.AS_INTERPRETED, 1), "TOP");
        block.drive(image);
        block.settle();
        return block;
    }

    private long run(CompiledModule block, Pace pace, int cycles, boolean go) {
        image.put(place("go"), go ? 1 : 0);
        block.drive(image);
        pace.settleInputs();
        for (int i = 0; i < cycles; i++) {
            pace.edge(1, claim -> {});
            pace.settle();
        }
        block.collect(image);
        return image.get(place("sum"));
    }

    private int place(String port) {
        return layout.slots().stream()
                        .filter(slot -> slot.port().name().equals(port))
                        .findFirst()
                        .orElseThrow()
                        .offset()
                / Long.BYTES;
    }
}
