package org.heddle.cosim;

import java.math.BigInteger;

/**
 * A memory inside a simulated design, read and written in no time, past all logic: no port, no cycle, no write enable. What
 * is written acts when the design settles or steps next. For contents that would take too long to load, and for looking at
 * what no port shows; a test of the memory itself goes through the ports.
 */
public final class BackDoor {
    private final Simulation simulation;
    private final String path;
    private final long start; // an address in the model's process
    private final int bytes;
    private final long depth;
    private final int width;

    BackDoor(Simulation simulation, String path) {
        this.simulation = simulation;
        this.path = path;
        int dot = path.lastIndexOf('.');
        String top = simulation.design().top();
        long[] found = simulation
                .instance()
                .memory("TOP." + top + (dot < 0 ? "" : "." + path.substring(0, dot)), path.substring(dot + 1))
                .orElseThrow(() -> new IllegalArgumentException("\"" + top + "\" has no memory \"" + path
                        + "\" that can be reached: "
                        + (simulation.options().build().backDoors()
                                ? "give the instance names below the top, then the memory's, with dots between"
                                : "open the simulation with SimulationOptions.backDoors()")));
        this.start = found[0];
        this.bytes = (int) found[1];
        this.depth = found[2];
        this.width = (int) found[3];
    }

    /** Number of words. */
    public long depth() {
        return depth;
    }

    /** Bits of a word. */
    public int width() {
        return width;
    }

    /** A word, unsigned. */
    public BigInteger read(long address) {
        requireAddress(address);
        byte[] little = new byte[bytes];
        inOneTurn(() -> simulation.instance().calls().readMemory(start + address * bytes, little));
        byte[] big = new byte[bytes];
        for (int i = 0; i < bytes; i++) {
            big[bytes - 1 - i] = little[i];
        }
        return new BigInteger(1, big);
    }

    /** Sets a word to an unsigned value. */
    public void write(long address, BigInteger value) {
        requireAddress(address);
        if (value.signum() < 0 || value.bitLength() > width) {
            throw new IllegalArgumentException(
                    "value " + value + " does not fit the " + width + " bits of memory \"" + path + "\": mask it");
        }
        byte[] little = new byte[bytes];
        for (int i = 0; i < bytes; i++) {
            little[i] = value.shiftRight(8 * i).byteValue();
        }
        inOneTurn(() -> {
            simulation.instance().calls().writeMemory(start + address * bytes, little);
            simulation.instance().touch();
        });
    }

    /** The memory is the model's, which must not end meanwhile. */
    private void inOneTurn(Runnable access) {
        simulation.instance().call(() -> {
            access.run();
            return 0;
        });
    }

    /** Sets a word to an unsigned value. */
    public void write(long address, long value) {
        write(address, new BigInteger(Long.toUnsignedString(value)));
    }

    private void requireAddress(long address) {
        if (address < 0 || address >= depth) {
            throw new IllegalArgumentException(
                    "memory \"" + path + "\" has words 0 to " + (depth - 1) + ": address=" + address);
        }
    }

    @Override
    public String toString() {
        return path + "[" + width + "][" + depth + "]";
    }
}
