package org.heddle.cosim.agent.bus;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamPorts;
import org.heddle.hdl.Stream;
import org.heddle.hdl.lib.bus.Apb;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.bus.BusRules.Side;
import org.heddle.hdl.lib.bus.Wishbone;
import org.heddle.hdl.registers.RegisterPort;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;

/**
 * Reads and writes what stands behind a bus of a simulated design: registers of AXI4-Lite, Wishbone or APB, or a register block's own streams. It
 * is part of the simulation at once, on its first clock.
 *
 * <p>{@link #read} and {@link #write} wait for the answer, while the simulation runs. {@link #startRead} and {@link #startWrite} do not wait:
 * as many accesses are under way as the bus permits, at most 15 of a kind. Reads pass writes on AXI4-Lite; elsewhere all keep their order.
 *
 * <p>Where nothing is offered the bus carries random bits, because a design must not look at them. A reset, of any clock, loses what was
 * offered or under way; what waited is offered behind it. On a register block's own streams what was offered waits too.
 *
 * <p>A slave that answers what nobody asked, or by what its bus does not have, ends the run with an {@link AssertionError}. One master stands at
 * a bus: another one is told in the first cycle in which they differ.
 */
public abstract class BusMaster implements RegisterPort {
    private final Simulation simulation;
    private final String name;
    private final int addressWidth;
    private final int width;
    private final long limitCycles;
    private final OpenAccesses<BusAccess> open = new OpenAccesses<>();

    /**
     * A master.
     *
     * @param name of the bus, for messages
     * @param width of data in bits
     * @param limitCycles most cycles that an access may take
     */
    BusMaster(Simulation simulation, String name, int addressWidth, int width, long limitCycles) {
        BusPorts.requireBytes(name, width);
        this.simulation = simulation;
        this.name = name;
        this.addressWidth = addressWidth;
        this.width = width;
        this.limitCycles = BusPorts.requireLimit(limitCycles);
    }

    /**
     * A master of a register block's streams, whose cycles pass through Java, beside other agents in Java.
     *
     * @param stalls when it pauses before a request and before it takes an answer
     * @param limitCycles most cycles that an access may take
     */
    public static BusMaster in(
            Simulation simulation,
            Stream<RegisterRequest> request,
            Stream<RegisterResponse> response,
            StallProfile stalls,
            long limitCycles) {
        return new JavaBusMaster(
                StreamPorts.of(simulation, request), StreamPorts.of(simulation, response), stalls, limitCycles);
    }

    /**
     * As {@link #in}, but each access that is waited for is one native call, beside other native agents. With the same seed both do the same
     * in every cycle.
     */
    public static BusMaster natively(
            Simulation simulation,
            Stream<RegisterRequest> request,
            Stream<RegisterResponse> response,
            StallProfile stalls,
            long limitCycles) {
        return new NativeBusMaster(
                StreamPorts.of(simulation, request), StreamPorts.of(simulation, response), stalls, limitCycles);
    }

    /**
     * A master of AXI4-Lite. Addresses and data of a write go their own ways: each may come first.
     *
     * @param bus an input of the simulated component
     * @param stalls when each channel pauses
     * @param limitCycles most cycles that an access may take
     */
    public static BusMaster axiLite(Simulation simulation, AxiLite bus, StallProfile stalls, long limitCycles) {
        return simulation.add(new AxiLiteBusMaster(BusPorts.of(simulation, bus, Side.MASTER), stalls, limitCycles));
    }

    /**
     * As {@link #axiLite(Simulation, AxiLite, StallProfile, long)}, of a design with Verilog of its own.
     *
     * @param bus common start of the names of its ports: {@code s_axi} for {@code s_axi_awvalid}; empty for {@code awvalid}
     * @throws IllegalArgumentException if the design lacks one of them; {@code awprot} and {@code arprot} may be missing
     */
    public static BusMaster axiLite(Simulation simulation, String bus, StallProfile stalls, long limitCycles) {
        return simulation.add(new AxiLiteBusMaster(BusPorts.of(simulation, bus, Side.MASTER), stalls, limitCycles));
    }

    /**
     * A master of Wishbone.
     *
     * @param bus an input of the simulated component
     * @param stalls when it pauses before an access
     * @param limitCycles most cycles that an access may take
     */
    public static BusMaster wishbone(
            Simulation simulation, Wishbone bus, Wishbone.Mode mode, StallProfile stalls, long limitCycles) {
        return simulation.add(
                new WishboneBusMaster(BusPorts.of(simulation, bus, Side.MASTER), mode, stalls, limitCycles));
    }

    /**
     * As {@link #wishbone(Simulation, Wishbone, Wishbone.Mode, StallProfile, long)}, of a design with Verilog of its own.
     *
     * @param bus common start of the names of its ports: {@code wb} for {@code wb_cyc}, {@code wb_dat_w} and {@code wb_dat_r}
     * @throws IllegalArgumentException if the design lacks one of them; {@code sel} and {@code err} may be missing, and {@code stall} of a classic bus
     */
    public static BusMaster wishbone(
            Simulation simulation, String bus, Wishbone.Mode mode, StallProfile stalls, long limitCycles) {
        return simulation.add(
                new WishboneBusMaster(BusPorts.of(simulation, bus, Side.MASTER), mode, stalls, limitCycles));
    }

