package org.heddle.verify.random;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.verify.tool.DesignFiles;

/** Icarus Verilog, over the emitted text or over the netlist that yosys makes of it. */
final class IcarusRows implements RowEngine {
    private static final Duration LIMIT = Duration.ofMinutes(5);

    private final VerilogDesign design;
    private final boolean isNetlist;
    private final ScratchFolder scratch;
    private final List<VerilogPort> inputs;
    private final List<VerilogPort> outputs;
    private boolean compiled;

    /**
     * @param design with all state beginning as in the interpreter
     * @param isNetlist whether yosys goes first
     */
    IcarusRows(VerilogDesign design, boolean isNetlist) throws IOException {
        this.design = design;
        this.isNetlist = isNetlist;
        this.scratch = ScratchFolder.inTemporary();
        inputs = design.ports().stream()
                .filter(port ->
                        port.direction() == VerilogPort.Direction.INPUT && port.role() != VerilogPort.Role.CLOCK)
                .toList();
        outputs = design.ports().stream()
                .filter(port -> port.direction() == VerilogPort.Direction.OUTPUT)
                .toList();
    }

    @Override
    public String name() {
        return isNetlist ? "the netlist of yosys" : "Icarus Verilog";
    }

    @Override
    public Optional<String> difference(List<Map<String, BigInteger>> rows, List<Map<String, BigInteger>> answers)
            throws IOException {
        if (!compiled) {
            compile();
            compiled = true;
        }
        StringBuilder text = new StringBuilder();
        for (Map<String, BigInteger> row : rows) {
            List<String> words = new ArrayList<>();
            inputs.forEach(port -> words.add(String.valueOf(row.get(port.name()).toString(16))));
            text.append(String.join(" ", words)).append('\n');
        }
        Files.writeString(scratch.path().resolve("rows.txt"), text);
        ToolRun run = ToolRun.of(scratch.path(), LIMIT, List.of("vvp", "-n", "bench.vvp"));
        List<String> lines = run.output().lines().toList();
        for (int cycle = 0; cycle < answers.size(); cycle++) {
            if (cycle >= lines.size()) {
                return Optional.of("cycle " + cycle + ": the simulation ended");
            }
            String[] words = lines.get(cycle).split(" ");
            for (int i = 0; i < outputs.size(); i++) {
                BigInteger expected = answers.get(cycle).get(outputs.get(i).name());
                String actual = i < words.length ? words[i] : lines.get(cycle);
                if (!actual.matches("[0-9a-f]+") || !new BigInteger(actual, 16).equals(expected)) {
                    return Optional.of(
                            RowEngine.text(cycle, outputs.get(i).name(), "0x" + actual, "0x" + expected.toString(16)));
                }
            }
        }
        return Optional.empty();
    }

    private void compile() throws IOException {
        List<String> files = DesignFiles.write(scratch.path(), design);
        if (isNetlist) {
            requireDone(List.of(
                    "yosys",
                    "-q",
                    "-p",
                    "read_verilog " + String.join(" ", files) + "; hierarchy -check -top " + design.top()
                            + "; proc; opt_expr; wreduce; peepopt; opt_clean; memory_dff; memory_map; opt_expr -full;"
                            + " opt_clean; write_verilog -noattr netlist.v"));
            files = List.of("netlist.v");
        }
        Files.writeString(scratch.path().resolve("heddle_bench.v"), bench());
        List<String> command = new ArrayList<>(
                List.of("iverilog", "-g2005", "-s", "heddle_bench", "-o", "bench.vvp", "heddle_bench.v"));
        command.addAll(files);
        requireDone(command);
    }

    private void requireDone(List<String> command) throws IOException {
        ToolRun run = ToolRun.of(scratch.path(), LIMIT, command);
        if (!run.succeeded()) {
            throw new IOException(command.get(0) + " refuses " + design.top() + ": "
                    + run.output().strip());
        }
    }

    /** The bench reads a row for each cycle, lets it settle, prints the outputs, and lets the clock rise. */
    private String bench() {
        StringBuilder text = new StringBuilder("module heddle_bench;\n  reg clock = 0;\n  integer file, got;\n");
        List<String> connections = new ArrayList<>();
        design.ports().stream()
                .filter(port -> port.role() == VerilogPort.Role.CLOCK)
                .forEach(port -> connections.add("." + port.name() + "(clock)"));
        List<String> read = new ArrayList<>();
        for (VerilogPort port : inputs) {
            text.append("  reg [%d:0] %s = 0;\n".formatted(port.width() - 1, local(port)));
            connections.add(".%s(%s)".formatted(port.name(), local(port)));
            read.add(local(port));
        }
        List<String> shown = new ArrayList<>();
        for (VerilogPort port : outputs) {
            text.append("  wire [%d:0] %s;\n".formatted(port.width() - 1, local(port)));
            connections.add(".%s(%s)".formatted(port.name(), local(port)));
            shown.add(local(port));
        }
        text.append("  %s dut (%s);\n".formatted(design.top(), String.join(", ", connections)));
        String formats = "%h ".repeat(inputs.size()).strip();
        text.append("  initial begin\n    file = $fopen(\"rows.txt\", \"r\");\n");
        text.append("    got = $fscanf(file, \"%s\\n\", %s);\n".formatted(formats, String.join(", ", read)));
        text.append(
                "    while (got == %d) begin\n      #1 $display(\"%s\", %s);\n      #1 clock = 1; #1 clock = 0; #1;\n"
                        .formatted(inputs.size(), "%h ".repeat(outputs.size()).strip(), String.join(", ", shown)));
        text.append("      got = $fscanf(file, \"%s\\n\", %s);\n".formatted(formats, String.join(", ", read)));
        return text.append("    end\n    $finish;\n  end\nendmodule\n").toString();
    }

    private static String local(VerilogPort port) {
        return "p_" + port.name();
    }

    @Override
    public void close() {
        try {
            scratch.close();
        } catch (IOException left) {
            throw new UncheckedIOException(left);
        }
    }
}
