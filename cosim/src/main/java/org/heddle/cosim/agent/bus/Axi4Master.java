package org.heddle.cosim.agent.bus;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.hdl.lib.bus.Axi4;
import org.heddle.hdl.lib.bus.BusRules.Side;

/**
 * Reads and writes bytes behind an AXI4 slave of a simulated design, by bursts, with pauses on each channel. It is part of the simulation at once, on its
 * first clock.
 *
 * <p>{@link #read} and {@link #write} wait for the answer, while the simulation runs; {@link #startRead} and {@link #startWrite} do not: up to 16
 * bursts of a kind are under way. Those of one name are answered in order; reads pass writes. Address and data of a write go their own ways, so
 * that each may come first. A reset loses all that was begun.
 *
 * <p>A slave that answers what nobody asked, or by what the standard does not have, ends the run with an {@link AssertionError}. One master stands at
 * a bus: another one is told in the first cycle in which they differ.
 *
 * <p>Where nothing is offered the bus carries random bits, because a design must not look at them.
 */
public final class Axi4Master {
    private static final int MOST_BEATS = 256;
    private static final int BOUNDARY_BYTES = 4096;

    private final Simulation simulation;
    private final String bus;
    private final Axi4Bursts bursts;
    private final int busBytes;
    private final long limitCycles;

    private Axi4Master(BusPorts ports, StallProfile stalls, long limitCycles) {
        simulation = ports.simulation();
        bus = ports.name();
        this.limitCycles = BusPorts.requireLimit(limitCycles);
        bursts = simulation.add(new Axi4Bursts(ports, stalls));
        busBytes = bursts.busBytes();
    }

    /**
     * A master.
     *
     * @param bus an input of the simulated component
     * @param stalls when each channel pauses
     * @param limitCycles most cycles that an access may take
     */
    public static Axi4Master on(Simulation simulation, Axi4 bus, StallProfile stalls, long limitCycles) {
        return new Axi4Master(BusPorts.of(simulation, bus, Side.MASTER), stalls, limitCycles);
    }

    /**
     * A master of a design with Verilog of its own.
     *
     * @param bus common start of the names of its ports: {@code s_axi} for {@code s_axi_awvalid}
     * @throws IllegalArgumentException if the design lacks one of them; {@code lock}, {@code cache}, {@code prot}, {@code qos} and {@code region} may be missing
     */
    public static Axi4Master on(Simulation simulation, String bus, StallProfile stalls, long limitCycles) {
        return new Axi4Master(BusPorts.of(simulation, bus, Side.MASTER), stalls, limitCycles);
    }

    /**
     * Begins to read bytes from an address on, by INCR bursts of whole words with the name 0, and returns at once.
     *
     * @throws IllegalArgumentException if there is no byte, or the bus has no such addresses
     */
    public Axi4Access startRead(long address, int count) {
        return bursts.begin(words(address, new byte[count], false));
    }

    /** Begins to write bytes from an address on; the rest as of {@link #startRead(long, int)}. */
    public Axi4Access startWrite(long address, byte... bytes) {
        return bursts.begin(words(address, bytes.clone(), true));
    }

    /**
     * Begins a burst that reads, and returns at once.
     *
     * @throws IllegalArgumentException if the bus has no such name, address or width
     */
    public Axi4Access startRead(BurstShape shape) {
        return bursts.begin(burst(shape, new byte[shape.bytes()], false));
    }

    /**
     * Begins a burst that writes, and returns at once.
     *
     * @param bytes in the order of the beats, as many as the burst has
     * @throws IllegalArgumentException if there are more or fewer, or the bus has no such name, address or width
     */
    public Axi4Access startWrite(BurstShape shape, byte... bytes) {
        if (bytes.length != shape.bytes()) {
            throw new IllegalArgumentException(shape + " has " + shape.bytes() + " bytes: these are " + bytes.length);
        }
        return bursts.begin(burst(shape, bytes.clone(), true));
    }

    /** An access by bursts that fill words of the bus, none over a boundary of 4 KiB. */
    private Axi4Access words(long address, byte[] bytes, boolean write) {
        if (bytes.length == 0) {
            throw new IllegalArgumentException("bus \"" + bus + "\": an access has at least one byte");
        }
        Axi4Access access = new Axi4Access(simulation, write, address, bytes);
        for (int from = 0; from < bytes.length; ) {
            long at = address + from;
            long toBoundary = BOUNDARY_BYTES - (at & BOUNDARY_BYTES - 1);
            long longest = (long) MOST_BEATS * busBytes - (at & busBytes - 1);
            int count = (int) Math.min(bytes.length - from, Math.min(toBoundary, longest));
            int beats = (int) ((at + count - 1 & -busBytes) - (at & -busBytes)) / busBytes + 1;
            access.add(new BurstShape(0, at, beats, busBytes, Axi4.INCR), count);
            from += count;
        }
        return access;
    }

    private Axi4Access burst(BurstShape shape, byte[] bytes, boolean write) {
        Axi4Access access = new Axi4Access(simulation, write, shape.address(), bytes);
        access.add(shape, bytes.length);
        return access;
    }

    /**
     * Waits for the answers of all accesses that were begun; each of them tells what it was.
     *
     * @throws org.heddle.cosim.stop.CycleLimitException if one of them is not answered within the limit
     */
    public void finish() {
        for (var next = bursts.open().oldest();
                next.isPresent();
                next = bursts.open().oldest()) {
            await(next.get());
        }
    }

    /**
     * Reads bytes from an address on.
     *
     * @throws IllegalArgumentException if there is no byte, the bus has no such addresses, or the design refuses a beat
     * @throws IllegalStateException if it was lost in a reset
     * @throws org.heddle.cosim.stop.CycleLimitException if it is not answered within the limit
     */
    public byte[] read(long address, int count) {
        return await(startRead(address, count)).result();
    }

    /** Writes bytes from an address on; throws as {@link #read} does. */
    public void write(long address, byte... bytes) {
        await(startWrite(address, bytes)).result();
    }

    private Axi4Access await(Axi4Access access) {
        simulation
                .runUntil("the answer to " + access + " on " + bus, access::isOver)
                .within(limitCycles);
        return access;
    }

    @Override
    public String toString() {
        return bursts.toString();
    }
}
