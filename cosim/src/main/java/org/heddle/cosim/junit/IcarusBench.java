package org.heddle.cosim.junit;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.build.IcarusRun;

/**
 * The test bench that compares a design in Icarus with recorded rows, in Verilog.
 *
 * <p>A row is one rising edge: the cycle; the levels of all clocks just before it and behind it; whether outputs are compared;
 * each input; for each output its expected value and a mask, all hexadecimal. Inputs are set while clocks are as before the
 * edge; outputs are compared when all has settled. The first difference is printed and ends the run:
 * {@code DIFFERENT <cycle> <output> <actual, binary> <expected, binary>}.
 */
final class IcarusBench {
    /** Begins the line that tells of a difference. */
    static final String DIFFERENT = "DIFFERENT";

    /** The line of a run that came to its end. */
    static final String AGREES = "AGREES";

    private final Simulation simulation;
    private final StringBuilder out = new StringBuilder();

    private IcarusBench(Simulation simulation) {
        this.simulation = simulation;
    }

    static String of(Simulation simulation) {
        return new IcarusBench(simulation).text();
    }

    private String text() {
        List<Port> inputs = simulation.ports().stream().filter(Port::isInput).toList();
        List<Port> outputs =
                simulation.ports().stream().filter(port -> !port.isInput()).toList();
        int clocks = simulation.clocks().size();
        line("`timescale 1ps/1ps");
        line("module heddle_bench;");
        line("  integer file, got, compared;");
        line("  reg [63:0] cycle;");
        line("  reg [" + Math.max(0, clocks - 1) + ":0] clocks, clocks_before, clocks_after;");
        StringBuilder format = new StringBuilder("%h %h %h %h");
        List<String> read = new ArrayList<>(List.of("cycle", "clocks_before", "clocks_after", "compared"));
        List<String> connections = new ArrayList<>();
        for (int i = 0; i < clocks; i++) {
            connections.add("." + simulation.clocks().get(i).name() + "(clocks[" + i + "])");
        }
        for (int i = 0; i < inputs.size(); i++) {
            line("  reg " + range(inputs.get(i)) + " in" + i + ", next" + i + ";");
            format.append(" %h");
            read.add("next" + i);
            connections.add("." + inputs.get(i).name() + "(in" + i + ")");
        }
        for (int i = 0; i < outputs.size(); i++) {
            line("  wire " + range(outputs.get(i)) + " out" + i + ";");
            line("  reg " + range(outputs.get(i)) + " expected" + i + ", mask" + i + ";");
            format.append(" %h %h");
            read.add("expected" + i);
            read.add("mask" + i);
            connections.add("." + outputs.get(i).name() + "(out" + i + ")");
        }
        line("  " + simulation.design().top() + " dut (" + String.join(", ", connections) + ");");
        line("  initial begin");
        line("    clocks = 0;");
        line("    file = $fopen(\"" + IcarusRun.ROWS + "\", \"r\");");
        line("    got = $fscanf(file, \"" + format + "\", " + String.join(", ", read) + ");");
        line("    while (got == " + read.size() + ") begin");
        line("      clocks = clocks_before;");
        for (int i = 0; i < inputs.size(); i++) {
            line("      in" + i + " = next" + i + ";");
        }
        line("      #1;");
        for (int i = 0; i < outputs.size(); i++) {
            line("      if (compared && (out" + i + " & mask" + i + ") !== (expected" + i + " & mask" + i + ")) begin");
            line("        $display(\"" + DIFFERENT + " %0d " + outputs.get(i).name() + " %b %b\", cycle, out" + i
                    + ", expected" + i + ");");
            line("        $finish;");
            line("      end");
        }
        line("      clocks = clocks_after;");
        line("      #1;");
        line("      got = $fscanf(file, \"" + format + "\", " + String.join(", ", read) + ");");
        line("    end");
        line("    $display(\"" + AGREES + "\");");
        line("    $finish;");
        line("  end");
        line("endmodule");
        return out.toString();
    }

    private static String range(Port port) {
        return "[" + (port.width() - 1) + ":0]";
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
