package org.heddle.cli.language;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.foreign.VerilogFiles;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options of {@code synth} for a file of Verilog that is none of Heddle's. */
final class VerilogFileOptions {
    private static final List<String> USUAL_CLOCKS = List.of("clk", "clock", "clk_i", "aclk");

    @Option(
            names = "--module",
            paramLabel = "NAME",
            description = "Of a Verilog file: its top. Default: the file's name without what is behind the dot.")
    private @Nullable String module;

    @Option(
            names = "--clock-input",
            paramLabel = "NAME",
            description = "Of a Verilog file: its clock. Default: clk, clock, clk_i or aclk, whichever there is.")
    private @Nullable String clock;

    @Option(
            names = "--parameter",
            paramLabel = "NAME=VALUE",
            description = "Of a Verilog file: a parameter of its top, such as WIDTH=8; as often as there are any.")
    private Map<String, String> parameters = new LinkedHashMap<>();

    private boolean areGiven() {
        return module != null || clock != null || !parameters.isEmpty();
    }

    /**
     * Returns the design that a text names, if that is a file of Verilog.
     *
     * @throws ParameterException if there is no such file, it is no design that can be synthesised, or options for a file are given
     *     without one
     */
    Optional<VerilogDesign> design(CommandSpec spec, String text) {
        if (!text.endsWith(".v") && !text.endsWith(".sv")) {
            if (areGiven()) {
                throw new ParameterException(
                        spec.commandLine(),
                        "--module, --clock-input and --parameter are for a file of Verilog, such as uart.v: name one.");
            }
            return Optional.empty();
        }
        Path file = Path.of(text);
        if (!Files.isRegularFile(file)) {
            throw new ParameterException(spec.commandLine(), "there is no file " + file.toAbsolutePath() + ".");
        }
        String name = file.getFileName().toString();
        String top = module != null ? module : name.substring(0, name.lastIndexOf('.'));
        try {
            VerilogFiles files = VerilogFiles.of(file);
            for (Map.Entry<String, String> parameter : parameters.entrySet()) {
                files = files.parameter(parameter.getKey(), parameter.getValue());
            }
            return Optional.of(clock != null ? files.clock(clock).read(top) : withUsualClock(files.read(top)));
        } catch (ModelBuildException | IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
    }

    /** Returns a design with the first of the usual clocks that it has as an input of one bit. */
    private static VerilogDesign withUsualClock(VerilogDesign design) {
        for (String usual : USUAL_CLOCKS) {
            VerilogPort input = new VerilogPort(usual, Direction.INPUT, 1, Role.DATA);
            if (design.ports().contains(input)) {
                List<VerilogPort> ports = new ArrayList<>(design.ports());
                ports.set(ports.indexOf(input), new VerilogPort(usual, Direction.INPUT, 1, Role.CLOCK));
                return new VerilogDesign(design.top(), design.files(), ports);
            }
        }
        return design;
    }
}
