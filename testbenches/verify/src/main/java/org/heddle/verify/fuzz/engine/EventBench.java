package org.heddle.verify.fuzz.engine;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.verify.fuzz.hardware.CircuitBench;
import org.heddle.verify.fuzz.plan.Plan;

/** A Verilog test bench that reads the stimulus from a file and prints what every circuit answers. */
final class EventBench {
    static final String FILE = "heddle_bench.v";

    private EventBench() {}

    static void write(Path folder, Subject subject, Stimulus stimulus) throws IOException {
        StringBuilder rows = new StringBuilder();
        for (Stimulus.Row row : stimulus.rows()) {
            int controls = (row.reset() ? 1 : 0) | (row.otherReset() ? 0 : 2) | (row.otherClock() ? 4 : 0);
            rows.append(row.bits()
                            .or(BigInteger.valueOf(controls).shiftLeft(CircuitBench.STIMULUS))
                            .toString(16))
                    .append('\n');
        }
        Files.writeString(folder.resolve("rows.hex"), rows.toString());
        Files.writeString(folder.resolve(FILE), text(subject, stimulus.rows().size()));
    }

    private static String text(Subject subject, int rows) {
        int width = CircuitBench.STIMULUS;
        StringBuilder text = new StringBuilder("module heddle_bench;\n  reg clock = 0;\n");
        text.append("  reg [%d:0] rows [0:%d];\n  reg [%d:0] row;\n  integer i;\n"
                .formatted(width + 2, rows - 1, width + 2));
        List<String> connections = new ArrayList<>(List.of(
                ".clock(clock)",
                ".reset(row[%d])".formatted(width),
                ".other_reset_n(row[%d])".formatted(width + 1),
                ".other_clock(row[%d])".formatted(width + 2),
                ".stimulus(row[%d:0])".formatted(width - 1),
                ".cycles()",
                ".other_cycles()"));
        StringBuilder prints = new StringBuilder();
        for (Plan plan : subject.plans()) {
            String port = CircuitBench.port(plan);
            int bits = width(subject, port);
            text.append("  wire [%d:0] %s;\n".formatted(bits - 1, port));
            connections.add(".%s(%s)".formatted(port, port));
            prints.append("      $display(\"%%h\", %s);\n".formatted(port));
        }
        text.append("  %s dut (%s);\n".formatted(subject.verilog().top(), String.join(", ", connections)));
        text.append("  initial begin\n    $readmemh(\"rows.hex\", rows);\n");
        text.append("    for (i = 0; i < %d; i = i + 1) begin\n      row = rows[i]; #1 clock = 1; #1 clock = 0; #1;\n"
                .formatted(rows));
        text.append(prints).append("    end\n    $finish;\n  end\nendmodule\n");
        return text.toString();
    }

    private static int width(Subject subject, String port) {
        return subject.verilog().ports().stream()
                .filter(candidate -> candidate.name().equals(port))
                .findFirst()
                .orElseThrow()
                .width();
    }

    /** The traces in what the bench printed: for each row one line for each circuit. */
    static List<Trace> parse(String output, int circuits, int rows) {
        List<String> lines = output.lines().toList();
        if (lines.size() != circuits * rows) {
            throw new ToolRefusal("the simulation printed " + lines.size() + " lines instead of " + circuits * rows
                    + ": " + output.lines().limit(5).toList());
        }
        List<Trace> traces = new ArrayList<>();
        for (int circuit = 0; circuit < circuits; circuit++) {
            List<String> trace = new ArrayList<>();
            for (int row = 0; row < rows; row++) {
                trace.add(lines.get(row * circuits + circuit));
            }
            traces.add(new Trace(trace));
        }
        return traces;
    }
}
