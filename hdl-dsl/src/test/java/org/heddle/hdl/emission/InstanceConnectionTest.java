package org.heddle.hdl.emission;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Lint;
import org.junit.jupiter.api.Test;

class InstanceConnectionTest {
    static final class Inner extends Component {
        final SInt given = in(sint(8));
        final UInt answer = out(uint(8));

        Inner() {
            answer.set(given.asUInt());
        }
    }

    /** The same kind of expression in three operators that are computed signed. */
    static final class Outer extends Component {
        Outer() {
            SInt value = in(sint(8));
            UInt amount = in(uint(3));
            UInt answer = out(uint(24));
            Inner shifted = instance(new Inner());
            Inner divided = instance(new Inner());
            Inner rest = instance(new Inner());
            shifted.given.set(value.shr(amount));
            divided.given.set(value.div(3));
            rest.given.set(value.rem(3));
            answer.set(shifted.answer.cat(divided.answer).cat(rest.answer));
        }
    }

    /** yosys 0.23 ends with a failed assertion on {@code .given($unsigned($signed(value) >>> amount))}. */
    @Test
    void aSignedShiftThatDrivesAnInstanceHasAWireOfItsOwn() {
        var design = Heddle.elaborate(Outer::new);
        assertThat(design.verilog().files().get(1).text()).contains("assign shifted_given = ", ".given(shifted_given)");
        Lint.requireClean(design);
    }
}
