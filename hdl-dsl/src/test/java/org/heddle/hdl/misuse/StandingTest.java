package org.heddle.hdl.misuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;

/** Statements that look like those of another component's constructor and are not stay legal. */
class StandingTest {
    static class Counter extends Component {
        final Bool go = in(bool());
        final UInt count = out(uint(8));

        Counter() {
            this(1);
        }

        Counter(int step) {
            parameter("step", step);
            UInt own = reg(uint(8)).init(0);
            when(go, () -> own.set(own.addWrap(step)));
            count.set(own);
        }
    }

    static final class SpecialCounter extends Counter {
        final UInt twice = out(uint(8));

        SpecialCounter() {
            super(2);
            UInt kept = reg(uint(8)).init(0);
            when(go, () -> kept.set(count));
            twice.set(kept);
        }
    }

    /** Children wait in a list while the parent goes on with its own statements. */
    static final class Waiting extends Component {
        Waiting() {
            Bool go = in("go", bool());
            UInt sum = out("sum", uint(8));
            List<Counter> counters = new ArrayList<>();
            UInt kept = reg(uint(8)).init(0);
            for (int i = 1; i < 4; i++) {
                counters.add(new Counter(i));
                when(go, () -> kept.set(kept.addWrap(1)));
            }
            counters.add(new SpecialCounter());
            kept.init(0).set(3);
            counters.forEach(counter -> {
                instance(counter);
                counter.go.set(go);
            });
            sum.set(counters.stream()
                    .map(counter -> counter.count)
                    .reduce(UInt::xor)
                    .orElseThrow()
                    .xor(kept));
        }
    }

    @Test
    void aParentMayGoOnWhileItsChildrenWait() {
        assertThatThrownBy(() -> Heddle.elaborate(Waiting::new))
                .hasMessageStartingWith("HDL013") // its own second init(0), and nothing of where it stands
                .hasMessageNotContaining("HDL006");
    }

    /** A child that is begun inside a condition has conditions of its own. */
    static final class Inside extends Component {
        Inside() {
            Bool go = in("go", bool());
            UInt shown = out("shown", uint(8));
            shown.set(0);
            when(go, () -> {
                Counter counter = instance(new Counter());
                counter.go.set(go);
                shown.set(counter.count);
            });
        }
    }

    @Test
    void aChildMayBeBegunInsideACondition() {
        assertThatThrownBy(() -> Heddle.elaborate(Inside::new)).hasMessageStartingWith("HDL011");
    }

    /** A tree of components of one class, each with a delegating constructor and statements behind it. */
    static final class Tree extends Component {
        final UInt sum = out(uint(8));

        Tree(int depth) {
            this(depth, 1);
            when(lit(true), () -> sum.set(7));
        }

        private Tree(int depth, int weight) {
            parameter("depth", depth);
            UInt own = reg(uint(8)).init(weight);
            List<Tree> below = new ArrayList<>();
            for (int i = 0; i < (depth == 0 ? 0 : 2); i++) {
                below.add(new Tree(depth - 1));
                own.set(own.addWrap(1));
            }
            if (depth == 0) {
                own.set(own.addWrap(2));
            }
            below.forEach(this::instance);
            sum.set(below.stream().map(tree -> tree.sum).reduce(own, UInt::addWrap));
        }
    }

    @Test
    void aComponentMayContainOthersOfItsClassThatWait() {
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Tree(3)))
                .hasMessageContaining("HDL010") // own is set twice where there are two below
                .hasMessageNotContaining("HDL006");
        assertThat(Heddle.elaborate(() -> new Tree(0)).verilog().files()).hasSize(1);
    }
}
