package org.heddle.cosim.agent.bus;

import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.ByteStore;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.hdl.lib.bus.Apb;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.bus.BusRules.Side;
import org.heddle.hdl.lib.bus.Wishbone;

/**
 * A memory behind a master of the design on AXI4-Lite, Wishbone or APB, as {@link Axi4Memory} is on AXI4: late, with pauses, in the order of the
 * accesses. Bytes that nobody wrote come from the seed. A reset loses what is under way and keeps the bytes.
 *
 * <p>{@code sim.add(BusMemory.axiLite(sim, bus, 4, StallProfile.RANDOM_HALF, seed))} makes it part of the simulation.
 */
public abstract class BusMemory implements Agent {
    private final BusPorts ports;
    private final StallProfile stalls;
    private final long seed;
    private final int latencyCycles;
    private final ByteStore bytes;
    private final RefusedRanges refused = new RefusedRanges();
    private long now;
    private long count;

    BusMemory(BusPorts ports, int latencyCycles, StallProfile stalls, long seed) {
        if (latencyCycles < 1) {
            throw new IllegalArgumentException("latencyCycles must be >= 1: " + latencyCycles);
        }
        this.ports = ports;
        this.latencyCycles = latencyCycles;
        this.stalls = stalls;
        this.seed = seed;
        bytes = new ByteStore(seed);
    }

    /**
     * A memory on AXI4-Lite.
     *
     * @param bus an output of the simulated component
     * @param latencyCycles from an access to its answer at the earliest, at least 1
     * @param stalls when each channel pauses
     */
    public static BusMemory axiLite(
            Simulation simulation, AxiLite bus, int latencyCycles, StallProfile stalls, long seed) {
        return new AxiLiteMemory(BusPorts.of(simulation, bus, Side.SLAVE), latencyCycles, stalls, seed);
    }

    /**
     * As {@link #axiLite(Simulation, AxiLite, int, StallProfile, long)}, of a design with Verilog of its own.
     *
     * @param bus common start of the names of its ports: {@code m_axi} for {@code m_axi_awvalid}
     * @throws IllegalArgumentException if the design lacks one of them; {@code awprot} and {@code arprot} may be missing
     */
    public static BusMemory axiLite(
            Simulation simulation, String bus, int latencyCycles, StallProfile stalls, long seed) {
        return new AxiLiteMemory(BusPorts.of(simulation, bus, Side.SLAVE), latencyCycles, stalls, seed);
    }

    /**
     * A memory on Wishbone.
     *
     * @param bus an output of the simulated component
     * @param latencyCycles from an access to its answer at the earliest, at least 1
     * @param stalls when it pauses before an answer, and before it takes an access of a pipelined bus
     */
    public static BusMemory wishbone(
            Simulation simulation,
            Wishbone bus,
            Wishbone.Mode mode,
            int latencyCycles,
            StallProfile stalls,
            long seed) {
        return new WishboneMemory(BusPorts.of(simulation, bus, Side.SLAVE), mode, latencyCycles, stalls, seed);
    }

    /**
     * As {@link #wishbone(Simulation, Wishbone, Wishbone.Mode, int, StallProfile, long)}, of a design with Verilog of its own.
     *
     * @param bus common start of the names of its ports: {@code wb} for {@code wb_cyc}
     * @throws IllegalArgumentException if the design lacks one of them; {@code sel}, {@code err} and {@code stall} may be missing
     */
    public static BusMemory wishbone(
            Simulation simulation, String bus, Wishbone.Mode mode, int latencyCycles, StallProfile stalls, long seed) {
        return new WishboneMemory(BusPorts.of(simulation, bus, Side.SLAVE), mode, latencyCycles, stalls, seed);
    }

    /**
     * A memory on APB.
     *
     * @param bus an output of the simulated component
     * @param latencyCycles from the first cycle of a transfer to its last at the earliest, at least 1
     * @param stalls when it pauses before the end of a transfer
     */
    public static BusMemory apb(Simulation simulation, Apb bus, int latencyCycles, StallProfile stalls, long seed) {
        return new ApbMemory(BusPorts.of(simulation, bus, Side.SLAVE), latencyCycles, stalls, seed);
    }

