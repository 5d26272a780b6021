package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.interpreter.Interpreter;
import org.junit.jupiter.api.Test;

class InterpreterTest {
    static final class Sum extends Component {
        Sum() {
            UInt step = in(uint(8));
            UInt total = out(uint(8));
            UInt kept = reg(uint(8)).init(100);
            kept.set(kept.addWrap(step));
            total.set(kept);
        }
    }

    private final Interpreter interpreter =
            new Interpreter(Heddle.elaborate(Sum::new).circuit());

    @Test
    void registersStartAtZeroTakeTheirResetValueAndMoveAtTheEdgeOnly() {
        assertThat(interpreter.peek("total")).isZero();
        interpreter.poke("reset", 1);
        interpreter.step();
        assertThat(interpreter.peek("total")).isEqualTo(100);
        interpreter.poke("reset", 0);
        interpreter.poke("step", 200);
        assertThat(interpreter.peek("total")).isEqualTo(100);
        interpreter.step("clock");
        assertThat(interpreter.peek("total")).isEqualTo(300 - 256);
    }

    @Test
    void whatIsNoPortOrDoesNotFitIsRefused() {
        assertThatThrownBy(() -> interpreter.peek("kept")).hasMessageStartingWith("no port \"kept\" of Sum: it has [");
        assertThatThrownBy(() -> interpreter.poke("total", 1)).hasMessageContaining("OUTPUT");
        assertThatThrownBy(() -> interpreter.poke("step", BigInteger.valueOf(256)))
                .hasMessage("input \"step\" of 8 bits cannot take 256 (INPUT)");
        assertThatThrownBy(() -> interpreter.step("reset")).hasMessage("port \"reset\" of Sum is no clock");
    }
}
