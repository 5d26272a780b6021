package org.heddle.cli.board;

/**
 * A board that designs are built for.
 *
 * @param name on the command line
 * @param description in a few words
 * @param clockHertz of its oscillator
 */
record BoardKind(String name, String description, int clockHertz) {
    /** Lattice's iCE40HX8K breakout board: its FTDI chip gives a clock of 12 MHz, and a serial port over USB. */
    static final BoardKind HX8K = new BoardKind("hx8k", "iCE40HX8K breakout board", 12_000_000);

    /** Bits per second that a serial line takes where nothing else is said: 4 cycles a bit. */
    static final int USUAL_BAUD = 3_000_000;

    private static final int LEAST_CYCLES = 4;

    /**
     * Returns the cycles of a bit.
     *
     * @throws IllegalArgumentException if the clock makes no such rate, to 2 %
     */
    int cyclesPerBit(int baud) {
        if (baud > 0) {
            int cycles = (int) Math.round(1.0 * clockHertz / baud);
            if (cycles >= LEAST_CYCLES && Math.abs(1.0 * clockHertz / cycles / baud - 1) <= 0.02) {
                return cycles;
            }
        }
        throw new IllegalArgumentException("a clock of " + clockHertz / 1_000_000 + " MHz makes no line of " + baud
                + " baud: take one of 115200, 1000000, 2000000, 3000000.");
    }
}
