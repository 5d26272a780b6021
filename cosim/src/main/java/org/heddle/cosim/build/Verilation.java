package org.heddle.cosim.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** From Verilog to C++: one run of Verilator and what its output is made ready for. */
final class Verilation {
    /** The class that Verilator makes of the top. */
    static final String PREFIX = "Vmodel";

    /** Stands in the keys of models: what is done to Verilator's output. */
    static final String RULES = "initial values " + InitialValues.RULE + ", task bookkeeping " + TaskBookkeeping.RULE
            + ", code that runs once is not optimised";

    /** In the names of files whose code runs once, before the first cycle: constructors and the first settling. */
    private static final String RUNS_ONCE = "__Slow";

    private Verilation() {}

    /**
     * Runs Verilator in a folder, which receives the Verilog and the C++.
     *
     * @return its warnings, translated to Java places
     * @throws ModelBuildException if it refuses the Verilog
     */
    static String run(VerilogDesign design, List<String> flags, Path work) throws IOException {
        ToolMessages messages = new ToolMessages(design);
        List<String> command = new ArrayList<>(List.of(Toolchain.VERILATOR));
        command.addAll(flags);
        command.addAll(List.of("--top-module", design.top(), "--prefix", PREFIX, "--Mdir", "."));
        for (VerilogFile file : design.files()) {
            Files.writeString(work.resolve(file.name()), file.text());
            command.add(file.name());
        }
        if (flags.contains(OpenMemories.FILE)) {
            Files.writeString(work.resolve(OpenMemories.FILE), OpenMemories.configuration(design));
        }
        ToolRun run = ToolRun.of(work, command);
        if (!run.succeeded()) {
            throw new ModelBuildException(messages.firstError(run.output()));
        }
        return String.join("\n\n", messages.warnings(run.output()));
    }

    /** Tells the wrapper how Verilator calls the ports. */
    static void writePortNames(VerilogDesign design, Path work) throws IOException {
        String header = Files.readString(work.resolve(PREFIX + ".h"));
        Files.writeString(work.resolve("port_names.h"), PortNames.definitions(design.top(), design.ports(), header));
    }

    /**
     * Includes of all C++ sources of the model, adapted to this engine, so that they become one translation unit.
     *
     * <p>Half of a large model is code that runs once: optimised like the rest it took as long to compile as all that runs in a
     * cycle (a verbs node at -O1: 19.6 s, 9.7 s so).
     */
    static String asOneUnit(Path work) throws IOException {
        StringBuilder everyCycle = new StringBuilder();
        StringBuilder once = new StringBuilder();
        include(everyCycle, NativeSources.INITIAL);
        for (Path source : sources(work)) {
            Files.writeString(source, TaskBookkeeping.removed(InitialValues.byName(Files.readString(source))));
            String name = source.getFileName().toString();
            include(name.contains(RUNS_ONCE) ? once : everyCycle, name);
        }
        return everyCycle + "#pragma GCC push_options\n#pragma GCC optimize (\"O0\")\n" + once
                + "#pragma GCC pop_options\n";
    }

    private static List<Path> sources(Path work) throws IOException {
        try (Stream<Path> files = Files.list(work)) {
            return files.filter(file -> file.getFileName().toString().matches(PREFIX + ".*\\.cpp"))
                    .sorted()
                    .toList();
        }
    }

    private static void include(StringBuilder includes, String name) {
        includes.append("#include \"").append(name).append("\"\n");
    }
}
