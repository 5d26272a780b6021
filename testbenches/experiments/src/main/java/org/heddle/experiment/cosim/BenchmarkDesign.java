package org.heddle.experiment.cosim;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;

/**
 * A design and what is done to it.
 *
 * @param name in the table
 * @param design what is simulated
 * @param rows inputs of one cycle after the other, and again from the first: all inputs but the clocks in declaration
 *     order, one word per 64 bits
 * @param cycles of one round, a multiple of 1,024
 */
record BenchmarkDesign(String name, Design<?> design, List<long[]> rows, int cycles) {
    private static final int RESET_ROWS = 2;
    private static final int RANDOM_ROWS = 4096;

    /** The Verilog of the design. */
    VerilogDesign verilog() {
        return design.verilog();
    }

    /** The words of one row. */
    int rowWords() {
        return rows.get(0).length;
    }

    /** All rows, one behind the other, as the C++ loop has them. */
    long[] words() {
        return rows.stream().flatMapToLong(Arrays::stream).toArray();
    }

    /** A design whose inputs are random bits behind a reset. */
    static BenchmarkDesign random(String name, Supplier<? extends Component> constructor, int cycles) {
        Design<?> design = Heddle.elaborate(constructor);
        SplittableRandom random = new SplittableRandom(name.hashCode());
        List<long[]> rows = java.util.stream.IntStream.range(0, RANDOM_ROWS)
                .mapToObj(row -> randomRow(design.verilog().ports(), row, random))
                .toList();
        return new BenchmarkDesign(name, design, rows, cycles);
    }

    private static long[] randomRow(List<VerilogPort> ports, int row, SplittableRandom random) {
        return ports.stream()
                .filter(port -> port.direction() == Direction.INPUT && port.role() != Role.CLOCK)
                .mapToLong(port -> {
                    if (port.width() > 64) {
                        throw new IllegalArgumentException("random rows hold ports of at most 64 bits: " + port);
                    }
                    long bits = random.nextLong() >>> (64 - port.width());
                    return port.role() == Role.RESET ? (row < RESET_ROWS ? 1 : 0) : bits;
                })
                .toArray();
    }

    /** Where a port of one word lies among the inputs, or among the outputs, in bytes. */
    int offset(String port) {
        int offset = 0;
        Direction side = verilog().ports().stream()
                .filter(other -> other.name().equals(port))
                .findFirst()
                .orElseThrow()
                .direction();
        for (VerilogPort other : verilog().ports()) {
            if (other.name().equals(port)) {
                break;
            }
            if (other.direction() == side && other.role() != Role.CLOCK) {
                offset += 8 * ((other.width() + 63) / 64);
            }
        }
        return offset;
    }

    /** The inputs of a simulation, in the order of a row's words. */
    static List<Port> inputs(Simulation simulation) {
        return simulation.ports().stream().filter(Port::isInput).toList();
    }

    /** The outputs of a simulation, in the order of the checksum. */
    static List<Port> outputs(Simulation simulation) {
        return simulation.ports().stream().filter(port -> !port.isInput()).toList();
    }
}
