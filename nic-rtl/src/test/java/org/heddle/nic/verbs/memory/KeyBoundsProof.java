package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** A run is inside exactly if neither end leaves the region, compared in two bits more than an address has; the solver
 * chooses both, of 16, 8 and 12 bits. */
public final class KeyBoundsProof extends ProofComponent {
    private static final int ADDRESS = 16;
    private static final int BYTES = 8;
    private static final int LENGTH = 12;
    private static final int WIDTH = ADDRESS + 2;
    private static final int CYCLES = 3;

    public KeyBoundsProof() {
        KeyBounds unit = instance("unit", new KeyBounds(ADDRESS, BYTES, LENGTH));
        UInt address = in("address", uint(ADDRESS));
        UInt bytes = in("bytes", uint(BYTES));
        UInt base = in("base", uint(ADDRESS));
        UInt length = in("length", uint(LENGTH));
        unit.address.set(address);
        unit.bytes.set(bytes);
        unit.base.set(base);
        unit.length.set(length);
        UInt settled = reg(uint(2)).init(0);
        Bool isStable = stable(address).and(stable(bytes)).and(stable(base)).and(stable(length));
        when(isStable, () -> when(settled.ne(CYCLES), settled::increment)).otherwise(() -> settled.set(0));
        UInt runEnd = address.zext(WIDTH).addWrap(bytes.zext(WIDTH));
        UInt regionEnd = base.zext(WIDTH).addWrap(length.zext(WIDTH));
        Bool isInside = address.ge(base).and(runEnd.le(regionEnd));
        when(
                settled.eq(CYCLES).and(isStable),
                () -> assertAlways(unit.isInside.eq(isInside), "a run is inside exactly if both of its ends are"));
        cover(settled.eq(CYCLES).and(unit.isInside).and(bytes.ne(0)), "a run is inside");
        cover(settled.eq(CYCLES).and(unit.isInside.not()).and(runEnd.bit(ADDRESS)), "a run that wraps is outside");
    }
}
