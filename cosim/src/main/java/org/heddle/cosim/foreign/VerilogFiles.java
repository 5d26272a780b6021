package org.heddle.cosim.foreign;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;
import org.w3c.dom.Document;

/**
 * Verilog or SystemVerilog that somebody else wrote, made ready to be simulated: its files, where it includes from, what it
 * defines, the top's parameters, and which inputs are clocks and resets. Immutable.
 *
 * <pre>{@code
 * VerilogDesign uart = VerilogFiles.of(Path.of("rtl/uart.v"), Path.of("rtl/fifo.v"))
 *         .includeFolder(Path.of("rtl")).define("BAUD", "115200").parameter("DEPTH", 64)
 *         .clock("clk").resetActiveLow("resetn").read("uart");
 * }</pre>
 *
 * <p>A port that is an unpacked array, {@code input [7:0] lane [0:3]}, becomes one port for each element: {@code lane_0} to
 * {@code lane_3}. An {@code inout [7:0] pad} becomes the input {@code pad_in}, what the wire is where the design does not drive it, and the
 * outputs {@code pad_out} and {@code pad_enable}, what the design drives and which bits; bits that it does not drive are 0 in
 * {@code pad_out}. With such ports, or with a parameter, the simulated top is a module {@code TOP_wrapper} around an instance that
 * is called like the top module.
 *
 * @param files in the order in which a simulator is to read them
 * @param includeFolders where {@code `include} looks
 * @param defines macros, as {@code NAME=text} or {@code NAME}
 * @param clocks inputs that the simulation drives
 * @param resets inputs that {@code Simulation.reset} holds at 1
 * @param resetsActiveLow inputs that {@code Simulation.reset} holds at 0
 * @param parameters values of the top's parameters by name, as Verilog constants
 */
