package org.heddle.hdl.strange;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Fixed;
import org.heddle.hdl.Num;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Widths, constants, slices, shifts and signs. */
class NumbersTest {
    @TestFactory
    List<DynamicTest> widths() {
        return new Refused()
                .row("a width of 0", "HDL001", "leave the value out", () -> new Program() {
                    {
                        show(wire(uint(0)));
                    }
                })
                .row("a negative width", "HDL001", "at least 1", () -> new Program() {
                    {
                        show(reg(sint(-3)));
                    }
                })
                .row("the smallest int as a width", "HDL001", "at least 1", () -> new Program() {
                    {
                        show(in("x", bits(Integer.MIN_VALUE)));
                    }
                })
                .row("one bit more than there may be", "HDL001", "give it fewer", () -> new Program() {
                    {
                        show(in("x", bits((1 << 20) + 1)));
                    }
                })
                .row("truncated to nothing", "HDL004", "truncate to 1 to 8 bits", () -> new Program() {
                    {
                        show(a.trunc(0));
                    }
                })
                .row("truncated to more than there is", "HDL004", "zext", () -> new Program() {
                    {
                        show(a.trunc(9));
                    }
                })
                .row("widened to less", "HDL004", "truncate with trunc", () -> new Program() {
                    {
                        show(a.zext(7));
                    }
                })
                .row("a sign widened to less", "HDL004", "truncate with trunc", () -> new Program() {
                    {
                        show(s.sext(1));
                    }
                })
                .row("repeated 0 times", "HDL004", "at least once", () -> new Program() {
                    {
                        show(a.repeat(0));
                    }
                })
                .row("repeated -1 times", "HDL004", "at least once", () -> new Program() {
                    {
                        show(c.repeat(-1));
                    }
                })
                .row("one-hot of size 0", "HDL001", "leave", () -> new Program() {
                    {
                        show(a.toOneHot(0));
                    }
                })
                .row("grown by shifts beyond all widths", "HDL001", "fewer", () -> new Program() {
                    {
                        show(a.shlGrow(Integer.MAX_VALUE));
                    }
                })
                .row("grown by a 32-bit amount", "HDL001", "fewer", () -> new Program() {
                    {
                        show(a.shlGrow(cat(a, b, a, b)));
                    }
                })
                .row("squared without end", "HDL001", "fewer", () -> new Program() {
                    {
                        UInt x = a;
                        for (int i = 0; i < 30; i++) {
                            x = x.mulGrow(x);
                        }
                        show(x);
                    }
                })
                .row("concatenated with itself without end", "HDL001", "fewer", () -> new Program() {
                    {
                        UInt x = a;
                        while (x.width() > 0) {
                            x = x.cat(x);
                        }
                    }
                })
                .row("an enum value widened by hand beyond", "HDL001", "fewer", () -> new Program() {
                    {
                        show(s.sext(Integer.MAX_VALUE));
                    }
                })
                .row("a fixed-point number with no bits", "HDL001", "at least 1", () -> new Program() {
                    {
                        show(in("x", fixed(4, -4)).asBits());
                    }
                })
                .tests();
    }

