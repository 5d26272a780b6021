package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.interpreter.AssertionViolation;
import org.heddle.hdl.interpreter.Interpreter;
import org.junit.jupiter.api.Test;

/** An edge at which a claim does not hold has not come. */
class BrokenEdgeTest {
    private static final class Claimed extends Component {
        final UInt amount = in(uint(4));
        final UInt total = out(uint(4));
        final UInt first = out(uint(4));

        Claimed() {
            UInt sum = reg(uint(4)).init(0);
            Memory<UInt> words = memory(uint(4), 2);
            words.write(lit(0, 1), amount);
            sum.set(sum.addWrap(amount));
            total.set(sum);
            first.set(words.read(lit(0, 1)));
            assertAlways(amount.lt(8), "amounts are small");
            assume(amount.ne(15), "nobody asks for 15");
        }
    }

    private final Interpreter interpreter =
            new Interpreter(Heddle.elaborate(Claimed::new).circuit());

    @Test
    void itLeavesNothingBehindAndMayBeTriedAgain() {
        interpreter.poke("amount", 9);
        assertThatThrownBy(interpreter::step)
                .isInstanceOfSatisfying(
                        AssertionViolation.class,
                        violation -> assertThat(violation.isAssumption()).isFalse());
        assertThat(interpreter.peek("total")).isZero();
        assertThat(interpreter.peek("first")).isZero();
        interpreter.poke("amount", 3);
        interpreter.step();
        assertThat(interpreter.peek("total")).isEqualTo(3);
        assertThat(interpreter.peek("first")).isEqualTo(3);
    }

    @Test
    void anAssumptionIsToldBeforeAnAssertion() {
        interpreter.poke("amount", 15);
        assertThatThrownBy(interpreter::step)
                .isInstanceOfSatisfying(
                        AssertionViolation.class,
                        violation -> assertThat(violation.isAssumption()).isTrue())
                .hasMessageContaining("nobody asks for 15");
    }
}
