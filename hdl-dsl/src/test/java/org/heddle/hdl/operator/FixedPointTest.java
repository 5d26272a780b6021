package org.heddle.hdl.operator;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Fixed;
import org.heddle.hdl.FixedType;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Types;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.option.Rounding;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every pair of values of small formats, against decimal arithmetic. */
class FixedPointTest {
    private static final FixedType NARROW = Types.fixed(2, 2);

    /** One operation in the language and on decimals. */
    private record Case(String name, BinaryOperator<Fixed> hardware, BinaryOperator<BigDecimal> oracle) {}

    private static List<Case> cases() {
        List<Case> cases = new ArrayList<>(List.of(
                new Case("sum", Fixed::addGrow, BigDecimal::add),
                new Case("difference", Fixed::subGrow, BigDecimal::subtract),
                new Case("product", Fixed::mulGrow, BigDecimal::multiply),
                new Case("opposite", (a, b) -> a.negGrow(), (a, b) -> a.negate()),
                new Case(
                        "magnitude",
                        (a, b) -> b.subGrow(a).abs(),
                        (a, b) -> b.subtract(a).abs()),
                new Case("scaled", (a, b) -> a.scale(-3), (a, b) -> a.divide(new BigDecimal(8))),
                new Case("units", (a, b) -> a.units().asFixed(2), (a, b) -> a),
                new Case("finer", (a, b) -> a.round(6, Rounding.FLOOR), (a, b) -> a),
                new Case(
                        "polynomial",
                        (a, b) -> a.mulGrow(a).addGrow(b).subGrow(a),
                        (a, b) -> a.multiply(a).add(b).subtract(a)),
                new Case(
                        "saturated",
                        (a, b) ->
                                a.mulGrow(b).addGrow(a).round(2, Rounding.FLOOR).saturate(NARROW),
                        (a, b) -> rounded(a.multiply(b).add(a), 2, RoundingMode.FLOOR)
                                .max(NARROW.smallest())
                                .min(NARROW.largest())),
                new Case(
                        "wrapped",
                        (a, b) -> a.addGrow(b).round(2, Rounding.FLOOR).wrap(NARROW),
                        (a, b) -> wrapped(rounded(a.add(b), 2, RoundingMode.FLOOR)))));
        rounding(cases, Rounding.FLOOR, x -> rounded(x, 1, RoundingMode.FLOOR));
        rounding(cases, Rounding.CEILING, x -> rounded(x, 1, RoundingMode.CEILING));
        rounding(cases, Rounding.TOWARD_ZERO, x -> rounded(x, 1, RoundingMode.DOWN));
        rounding(cases, Rounding.HALF_EVEN, x -> rounded(x, 1, RoundingMode.HALF_EVEN));
        rounding(cases, Rounding.HALF_UP, x -> rounded(x.add(new BigDecimal("0.25")), 1, RoundingMode.FLOOR));
        return cases;
    }

    private interface Round {
        BigDecimal apply(BigDecimal exact);
    }

    private static void rounding(List<Case> cases, Rounding mode, Round oracle) {
        cases.add(new Case(
                "rounded_" + mode.name().toLowerCase(),
                (a, b) -> a.mulGrow(b).round(1, mode),
                (a, b) -> oracle.apply(a.multiply(b))));
        cases.add(new Case("wide_" + mode.name().toLowerCase(), (a, b) -> a.round(-2, mode), (a, b) -> unit(a, mode)));
    }

    /** To a multiple of 4. */
    private static BigDecimal unit(BigDecimal a, Rounding mode) {
        BigDecimal quarter = a.divide(new BigDecimal(4));
        RoundingMode java = switch (mode) {
            case FLOOR -> RoundingMode.FLOOR;
            case CEILING -> RoundingMode.CEILING;
            case TOWARD_ZERO -> RoundingMode.DOWN;
            case HALF_EVEN -> RoundingMode.HALF_EVEN;
            case HALF_UP -> RoundingMode.FLOOR;
        };
        BigDecimal moved = mode == Rounding.HALF_UP ? quarter.add(new BigDecimal("0.5")) : quarter;
        return moved.setScale(0, java).multiply(new BigDecimal(4));
    }

    /** To a multiple of 2^-bits. */
    private static BigDecimal rounded(BigDecimal exact, int bits, RoundingMode mode) {
        BigDecimal factor = new BigDecimal(1 << bits);
        return exact.multiply(factor).setScale(0, mode).divide(factor);
    }

    private static BigDecimal wrapped(BigDecimal exact) {
        BigDecimal range = new BigDecimal(4);
        BigDecimal moved = exact.subtract(NARROW.smallest());
        BigDecimal turns = moved.divide(range).setScale(0, RoundingMode.FLOOR);
        return exact.subtract(turns.multiply(range));
    }

