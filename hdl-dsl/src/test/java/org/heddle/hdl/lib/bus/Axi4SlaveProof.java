package org.heddle.hdl.lib.bus;

/** A slave of AXI4 keeps the standard's rules, and answers each burst once. */
public final class Axi4SlaveProof extends BusTargetProof {
    private static final int ID_WIDTH = 1;
    private static final int UNDER_WAY = 3;

    private final Axi4 bus = in(Axi4.type(ID_WIDTH, ADDRESS_WIDTH, WIDTH));

    public Axi4SlaveProof() {
        Axi4Slave unit = instance("unit", new Axi4Slave(ID_WIDTH, ADDRESS_WIDTH, WIDTH));
        Axi4Rules rules =
                instance("rules", new Axi4Rules(ID_WIDTH, ADDRESS_WIDTH, WIDTH, UNDER_WAY, BusRules.Asserted.NONE));
        connect(unit.bus, bus);
        rules.bus.set(bus);
        answer(unit);
        claim(rules);
        cover(bus.bvalid(), "a write is answered");
        cover(bus.rvalid().and(bus.rlast()), "a read is answered");
    }
}
