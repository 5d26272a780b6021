package org.heddle.cosim;

import java.util.Arrays;
import java.util.List;
import org.heddle.hdl.verilog.VerilogPort.Role;

/** Configuration of a native agent when it is made: 64-bit words in an order that both sides know. */
public final class NativeConfig {
    private long[] words = new long[64];
    private int count;

    /** Adds a number. */
    public NativeConfig word(long value) {
        if (count == words.length) {
            words = Arrays.copyOf(words, 2 * count);
        }
        words[count++] = value;
        return this;
    }

    /** Adds where a port of one word lies. */
    public NativeConfig port(Port port) {
        return word(port.offset());
    }

    /** Adds where the resets of a simulation lie; offsets are even, and 1 is added for one that is active at 0. */
    public NativeConfig resetsOf(Simulation simulation) {
        word(simulation.resets().all().size());
        for (Port reset : simulation.resets().all()) {
            word(reset.offset() | (reset.role() == Role.RESET_ACTIVE_LOW ? 1 : 0));
        }
        return this;
    }

    /** Adds where each word of some ports lies, and how many bits of it are used. */
    public NativeConfig fields(List<Port> ports) {
        word(ports.stream().mapToInt(Port::words).sum());
        for (Port port : ports) {
            for (int word = 0; word < port.words(); word++) {
                word(port.offset() + 8L * word);
                word(word < port.words() - 1 ? 64 : port.width() - 64L * word);
            }
        }
        return this;
    }

    /** Adds a text. */
    public NativeConfig text(String text) {
        word(text.length());
        text.chars().forEach(this::word);
        return this;
    }

    long[] words() {
        return Arrays.copyOf(words, count);
    }
}