    static final class Bench extends Component {
        final Map<String, FixedType> types = new LinkedHashMap<>();

        Bench(FixedType typeOfA, FixedType typeOfB) {
            Fixed a = in("a", typeOfA);
            Fixed b = in("b", typeOfB);
            for (Case each : cases()) {
                Fixed value = each.hardware().apply(a, b);
                types.put(each.name(), value.type());
                Fixed port = out(each.name(), value.type());
                port.set(value);
            }
            bool("less", a.lt(b));
            bool("less_or_equal", a.le(b));
            bool("greater", a.gt(b));
            bool("greater_or_equal", a.ge(b));
            bool("same", a.eq(b));
            bool("differs", a.ne(b));
        }

        private void bool(String name, Bool value) {
            Bool port = out(name, bool());
            port.set(value);
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(
            strings = {"fixed 2 2 fixed 1 3", "fixed 2 2 ufixed 2 1", "ufixed 1 2 ufixed 0 4", "ufixed 1 2 fixed 3 0"})
    void everyPairOfValuesComputesWhatDecimalsSay(String formats) {
        String[] words = formats.split(" ");
        FixedType typeOfA = type(words, 0);
        FixedType typeOfB = type(words, 3);
        Design<Bench> design = Heddle.elaborate(() -> new Bench(typeOfA, typeOfB));
        Lint.requireClean(design);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> expected = new ArrayList<>();
        for (BigDecimal a : values(typeOfA)) {
            for (BigDecimal b : values(typeOfB)) {
                rows.add(Map.of("a", bits(a, typeOfA), "b", bits(b, typeOfB)));
                expected.add(expected(design.component().types, a, b));
            }
        }
        assertThat(Reference.run(design, rows)).as("interpreter").isEqualTo(expected);
        assertThat(Icarus.run(design, rows)).as("Icarus").isEqualTo(expected);
    }

    private static FixedType type(String[] words, int from) {
        int integerBits = Integer.parseInt(words[from + 1]);
        int fractionBits = Integer.parseInt(words[from + 2]);
        return words[from].equals("fixed")
                ? Types.fixed(integerBits, fractionBits)
                : Types.ufixed(integerBits, fractionBits);
    }

    private static List<BigDecimal> values(FixedType type) {
        BigDecimal unit = BigDecimal.ONE.divide(new BigDecimal(1 << type.fractionBits()));
        List<BigDecimal> values = new ArrayList<>();
        for (BigDecimal v = type.smallest(); v.compareTo(type.largest()) <= 0; v = v.add(unit)) {
            values.add(v);
        }
        assertThat(values).hasSize(1 << type.width());
        return values;
    }

    private static BigInteger bits(BigDecimal value, FixedType type) {
        BigDecimal factor = new BigDecimal(2).pow(Math.abs(type.fractionBits()));
        BigDecimal units = type.fractionBits() >= 0 ? value.multiply(factor) : value.divide(factor);
        return units.toBigIntegerExact().mod(BigInteger.TWO.pow(type.width()));
    }

    private static Map<String, BigInteger> expected(Map<String, FixedType> types, BigDecimal a, BigDecimal b) {
        Map<String, BigInteger> row = new LinkedHashMap<>();
        for (Case each : cases()) {
            BigDecimal exact = each.oracle().apply(a, b);
            FixedType type = types.get(each.name());
            assertThat(exact).as(each.name()).isBetween(type.smallest(), type.largest());
            row.put(each.name(), bits(exact, type));
        }
        int order = a.compareTo(b);
        row.put("less", bit(order < 0));
        row.put("less_or_equal", bit(order <= 0));
        row.put("greater", bit(order > 0));
        row.put("greater_or_equal", bit(order >= 0));
        row.put("same", bit(order == 0));
        row.put("differs", bit(order != 0));
        return row;
    }

    private static BigInteger bit(boolean value) {
        return value ? BigInteger.ONE : BigInteger.ZERO;
    }

    @Test
    void theWidthFollowsTheRangeOfTheValues() {
        class Widths extends Component {
            final Fixed taps = in(ufixed(8, 0));
            final Fixed sum;
            final Fixed scaled;

            Widths() {
                sum = taps.addGrow(taps).addGrow(taps).addGrow(taps);
                scaled = sum.mulGrow(lit(0.75, fixed(1, 4)));
                Fixed result = out(scaled.type());
                result.set(scaled);
            }
        }
        Widths widths = Heddle.elaborate(Widths::new).component();
        assertThat(widths.sum.width()).as("4 x 255 = 1020").isEqualTo(10);
        assertThat(widths.scaled.type().largest()).isEqualByComparingTo("765");
        assertThat(widths.scaled.width()).as("765 x 16 units").isEqualTo(14);
    }
}