    /**
     * As {@link #apb(Simulation, Apb, int, StallProfile, long)}, of a design with Verilog of its own.
     *
     * @param bus common start of the names of its ports: {@code apb} for {@code apb_psel}
     * @throws IllegalArgumentException if the design lacks one of them; {@code pstrb} and {@code pslverr} may be missing
     */
    public static BusMemory apb(Simulation simulation, String bus, int latencyCycles, StallProfile stalls, long seed) {
        return new ApbMemory(BusPorts.of(simulation, bus, Side.SLAVE), latencyCycles, stalls, seed);
    }

    /**
     * Refuses accesses to bytes from one address to the one before another, as the bus does that; a write there has no effect.
     *
     * @param to the address behind the range, unsigned; 0 for the one behind the last of 64 bits
     * @throws IllegalArgumentException if the range has no byte
     * @throws IllegalStateException if the design lacks the signal of a refusal, {@code err} or {@code pslverr}
     */
    public final BusMemory refuse(long from, long to) {
        if (!canRefuse()) {
            throw new IllegalStateException("the master at bus \"" + ports.name() + "\" of \""
                    + simulation().design().top()
                    + "\" has no input for a refusal: every access to this memory succeeds");
        }
        refused.add(from, to);
        return this;
    }

    /** Sets bytes by the back door, in no time. */
    public final void writeDirectly(long address, byte... data) {
        bytes.write(address, data);
    }

    /** Bytes as they are, by the back door. */
    public final byte[] readDirectly(long address, int count) {
        return bytes.read(address, count);
    }

    /** Accesses that have been answered. */
    public final long count() {
        return count;
    }

    final BusPorts ports() {
        return ports;
    }

    final Simulation simulation() {
        return ports.simulation();
    }

    /** Pauses of their own for each number. */
    final StallProfile.Pauses pauses(int number) {
        return stalls.from(Seeds.mix(seed + number));
    }

    /** When an access that comes now is answered at the earliest. */
    final long due() {
        return now + latencyCycles;
    }

    final boolean isDue(long cycle) {
        return now >= cycle;
    }

    final void answered() {
        count++;
    }

    /** A word in which an address lies, of the width of a port; its lowest byte is at a multiple of the width. */
    final long load(long address, Port data) {
        int width = width(data);
        byte[] word = bytes.read(start(address, width), width);
        long value = 0;
        for (int i = width - 1; i >= 0; i--) {
            value = value << Byte.SIZE | word[i] & 0xFF;
        }
        return value;
    }

    /** Stores some bytes of a word. */
    final void store(long address, long value, long strobes, Port data) {
        int width = width(data);
        for (int i = 0; i < width; i++) {
            if ((strobes >>> i & 1) != 0) {
                bytes.write(start(address, width) + i, (byte) (value >>> Byte.SIZE * i));
            }
        }
    }

    /** Whether the word in which an address lies is refused. */
    final boolean isRefused(long address, Port data) {
        int width = width(data);
        return refused.touch(start(address, width), width);
    }

    /** Address of the lowest byte of a word, which may have three bytes too. */
    private static long start(long address, int width) {
        return address - Long.remainderUnsigned(address, width);
    }

    /** Bytes of a port. */
    private static int width(Port data) {
        return data.width() / Byte.SIZE;
    }

    @Override
    public final void drive() {
        now++;
        boolean inReset = simulation().inReset();
        if (inReset) {
            reset();
        }
        drive(!inReset);
    }

    @Override
    public final void sample() {
        if (!simulation().inReset()) {
            sampleBus();
        }
    }

    /** Whether the bus has a signal for refusals. */
    boolean canRefuse() {
        return true;
    }

    /** Loses what is under way. */
    abstract void reset();

    /**
     * Drives the bus for the coming edge.
     *
     * @param may whether it takes accesses
     */
    abstract void drive(boolean may);

    /** Reads the bus, outside of resets. */
    abstract void sampleBus();

    /** How many accesses wait for their answers. */
    abstract int openAccesses();

    @Override
    public final String waitingFor() {
        int open = openAccesses();
        return open == 0 ? "" : open + " more accesses, after " + count;
    }

    @Override
    public final String unfinished() {
        return waitingFor();
    }

    @Override
    public final String toString() {
        return "memory at " + ports.name();
    }
}