    /**
     * A requester of APB.
     *
     * @param bus an input of the simulated component
     * @param stalls when it pauses before a transfer
     * @param limitCycles most cycles that a transfer may take
     */
    public static BusMaster apb(Simulation simulation, Apb bus, StallProfile stalls, long limitCycles) {
        return simulation.add(new ApbBusMaster(BusPorts.of(simulation, bus, Side.MASTER), stalls, limitCycles));
    }

    /**
     * As {@link #apb(Simulation, Apb, StallProfile, long)}, of a design with Verilog of its own.
     *
     * @param bus common start of the names of its ports: {@code apb} for {@code apb_psel}; empty for {@code psel}
     * @throws IllegalArgumentException if the design lacks one of them; {@code pstrb} and {@code pslverr} may be missing
     */
    public static BusMaster apb(Simulation simulation, String bus, StallProfile stalls, long limitCycles) {
        return simulation.add(new ApbBusMaster(BusPorts.of(simulation, bus, Side.MASTER), stalls, limitCycles));
    }

    /**
     * Begins a read and returns at once.
     *
     * @throws IllegalArgumentException if the bus has no such address
     * @throws UnsupportedOperationException of a native master, which waits for each access
     */
    public final BusAccess startRead(long address) {
        return start(false, address, 0, 0);
    }

    /**
     * Begins a write of a whole word and returns at once.
     *
     * @throws IllegalArgumentException if the bus has no such address, or the value does not fit
     * @throws UnsupportedOperationException of a native master, which waits for each access
     */
    public final BusAccess startWrite(long address, long value) {
        return startWrite(address, value, allStrobes());
    }

    /**
     * Begins a write of some bytes of a word and returns at once.
     *
     * @param strobes bytes that are written, the lowest in bit 0
     * @throws IllegalArgumentException if the bus has no such address, or value or strobes do not fit, or if the bus has no strobes and these are
     *     not those of the whole word
     * @throws UnsupportedOperationException of a native master, which waits for each access
     */
    public final BusAccess startWrite(long address, long value, long strobes) {
        return start(true, address, value, strobes);
    }

    private long allStrobes() {
        return (1L << width / Byte.SIZE) - 1;
    }

    private BusAccess start(boolean write, long address, long value, long strobes) {
        if (waitsForEach()) {
            throw new UnsupportedOperationException(
                    "a native bus master waits for each access: BusMaster.in has several under way");
        }
        return begin(write, address, value, strobes);
    }

    private BusAccess begin(boolean write, long address, long value, long strobes) {
        BusPorts.requireFits(name, "address", address, addressWidth);
        BusPorts.requireFits(name, "value", value, width);
        BusPorts.requireFits(name, "strobes", strobes, width / Byte.SIZE);
        if (write && strobes != allStrobes() && !hasStrobes()) {
            throw new IllegalArgumentException("bus \"" + name
                    + "\" has no strobes: it writes whole words, not the bytes 0x" + Long.toHexString(strobes));
        }
        BusAccess access = new BusAccess(simulation, write, address, value, strobes);
        queue(access);
        if (!waitsForEach()) {
            open.add(access);
        }
        return access;
    }

    /**
     * Waits for the answers of all accesses that were begun; each of them tells what it was.
     *
     * @throws org.heddle.cosim.stop.CycleLimitException if one of them is not answered within the limit
     */
    public final void finish() {
        for (var next = open.oldest(); next.isPresent(); next = open.oldest()) {
            await(next.get(), limitCycles);
        }
    }

    /**
     * Reads a word. A process waits in its own way: {@link #startRead}, then {@code me.until("the answer", access::isOver)}.
     *
     * @throws IllegalArgumentException if the bus has no such address, or the design refuses it
     * @throws IllegalStateException if it was lost in a reset
     * @throws org.heddle.cosim.stop.CycleLimitException if it is not answered within the limit
     */
    @Override
    public final long read(long address) {
        return await(begin(false, address, 0, 0));
    }

    /**
     * Writes a whole word; throws as {@link #read} does.
     *
     * @throws IllegalArgumentException also if the value does not fit
     */
    @Override
    public final void write(long address, long value) {
        write(address, value, allStrobes());
    }

    /**
     * Writes some bytes of a word; throws as {@link #write(long, long)} does.
     *
     * @param strobes bytes that are written, the lowest in bit 0
     */
    public final void write(long address, long value, long strobes) {
        await(begin(true, address, value, strobes));
    }

    private long await(BusAccess access) {
        await(access, limitCycles);
        return access.result();
    }

    /** Queues an access. */
    abstract void queue(BusAccess access);

    /** Lets the simulation run until an access is over. */
    void await(BusAccess access, long limit) {
        simulation
                .runUntil("the answer to " + access + " on " + name, access::isOver)
                .within(limit);
    }

    /** Whether a part of a word can be written. */
    boolean hasStrobes() {
        return true;
    }

    /** Whether only one access is under way at a time, that which is waited for. */
    boolean waitsForEach() {
        return false;
    }

    final Simulation simulation() {
        return simulation;
    }

    final String name() {
        return name;
    }

    /** How many accesses are not answered yet, in words; empty if there is none. */
    final String waiting() {
        return open.waiting();
    }
}
