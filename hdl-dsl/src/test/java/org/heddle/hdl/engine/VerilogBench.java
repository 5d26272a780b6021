package org.heddle.hdl.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;

/**
 * A Verilog test bench that reads rows of inputs from a file and prints rows of outputs. A row that names clocks lets those rise
 * whose value is 1, any other row lets all rise.
 */
final class VerilogBench {
    /** Verilator prints no more than 8,192 bits at once. */
    private static final int PRINTED = 8192;

    private VerilogBench() {}

    /** Writes {@code bench.v} and {@code rows.hex}. */
    static void write(Path folder, VerilogDesign design, List<Map<String, BigInteger>> rows) {
        try {
            Files.writeString(folder.resolve("rows.hex"), stimulus(design, rows));
            Files.writeString(folder.resolve("bench.v"), bench(design, rows.size()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs a tool that must succeed. */
    static String succeed(Path folder, List<String> command) {
        Tool.Result result = Tool.run(folder, command);
        if (result.status() != 0) {
            throw new IllegalStateException(String.join(" ", command) + " failed:\n" + result.output());
        }
        return result.output();
    }

    private static List<VerilogPort> inputs(VerilogDesign design) {
        return design.ports().stream()
                .filter(port ->
                        port.direction() == VerilogPort.Direction.INPUT && port.role() != VerilogPort.Role.CLOCK)
                .toList();
    }

    private static List<VerilogPort> outputs(VerilogDesign design) {
        return design.ports().stream()
                .filter(port -> port.direction() == VerilogPort.Direction.OUTPUT)
                .toList();
    }

    private static List<VerilogPort> clocks(VerilogDesign design) {
        return design.ports().stream()
                .filter(port -> port.role() == VerilogPort.Role.CLOCK)
                .toList();
    }

    /** The names of the clocks that rise at the end of a row. */
    static Set<String> rising(VerilogDesign design, Map<String, BigInteger> row) {
        List<String> names = clocks(design).stream().map(VerilogPort::name).toList();
        boolean named = names.stream().anyMatch(row::containsKey);
        return names.stream()
                .filter(name ->
                        !named || row.getOrDefault(name, BigInteger.ZERO).signum() != 0)
                .collect(Collectors.toSet());
    }

    /** The value of an input that a row leaves out: 0, but a reset is not active. */
    static BigInteger unlessGiven(VerilogPort port) {
        return port.role() == VerilogPort.Role.RESET_ACTIVE_LOW ? BigInteger.ONE : BigInteger.ZERO;
    }

    /** The value with which a reset resets. */
    static BigInteger inReset(VerilogPort reset) {
        return BigInteger.ONE.subtract(unlessGiven(reset));
    }

    private static int width(List<VerilogPort> ports) {
        return Math.max(1, ports.stream().mapToInt(VerilogPort::width).sum());
    }

    /** The reset row, then the given ones: the inputs side by side, the first port the most significant. */
    private static String stimulus(VerilogDesign design, List<Map<String, BigInteger>> rows) {
        Map<String, BigInteger> reset = new HashMap<>();
        design.ports().stream()
                .filter(port -> port.role().isReset())
                .forEach(port -> reset.put(port.name(), inReset(port)));
        StringBuilder text = new StringBuilder(hex(design, reset));
        for (Map<String, BigInteger> row : rows) {
            text.append(hex(design, row));
        }
        return text.toString();
    }

    private static String hex(VerilogDesign design, Map<String, BigInteger> row) {
        BigInteger word = BigInteger.ZERO;
        Set<String> unknown = new HashSet<>(row.keySet());
        Set<String> rising = rising(design, row);
        for (VerilogPort clock : clocks(design)) {
            word = word.shiftLeft(1).or(rising.contains(clock.name()) ? BigInteger.ONE : BigInteger.ZERO);
            unknown.remove(clock.name());
        }
        for (VerilogPort port : inputs(design)) {
            word = word.shiftLeft(port.width()).or(row.getOrDefault(port.name(), unlessGiven(port)));
            unknown.remove(port.name());
        }
        if (!unknown.isEmpty()) {
            throw new IllegalArgumentException("no such inputs of " + design.top() + ": " + unknown);
        }
        return word.toString(16) + "\n";
    }

    private static String bench(VerilogDesign design, int rows) {
        List<VerilogPort> inputs = inputs(design);
        List<VerilogPort> outputs = outputs(design);
        List<VerilogPort> clocks = clocks(design);
        int bits = width(inputs) + clocks.size();
        StringBuilder text = new StringBuilder("module heddle_bench;\n");
        text.append("  reg [%d:0] heddle_clocks = 0;\n".formatted(width(clocks) - 1));
        text.append("  reg [%d:0] heddle_rows [0:%d];\n".formatted(bits - 1, rows));
        text.append("  reg [%d:0] heddle_row;\n  integer heddle_i;\n".formatted(bits - 1));
        text.append("  wire [%d:0] heddle_out;\n".formatted(width(outputs) - 1));
        List<String> connections = new ArrayList<>();
        int low = width(inputs);
        for (VerilogPort port : inputs) {
            low -= port.width();
            connections.add(".%s(heddle_row[%d:%d])".formatted(port.name(), low + port.width() - 1, low));
        }
        low = width(outputs);
        for (VerilogPort port : outputs) {
            low -= port.width();
            connections.add(".%s(heddle_out[%d:%d])".formatted(port.name(), low + port.width() - 1, low));
        }
        for (int i = 0; i < clocks.size(); i++) {
            connections.add(".%s(heddle_clocks[%d])".formatted(clocks.get(i).name(), clocks.size() - 1 - i));
        }
        String rise = clocks.isEmpty() ? "0" : "heddle_row >> " + width(inputs);
        text.append(
                "  %s dut (%s);\n".formatted(design.top(), connections.stream().collect(Collectors.joining(", "))));
        text.append("  initial begin\n    $readmemh(\"rows.hex\", heddle_rows);\n");
        // Asynchronous resets act when they begin, so they are off at first.
        String idle = hex(design, Map.of()).strip();
        text.append("    heddle_row = %d'h%s; #1;\n".formatted(bits, idle));
        text.append("    for (heddle_i = 0; heddle_i <= %d; heddle_i = heddle_i + 1) begin\n".formatted(rows));
        text.append("      heddle_row = heddle_rows[heddle_i]; #1;\n");
        text.append("      if (heddle_i > 0) begin\n        $write(\"row \");\n");
        for (int high = width(outputs) - 1; high >= 0; high -= PRINTED) {
            text.append(
                    "        $write(\"%%b\", heddle_out[%d:%d]);\n".formatted(high, Math.max(0, high - PRINTED + 1)));
        }
        text.append("        $display(\"\");\n      end\n");
        text.append("      #1 heddle_clocks = %s; #1 heddle_clocks = 0;\n    end\n".formatted(rise));
        text.append("    $finish;\n  end\nendmodule\n");
        return text.toString();
    }

    /** The rows in what the bench printed; an output that is not all zeros and ones is left out. */
    static List<Map<String, BigInteger>> parse(VerilogDesign design, String output, int rows) {
        List<Map<String, BigInteger>> result = new ArrayList<>();
        for (String line : output.lines().toList()) {
            if (line.startsWith("- ")) {
                continue; // Verilator's note that $finish was reached
            }
            if (!line.startsWith("row ")) {
                throw new IllegalStateException("the simulator said: " + output);
            }
            result.add(row(design, line.substring(4)));
        }
        if (result.size() != rows) {
            throw new IllegalStateException("the simulator stopped after row " + (result.size() - 1) + ": " + output);
        }
        return result;
    }

    private static Map<String, BigInteger> row(VerilogDesign design, String bits) {
        Map<String, BigInteger> row = new LinkedHashMap<>();
        int from = 0;
        for (VerilogPort port : outputs(design)) {
            String value = bits.substring(from, from + port.width());
            from += port.width();
            if (value.matches("[01]+")) {
                row.put(port.name(), new BigInteger(value, 2));
            }
        }
        return row;
    }
}
