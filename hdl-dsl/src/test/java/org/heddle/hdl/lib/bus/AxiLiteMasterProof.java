package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;

/** A master of AXI4-Lite keeps the standard's rules, and hands back an answer for each request. */
public final class AxiLiteMasterProof extends BusInitiatorProof {
    private final AxiLite bus = out(AxiLite.type(ADDRESS_WIDTH, WIDTH));

    public AxiLiteMasterProof() {
        AxiLiteMaster unit = instance("unit", new AxiLiteMaster(ADDRESS_WIDTH, WIDTH));
        AxiLiteRules rules = instance("rules", new AxiLiteRules(ADDRESS_WIDTH, WIDTH, BusRules.Asserted.NONE));
        connect(bus, unit.bus);
        rules.bus.set(bus);
        ask(unit);
        claim(rules);

        UInt underWay = inside("underWay", 3).zext(4);
        Bool writes = insideBit("writes");
        Bool addressGone = insideBit("addressGone");
        Bool dataGone = insideBit("dataGone");
        UInt written = mux(writes, underWay, lit(0, 4));
        assertAlways(open().eq(underWay), "an answer for each access");
        assertAlways(underWay.le(BusInitiator.UNDER_WAY), "no more than four are under way");
        assertAlways(
                insideOf("rules", "awUnderWay", 4)
                        .eq(written.addWrap(addressGone.asUInt().zext(4))),
                "each address of a write is under way");
        assertAlways(
                insideOf("rules", "wUnderWay", 4)
                        .eq(written.addWrap(dataGone.asUInt().zext(4))),
                "data of each write are under way");
        assertAlways(insideOf("rules", "arUnderWay", 4).eq(mux(writes, lit(0, 4), underWay)), "each read is under way");
        assertAlways(addressGone.and(dataGone).not(), "a write whose parts are gone is gone");
        Bool half = addressGone.or(dataGone);
        assertAlways(half.not().or(underWay.ne(BusInitiator.UNDER_WAY)), "half a write has a place");
        assertAlways(half.not().or(underWay.eq(0)).or(writes), "half a write is among writes");
        assertAlways(
                half.not().or(unit.request.valid().and(unit.request.data().write())),
                "half a write is still asked for");
    }
}