    @TestFactory
    List<DynamicTest> constants() {
        return new Refused()
                .row("a constant of one bit too many", "HDL002", "from 0 to 255", () -> new Program() {
                    {
                        show(a.and(256));
                    }
                })
                .row("-1 as all ones", "HDL002", "0 to 255", () -> new Program() {
                    {
                        show(a.xor(-1));
                    }
                })
                .row("the smallest long", "HDL002", "0 to 255", () -> new Program() {
                    {
                        show(a.addWrap(Long.MIN_VALUE));
                    }
                })
                .row("all ones of 64 bits", "HDL002", "unsigned(", () -> new Program() {
                    {
                        show(lit(0xFFFF_FFFF_FFFF_FFFFL, 64));
                    }
                })
                .row("all ones of 32 bits as an int", "HDL002", "0 to 4294967295", () -> new Program() {
                    {
                        show(lit(0xFFFF_FFFF, 32));
                    }
                })
                .row("an int that overflowed in Java", "HDL002", "0 to 4294967295", () -> new Program() {
                    {
                        show(lit(1 << 31, 32));
                    }
                })
                .row("128 as a signed byte", "HDL002", "-128 to 127", () -> new Program() {
                    {
                        show(s.addWrap(128));
                    }
                })
                .row("a signed constant in hexadecimal", "HDL002", "-128 to 127", () -> new Program() {
                    {
                        show(slit(0xFF, 8));
                    }
                })
                .row("a negative unsigned constant", "HDL002", "0 to 1", () -> new Program() {
                    {
                        show(lit(-1, 1));
                    }
                })
                .row("a constant of 0 bits", "HDL001", "at least 1", () -> new Program() {
                    {
                        show(lit(0, 0));
                    }
                })
                .row("a reset value beyond the register", "HDL002", "0 to 15", () -> new Program() {
                    {
                        UInt r = reg(uint(4)).init(16);
                        r.set(a.trunc(4));
                        show(r);
                    }
                })
                .row("a huge constant", "HDL002", "0 to 255", () -> new Program() {
                    {
                        show(a.or(BigInteger.ONE.shiftLeft(100_000)));
                    }
                })
                .row("a third in binary", "HDL002", "", () -> new Program() {
                    {
                        show(lit(new BigDecimal("0.3"), fixed(4, 4)).asBits());
                    }
                })
                .row("a fraction that is no number", "HDL002", "", () -> new Program() {
                    {
                        Fixed f = out("f", fixed(4, 4));
                        f.set(Double.NaN);
                    }
                })
                .row("an infinite fraction", "HDL002", "", () -> new Program() {
                    {
                        show(lit(Double.POSITIVE_INFINITY, fixed(4, 4)).asBits());
                    }
                })
                .row("divided by zero", "HDL024", "", () -> new Program() {
                    {
                        show(a.div(0));
                    }
                })
                .row("divided by more than an operand holds", "HDL024", "", () -> new Program() {
                    {
                        show(a.rem(-3));
                    }
                })
                .row("compared with what it never is", "HDL036", "allow(", () -> new Program() {
                    {
                        show(a.lt(0));
                    }
                })
                .row("compared with its largest", "HDL036", "allow(", () -> new Program() {
                    {
                        show(a.le(255));
                    }
                })
                .row("a sign compared with its smallest", "HDL036", "allow(", () -> new Program() {
                    {
                        show(s.ge(-128));
                    }
                })
                .row("never equal to a constant that is too large", "HDL002", "0 to 255", () -> new Program() {
                    {
                        show(a.eq(300));
                    }
                })
                .row("a constant of null", "HDL035", "null", () -> new Program() {
                    {
                        show(a.and((BigInteger) null));
                    }
                })
                .tests();
    }

    @TestFactory
    List<DynamicTest> slicesAndShifts() {
        return new Refused()
                .row("a slice in the order of VHDL's to", "HDL004", "", () -> new Program() {
                    {
                        show(a.bits(0, 7));
                    }
                })
                .row("a slice beyond", "HDL004", "", () -> new Program() {
                    {
                        show(a.bits(8, 1));
                    }
                })
                .row("a slice below", "HDL004", "", () -> new Program() {
                    {
                        show(a.bits(3, -1));
                    }
                })
                .row("a slice of width and start", "HDL004", "", () -> new Program() {
                    {
                        show(a.bits(4, 8));
                    }
                })
                .row("the bit after the last", "HDL004", "0 to 7", () -> new Program() {
                    {
                        show(a.bit(8));
                    }
                })
                .row("Python's last bit", "HDL004", "0 to 7", () -> new Program() {
                    {
                        show(s.bit(-1));
                    }
                })
                .row("a bit of a one-bit number", "HDL004", "", () -> new Program() {
                    {
                        show(c.asUInt().bit(1));
                    }
                })
                .row("a slice that is set alone", "HDL009", "part ", () -> new Program() {
                    {
                        UInt z = out(uint(8));
                        z.bits(3, 0).set(a.bits(3, 0));
                    }
                })
                .row("a bit that is set alone", "HDL009", "part ", () -> new Program() {
                    {
                        UInt z = out(uint(8));
                        z.bit(3).set(c);
                    }
                })
                .row("a sum that is set", "HDL005", "", () -> new Program() {
                    {
                        a.addWrap(b).set(3);
                        show(a);
                    }
                })
                .row("a constant that is set", "HDL005", "", () -> new Program() {
                    {
                        lit(3, 8).set(a);
                        show(a);
                    }
                })
                .row("shifted right by a negative amount", "HDL004", "", () -> new Program() {
                    {
                        show(a.shr(-1));
                    }
                })
                .row("shifted left by a negative amount", "HDL004", "", () -> new Program() {
                    {
                        show(a.shlWrap(-1));
                    }
                })
                .row("grown by a negative amount", "HDL004", "", () -> new Program() {
                    {
                        show(a.shlGrow(-1));
                    }
                })
                .row("shifted out on the right", "HDL036", "allow(", () -> new Program() {
                    {
                        show(a.shr(8));
                    }
                })
                .row("shifted out on the left", "HDL036", "allow(", () -> new Program() {
                    {
                        show(a.shlWrap(100));
                    }
                })
                .row("shifted out by a constant of the language", "HDL036", "allow(", () -> new Program() {
                    {
                        show(a.shlWrap(lit(9, 4)));
                    }
                })
                .tests();
    }

