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
import org.heddle.hdl.lib.bus.BusRules.Side;
import org.heddle.hdl.lib.bus.Wishbone;

/** The ports of a bus, found by the common start of their names. */
final class BusPorts {
    private final Simulation simulation;
    private final String name;
    private final Side agent;

    private BusPorts(Simulation simulation, String name, Side agent) {
        this.simulation = simulation;
        this.name = name;
        this.agent = agent;
    }

    /** @param agent the side on which the agent stands; the design is the other one */
    static BusPorts of(Simulation simulation, String name, Side agent) {
        return new BusPorts(simulation, name, agent);
    }

    static BusPorts of(Simulation simulation, Axi4 bus, Side agent) {
        return of(simulation, bus.awvalid(), "awvalid", agent);
    }

    static BusPorts of(Simulation simulation, AxiLite bus, Side agent) {
        return of(simulation, bus.awvalid(), "awvalid", agent);
    }

    static BusPorts of(Simulation simulation, Wishbone bus, Side agent) {
        return of(simulation, bus.cyc(), "cyc", agent);
    }

    static BusPorts of(Simulation simulation, Apb bus, Side agent) {
        return of(simulation, bus.psel(), "psel", agent);
    }

    private static BusPorts of(Simulation simulation, Value value, String signal, Side agent) {
        String port = simulation.port(value).name();
        return new BusPorts(simulation, port.substring(0, port.length() - signal.length() - 1), agent);
    }

    /** The name of a signal's port: where a bus has no name, that of the signal alone. */
    private String full(String signal) {
        return name.isEmpty() ? signal : name + "_" + signal;
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
     * @throws IllegalArgumentException if there is none, or if it flows the other way
     */
    Port ofMaster(String signal) {
        return checked(simulation.port(full(signal)), Side.MASTER);
    }

    /** The port of a signal that the slave drives; throws as {@link #ofMaster} does. */
    Port ofSlave(String signal) {
        return checked(simulation.port(full(signal)), Side.SLAVE);
    }

    /** The port of a signal that the master drives, if the design has it. */
    Optional<Port> optionalOfMaster(String signal) {
        return optional(signal).map(port -> checked(port, Side.MASTER));
    }

    /** The port of a signal that the slave drives, if the design has it. */
    Optional<Port> optionalOfSlave(String signal) {
        return optional(signal).map(port -> checked(port, Side.SLAVE));
    }

    private Optional<Port> optional(String signal) {
        return simulation.ports().stream()
                .filter(port -> port.name().equals(full(signal)))
                .findFirst();
    }

    /** The port, if it flows as it must: those that the agent drives are inputs of the design. */
    private Port checked(Port port, Side driver) {
        if (port.isInput() != (driver == agent)) {
            throw new IllegalArgumentException("bus \"" + name + "\": " + port.name() + " is an "
                    + (port.isInput() ? "input" : "output") + " of \""
                    + simulation.design().top() + "\": "
                    + (agent == Side.MASTER
                            ? "a master needs a bus that is an input"
                            : "a memory needs a bus that is an output"));
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
     * @param source the side that offers on it
     * @param name that stands before {@code valid} and {@code ready}
     */
    BusChannel channel(Side source, String name, StallProfile.Pauses pauses) {
        boolean ofMaster = source == Side.MASTER;
        Port valid = ofMaster ? ofMaster(name + "valid") : ofSlave(name + "valid");
        Port ready = ofMaster ? ofSlave(name + "ready") : ofMaster(name + "ready");
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
