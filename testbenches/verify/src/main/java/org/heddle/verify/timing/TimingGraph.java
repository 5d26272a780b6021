package org.heddle.verify.timing;

import java.util.List;
import org.heddle.verify.timing.Netlist.Cell;
import org.heddle.verify.timing.Netlist.Port;

/**
 * A netlist as paths see it: nets are the nodes, and an arc leads through a routed net and a cell to the net behind.
 *
 * @param netlist where it comes from
 * @param clocks the clocks, each an input of the top
 * @param arcs through cells; the arcs into one net stand side by side
 * @param firstArc for each net where its arcs begin; one more element at the end
 * @param order the nets so that each comes behind those before it
 * @param launches where paths begin
 * @param ends where paths end
 * @param keeps what is written at one clock and read perhaps at another
 * @param drivers for each net the cell that drives it, or -1
 * @param loads for each net how many inputs of cells and outputs of the top it reaches
 */
record TimingGraph(
        Netlist netlist,
        List<Clock> clocks,
        List<Arc> arcs,
        int[] firstArc,
        int[] order,
        List<Launch> launches,
        List<End> ends,
        List<Keep> keeps,
        int[] drivers,
        int[] loads) {
    /**
     * A clock.
     *
     * @param name the input of the top
     * @param net its net
     */
    record Clock(String name, int net) {}

    /**
     * From a net through a cell to another net.
     *
     * @param from net before
     * @param to net behind
     * @param nanoseconds wire and cell together
     * @param cell index of the cell
     */
    record Arc(int from, int to, double nanoseconds, int cell) {}

    /**
     * Begin of paths at a cell.
     *
     * @param net the net it drives
     * @param clock index of the clock
     * @param nanoseconds from the clock's edge to the net's begin
     * @param cell index of the cell
     */
    record Launch(int net, int clock, double nanoseconds, int cell) {}

    /**
     * End of paths at a cell.
     *
     * @param net that ends there
     * @param clock index of the clock
     * @param nanoseconds of the wire and the setup time together
     * @param cell index of the cell
     * @param pin of the cell
     */
    record End(int net, int clock, double nanoseconds, int cell, String pin) {}

    /**
     * A net that shows what a clock wrote.
     *
     * @param net that shows it
     * @param clock index of the clock
     */
    record Keep(int net, int clock) {}

    Cell cell(int index) {
        return netlist.cells().get(index);
    }

    /** Returns the ports of the top that go one way, without clocks. */
    List<Port> ports(boolean input) {
        return netlist.ports().stream()
                .filter(port -> port.input() == input)
                .filter(port -> clocks.stream().noneMatch(clock -> input && isClock(port, clock)))
                .toList();
    }

    private static boolean isClock(Port port, Clock clock) {
        return port.bits().length == 1 && port.bits()[0] == clock.net();
    }

    boolean isClock(int net) {
        return clocks.stream().anyMatch(clock -> clock.net() == net);
    }
}
