package org.heddle.testbench.face;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.bus.BusMaster;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.bus.AxiLiteRules;
import org.heddle.hdl.lib.bus.AxiStream;
import org.heddle.hdl.lib.bus.BusRules.Asserted;
import org.heddle.hdl.lib.bus.Wishbone;
import org.heddle.hdl.lib.bus.Wishbone.Mode;
import org.heddle.hdl.lib.bus.WishboneRules;
import org.heddle.hdl.option.Reset;
import org.heddle.nic.face.AxiNode;
import org.heddle.nic.face.HostFace;

/** Two nodes with standard faces whose streams are joined, and what watches the bus of each one's driver. Clocks of links and streams differ. */
public class FacedNodes<N extends AxiNode> extends Component {
    private static final int WIDTH = 64;
    private static final String BUS = "bus";

    /** Clocks of the two links. */
    public final List<ClockDomain> links = new ArrayList<>();
    /** Clocks of the streams, named by the node that sends. */
    public final List<ClockDomain> streams = new ArrayList<>();

    public final List<Bool> interrupts = new ArrayList<>();
    /** 1 while nothing passes from node 0 to node 1. */
    public final Bool cut = in(bool());

    public final List<N> nodes = new ArrayList<>();

    /**
     * @param node makes one of them
     * @param numbers tells a node its number
     */
    public FacedNodes(Supplier<N> node, ObjIntConsumer<N> numbers) {
        for (int i = 0; i < 2; i++) {
            links.add(clockDomain("link" + i, Reset.synchronous()));
            streams.add(clockDomain("stream" + i, Reset.synchronous()));
        }
        for (int i = 0; i < 2; i++) {
            N unit = instance("node" + i, node.get());
            nodes.add(unit);
            unit.link.set(links.get(i));
            unit.transmitting.set(streams.get(i));
            unit.receiving.set(streams.get(1 - i));
            numbers.accept(unit, i);
            drive(i, unit);
        }
        for (int i = 0; i < 2; i++) {
            join(i, nodes.get(i).sent, nodes.get(1 - i).arriving);
        }
    }

    private void drive(int number, N unit) {
        unit.axiLite.ifPresent(bus -> {
            AxiLite pins = in(BUS + number, AxiLite.type(HostFace.ADDRESS_WIDTH, WIDTH));
            connect(bus, pins);
            instance("busRules" + number, new AxiLiteRules(HostFace.ADDRESS_WIDTH, WIDTH, Asserted.BOTH))
                    .bus
                    .set(pins);
        });
        unit.wishbone.ifPresent(bus -> {
            Wishbone pins = in(BUS + number, Wishbone.type(HostFace.ADDRESS_WIDTH, WIDTH));
            connect(bus, pins);
            Mode mode = unit.driverBus.wishbone().orElseThrow();
            instance("busRules" + number, new WishboneRules(HostFace.ADDRESS_WIDTH, WIDTH, mode, Asserted.BOTH))
                    .bus
                    .set(pins);
        });
        Bool interrupt = out("interrupt" + number, bool());
        interrupt.set(unit.interruptRequest);
        interrupts.add(interrupt);
    }

    /**
     * A master of a node's bus, in a simulation of this.
     *
     * @param limit cycles after which an access that was not answered fails
     */
    BusMaster master(Simulation sim, int node, StallProfile stalls, long limit) {
        String bus = BUS + node;
        return nodes.get(node)
                .driverBus
                .wishbone()
                .map(mode -> BusMaster.wishbone(sim, bus, mode, stalls, limit))
                .orElseGet(() -> BusMaster.axiLite(sim, bus, stalls, limit));
    }

    private void join(int from, AxiStream sent, AxiStream arriving) {
        within(streams.get(from), () -> {
            Bool held = reg("held" + from, bool()).init(false);
            held.set(from == 0 ? crossing(cut, "cuts a cable wherever it is") : lit(false));
            arriving.tvalid().set(sent.tvalid().and(held.not()));
            arriving.tdata().set(sent.tdata());
            arriving.tkeep().set(sent.tkeep());
            arriving.tuser().set(sent.tuser());
            arriving.tlast().set(sent.tlast());
            // What is sent into a cable that is cut is gone.
            sent.tready().set(arriving.tready().or(held));
        });
    }
}
