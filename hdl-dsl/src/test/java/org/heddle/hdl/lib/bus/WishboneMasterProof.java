package org.heddle.hdl.lib.bus;

import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.Wishbone.Mode;

/** A master of Wishbone keeps the standard's rules, and has room for each answer. */
public final class WishboneMasterProof extends BusInitiatorProof {
    private final Wishbone bus = out(Wishbone.type(ADDRESS_WIDTH, WIDTH));

    public WishboneMasterProof(Mode mode) {
        WishboneMaster unit = instance("unit", new WishboneMaster(ADDRESS_WIDTH, WIDTH, mode));
        WishboneRules rules = instance("rules", new WishboneRules(ADDRESS_WIDTH, WIDTH, mode, BusRules.Asserted.NONE));
        connect(bus, unit.bus);
        rules.bus.set(bus);
        ask(unit);
        claim(rules);
        if (mode == Mode.CLASSIC) {
            assertAlways(open().eq(insideBit("full").asUInt().zext(4)), "an answer for each access");
        } else {
            UInt underWay = inside("underWay", 3).zext(4);
            UInt used = inside("answers.used", 3).zext(4);
            UInt left = inside("places.left", 3).zext(4);
            UInt open = open();
            assertAlways(underWay.eq(insideOf("rules", "underWay", 4)), "each access is under way");
            assertAlways(open.eq(underWay.addWrap(used)), "an answer for each access");
            assertAlways(open.addWrap(left).eq(BusInitiator.UNDER_WAY), "a place for each answer");
            assertAlways(open.le(BusInitiator.UNDER_WAY), "no more than there are places for");
            assertAlways(used.le(BusInitiator.UNDER_WAY).and(underWay.le(BusInitiator.UNDER_WAY)), "no more of either");
            UInt between = inside("answers.tail", 2).subWrap(inside("answers.head", 2));
            assertAlways(between.eq(used.bits(1, 0)), "the answers lie between both ends");
        }
    }
}
