package org.heddle.guide;

import java.util.List;
import org.heddle.hdl.Bits;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;

/** Every operator once; the table of the guide is made from these lines. */
public final class Operators extends Component {
    public final UInt a = in(uint(8));
    public final UInt b = in(uint(8));
    public final UInt n = in(uint(3));
    public final SInt s = in(sint(8));
    public final SInt t = in(sint(8));
    public final Bits raw = in(bits(8));
    public final Bool p = in(bool());
    public final Bool q = in(bool());
    public final Bool digest = out(bool());

    public Operators() {
        UInt v1 = a.addGrow(b);
        UInt v2 = a.addWrap(b);
        SInt v3 = a.subGrow(b);
        UInt v4 = a.subWrap(b);
        UInt v5 = a.mulGrow(b);
        UInt v6 = a.mulWrap(b);
        UInt v7 = a.div(10);
        UInt v8 = a.rem(16);
        SInt v9 = s.addGrow(t);
        SInt v10 = s.mulGrow(t);
        SInt v11 = s.negGrow();
        UInt v12 = s.abs();
        UInt v13 = a.min(b);
        SInt v14 = s.max(t);
        Bool v15 = a.eq(b);
        Bool v16 = a.ne(3);
        Bool v17 = a.lt(b);
        Bool v18 = s.le(t);
        Bool v19 = s.isNegative();
        UInt v20 = a.and(b);
        UInt v21 = a.or(0x0f);
        UInt v22 = a.xor(b);
        UInt v23 = a.not();
        Bool v24 = p.and(q);
        Bool v25 = p.implies(q);
        UInt v26 = a.shlGrow(3);
        UInt v27 = a.shlWrap(n);
        UInt v28 = a.shr(n);
        SInt v29 = s.shr(n);
        UInt v30 = a.rotateLeft(3);
        UInt v31 = a.rotateRight(n);
        Bool v32 = a.bit(7);
        Bool v33 = a.bit(n);
        Bool v57 = n.trunc(1).asBool();
        UInt v34 = a.bits(6, 3);
        UInt v35 = a.trunc(4);
        UInt v36 = a.zext(12);
        SInt v37 = s.sext(12);
        UInt v38 = cat(a, n, p);
        UInt v39 = p.repeat(4);
        Bool v40 = a.reduceAnd();
        Bool v41 = a.reduceOr();
        Bool v42 = a.reduceXor();
        UInt v43 = mux(p, a, b);
        UInt v44 = priorityMux(n, List.of(a, b, v2));
        UInt v45 = oneHotMux(n, List.of(a, b, v2));
        UInt v46 = a.reverse();
        UInt v47 = a.popCount();
        UInt v48 = a.leadingZeros();
        UInt v49 = a.lowestOne();
        UInt v50 = n.toOneHot(8);
        UInt v51 = a.toGray();
        SInt v52 = a.asSInt();
        SInt v53 = a.toSInt();
        UInt v54 = s.asUInt();
        Bits v55 = raw.xor(a.asBits());
        UInt v56 = raw.asUInt();
        UInt low = cat(v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20);
        UInt middle = cat(v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, v37, v38);
        UInt high = cat(v39, v40, v41, v42, v43, v44, v45, v46, v47, v48, v49, v50, v51, v52, v53, v54, v55, v56, v57);
        digest.set(cat(low, middle, high).reduceXor());
    }
}
