package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;

/** A completer of APB keeps the standard's rules, and answers each transfer once. */
public final class ApbSlaveProof extends BusTargetProof {
    private final Apb bus = in(Apb.type(ADDRESS_WIDTH, WIDTH));

    public ApbSlaveProof() {
        ApbSlave unit = instance("unit", new ApbSlave(ADDRESS_WIDTH, WIDTH));
        ApbRules rules = instance("rules", new ApbRules(ADDRESS_WIDTH, WIDTH, BusRules.Asserted.NONE));
        connect(unit.bus, bus);
        rules.bus.set(bus);
        answer(unit);
        claim(rules);
        Bool asked = insideBit("asked");
        assertAlways(open.eq(count(asked)), "one transfer is under way");
        assertAlways(asked.not().or(insideOf("rules", "underWay", 1).bit(0)), "the requester waits for it");
        cover(bus.pslverr(), "a transfer is refused");
    }
}
