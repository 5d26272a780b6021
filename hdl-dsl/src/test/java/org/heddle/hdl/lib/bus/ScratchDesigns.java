package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.lib.bus.BusRules.Asserted;
import org.heddle.hdl.lib.bus.Wishbone.Mode;
import org.heddle.hdl.registers.block.RegisterBlock;

/** The scratch registers behind each bus, watched on both sides. */
final class ScratchDesigns {
    private static final int WIDTH = 32;
    private static final int ADDRESS_WIDTH = ScratchRegisters.ADDRESS_WIDTH;

    private ScratchDesigns() {}

    /** Registers behind a slave. */
    private abstract static class Scratch extends Component {
        final void join(BusTarget slave) {
            RegisterBlock<ScratchRegisters> block = instance("block", new RegisterBlock<>(new ScratchRegisters()));
            connect(block.request, slave.request);
            connect(slave.response, block.response);
        }
    }

    static final class OnAxiLite extends Scratch {
        final AxiLite bus = in(AxiLite.type(ADDRESS_WIDTH, WIDTH));

        OnAxiLite() {
            AxiLiteSlave slave = instance("slave", new AxiLiteSlave(ADDRESS_WIDTH, WIDTH));
            connect(slave.bus, bus);
            AxiLiteRules rules = instance("rules", new AxiLiteRules(ADDRESS_WIDTH, WIDTH, Asserted.BOTH));
            rules.bus.set(bus);
            join(slave);
        }
    }

    static final class OnAxi4 extends Scratch {
        static final int ID_WIDTH = 2;

        final Axi4 bus = in(Axi4.type(ID_WIDTH, ADDRESS_WIDTH, WIDTH));

        OnAxi4() {
            Axi4Slave slave = instance("slave", new Axi4Slave(ID_WIDTH, ADDRESS_WIDTH, WIDTH));
            connect(slave.bus, bus);
            Axi4Rules rules = instance("rules", new Axi4Rules(ID_WIDTH, ADDRESS_WIDTH, WIDTH, 4, Asserted.BOTH));
            rules.bus.set(bus);
            join(slave);
        }
    }

    static final class OnWishbone extends Scratch {
        final Wishbone bus = in(Wishbone.type(ADDRESS_WIDTH, WIDTH));

        OnWishbone(Mode mode) {
            parameter("mode", mode);
            WishboneSlave slave = instance("slave", new WishboneSlave(ADDRESS_WIDTH, WIDTH, mode));
            connect(slave.bus, bus);
            WishboneRules rules = instance("rules", new WishboneRules(ADDRESS_WIDTH, WIDTH, mode, Asserted.BOTH));
            rules.bus.set(bus);
            join(slave);
        }
    }

    static final class OnApb extends Scratch {
        final Apb bus = in(Apb.type(ADDRESS_WIDTH, WIDTH));

        OnApb() {
            ApbSlave slave = instance("slave", new ApbSlave(ADDRESS_WIDTH, WIDTH));
            connect(slave.bus, bus);
            ApbRules rules = instance("rules", new ApbRules(ADDRESS_WIDTH, WIDTH, Asserted.BOTH));
            rules.bus.set(bus);
            join(slave);
        }
    }

    /** AXI4-Lite in front, a bridge, the registers on Wishbone. */
    static final class OverWishbone extends Scratch {
        final AxiLite bus = in(AxiLite.type(ADDRESS_WIDTH, WIDTH));

        OverWishbone(Mode mode) {
            parameter("mode", mode);
            AxiLiteToWishbone bridge = instance("bridge", new AxiLiteToWishbone(ADDRESS_WIDTH, WIDTH, mode));
            WishboneSlave slave = instance("slave", new WishboneSlave(ADDRESS_WIDTH, WIDTH, mode));
            AxiLiteRules rules = instance("rules", new AxiLiteRules(ADDRESS_WIDTH, WIDTH, Asserted.BOTH));
            WishboneRules behind = instance("behind", new WishboneRules(ADDRESS_WIDTH, WIDTH, mode, Asserted.BOTH));
            connect(bridge.source, bus);
            connect(slave.bus, bridge.sink);
            rules.bus.set(bus);
            behind.bus.set(bridge.sink);
            join(slave);
        }
    }

    /** Wishbone in front, a bridge, the registers on AXI4-Lite. */
    static final class OverAxiLite extends Scratch {
        final Wishbone bus = in(Wishbone.type(ADDRESS_WIDTH, WIDTH));

        OverAxiLite(Mode mode) {
            parameter("mode", mode);
            WishboneToAxiLite bridge = instance("bridge", new WishboneToAxiLite(ADDRESS_WIDTH, WIDTH, mode));
            AxiLiteSlave slave = instance("slave", new AxiLiteSlave(ADDRESS_WIDTH, WIDTH));
            WishboneRules rules = instance("rules", new WishboneRules(ADDRESS_WIDTH, WIDTH, mode, Asserted.BOTH));
            AxiLiteRules behind = instance("behind", new AxiLiteRules(ADDRESS_WIDTH, WIDTH, Asserted.BOTH));
            connect(bridge.source, bus);
            connect(slave.bus, bridge.sink);
            rules.bus.set(bus);
            behind.bus.set(bridge.sink);
            join(slave);
        }
    }

    static Design<OverWishbone> overWishbone(Mode mode) {
        return Heddle.elaborate(() -> new OverWishbone(mode));
    }

    static Design<OverAxiLite> overAxiLite(Mode mode) {
        return Heddle.elaborate(() -> new OverAxiLite(mode));
    }

    static Design<OnAxiLite> axiLite() {
        return Heddle.elaborate(OnAxiLite::new);
    }

    static Design<OnAxi4> axi4() {
        return Heddle.elaborate(OnAxi4::new);
    }

    static Design<OnWishbone> wishbone(Mode mode) {
        return Heddle.elaborate(() -> new OnWishbone(mode));
    }

    static Design<OnApb> apb() {
        return Heddle.elaborate(OnApb::new);
    }
}
