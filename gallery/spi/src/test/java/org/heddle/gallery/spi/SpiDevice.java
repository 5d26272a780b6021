package org.heddle.gallery.spi;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** A device of one of the four modes that looks at its pins and at nothing else; what it answers is random. */
final class SpiDevice {
    final List<Integer> received = new ArrayList<>();
    final List<Integer> answered = new ArrayList<>();
    int selections;
    private final boolean rest;
    private final boolean phase;
    private final RandomGenerator random;
    private boolean selected;
    private boolean clock;
    private int bits;
    private int shiftedIn;
    private int answer;
    private boolean output;

    SpiDevice(int mode, RandomGenerator random) {
        rest = (mode & 2) != 0;
        phase = (mode & 1) != 0;
        this.random = random;
    }

    /** Returns the level of miso behind a change of the pins. */
    boolean look(boolean select, boolean sck, boolean mosi) {
        if (select != selected) {
            if (sck != rest) {
                throw new AssertionError("select changes while sck is not at rest");
            }
            if (bits % 8 != 0) {
                throw new AssertionError("select changes behind " + bits + " bits");
            }
            selected = select;
            bits = 0;
            selections += select ? 1 : 0;
            if (select && !phase) {
                put();
            } else if (!phase) {
                answered.remove(answered.size() - 1); // behind the last byte it was on the line, and nobody fetched it
            }
        } else if (select && sck != clock) {
            boolean isFirst = sck != rest;
            if (isFirst != phase) {
                sample(mosi);
            } else {
                put();
            }
        }
        clock = sck;
        return output;
    }

    private void sample(boolean mosi) {
        shiftedIn = shiftedIn << 1 & 0xff | (mosi ? 1 : 0);
        bits++;
        if (bits % 8 == 0) {
            received.add(shiftedIn);
        }
    }

    /** The first bit of a byte is that of a new answer. */
    private void put() {
        if (bits % 8 == 0) {
            answer = random.nextInt(256);
            answered.add(answer);
        }
        output = (answer >> 7 - bits % 8 & 1) != 0;
    }
}
