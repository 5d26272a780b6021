package org.heddle.nic.face;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.bus.AxiLiteSlave;
import org.heddle.hdl.lib.bus.AxiStream;
import org.heddle.hdl.lib.bus.BusTarget;
import org.heddle.hdl.lib.bus.Wishbone;
import org.heddle.hdl.lib.bus.WishboneSlave;
import org.heddle.hdl.option.Reset;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkRecovery;

/**
 * A network interface with standard faces, whose ports these are: AXI4-Lite or Wishbone for its driver, AXI4-Stream in both directions for its link, an
 * interrupt. A network interface's own puts itself behind them, and adds its memory.
 *
 * <p>Registers of the faces stand above the host port's addresses, from 0x20000 on: {@link FaceMap}. All clocks are unrelated.
 */
public abstract class AxiNode extends Component {
    private static final int WIDTH = 64;
    private static final int LINK_BYTES = 8;

    /** Bus of the driver. */
    public final DriverBus driverBus;
    /** The driver's bus {@code bus}, if it is AXI4-Lite: the host port's addresses, and the faces' registers above them. */
    public final Optional<AxiLite> axiLite;
    /** The driver's bus {@code bus}, if it is Wishbone; addresses as of AXI4-Lite. */
    public final Optional<Wishbone> wishbone;
    /** 1 while a cause is there that the driver has not masked. */
    public final Bool interruptRequest;

    /** Clock of the link's own logic. */
    public final ClockDomain link;
    /** Clock of {@link #sent}. */
    public final ClockDomain transmitting;
    /** Clock of {@link #arriving}. */
    public final ClockDomain receiving;

    public final AxiStream sent;
    public final AxiStream arriving;

    private final HostFace host;

    /** Faces whose network interface is still to be joined. */
    protected AxiNode(DriverBus driverBus) {
        this(driverBus, false);
    }

    /**
     * Faces whose network interface is still to be joined.
     *
     * @param hasResets whether the driver can reset the network interface and its link: {@link #resets}
     */
    protected AxiNode(DriverBus driverBus, boolean hasResets) {
        this.driverBus = driverBus;
        if (hasResets) {
            parameter("resets", true);
        }
        if (driverBus != DriverBus.AXI4_LITE) {
            parameter("driverBus", driverBus);
        }
        // The driver's bus is the first port.
        axiLite = driverBus.wishbone().isPresent()
                ? Optional.empty()
                : Optional.of(in("bus", AxiLite.type(HostFace.ADDRESS_WIDTH, WIDTH)));
        wishbone = driverBus.wishbone().map(mode -> in("bus", Wishbone.type(HostFace.ADDRESS_WIDTH, WIDTH)));
        interruptRequest = out(bool());
        link = clockDomain("link", Reset.synchronous());
        transmitting = clockDomain("transmitting", Reset.synchronous());
        receiving = clockDomain("receiving", Reset.synchronous());
        sent = out(transmitting, AxiStream.type(LINK_BYTES, 1));
        arriving = in(receiving, AxiStream.type(LINK_BYTES, 1));

        host = instance("hostFace", new HostFace(hasResets));
        host.resets.ifPresent(units -> units.link.set(link));
        BusTarget slave = slave();
        connect(host.request, slave.request);
        connect(slave.response, host.response);
        interruptRequest.set(host.interruptRequest);
    }

    private BusTarget slave() {
        if (driverBus.wishbone().isPresent()) {
            WishboneSlave slave = instance(
                    "slave",
                    new WishboneSlave(
                            HostFace.ADDRESS_WIDTH, WIDTH, driverBus.wishbone().orElseThrow()));
            connect(slave.bus, wishbone.orElseThrow());
            return slave;
        }
        AxiLiteSlave slave = instance("slave", new AxiLiteSlave(HostFace.ADDRESS_WIDTH, WIDTH));
        connect(slave.bus, axiLite.orElseThrow());
        return slave;
    }

    /**
     * Joins the host port.
     *
     * @param wantsDriver 1 while the network interface wants its driver
     * @param memoryFails 1 in a cycle in which memory answers by an error
     */
    protected final void joinHost(
            Stream<HostRequest> request, Stream<UInt> response, Bool wantsDriver, Bool memoryFails) {
        connect(request, host.host);
        connect(host.hostResponse, response);
        host.wantsDriver.set(wantsDriver);
        host.memoryFails.set(memoryFails);
    }

    /** Returns the soft resets of a node whose driver can reset; the node's domains are {@link #resetCore} and {@link #resetLink}. */
    private SoftResets resets() {
        return host.resets.orElseThrow(() -> new IllegalStateException(
                getClass().getSimpleName() + " has faces without soft resets: make them with hasResets=true"));
    }

    /** Returns the clock of the driver, reset by the driver too. */
    protected final ClockDomain resetCore() {
        return defaultDomain().resetBy(resets().resetsCore.or(defaultDomain().resetActive()), Reset.synchronous());
    }

    /** Returns the clock of the link, reset by the driver too. */
    protected final ClockDomain resetLink() {
        return link.resetBy(resets().resetsLink.or(link.resetActive()), Reset.synchronous());
    }

    /** Tells the driver of a link that recovers: whether it is up, and how many packets are lost. */
    protected final void joinRecovery(LinkRecovery recovery) {
        host.linkUp.set(recovery.isUp);
        resets().givenUp.set(recovery.givenUp);
        resets().dropped.set(recovery.dropped);
    }

    /**
     * Joins the link of a node whose port waits.
     *
     * @param room of that port
     */
    protected final void joinLink(ClockDomain nodeLink, LinkLane transmit, LinkLane receive, Bool room) {
        StreamLink stream = instance("streamLink", new StreamLink());
        nodeLink.set(host.resets.isPresent() ? resetLink() : link);
        stream.link.set(link);
        stream.transmitting.set(transmitting);
        stream.receiving.set(receiving);
        connect(stream.transmit, transmit);
        connect(receive, stream.receive);
        room.set(stream.room);
        connect(sent, stream.sent);
        connect(stream.arriving, arriving);
        // A link that recovers knows better.
        if (host.resets.isEmpty()) {
            host.linkUp.set(crossing(stream.isUp, "a register, which synchronisers follow"));
        } else {
            unused(stream.isUp);
        }
    }
}
