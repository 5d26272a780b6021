package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.Wishbone.Mode;

/** A slave of Wishbone keeps the standard's rules, and answers each access once. */
public final class WishboneSlaveProof extends BusTargetProof {
    private final Wishbone bus = in(Wishbone.type(ADDRESS_WIDTH, WIDTH));

    public WishboneSlaveProof(Mode mode) {
        WishboneSlave unit = instance("unit", new WishboneSlave(ADDRESS_WIDTH, WIDTH, mode));
        WishboneRules rules = instance("rules", new WishboneRules(ADDRESS_WIDTH, WIDTH, mode, BusRules.Asserted.NONE));
        connect(unit.bus, bus);
        rules.bus.set(bus);
        answer(unit);
        claim(rules);
        if (mode == Mode.CLASSIC) {
            Bool asked = insideBit("asked");
            assertAlways(open.eq(count(asked)), "one access is under way");
            assertAlways(asked.not().or(insideOf("rules", "waited", 1).bit(0)), "the master waits for it");
        } else {
            UInt underWay = insideOf("rules", "underWay", 4);
            assertAlways(open.eq(underWay.zext(5)), "each access is under way");
        }
        cover(bus.ack().and(bus.we()), "a write is answered");
        cover(bus.err(), "an access is refused");
    }
}
