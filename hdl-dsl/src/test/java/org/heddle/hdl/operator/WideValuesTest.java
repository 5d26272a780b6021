package org.heddle.hdl.operator;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.hdl.Bits;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.ir.Evaluation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Widths far beyond a machine's words. */
class WideValuesTest {
    static final class Wide extends Component {
        Wide(int width) {
            UInt a = in(uint(width));
            SInt b = in(sint(width));
            Bits c = in(bits(width));
            UInt sum = out(uint(width + 1));
            SInt difference = out(sint(width + 1));
            Bits turned = out(bits(width));
            UInt zeros = out(uint(32));
            sum.set(a.addGrow(c.asUInt()));
            difference.set(b.subGrow(c.asSInt()));
            turned.set(c.rotateLeft(7).xor(a.asBits()));
            zeros.set(a.leadingZeros().zext(32));
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(ints = {1, 257, 1000, 4096, 4099})
    void valuesOfAnyWidthAddShiftAndCount(int width) {
        Design<Wide> design = Heddle.elaborate(() -> new Wide(width));
        BigInteger modulus = BigInteger.TWO.pow(width);
        Random random = new Random(width);
        BigInteger a = new BigInteger(width, random).shiftRight(width / 3);
        BigInteger b = new BigInteger(width, random);
        BigInteger c = new BigInteger(width, random);
        BigInteger turned = BigInteger.ZERO;
        for (int i = 0; i < width; i++) {
            turned = c.testBit(i) ? turned.setBit((i + 7) % width) : turned;
        }
        Map<String, BigInteger> expected = Map.of(
                "sum", a.add(c),
                "difference",
                        Cases.signed(b, width).subtract(Cases.signed(c, width)).mod(modulus.shiftLeft(1)),
                "turned", turned.xor(a),
                "zeros", BigInteger.valueOf(width - a.bitLength()));
        var rows = List.of(Map.of("a", a, "b", b, "c", c));
        assertThat(Reference.run(design, rows)).containsExactly(expected);
        assertThat(Icarus.run(design, rows)).containsExactly(expected);
    }

    @Test
    void onesOfAWordAreThoseOfItsWidthAndAllOfThemBeyond() {
        for (int width = 0; width <= 130; width++) {
            assertThat(new BigInteger(Long.toUnsignedString(Evaluation.onesOfWord(width))))
                    .as("%d bits", width)
                    .isEqualTo(BigInteger.TWO.pow(Math.min(64, width)).subtract(BigInteger.ONE))
                    .isEqualTo(Evaluation.ones(Math.min(64, width)));
        }
    }
}
