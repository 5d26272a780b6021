package org.heddle.hdl.lib;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BitsTest {
    static final class Functions extends Component {
        Functions(int width) {
            parameter("width", width);
            UInt value = in(uint(width));
            UInt amount = in(uint(Types.bitsToNumber(width)));
            result("ones", Bits.popCount(value));
            result("leading", Bits.leadingZeros(value));
            result("trailing", Bits.trailingZeros(value));
            result("reversed", Bits.reverse(value));
            result("lowest", Bits.lowestOne(value));
            result("gray", Bits.toGray(value));
            result("back", Bits.fromGray(value));
            result("hot", Bits.oneHot(amount, width));
            result("index", Bits.indexOf(Bits.lowestOne(value)));
            result("rotated", Bits.rotateLeft(value, amount));
            result("twice", Bits.repeat(value, 2));
        }

        private void result(String name, UInt value) {
            UInt port = out(name, uint(value.width()));
            port.set(value);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 8, 16, 31, 64})
    void everyFunctionFollowsItsDefinition(int width) {
        Design<Functions> design = Heddle.elaborate(() -> new Functions(width));
        Lint.requireClean(design);
        Random random = new Random(width);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> expected = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            long value = width <= 5 ? i % (1 << width) : random.nextLong() >>> 64 - width >>> random.nextInt(width);
            int amount = random.nextInt(width);
            rows.add(Map.of("value", number(value, 64), "amount", BigInteger.valueOf(amount)));
            expected.add(expected(value, amount, width));
        }
        assertThat(Reference.run(design, rows)).isEqualTo(expected);
        assertThat(Icarus.run(design, rows)).isEqualTo(expected);
    }

    /** By the JDK's functions on long, or by the definition. */
    private static Map<String, BigInteger> expected(long value, int amount, int width) {
        Map<String, BigInteger> row = new LinkedHashMap<>();
        row.put("ones", BigInteger.valueOf(Long.bitCount(value)));
        row.put("leading", BigInteger.valueOf(Long.numberOfLeadingZeros(value) - (64 - width)));
        row.put("trailing", BigInteger.valueOf(Math.min(width, Long.numberOfTrailingZeros(value))));
        row.put("reversed", number(Long.reverse(value) >>> 64 - width, width));
        row.put("lowest", number(Long.lowestOneBit(value), width));
        row.put("gray", number(value ^ value >>> 1, width));
        long back = value;
        for (int i = 1; i < width; i++) {
            back ^= value >>> i;
        }
        row.put("back", number(back, width));
        row.put("hot", number(1L << amount, width));
        row.put("index", BigInteger.valueOf(value == 0 ? 0 : Long.numberOfTrailingZeros(value)));
        BigInteger bits = number(value, width);
        row.put(
                "rotated",
                bits.shiftLeft(amount).or(bits.shiftRight(width - amount)).mod(BigInteger.TWO.pow(width)));
        row.put("twice", bits.shiftLeft(width).or(bits));
        return row;
    }

    private static BigInteger number(long bits, int width) {
        return new BigInteger(Long.toUnsignedString(bits)).mod(BigInteger.TWO.pow(width));
    }
}
