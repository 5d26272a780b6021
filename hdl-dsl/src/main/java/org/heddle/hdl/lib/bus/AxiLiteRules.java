package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/** The rules of AXI4-Lite, after ARM IHI 0022. At most 15 accesses of a kind may be on their way. */
public final class AxiLiteRules extends BusRules {
    private static final int COUNT_WIDTH = 4;

    /** The bus that is watched. */
    public final AxiLite bus;

    /**
     * @param addressWidth in bits
     * @param width of data in bits: 32 or 64
     */
    public AxiLiteRules(int addressWidth, int width, Asserted asserted) {
        super(asserted);
        parameter("addressWidth", addressWidth);
        parameter("width", width);
        bus = in(Types.observed(AxiLite.type(addressWidth, width)));

        handshake(Side.MASTER, "aw", bus.awvalid(), bus.awready(), bus.awprot().cat(bus.awaddr()), "A3.2.1");
        handshake(Side.MASTER, "w", bus.wvalid(), bus.wready(), bus.wstrb().cat(bus.wdata()), "A3.2.1");
        handshake(Side.MASTER, "ar", bus.arvalid(), bus.arready(), bus.arprot().cat(bus.araddr()), "A3.2.1");
        handshake(Side.SLAVE, "b", bus.bvalid(), bus.bready(), bus.bresp(), "A3.2.1");
        handshake(Side.SLAVE, "r", bus.rvalid(), bus.rready(), bus.rresp().cat(bus.rdata()), "A3.2.1");

        Bool answeredWrite = bus.bvalid().and(bus.bready());
        UInt addresses = underWay("aw", bus.awvalid().and(bus.awready()), answeredWrite);
        UInt data = underWay("w", bus.wvalid().and(bus.wready()), answeredWrite);
        UInt reads =
                underWay("ar", bus.arvalid().and(bus.arready()), bus.rvalid().and(bus.rready()));
        rule(Side.SLAVE, implies(bus.bvalid(), addresses.ne(0)), "A3.3.1: bvalid comes behind awvalid and awready");
        rule(Side.SLAVE, implies(bus.bvalid(), data.ne(0)), "A3.3.1: bvalid comes behind wvalid and wready");
        rule(Side.SLAVE, implies(bus.rvalid(), reads.ne(0)), "A3.3.1: rvalid comes behind arvalid and arready");
        rule(Side.SLAVE, implies(bus.bvalid(), bus.bresp().ne(AxiLite.EXOKAY)), "B1.1.1: bresp is not EXOKAY");
        rule(Side.SLAVE, implies(bus.rvalid(), bus.rresp().ne(AxiLite.EXOKAY)), "B1.1.1: rresp is not EXOKAY");
        end();
    }

    private UInt underWay(String name, Bool begins, Bool ends) {
        UInt count = reg(name + "UnderWay", uint(COUNT_WIDTH)).init(0);
        count.countUpDown(begins, ends);
        Bool full = count.eq((1 << COUNT_WIDTH) - 1);
        rule(
                Side.MASTER,
                full.not().or(begins.not()),
                "at most 15 accesses of a kind are under way, as far as this can count");
        return count;
    }
}