public record VerilogFiles(
        List<Path> files,
        List<Path> includeFolders,
        List<String> defines,
        List<String> clocks,
        List<String> resets,
        List<String> resetsActiveLow,
        Map<String, String> parameters) {
    private static final Pattern MODULE =
            Pattern.compile("\\b(?:macro)?module\\s+(?:(?:static|automatic)\\s+)?\\\\?([\\w$]+)");
    private static final Pattern NO_PARAMETER =
            Pattern.compile("Parameters from the command line were not found in the design: ([^\\n]+)");
    private static final Pattern FOREIGN_FUNCTION =
            Pattern.compile("\\b(?:import|export)\\s+\"DPI(?:-C)?\"[^;]*?(\\w+)\\s*(?:\\(|;)");
    private static final Pattern COMPARISON_WITH_Z = Pattern.compile(
            "\\S*\\s*[!=]==\\s*[0-9]*\\s*'[sS]?[bBoOhHdD]?\\s*[zZ?]+|[0-9]*'[sS]?[bBoOhHdD]?\\s*[zZ?]+\\s*[!=]==[^;\\n]*");

    public VerilogFiles {
        files = List.copyOf(files);
        includeFolders = List.copyOf(includeFolders);
        defines = List.copyOf(defines);
        clocks = List.copyOf(clocks);
        resets = List.copyOf(resets);
        resetsActiveLow = List.copyOf(resetsActiveLow);
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    }

    /** Files, in the order in which a simulator is to read them. */
    public static VerilogFiles of(Path... files) {
        return new VerilogFiles(List.of(files), List.of(), List.of(), List.of(), List.of(), List.of(), Map.of());
    }

    /** Looks for included files here, too. */
    public VerilogFiles includeFolder(Path folder) {
        return new VerilogFiles(
                files, with(includeFolders, folder), defines, clocks, resets, resetsActiveLow, parameters);
    }

    /** Defines a macro. */
    public VerilogFiles define(String name, String text) {
        List<String> more = with(defines, text.isEmpty() ? name : name + "=" + text);
        return new VerilogFiles(files, includeFolders, more, clocks, resets, resetsActiveLow, parameters);
    }

    /**
     * Sets a parameter of the top module to a number.
     *
     * @throws IllegalArgumentException if the name is no identifier, or set already
     */
    public VerilogFiles parameter(String name, long value) {
        boolean fits = value == (int) value; // a number without a width has 32 bits
        return parameter(name, fits ? Long.toString(value) : "64'sh" + Long.toHexString(value));
    }

    /**
     * Sets a parameter of the top module.
     *
     * @param value a Verilog constant: a number such as {@code 8'hff}, or a text in double quotes
     * @throws IllegalArgumentException if the name is no identifier or set already, or the value is no constant
     */
    public VerilogFiles parameter(String name, String value) {
        ParameterValues.check(name, value, parameters);
        Map<String, String> more = new LinkedHashMap<>(parameters);
        more.put(name, value);
        return new VerilogFiles(files, includeFolders, defines, clocks, resets, resetsActiveLow, more);
    }

    /** Makes an input a clock, behind those declared before. */
    public VerilogFiles clock(String input) {
        return new VerilogFiles(
                files, includeFolders, defines, with(clocks, input), resets, resetsActiveLow, parameters);
    }

    /** Makes an input a reset that is active at 1. */
    public VerilogFiles reset(String input) {
        return new VerilogFiles(
                files, includeFolders, defines, clocks, with(resets, input), resetsActiveLow, parameters);
    }

    /** Makes an input a reset that is active at 0, such as {@code resetn}. */
    public VerilogFiles resetActiveLow(String input) {
        return new VerilogFiles(
                files, includeFolders, defines, clocks, resets, with(resetsActiveLow, input), parameters);
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
     * @throws ModelBuildException if Verilator refuses it, the top has no such parameter or a port that cannot be driven (an array of
     *     inouts), two ports would have one name, a declared clock or reset is no input of one bit, the design calls C functions
     *     (DPI), or it has an inout and something that Verilator takes wrongly then: a comparison with z, z in an always block, a
     *     part of a tri-state wire that is driven always
     * @throws org.heddle.cosim.tool.MissingToolException if Verilator is not installed
     */
    public VerilogDesign read(String top) {
        Toolchain.installed();
        requireFiles();
        try (ScratchFolder work = ScratchFolder.inTemporary()) {
            boolean system = files.stream().anyMatch(file -> file.toString().endsWith(".sv"));
            String name = top + (system ? ".sv" : ".v");
            String text = preprocessed(work.path());
            requireModule(top, text);
            refuseForeignFunctions(top, text);
            Files.writeString(work.path().resolve(name), text);
            List<DeclaredPort> declared = ports(top, name, work.path());
            if (declared.stream().anyMatch(DeclaredPort::isInout)) {
                refuseComparisonsWithZ(top, text);
            }
            List<VerilogPort> simulated =
                    declared.stream().flatMap(port -> port.simulated().stream()).toList();
            refuseEqualNames(top, simulated);
            List<VerilogPort> ports = roles(top, simulated);
            VerilogFile file = file(name, text);
            if (!PortWrapper.isNeeded(declared, parameters)) {
                return new VerilogDesign(top, List.of(file), ports);
            }
            PortWrapper wrapper = new PortWrapper(top, declared, parameters);
            String wrapperName = wrapper.name() + (system ? ".sv" : ".v");
            return new VerilogDesign(wrapper.name(), List.of(file, file(wrapperName, wrapper.text())), ports);
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read the Verilog of \"" + top + "\"", failure);
        }
    }

    private void requireFiles() {
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                throw new ModelBuildException("there is no file " + file + ": paths are taken from "
                        + Path.of("").toAbsolutePath());
            }
        }
    }

    private void requireModule(String top, String text) {
        List<String> modules = MODULE.matcher(text)
                .results()
                .map(found -> found.group(1))
                .distinct()
                .toList();
        if (!modules.contains(top)) {
            throw new ModelBuildException("there is no module \"" + top + "\" in " + files + ": "
                    + (modules.isEmpty() ? "they have none" : "they have " + String.join(", ", modules)));
        }
    }

    private static VerilogFile file(String name, String text) {
        List<Optional<Site>> nowhere = Collections.nCopies((int) text.lines().count(), Optional.empty());
        return new VerilogFile(name, text, nowhere);
    }

    private static void refuseForeignFunctions(String top, String text) {
        Matcher foreign = FOREIGN_FUNCTION.matcher(text);
        if (foreign.find()) {
            throw new ModelBuildException("\"" + top + "\" uses the C function \"" + foreign.group(1)
                    + "\" through DPI, which is not supported: leave it out by a macro, or replace it by Verilog");
        }
    }

    /** A wire of an inout is always 0 or 1, as the test drives it, and Verilator finds z where only the design does not drive. */
    private static void refuseComparisonsWithZ(String top, String text) {
        Matcher comparison = COMPARISON_WITH_Z.matcher(text);
        if (comparison.find()) {
            throw new ModelBuildException("\"" + top + "\" has an inout and compares with z (\""
                    + comparison.group().strip()
                    + "\"): no wire is z here, as a test gives each inout 0 or 1; leave the comparison out by a macro");
        }
    }

    private static void refuseEqualNames(String top, List<VerilogPort> ports) {
        Set<String> names = new HashSet<>();
        for (VerilogPort port : ports) {
            if (!names.add(port.name())) {
                throw new ModelBuildException("\"" + top + "\" would have two ports \"" + port.name()
                        + "\", one of them made of an inout or an array: rename the other one in the Verilog");
            }
        }
    }

    private String preprocessed(Path work) throws IOException {
        List<String> command = new ArrayList<>(List.of(Toolchain.VERILATOR, "-E", "-DHEDDLE_SIMULATION"));
        defines.forEach(define -> command.add("-D" + define));
        includeFolders.forEach(folder -> command.add("-I" + folder.toAbsolutePath()));
        files.forEach(file -> command.add(file.toAbsolutePath().toString()));
        return run(work, command);
    }

    private List<DeclaredPort> ports(String top, String name, Path work) throws IOException {
        boolean xml = Toolchain.installed().describesInXml();
        String file = xml ? "design.xml" : "design.json";
        List<String> command = new ArrayList<>(List.of(
                Toolchain.VERILATOR,
                xml ? "--xml-only" : "--json-only",
                "-Wno-fatal",
                "--no-timing",
                "-fno-dfg", // it replaces wires by their drivers, and the rules for tri-state wires look at both
                "--top-module",
                top,
                xml ? "--xml-output" : "--json-only-output",
                file,
                name));
        parameters.forEach((parameter, value) -> command.add("-G" + parameter + "=" + value));
        try {
            run(work, command);
        } catch (ModelBuildException refused) {
            Matcher missing = NO_PARAMETER.matcher(String.valueOf(refused.getMessage()));
            if (missing.find()) {
                throw new ModelBuildException("module \"" + top + "\" has no parameter "
                        + missing.group(1).strip()
                        + ": parameter(..) takes the names that stand in its head, written alike");
            }
            throw refused;
        }
        Path description = work.resolve(file);
        Document document = xml ? XmlPorts.document(top, description) : JsonDescription.read(top, description);
        List<DeclaredPort> ports = XmlPorts.of(top, document);
        Optional<DeclaredPort> inout =
                ports.stream().filter(DeclaredPort::isInout).findFirst();
        if (inout.isPresent()) {
            TristateRules.requireStatements(top, inout.get().name(), xml);
            TristateRules.check(top, document);
        }
        return ports;
    }

    private static String run(Path work, List<String> command) {
        ToolRun run = ToolRun.of(work, command);
        if (!run.succeeded()) {
            throw new ModelBuildException(
                    "Verilator refuses it:\n" + run.output().strip());
        }
        return run.output();
    }

    private List<VerilogPort> roles(String top, List<VerilogPort> ports) {
        List<String> named = new ArrayList<>(clocks);
        named.addAll(resets);
        named.addAll(resetsActiveLow);
        if (Set.copyOf(named).size() < named.size()) {
            throw new ModelBuildException("an input of \"" + top + "\" is one clock or one reset: " + named);
        }
        for (String input : named) {
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
            } else if (resetsActiveLow.contains(port.name())) {
                ordered.add(new VerilogPort(port.name(), Direction.INPUT, 1, Role.RESET_ACTIVE_LOW));
            } else if (!clocks.contains(port.name())) {
                ordered.add(port);
            }
        }
        return ordered;
    }

    private static boolean isBit(VerilogPort port) {
        return port.direction() == Direction.INPUT && port.width() == 1;
    }
}
