package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/** The rules of APB4, after ARM IHI 0024; the requester is the master. */
public final class ApbRules extends BusRules {
    /** The bus that is watched. */
    public final Apb bus;

    /**
     * @param addressWidth in bits, at most 32
     * @param width of data in bits: 8, 16 or 32
     */
    public ApbRules(int addressWidth, int width, Asserted asserted) {
        super(asserted);
        parameter("addressWidth", addressWidth);
        parameter("width", width);
        bus = in(Types.observed(Apb.type(addressWidth, width)));

        UInt payload = cat(bus.pwrite().asUInt(), bus.pstrb(), bus.pwdata(), bus.paddr());
        Bool underWay = reg(bool()).init(false);
        UInt before = reg(uint(payload.width()));
        Bool ends = bus.psel().and(bus.penable()).and(bus.pready());
        underWay.set(bus.psel().and(ends.not()));
        before.set(payload);

        rule(Side.MASTER, implies(bus.penable(), bus.psel()), "2.1: penable only while psel");
        rule(
                Side.MASTER,
                implies(underWay.not(), bus.penable().not()),
                "3.1: a transfer begins with a cycle without penable");
        rule(Side.MASTER, implies(underWay, bus.psel().and(bus.penable())), "3.1: psel and penable stay until pready");
        rule(Side.MASTER, implies(underWay, payload.eq(before)), "3.1: a transfer stays as it is until pready");
        rule(
                Side.MASTER,
                implies(bus.psel().and(bus.pwrite().not()), bus.pstrb().eq(0)),
                "3.2: pstrb is 0 for a read");
        rule(Side.MASTER, began.or(bus.psel().not()), "psel is 0 behind a reset");
        rule(Side.SLAVE, implies(bus.pslverr(), ends), "3.4: pslverr in the last cycle of a transfer only");
        end();
    }
}
