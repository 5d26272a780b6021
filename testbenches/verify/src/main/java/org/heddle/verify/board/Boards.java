package org.heddle.verify.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The boards, with pins from their makers' documents. */
public final class Boards {
    /** Lattice's iCE40HX8K breakout board: its FTDI chip gives a clock of 12 MHz, and its second port is a serial port over USB. */
    public static final Board HX8K = new Board(
            "hx8k",
            "Breakout board, iCE40HX8K",
            BoardFamily.ICE40,
            List.of("--hx8k", "--package", "ct256"),
            12_000_000,
            pins("J3", "B10", "B12"),
            "Lattice EB85, iCE40HX-8K Breakout Board User's Guide",
            List.of("iceprog", "-S"));

    /** The iCEBreaker of 1BitSquared: UP5K, 12 MHz, serial port over USB. */
    public static final Board ICEBREAKER = new Board(
            "icebreaker",
            "iCEBreaker, iCE40UP5K",
            BoardFamily.ICE40,
            List.of("--up5k", "--package", "sg48"),
            12_000_000,
            pins("35", "6", "9"),
            "iCEBreaker V1.0 schematic, 1BitSquared",
            List.of("iceprog"));

    /** The ULX3S of Radiona with its largest part: 25 MHz, serial port over USB. */
    public static final Board ULX3S = new Board(
            "ulx3s",
            "ULX3S, LFE5U-85F",
            BoardFamily.ECP5,
            List.of("--85k", "--package", "CABGA381", "--speed", "6"),
            25_000_000,
            pins("G2", "M1", "L4"),
            "ULX3S schematic v2.0 and later, Radiona",
            List.of("openFPGALoader", "-b", "ulx3s"));

    /** The Colorlight 5A-75B V7.0: 25 MHz; the serial port is at its LED and button, on J19. */
    public static final Board COLORLIGHT = new Board(
            "colorlight",
            "Colorlight 5A-75B V7.0, LFE5U-25F",
            BoardFamily.ECP5,
            List.of("--25k", "--package", "CABGA256", "--speed", "6"),
            25_000_000,
            pins("P6", "M13", "P11"),
            "the board's description in the project chubby75, as the maker gives none",
            List.of("openFPGALoader", "-b", "colorlight"));

    private Boards() {}

    /** Returns all boards, in the order of tables. */
    public static List<Board> all() {
        return List.of(HX8K, ICEBREAKER, ULX3S, COLORLIGHT);
    }

    private static Map<String, String> pins(String clock, String receive, String transmit) {
        Map<String, String> pins = new LinkedHashMap<>();
        pins.put(Board.CLOCK, clock);
        pins.put("rx", receive);
        pins.put("tx", transmit);
        return pins;
    }
}
