package org.heddle.hdl.emission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.Test;

class EmittedTextsTest {
    static final class Wire extends Component {
        Wire() {
            Bool from = in(bool());
            Bool to = out(bool());
            to.set(from);
        }
    }

    /** The first of two equal texts goes: what is known of the second one must stay. */
    @Test
    void equalTextsAreKnownEachForItself() {
        List<Design<Wire>> first = new ArrayList<>(List.of(Heddle.elaborate(Wire::new)));
        Design<Wire> second = Heddle.elaborate(Wire::new);
        assertThat(second.verilog()).isEqualTo(first.get(0).verilog());
        first.clear();
        for (int i = 0; i < 20; i++) {
            System.gc();
            assertThat(second.hasOwnVerilog()).isTrue();
        }
        Design<Wire> copy = new Design<>(second.component(), second.circuit(), second.verilog());
        assertThat(copy.hasOwnVerilog()).isTrue();
    }
}
