package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Fixed;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Ports with bits behind the point, by their numbers. */
class FixedPortsTest {
    static final class Numbers extends Component {
        final Fixed plusMinus = in(fixed(2, 6));
        final Fixed plus = in(ufixed(1, 3));
        final Fixed coarse = in(fixed(6, -2));
        final Fixed wide = in(fixed(4, 96));
        final Fixed sum = out(fixed(4, 6));
        final Fixed same = out(ufixed(1, 3));
        final Fixed fours = out(fixed(6, -2));
        final Fixed far = out(fixed(4, 96));

        Numbers() {
            sum.set(plusMinus.addGrow(plus));
            same.set(plus);
            fours.set(coarse);
            far.set(wide);
        }
    }

    private final Design<Numbers> design = Heddle.elaborate(Numbers::new);
    private final Numbers dut = design.component();
    private Simulation sim;

    @BeforeEach
    void open() {
        sim = Simulation.open(design, SimulationOptions.defaults().engine(SimulationEngine.JVM));
    }

    @AfterEach
    void close() {
        sim.close();
    }

    @Test
    void numbersGoInAndComeOutExactly() {
        sim.poke(dut.plusMinus, -1.984375);
        sim.poke(dut.plus, 1.875);
        sim.poke(dut.coarse, -32);
        BigDecimal tiny = new BigDecimal(Math.scalb(-1.0, -96)).subtract(BigDecimal.valueOf(7));
        sim.poke(dut.wide, tiny);
        sim.settle();
        sim.expect(dut.sum, -0.109375);
        sim.expect(dut.same, 1.875);
        sim.expect(dut.fours, -32);
        assertThat(sim.peek(dut.far)).isEqualByComparingTo(tiny);
        assertThatThrownBy(() -> sim.expect(dut.same, 1.75))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("same: expected 1.75, was 1.875 at cycle 0");
    }

    @Test
    void anotherNumberIsRefusedAndThePortKeepsItsOwn() {
        sim.poke(dut.plus, 0.5);
        assertThatThrownBy(() -> sim.poke(dut.plus, 0.3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(
                        "value 0.3 does not fit port \"plus\": it takes multiples of 0.125 from 0 to 1.875");
        assertThatThrownBy(() -> sim.poke(dut.plus, -0.125)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sim.poke(dut.plus, 2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sim.poke(dut.coarse, 2)).hasMessageContaining("multiples of 4 from -32 to 28");
        sim.settle();
        sim.expect(dut.same, 0.5);
    }
}
