package org.heddle.cosim.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;

/**
 * Verilog or SystemVerilog that somebody else wrote, made ready to be simulated: its files, where it includes from, what it
 * defines, and which inputs are clocks and resets. Immutable.
 *
 * <pre>{@code
 * VerilogDesign uart = VerilogFiles.of(Path.of("rtl/uart.v"), Path.of("rtl/fifo.v"))
 *         .includeFolder(Path.of("rtl")).define("BAUD", "115200")
 *         .clock("clk").reset("rst").read("uart");
 * }</pre>
 *
 * @param files in the order in which a simulator is to read them
 * @param includeFolders where {@code `include} looks
 * @param defines macros, as {@code NAME=text} or {@code NAME}
 * @param clocks inputs that the simulation drives
 * @param resets inputs that {@code Simulation.reset} holds at 1; one that is active at 0 is none
 */
public record VerilogFiles(
        List<Path> files, List<Path> includeFolders, List<String> defines, List<String> clocks, List<String> resets) {
    public VerilogFiles {
        files = List.copyOf(files);
        includeFolders = List.copyOf(includeFolders);
        defines = List.copyOf(defines);
        clocks = List.copyOf(clocks);
        resets = List.copyOf(resets);
    }

    /** Files, in the order in which a simulator is to read them. */
    public static VerilogFiles of(Path... files) {
        return new VerilogFiles(List.of(files), List.of(), List.of(), List.of(), List.of());
    }

    /** Looks for included files here, too. */
    public VerilogFiles includeFolder(Path folder) {
        return new VerilogFiles(files, with(includeFolders, folder), defines, clocks, resets);
    }

    /** Defines a macro. */
    public VerilogFiles define(String name, String text) {
        return new VerilogFiles(
                files, includeFolders, with(defines, text.isEmpty() ? name : name + "=" + text), clocks, resets);
    }

    /** Makes an input a clock, behind those declared before. */
    public VerilogFiles clock(String input) {
        return new VerilogFiles(files, includeFolders, defines, with(clocks, input), resets);
    }

    /** Makes an input a reset that is active at 1. */
    public VerilogFiles reset(String input) {
        return new VerilogFiles(files, includeFolders, defines, clocks, with(resets, input));
    }

    private static <T> List<T> with(List<T> list, T element) {
        List<T> longer = new ArrayList<>(list);
        longer.add(element);
        return longer;
    }

    /**
     * Reads the design, preprocessed into one file, with its ports as Verilator sees them. Files that it opens while it runs,
     * such as those of {@code $readmemh}, are not part of it: give their absolute paths.
     *
     * @param top the top module
     * @throws ModelBuildException if Verilator refuses it, the top has a port that cannot be driven (inout, an array), or a
     *     declared clock or reset is no input of one bit
     * @throws MissingToolException if Verilator is not installed
     */
    public VerilogDesign read(String top) {
        Toolchain.installed();
        try (ScratchFolder work = ScratchFolder.inTemporary()) {
            boolean system = files.stream().anyMatch(file -> file.toString().endsWith(".sv"));
            String name = top + (system ? ".sv" : ".v");
            String text = preprocessed(work.path());
            Files.writeString(work.path().resolve(name), text);
            List<Optional<Site>> nowhere =
                    Collections.nCopies((int) text.lines().count(), Optional.empty());
            return new VerilogDesign(
                    top, List.of(new VerilogFile(name, text, nowhere)), roles(top, ports(top, name, work.path())));
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read the Verilog of \"" + top + "\"", failure);
        }
    }

    private String preprocessed(Path work) throws IOException {
        List<String> command = new ArrayList<>(List.of(Toolchain.VERILATOR, "-E", "-DHEDDLE_SIMULATION"));
        defines.forEach(define -> command.add("-D" + define));
        includeFolders.forEach(folder -> command.add("-I" + folder.toAbsolutePath()));
        files.forEach(file -> command.add(file.toAbsolutePath().toString()));
        return run(work, command);
    }

    private static List<VerilogPort> ports(String top, String name, Path work) throws IOException {
        boolean xml = Toolchain.installed().describesInXml();
        String file = xml ? "design.xml" : "design.json";
        run(
                work,
                List.of(
                        Toolchain.VERILATOR,
                        xml ? "--xml-only" : "--json-only",
                        "-Wno-fatal",
                        "--no-timing",
                        "--top-module",
                        top,
                        xml ? "--xml-output" : "--json-only-output",
                        file,
                        name));
        Path description = work.resolve(file);
        return xml ? XmlPorts.read(top, description) : XmlPorts.of(top, JsonDescription.read(top, description));
    }

    private static String run(Path work, List<String> command) throws IOException {
        ToolRun run = ToolRun.of(work, command);
        if (run.failed()) {
            throw new ModelBuildException(
                    "Verilator refuses it:\n" + run.output().strip());
        }
        return run.output();
    }

    private List<VerilogPort> roles(String top, List<VerilogPort> ports) {
        for (String input : joined(clocks, resets)) {
            if (ports.stream().noneMatch(port -> port.name().equals(input) && isBit(port))) {
                throw new ModelBuildException(
                        "\"" + top + "\" has no input \"" + input + "\" of one bit: its ports are "
                                + ports.stream().map(VerilogPort::name).toList());
            }
        }
        List<VerilogPort> ordered = new ArrayList<>();
        for (String clock : clocks) {
            ordered.add(new VerilogPort(clock, Direction.INPUT, 1, Role.CLOCK));
        }
        for (VerilogPort port : ports) {
            if (resets.contains(port.name())) {
                ordered.add(new VerilogPort(port.name(), Direction.INPUT, 1, Role.RESET));
            } else if (!clocks.contains(port.name())) {
                ordered.add(port);
            }
        }
        return ordered;
    }

    private static List<String> joined(List<String> some, List<String> more) {
        List<String> all = new ArrayList<>(some);
        all.addAll(more);
        return all;
    }

    private static boolean isBit(VerilogPort port) {
        return port.direction() == Direction.INPUT && port.width() == 1;
    }
}
