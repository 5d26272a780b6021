package org.heddle.verify.timing;

import java.util.List;
import java.util.Map;

/**
 * The top module as yosys leaves it: cells of the family's library and the nets between them.
 *
 * @param top name of the module
 * @param ports its ports in their order
 * @param cells its cells
 * @param names names of nets
 * @param nets one more than the largest number of a net
 */
record Netlist(String top, List<Port> ports, List<Cell> cells, List<NetName> names, int nets) {
    /** Stands for a constant 0 where a net could be. */
    static final int ZERO = -1;

    /** Stands for a constant 1 where a net could be. */
    static final int ONE = -2;

    /** Stands for a value that does not matter where a net could be. */
    static final int UNKNOWN = -3;

    /**
     * A port of the top.
     *
     * @param name in the Verilog
     * @param input whether values come in
     * @param bits net of each bit, the lowest first
     */
    record Port(String name, boolean input, int[] bits) {}

    /**
     * An instance of a cell of the library.
     *
     * @param name as yosys made it up or kept it
     * @param type cell of the library
     * @param source places in the Verilog, separated by {@code |}
     * @param parameters what it is set to, by name
     * @param pins what it is connected to
     */
    record Cell(String name, String type, String source, Map<String, String> parameters, List<Pin> pins) {
        /** Returns the net of the pin's lowest bit, or {@link #UNKNOWN} if there is no such pin. */
        int net(String pin) {
            for (Pin candidate : pins) {
                if (candidate.name().equals(pin)) {
                    return candidate.bits().length == 0 ? UNKNOWN : candidate.bits()[0];
                }
            }
            return UNKNOWN;
        }
    }

    /**
     * A pin of a cell.
     *
     * @param name in the library
     * @param output whether the cell drives it
     * @param bits net of each bit, the lowest first, or one of the constants
     */
    record Pin(String name, boolean output, int[] bits) {}

    /**
     * A name of some nets.
     *
     * @param name with the instances it stands in, separated by dots
     * @param path the same word by word where the Verilog gave the name inside an instance; empty otherwise
     * @param source places in the Verilog, separated by {@code |}
     * @param synchronizer whether it is marked as a stage of a synchroniser
     * @param bits net of each bit, the lowest first
     */
    record NetName(String name, List<String> path, String source, boolean synchronizer, int[] bits) {}

    /** Returns how many cells are of a type, a regular expression. */
    int count(String type) {
        return (int) cells.stream().filter(cell -> cell.type().matches(type)).count();
    }
}
