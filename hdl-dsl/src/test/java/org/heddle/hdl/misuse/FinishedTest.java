package org.heddle.hdl.misuse;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.junit.jupiter.api.Test;

/** Hardware of a design whose elaboration is over. */
class FinishedTest {
    private static final String MEND =
            " belongs to Counter, a design that is complete: make hardware in its constructor; a"
                    + " simulation reads its ports with peek and sets them with poke";

    static final class Counter extends Component {
        final UInt value = out(uint(8));
        final Bool go = in(bool());

        Counter() {
            UInt count = reg(uint(8)).init(0);
            when(go, () -> count.set(count.addWrap(1)));
            value.set(count);
        }
    }

    private static final Counter COUNTER = Heddle.elaborate(Counter::new).component();

    static final class User extends Component {
        User(boolean calculates) {
            UInt sum = out("sum", uint(8));
            sum.set(calculates ? COUNTER.value.addWrap(1) : COUNTER.value);
        }
    }

    private static void refused(Runnable use, String value) {
        assertThatThrownBy(use::run)
                .isInstanceOf(ElaborationException.class)
                .hasMessageMatching("HDL023 \\(FinishedTest.java:\\d+\\) \\Q" + value + MEND + "\\E");
    }

    @Test
    void itsPortsTakeNoPartInMoreHardware() {
        refused(() -> COUNTER.value.addWrap(1), "\"value\"");
        refused(() -> COUNTER.value.eq(3), "\"value\"");
        refused(() -> COUNTER.value.bits(3, 0), "\"value\"");
        refused(() -> COUNTER.go.not(), "\"go\"");
        refused(() -> Types.mux(COUNTER.go, COUNTER.value, COUNTER.value), "\"go\"");
        refused(() -> COUNTER.go.set(true), "\"go\"");
        refused(() -> COUNTER.value.set(3), "\"value\"");
        refused(() -> Heddle.elaborate(() -> new User(true)), "\"value\"");
    }

    @Test
    void anotherDesignIsToldToMakeItsOwn() {
        assertThatThrownBy(() -> Heddle.elaborate(() -> new User(false)))
                .hasMessageStartingWith("HDL006 (FinishedTest.java:")
                .hasMessageContaining(
                        "\"value\" belongs to Counter and is used in User: Counter is complete, a design of its own:"
                                + " make another one here and attach it with instance()");
    }
}
