package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Component;
import org.heddle.hdl.lib.bus.Wishbone.Mode;

/** A slave of Wishbone whose accesses go to an AXI4-Lite bus. No register stands between both buses. */
public final class WishboneToAxiLite extends Component {
    /** The bus that accesses come from. */
    public final Wishbone source;

    /** The bus that accesses go to. */
    public final AxiLite sink;

    /**
     * @param addressWidth in bits
     * @param width of data in bits: 32 or 64
     * @param mode of the Wishbone
     */
    public WishboneToAxiLite(int addressWidth, int width, Mode mode) {
        parameter("addressWidth", addressWidth);
        parameter("width", width);
        parameter("mode", mode);
        source = in(Wishbone.type(addressWidth, width));
        sink = out(AxiLite.type(addressWidth, width));
        WishboneSlave slave = instance("slave", new WishboneSlave(addressWidth, width, mode));
        AxiLiteMaster master = instance("master", new AxiLiteMaster(addressWidth, width));
        connect(slave.bus, source);
        connect(master.request, slave.request);
        connect(slave.response, master.response);
        connect(sink, master.bus);
    }
}
