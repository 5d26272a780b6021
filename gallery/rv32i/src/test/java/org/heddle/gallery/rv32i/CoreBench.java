package org.heddle.gallery.rv32i;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.gallery.rv32i.Model.Done;

/** A core between two memories in Java, which answer as its ports ask for. */
final class CoreBench {
    private static final int LONGEST_GAP = 5;

    final int[] program = new int[Model.WORDS];
    final int[] data = new int[Model.WORDS];
    private final Simulation sim;
    private final Port enable;
    private final Port fetchAddress;
    private final Port instruction;
    private final Port read;
    private final Port mask;
    private final Port dataAddress;
    private final Port written;
    private final Port loaded;
    private final Port valid;
    private final Port pc;
    private final Port destination;
    private final Port value;
    private final Port cause;
    private final Port next;
    private final Port source1;
    private final Port value1;
    private final Port source2;
    private final Port value2;
    long cycles;

    /** Operands of the last instruction, and where the next one is. */
    Operands operands;

    /** Number of words that were asked for. */
    long loads;

    CoreBench(Simulation sim) {
        this.sim = sim;
        enable = sim.port("fetch_enable");
        fetchAddress = sim.port("fetch_address");
        instruction = sim.port("fetch_instruction");
        read = sim.port("data_read");
        mask = sim.port("data_mask");
        dataAddress = sim.port("data_address");
        written = sim.port("data_written");
        loaded = sim.port("data_loaded");
        valid = sim.port("retired_valid");
        pc = sim.port("retired_data_pc");
        destination = sim.port("retired_data_destination");
        value = sim.port("retired_data_value");
        cause = sim.port("retired_data_cause");
        next = sim.port("retired_data_next");
        source1 = sim.port("retired_data_source1");
        value1 = sim.port("retired_data_value1");
        source2 = sim.port("retired_data_source2");
        value2 = sim.port("retired_data_value2");
    }

    void reset() {
        sim.reset(1);
    }

    /** Runs until an instruction retires, and returns it. */
    Done next() {
        for (int gap = 0; gap <= LONGEST_GAP; gap++) {
            Done done = cycle();
            if (done != null) {
                return done;
            }
        }
        throw new AssertionError("nothing retires in " + LONGEST_GAP + " cycles");
    }

    /** Runs one cycle, and returns the instruction that retires in it, or null. */
    Done cycle() {
        sim.settle();
        Done done = sim.peek(valid) == 0 ? null : retired();
        boolean fetches = sim.peek(enable) != 0;
        int fetched = program[(int) sim.peek(fetchAddress) >>> 2 & Model.WORDS - 1];
        int index = (int) sim.peek(dataAddress) >>> 2 & Model.WORDS - 1;
        boolean reads = sim.peek(read) != 0;
        int word = data[index];
        int bytes = (int) sim.peek(mask);
        assertTrue(!reads || bytes == 0, "nothing is written in a cycle with a read");
        if (bytes != 0) {
            int bits = (bytes & 1) * 0xff
                    | (bytes >> 1 & 1) * 0xff00
                    | (bytes >> 2 & 1) * 0xff0000
                    | (bytes >> 3) * 0xff000000;
            data[index] = word & ~bits | (int) sim.peek(written) & bits;
        }
        sim.step();
        cycles++;
        if (fetches) {
            sim.poke(instruction, Integer.toUnsignedLong(fetched));
        }
        if (reads) {
            loads++;
            sim.poke(loaded, Integer.toUnsignedLong(word));
        }
        return done;
    }

    private Done retired() {
        operands = new Operands(
                (int) sim.peek(next), (int) sim.peek(source1), (int) sim.peek(value1), (int) sim.peek(source2), (int)
                        sim.peek(value2));
        int register = (int) sim.peek(destination);
        int result = register == 0 ? 0 : (int) sim.peek(value);
        return new Done((int) sim.peek(pc), register, result, Cause.values()[(int) sim.peek(cause)]);
    }
}
