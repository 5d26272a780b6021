package org.heddle.gallery.uart;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The other end of the line, in plain Java: sends bytes with bits of any length, and reads those that come in the middle of each bit. */
final class Line {
    final List<Integer> read = new ArrayList<>();
    int broken;
    private final int cyclesPerBit;
    private final Deque<Boolean> levels = new ArrayDeque<>();
    private int bit = -1;
    private int wait;
    private int bits;

    Line(int cyclesPerBit) {
        this.cyclesPerBit = cyclesPerBit;
    }

    /** Sends a byte. A stop bit of 0 makes it a broken one, behind which the line rests. */
    void send(int data, double bitLength, boolean stop) {
        int frame = data << 1 | (stop ? 1 : 0) << 9;
        double end = 0;
        int done = 0;
        for (int i = 0; i < 10; i++) {
            for (end += bitLength; done < Math.round(end); done++) {
                levels.add((frame >> i & 1) != 0);
            }
        }
        if (!stop) {
            rest(2 * cyclesPerBit);
        }
    }

    void rest(int cycles) {
        for (int i = 0; i < cycles; i++) {
            levels.add(true);
        }
    }

    boolean isSending() {
        return !levels.isEmpty();
    }

    /** Returns the level that it puts on its line in the next cycle. */
    boolean drive() {
        return levels.isEmpty() || levels.remove();
    }

    /** Looks at the level of a cycle on the other line. */
    void look(boolean level) {
        if (bit < 0) {
            if (!level) {
                bit = 0;
                wait = cyclesPerBit + cyclesPerBit / 2 - 1;
            }
        } else if (wait > 0) {
            wait--;
        } else if (bit < 8) {
            bits = bits >> 1 | (level ? 0x80 : 0);
            bit++;
            wait = cyclesPerBit - 1;
        } else {
            bit = -1;
            if (level) {
                read.add(bits);
            } else {
                broken++;
            }
        }
    }
}
