package org.heddle.gallery.rv32i;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** The operations of OP and OP-IMM, and the comparisons of branches, within the cycle. */
public final class Alu extends Component {
    /** Bits 14 to 12 of the instruction; 0 ADD or SUB, 1 SLL, 2 SLT, 3 SLTU, 4 XOR, 5 SRL or SRA, 6 OR, 7 AND. */
    public final UInt operation = in(uint(3));

    public final Bool alternate = in(bool()).doc("SUB instead of ADD, SRA instead of SRL");
    public final Bool isUnsigned = in(bool()).doc("less is that of unsigned numbers");
    public final UInt first = in(uint(32));
    public final UInt second = in(uint(32));
    public final UInt result = out(uint(32));
    public final Bool equal = out(bool());
    public final Bool less = out(bool());

    public Alu() {
        equal.set(first.eq(second));
        // With their top bits inverted, two's-complement numbers are in the order of unsigned ones.
        UInt flip = isUnsigned.not().asUInt().cat(lit(0, 31));
        less.set(first.xor(flip).lt(second.xor(flip)));

        UInt shifted = shifted(second.bits(4, 0));
        switchOn(operation)
                .is(0, () -> result.set(mux(alternate, first.subWrap(second), first.addWrap(second))))
                .is(1, () -> result.set(shifted.reverse()))
                .is(2, () -> result.set(less.asUInt().zext(32)))
                .is(3, () -> result.set(less.asUInt().zext(32)))
                .is(4, () -> result.set(first.xor(second)))
                .is(5, () -> result.set(shifted))
                .is(6, () -> result.set(first.or(second)))
                .otherwise(() -> result.set(first.and(second)));
    }

    /** One shifter to the right serves all three shifts: the bits of SLL go in and come out in reverse. */
    private UInt shifted(UInt places) {
        Bool isLeft = operation.eq(1);
        UInt value = mux(isLeft, first.reverse(), first);
        Bool fill = alternate.and(value.bit(31));
        return fill.asUInt().cat(value).asSInt().shr(places).asUInt().trunc(32);
    }
}
