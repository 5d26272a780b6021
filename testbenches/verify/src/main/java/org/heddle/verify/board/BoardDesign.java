package org.heddle.verify.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.verify.timing.DesignText;

/**
 * A top behind the pins of a board. {@link BoardStart} ends its reset.
 */
public final class BoardDesign {
    /** Name of the module whose ports are pins. */
    public static final String MODULE = "heddle_board";

    private final Board board;
    private final VerilogDesign design;
    private final VerilogDesign start;
    private final String pins;

    /**
     * Puts a top behind pins.
     *
     * @throws IllegalArgumentException if it has a port that is no pin of the board
     */
    public BoardDesign(Board board, VerilogDesign design) {
        this.board = board;
        this.design = design;
        this.start = Heddle.elaborate(BoardStart::new).verilog();
        this.pins = wrapper();
    }

    private String wrapper() {
        List<String> ports = new ArrayList<>(List.of("input wire " + Board.CLOCK));
        List<String> connections = new ArrayList<>();
        for (VerilogPort port : design.ports()) {
            switch (port.role()) {
                case CLOCK -> connections.add("." + port.name() + "(" + Board.CLOCK + ")");
                case RESET -> connections.add("." + port.name() + "(starting)");
                case RESET_ACTIVE_LOW -> connections.add("." + port.name() + "(!starting)");
                case DATA -> {
                    requirePin(port);
                    ports.add((port.direction() == VerilogPort.Direction.INPUT ? "input wire " : "output wire ")
                            + port.name());
                    connections.add("." + port.name() + "(" + port.name() + ")");
                }
            }
        }
        return """
                // Pins of %s around %s.
                module %s (%s);
                  wire starting;
                  %s start (.clock(%s), .starting(starting), .ready());
                  %s top (%s);
                endmodule
                """.formatted(
                        board.description(),
                        design.top(),
                        MODULE,
                        String.join(", ", ports),
                        start.top(),
                        Board.CLOCK,
                        design.top(),
                        String.join(", ", connections));
    }

    private void requirePin(VerilogPort port) {
        if (!board.pins().containsKey(port.name()) || port.width() != 1) {
            throw new IllegalArgumentException("port " + port.name() + " of " + design.top() + " has " + port.width()
                    + (port.width() == 1 ? " bit" : " bits") + ", and " + board.name()
                    + " has no such pin: its pins are "
                    + String.join(", ", board.pins().keySet()));
        }
    }

    /** Returns the board. */
    public Board board() {
        return board;
    }

    /** Returns the name of the file with pins and frequency. */
    String constraintsName() {
        return MODULE + "." + board.family().constraints();
    }

    /** Returns the name of the file around the top. */
    static String wrapperName() {
        return MODULE + ".v";
    }

    /** Returns the names of the Verilog files, children before parents. */
    List<String> verilogNames() {
        List<String> names = new ArrayList<>(modules().keySet());
        names.add(wrapperName());
        return names;
    }

    /** Returns the modules of the top and of its start; units that both have stand once. */
    private Map<String, String> modules() {
        Map<String, String> files = new LinkedHashMap<>();
        for (VerilogFile file : design.files()) {
            files.put(file.name(), file.text());
        }
        for (VerilogFile file : start.files()) {
            String other = files.putIfAbsent(file.name(), file.text());
            if (other != null && !other.equals(file.text())) {
                throw new IllegalStateException("the board's start and " + design.top() + " have different modules in "
                        + file.name() + ": give the component of " + design.top() + " another name");
            }
        }
        return files;
    }

    /** Returns all files by their names. */
    public Map<String, String> files() {
        Map<String, String> files = modules();
        files.put(wrapperName(), pins);
        files.put(constraintsName(), board.family().constraints(board.pins(), board.megahertz()));
        return files;
    }

    /** Returns the top alone, for static timing. */
    public DesignText top() {
        return DesignText.of(design);
    }
}
