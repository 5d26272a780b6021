package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Component;
import org.heddle.hdl.lib.bus.Wishbone.Mode;

/** A slave of AXI4-Lite whose accesses go to a Wishbone. Latency: those of {@link AxiLiteSlave} and {@link WishboneMaster}; one access at a time. */
public final class AxiLiteToWishbone extends Component {
    /** The bus that accesses come from. */
    public final AxiLite source;

    /** The bus that accesses go to. */
    public final Wishbone sink;

    /**
     * @param addressWidth in bits
     * @param width of data in bits: 32 or 64
     * @param mode of the Wishbone
     */
    public AxiLiteToWishbone(int addressWidth, int width, Mode mode) {
        parameter("addressWidth", addressWidth);
        parameter("width", width);
        parameter("mode", mode);
        source = in(AxiLite.type(addressWidth, width));
        sink = out(Wishbone.type(addressWidth, width));
        AxiLiteSlave slave = instance("slave", new AxiLiteSlave(addressWidth, width));
        WishboneMaster master = instance("master", new WishboneMaster(addressWidth, width, mode));
        connect(slave.bus, source);
        connect(master.request, slave.request);
        connect(slave.response, master.response);
        connect(sink, master.bus);
    }
}
