package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.SInt;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;

class RecordPortsTest {
    enum Colour {
        RED,
        GREEN,
        BLUE
    }

    record Point(SInt x, SInt y) implements Bundle {}

    record Pixel(Point at, EnumValue<Colour> colour, Bool lit, UInt wide) implements Bundle {}

    /** As a test writes them. */
    record PointValue(int x, long y) {}

    record PixelValue(PointValue at, Colour colour, boolean lit, BigInteger wide) {}

    record Short(boolean lit) {}

    record Wrong(PointValue at, Colour colour, long lit, BigInteger wide) {}

    /** Hands a pixel on. */
    static final class Wire extends Component {
        final Pixel from = in(Types.bundle(
                Pixel.class, Types.bundle(Point.class, sint(12), sint(64)), enumOf(Colour.class), bool(), uint(70)));
        final Pixel to = out(Types.bundle(
                Pixel.class, Types.bundle(Point.class, sint(12), sint(64)), enumOf(Colour.class), bool(), uint(70)));

        Wire() {
            to.set(from);
        }
    }

    @Test
    void bundlesAreRecordsToATest() {
        Design<Wire> design = Heddle.elaborate(Wire::new);
        Wire dut = design.component();
        try (Simulation sim = Simulation.open(design)) {
            PixelValue pixel = new PixelValue(
                    new PointValue(-2048, Long.MIN_VALUE), Colour.BLUE, true, BigInteger.ONE.shiftLeft(69));
            sim.poke(dut.from, pixel);
            sim.settle();
            assertThat(sim.peek(dut.to, PixelValue.class)).isEqualTo(pixel);
            sim.expect(dut.to, pixel);
            sim.expect(dut.to.at().x(), -2048);
            sim.poke(dut.from.at().x(), -1);
            sim.settle();
            assertThat(sim.peek(dut.to.at().x())).isEqualTo(-1);
            assertThatThrownBy(() -> sim.expect(dut.to, pixel))
                    .hasMessageContaining("was PixelValue[at=PointValue[x=-1");
            assertThatThrownBy(() -> sim.poke(dut.from.at().x(), 2048))
                    .hasMessageContaining("does not fit port \"from_at_x\"");
            assertThatThrownBy(() -> sim.poke(dut.from, new Short(true)))
                    .hasMessage(
                            "Short has not all components of the bundle Pixel: poke and peek those that are wanted one by one");
            assertThatThrownBy(() -> sim.peek(dut.to, Wrong.class))
                    .hasMessage("Wrong.lit of type long does not fit the bundle's Bool");
        }
    }
}
