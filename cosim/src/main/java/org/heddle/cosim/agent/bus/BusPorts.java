package org.heddle.cosim.agent.bus;

import java.util.Optional;
import org.heddle.cosim.Port;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.hdl.Value;
import org.heddle.hdl.lib.bus.Apb;
import org.heddle.hdl.lib.bus.Axi4;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.bus.Wishbone;

/** The ports of a bus, found by the common start of their names. */
final class BusPorts {
    private final Simulation simulation;
    private final String name;

    private BusPorts(Simulation simulation, String name) {
        this.simulation = simulation;
        this.name = name;
    }

    static BusPorts of(Simulation simulation, String name) {
        return new BusPorts(simulation, name);
    }

    static BusPorts of(Simulation simulation, Axi4 bus) {
        return of(simulation, bus.awvalid(), "awvalid");
    }

    static BusPorts of(Simulation simulation, AxiLite bus) {
        return of(simulation, bus.awvalid(), "awvalid");
    }

    static BusPorts of(Simulation simulation, Wishbone bus) {
        return of(simulation, bus.cyc(), "cyc");
    }

    static BusPorts of(Simulation simulation, Apb bus) {
        return of(simulation, bus.psel(), "psel");
    }

    private static BusPorts of(Simulation simulation, Value value, String signal) {
        String port = simulation.port(value).name();
        return new BusPorts(simulation, port.substring(0, port.length() - signal.length() - 1));
    }

    Simulation simulation() {
        return simulation;
    }

    String name() {
        return name;
    }

    /**
     * The port of a signal that the master drives.
     *
     * @param master whether the agent is the master
     * @throws IllegalArgumentException if there is none, or if it flows the other way
     */
    Port ofMaster(boolean master, String signal) {
        return checked(simulation.port(name + "_" + signal), master, master);
    }

    /** The port of a signal that the slave drives; throws as {@link #ofMaster} does. */
    Port ofSlave(boolean master, String signal) {
        return checked(simulation.port(name + "_" + signal), !master, master);
    }

    /** The port of a signal that the master drives, if the design has it. */
    Optional<Port> optionalOfMaster(boolean master, String signal) {
        return optional(signal).map(port -> checked(port, master, master));
    }

    /** The port of a signal that the slave drives, if the design has it. */
    Optional<Port> optionalOfSlave(boolean master, String signal) {
        return optional(signal).map(port -> checked(port, !master, master));
    }

    private Optional<Port> optional(String signal) {
        return simulation.ports().stream()
                .filter(port -> port.name().equals(name + "_" + signal))
                .findFirst();
    }

    private Port checked(Port port, boolean input, boolean master) {
        if (port.isInput() != input) {
            throw new IllegalArgumentException("bus \"" + name + "\": " + port.name() + " is an "
                    + (port.isInput() ? "input" : "output") + " of \""
                    + simulation.design().top() + "\": "
                    + (master ? "a master needs a bus that is an input" : "a memory needs a bus that is an output"));
        }
        return port;
    }

    /**
     * Refuses widths that do not belong together.
     *
     * @throws IllegalArgumentException if data are no whole bytes or more than a long, if both ways differ, or if a strobe is not of a byte
     */
    void requireWords(Port written, Port read, Optional<Port> strobes) {
        requireBytes(name, written.width());
        requireAlike(written, read);
        strobes.ifPresent(port -> requireStrobes(written, port));
    }

    /** Refuses strobes that are not of a byte each. */
    void requireStrobes(Port written, Port strobes) {
        if (strobes.width() != written.width() / Byte.SIZE) {
            throw new IllegalArgumentException(
                    "bus \"" + name + "\": " + strobes + " does not have a bit for each byte of " + written
                            + ": a master or a memory of a bus needs that");
        }
    }

    /** Refuses a limit that no access can keep. */
    static long requireLimit(long limitCycles) {
        if (limitCycles < 1) {
            throw new IllegalArgumentException("limitCycles must be >= 1: " + limitCycles);
        }
        return limitCycles;
    }

    /** Refuses two ports of one meaning that have two widths. */
    void requireAlike(Port one, Port other) {
        if (one.width() != other.width()) {
            throw new IllegalArgumentException("bus \"" + name + "\": " + one + " and " + other
                    + " have two widths: a master or a memory of a bus needs one");
        }
    }

    /** Refuses a value that has more bits than a bus has for it. */
    static void requireFits(String bus, String what, long value, int bits) {
        if (bits < Long.SIZE && value >>> bits != 0) {
            throw new IllegalArgumentException("bus \"" + bus + "\" has " + bits + " bits of " + what + ": 0x"
                    + Long.toHexString(value) + " does not fit");
        }
    }

    /** Refuses data that are no whole bytes, or more than a long. */
    static void requireBytes(String bus, int width) {
        if (width % Byte.SIZE != 0 || width > Long.SIZE) {
            throw new IllegalArgumentException("bus \"" + bus + "\" has data of " + width
                    + " bits: a master or a memory of a bus needs whole bytes, at most " + Long.SIZE + " bits");
        }
    }

    /**
     * A channel of AXI.
     *
     * @param master whether the agent is the master
     * @param offered whether it is the agent that offers
     * @param name that stands before {@code valid} and {@code ready}
     */
    BusChannel channel(boolean master, boolean offered, String name, StallProfile.Pauses pauses) {
        boolean ofMaster = master == offered;
        Port valid = ofMaster ? ofMaster(master, name + "valid") : ofSlave(master, name + "valid");
        Port ready = ofMaster ? ofSlave(master, name + "ready") : ofMaster(master, name + "ready");
        return new BusChannel(simulation, valid, ready, pauses);
    }

    /** Random bits for a port, as between two accesses. */
    void scramble(Port port, long seed) {
        for (int word = 0; word < port.words(); word++) {
            int used = Math.min(Long.SIZE, port.width() - Long.SIZE * word);
            simulation.pokeWord(port, word, Seeds.mix(seed + word) >>> Long.SIZE - used);
        }
    }
}
