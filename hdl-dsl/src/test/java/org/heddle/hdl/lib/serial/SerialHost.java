package org.heddle.hdl.lib.serial;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.interpreter.Interpreter;

/** The other end of a pair of lines: puts bits onto one and listens to the other, with a bit time of its own. */
final class SerialHost {
    private final Interpreter design;
    private final String to;
    private final String from;
    private final double cyclesPerBit;
    private final List<Integer> received = new ArrayList<>();
    private long cycle;
    private long began = -1;
    private int bits;
    private int looked;

    /**
     * @param to input that this host drives
     * @param from output that it listens to
     * @param cyclesPerBit of this host, which need not be a whole number
     */
    SerialHost(Interpreter design, String to, String from, double cyclesPerBit) {
        this.design = design;
        this.to = to;
        this.from = from;
        this.cyclesPerBit = cyclesPerBit;
        design.poke(to, 1);
        design.poke("reset", 1);
        design.step();
        design.poke("reset", 0);
        step();
    }

    /** Lets a cycle pass and listens. */
    void step() {
        boolean line = design.peek(from).signum() != 0;
        if (began < 0) {
            if (!line) {
                began = cycle;
                bits = 0;
                looked = 0;
            }
        } else if (cycle >= began + (looked + 0.5) * cyclesPerBit) {
            if (looked >= 1 && looked <= 8) {
                bits |= (line ? 1 : 0) << looked - 1;
            }
            if (++looked == 10) {
                received.add(line ? bits : -1);
                began = -1;
            }
        }
        design.step();
        cycle++;
    }

    void idle(long cycles) {
        for (long i = 0; i < cycles; i++) {
            step();
        }
    }

    /** Sends a byte with its start bit, and 1 or 0 in place of its stop bit. */
    void send(int value, boolean stop) {
        int frame = value << 1 | (stop ? 1 << 9 : 0);
        double end = cycle;
        for (int i = 0; i < 10; i++) {
            design.poke(to, frame >> i & 1);
            end += cyclesPerBit;
            while (cycle < Math.round(end)) {
                step();
            }
        }
        design.poke(to, 1);
    }

    void send(int... bytes) {
        for (int value : bytes) {
            send(value & 0xFF, true);
        }
    }

    long cycle() {
        return cycle;
    }

    /** Returns what has come since the last call; -1 for a byte without a stop bit. */
    List<Integer> received() {
        List<Integer> all = List.copyOf(received);
        received.clear();
        return all;
    }

    /** Waits until so many bytes have come, at most so many cycles. */
    void await(int bytes, long cycles) {
        for (long i = 0; received.size() < bytes; i++) {
            if (i == cycles) {
                throw new AssertionError(received.size() + " of " + bytes + " bytes came in " + cycles + " cycles");
            }
            step();
        }
    }
}
