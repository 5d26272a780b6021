package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;

/** A slave of AXI4-Lite keeps the standard's rules, and answers each access once. */
public final class AxiLiteSlaveProof extends BusTargetProof {
    private final AxiLite bus = in(AxiLite.type(ADDRESS_WIDTH, WIDTH));

    public AxiLiteSlaveProof() {
        AxiLiteSlave unit = instance("unit", new AxiLiteSlave(ADDRESS_WIDTH, WIDTH));
        AxiLiteRules rules = instance("rules", new AxiLiteRules(ADDRESS_WIDTH, WIDTH, BusRules.Asserted.NONE));
        connect(unit.bus, bus);
        rules.bus.set(bus);
        answer(unit);
        claim(rules);

        Bool underWay = insideBit("underWay");
        Bool isWrite = insideBit("isWrite");
        assertAlways(open.eq(count(underWay)), "one access is under way");
        UInt writes = beats("writeAnswer").addWrap(count(underWay.and(isWrite)));
        UInt reads = beats("readAnswer").addWrap(count(underWay.and(isWrite.not())));
        assertAlways(counted("aw").eq(beats("writeAddress").addWrap(writes)), "each address of a write is somewhere");
        assertAlways(counted("w").eq(beats("writeData").addWrap(writes)), "data of each write are somewhere");
        assertAlways(counted("ar").eq(beats("readAddress").addWrap(reads)), "each address of a read is somewhere");
        UInt keptGrant = inside("turns.keptGrant", 2);
        assertAlways(insideBit("turns.kept").not().or(keptGrant.popCount().eq(1)), "a turn is one side's");
        cover(bus.bvalid().and(bus.rvalid()), "both kinds are answered at once");
    }

    private UInt counted(String channel) {
        return insideOf("rules", channel + "UnderWay", 4).zext(5);
    }

    private UInt beats(String buffer) {
        Bool offered = insideBit(buffer + ".offered");
        Bool spareFull = insideBit(buffer + ".spareFull");
        assertAlways(offered.or(spareFull.not()), "the spare register fills last");
        return count(offered).addWrap(count(spareFull));
    }
}
