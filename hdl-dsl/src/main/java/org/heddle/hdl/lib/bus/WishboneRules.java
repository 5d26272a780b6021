package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.Wishbone.Mode;

/** The rules of Wishbone B4. At most 15 accesses may be on their way on a pipelined bus. */
public final class WishboneRules extends BusRules {
    private static final int COUNT_WIDTH = 4;

    /** The bus that is watched. */
    public final Wishbone bus;

    /**
     * @param addressWidth in bits
     * @param width of data in bits, a multiple of 8
     */
    public WishboneRules(int addressWidth, int width, Mode mode, Asserted asserted) {
        super(asserted);
        parameter("addressWidth", addressWidth);
        parameter("width", width);
        parameter("mode", mode);
        bus = in(Types.observed(Wishbone.type(addressWidth, width)));

        Bool answered = bus.ack().or(bus.err());
        Bool offered = bus.cyc().and(bus.stb());
        Bool taken = offered.and(mode == Mode.CLASSIC ? answered : bus.stall().not());
        UInt payload = cat(bus.we().asUInt(), bus.sel(), bus.dat_w(), bus.adr());
        Bool waited = reg(bool()).init(false);
        UInt before = reg(uint(payload.width()));
        waited.set(offered.and(taken.not()));
        before.set(payload);

        rule(Side.MASTER, implies(bus.stb(), bus.cyc()), "3.25: stb only while cyc");
        rule(Side.MASTER, began.or(bus.cyc().not()), "3.20: cyc and stb are 0 behind a reset");
        rule(Side.MASTER, implies(waited, offered), "3.60: an access is offered until it is taken");
        rule(Side.MASTER, implies(waited, payload.eq(before)), "3.60: an access stays as it is until it is taken");
        rule(Side.SLAVE, bus.ack().and(bus.err()).not(), "3.45: one of ack and err");
        if (mode == Mode.CLASSIC) {
            rule(Side.SLAVE, implies(answered, offered), "3.35: ack and err answer cyc and stb");
            rule(Side.SLAVE, bus.stall().not(), "5.1: stall is 0 on a classic bus");
        } else {
            UInt underWay = reg(uint(COUNT_WIDTH)).init(0);
            underWay.countUpDown(taken, answered);
            rule(
                    Side.MASTER,
                    underWay.ne((1 << COUNT_WIDTH) - 1).or(taken.not()),
                    "at most 15 accesses are under way, as far as this can count");
            rule(Side.MASTER, implies(underWay.ne(0), bus.cyc()), "3.25: cyc stays until all is answered");
            rule(Side.SLAVE, implies(answered, underWay.ne(0).or(taken)), "3.35: an answer to each access, no more");
        }
        end();
    }
}