    @TestFactory
    @SuppressWarnings({"unchecked", "rawtypes"})
    List<DynamicTest> signsAndKinds() {
        return new Refused()
                .row("widths that differ in and", "HDL003", "zext", () -> new Program() {
                    {
                        show(a.and(cat(a, b)));
                    }
                })
                .row("widths that differ in a sum", "HDL003", "", () -> new Program() {
                    {
                        show(a.addWrap(c.asUInt()));
                    }
                })
                .row("a sum that does not fit its register", "HDL012", "trunc", () -> new Program() {
                    {
                        UInt r = reg(uint(8)).init(0);
                        r.set(a.addGrow(b));
                        show(r);
                    }
                })
                .row("a carry that is lost", "HDL012", "trunc", () -> new Program() {
                    {
                        UInt y = y(8);
                        y.set(y.cat(a));
                    }
                })
                .row("raw types that mix signs", "HDL003", "convert", () -> new Program() {
                    {
                        show((UInt) ((Num) a).addWrap((Num) s));
                    }
                })
                .row("a list of raw types", "HDL003", "", () -> new Program() {
                    {
                        List<UInt> list = new ArrayList<>();
                        put(list, s);
                        list.add(a);
                        show(priorityMux(a.bits(1, 0), list));
                    }
                })
                .row("mux of unlike widths", "HDL003", "zext", () -> new Program() {
                    {
                        show(mux(c, a, cat(a, b)));
                    }
                })
                .row("a mux of bits and numbers", "HDL003", "type", () -> new Program() {
                    {
                        Value one = a;
                        Value other = a.asBits();
                        show(mux(c, one, other));
                    }
                })
                .row("selectors of another number than the values", "HDL003", "one selector bit", () -> new Program() {
                    {
                        show(oneHotMux(a, List.of(a, b)));
                    }
                })
                .row("no values to choose", "HDL001", "at least one", () -> new Program() {
                    {
                        show(priorityMux(a, List.<UInt>of()));
                    }
                })
                .row("bits of unlike widths compared", "HDL003", "", () -> new Program() {
                    {
                        show(a.asBits().eq(cat(a, b).asBits()));
                    }
                })
                .row("null as an operand", "HDL035", "null", () -> new Program() {
                    {
                        show(s.addWrap((SInt) null));
                    }
                })
                .row("null as a condition", "HDL035", "null", () -> new Program() {
                    {
                        show(mux(null, a, b));
                    }
                })
                .row("null among the values", "HDL035", "null", () -> new Program() {
                    {
                        show(mux(c, a, null));
                    }
                })
                .row("null in cat", "HDL035", "null", () -> new Program() {
                    {
                        show(cat(a, null));
                    }
                })
                .tests();
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void put(List list, Object element) {
        list.add(element);
    }
}
