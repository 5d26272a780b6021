package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.hdl.Bits;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Netlist;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.engine.Verilator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Assignments to single bits and parts of outputs, wires, registers and instances' inputs. */
class PartAssignmentTest {
    /** Parts that overlap, parts of parts, named parts, and whole assignments between them. */
    static final class Parts extends Component {
        Parts() {
            UInt value = in(uint(8));
            Bits nibble = in(bits(4));
            Bool load = in(bool());
            Bool high = in(bool());
            UInt kept = out(uint(8));
            SInt mixed = out(sint(8));
            UInt doubled = out(uint(9));

            UInt register = reg(uint(8)).init(0xA5);
            when(load, () -> register.bits(5, 2).set(nibble.asUInt())).elseWhen(high, () -> register.set(value));
            when(value.bit(0), () -> register.bit(7).set(load));
            kept.set(register);

            UInt top = mixed.bits(7, 4);
            top.set(value.bits(7, 4));
            mixed.bits(3, 0).set(nibble.asUInt());
            when(high, () -> top.bits(2, 1).set(register.trunc(2)));
            when(load, () -> mixed.set(value.not().asSInt()));

            Doubler doubler = instance(new Doubler());
            doubler.given.bits(3, 0).set(nibble.asUInt());
            doubler.given.bits(7, 4).set(register.bits(3, 0));
            doubled.set(doubler.twice);
        }
    }

    static final class Doubler extends Component {
        final UInt given = in(uint(8));
        final UInt twice = out(uint(9));

        Doubler() {
            twice.set(given.shlGrow(1));
        }
    }

    private static Map<String, BigInteger> numbers(Map<String, Integer> values) {
        Map<String, BigInteger> row = new java.util.HashMap<>();
        values.forEach((name, value) -> row.put(name, BigInteger.valueOf(value)));
        return row;
    }

    @Test
    @Tag("slow")
    void partsFollowIntegersOnEveryEngine() {
        Design<Parts> design = Heddle.elaborate(Parts::new);
        Lint.requireClean(design);
        Random random = new Random(3);
        int register = 0xA5;
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> expected = new ArrayList<>();
        for (int cycle = 0; cycle < 400; cycle++) {
            int value = random.nextInt(256);
            int nibble = random.nextInt(16);
            int load = random.nextInt(2);
            int high = random.nextInt(2);
            rows.add(numbers(Map.of("value", value, "nibble", nibble, "load", load, "high", high)));
            int mixed = value & 0xF0 | nibble;
            mixed = high == 1 ? mixed & 0x9F | (register & 3) << 5 : mixed;
            mixed = load == 1 ? ~value & 0xFF : mixed;
            int doubled = 2 * ((register & 15) << 4 | nibble);
            expected.add(numbers(Map.of("kept", register, "mixed", mixed, "doubled", doubled)));
            register = load == 1 ? register & 0xC3 | nibble << 2 : high == 1 ? value : register;
            register = (value & 1) == 1 ? register & 0x7F | load << 7 : register;
        }
        assertThat(Reference.run(design, rows)).isEqualTo(expected);
        assertThat(Icarus.run(design, rows)).isEqualTo(expected);
        assertThat(Verilator.run(design, rows)).isEqualTo(expected);
        assertThat(Netlist.run(design, rows)).isEqualTo(expected);
    }

    /** A chain through the bits of one wire: each depends on the one below. */
    static final class Chain extends Component {
        Chain() {
            UInt given = in(uint(6));
            UInt parity = out(uint(6));
            UInt chain = wire(uint(6));
            chain.bit(0).set(given.bit(0));
            for (int i = 1; i < 6; i++) {
                Bool below = chain.bit(i - 1);
                chain.bit(i).set(below.xor(given.bit(i)));
            }
            parity.set(chain);
        }
    }

    @Test
    @Tag("slow")
    void bitsOfOneWireMayDependOnEachOther() {
        Design<Chain> design = Heddle.elaborate(Chain::new);
        Lint.requireClean(design);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> expected = new ArrayList<>();
        for (int given = 0; given < 64; given++) {
            rows.add(numbers(Map.of("given", given)));
            int parity = 0;
            for (int i = 0; i < 6; i++) {
                parity |= (Integer.bitCount(given & (2 << i) - 1) & 1) << i;
            }
            expected.add(numbers(Map.of("parity", parity)));
        }
        assertThat(Reference.run(design, rows)).isEqualTo(expected);
        assertThat(Icarus.run(design, rows)).isEqualTo(expected);
        assertThat(Verilator.run(design, rows)).isEqualTo(expected);
    }

    /** Elements of a vector, and a width that leaves one part: all of it. */
    static final class Lanes extends Component {
        Lanes(int width) {
            parameter("width", width);
            Vec<UInt> given = in(vec(2, uint(width)));
            Vec<UInt> swapped = out(vec(2, uint(8)));
            Vec<UInt> lanes = regZero(vec(2, uint(8)));
            for (int i = 0; i < 2; i++) {
                UInt lane = lanes.get(i);
                lane.bits(width - 1, 0).set(given.get(1 - i));
                if (width < 8) {
                    lane.bits(7, width).set(i);
                }
                swapped.get(i).set(lane);
            }
        }
    }

    @Test
    @Tag("slow")
    void oneTextServesEveryWidth() {
        for (int width : new int[] {7, 8}) {
            Design<Lanes> design = Heddle.elaborate(() -> new Lanes(width));
            Lint.requireClean(design);
            List<Map<String, BigInteger>> rows = List.of(
                    numbers(Map.of("given_0", 0x41, "given_1", 0x16)), numbers(Map.of("given_0", 0, "given_1", 0)));
            int second = width == 7 ? 0xC1 : 0x41;
            List<Map<String, BigInteger>> expected = List.of(
                    numbers(Map.of("swapped_0", 0, "swapped_1", 0)),
                    numbers(Map.of("swapped_0", 0x16, "swapped_1", second)));
            assertThat(Reference.run(design, rows)).isEqualTo(expected);
            assertThat(Icarus.run(design, rows)).isEqualTo(expected);
        }
    }

    static final class Status extends Component {
        Status() {
            Bool push = in(bool());
            UInt level = in(uint(4));
            UInt status = out(uint(8));
            UInt seen = reg(uint(8)).init(0);
            when(push, () -> seen.bits(7, 4).set(level));
            seen.bit(0).set(push);
            seen.bits(3, 1).set(2);
            status.set(seen);
        }
    }

    @Test
    void eachPartIsASignalThatTheWholeJoins() {
        assertThat(Heddle.elaborate(Status::new).verilog().files().get(0).text())
                .contains("seen_7_4 <= 4'd0;", "seen_3_1 <= 3'd2;", "seen_0 <= push;")
                .contains("if (push)", "seen_7_4 <= level;")
                .contains("seen = {seen_7_4, seen_3_1, seen_0};");
    }
}
