package org.heddle.cosim.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** Runs a design under a test bench in Icarus Verilog, which knows unknown values. */
public final class IcarusRun {
    /** Name of the file with the rows that the test bench reads. */
    public static final String ROWS = "rows.txt";

    /** Writes the rows. */
    @FunctionalInterface
    public interface Rows {
        /** Writes them all. */
        void writeTo(Writer out) throws IOException;
    }

    private IcarusRun() {}

    /**
     * Compiles and runs.
     *
     * @param testBench text of a module {@code heddle_bench}
     * @return what it printed
     * @throws ModelBuildException if Icarus refuses the Verilog
     * @throws org.heddle.cosim.tool.MissingToolException if it is not installed
     */
    public static String run(VerilogDesign wanted, String testBench, Rows rows) {
        VerilogDesign design = Substitution.in(wanted);
        try (ScratchFolder work = ScratchFolder.inTemporary()) {
            Path folder = work.path();
            List<String> command = new ArrayList<>(List.of("iverilog", "-s", "heddle_bench", "-o", "bench.vvp"));
            boolean system =
                    design.files().stream().anyMatch(file -> file.name().endsWith(".sv"));
            command.add(system ? "-g2012" : "-g2005");
            for (VerilogFile file : design.files()) {
                Files.writeString(folder.resolve(file.name()), file.text());
                command.add(file.name());
            }
            Files.writeString(folder.resolve("heddle_bench.v"), testBench);
            command.add("heddle_bench.v");
            try (Writer out = Files.newBufferedWriter(folder.resolve(ROWS))) {
                rows.writeTo(out);
            }
            run(folder, command, design.top());
            return run(folder, List.of("vvp", "-n", "bench.vvp"), design.top());
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot run \"" + design.top() + "\" in Icarus Verilog", failure);
        }
    }

    private static String run(Path folder, List<String> command, String top) {
        ToolRun run = ToolRun.of(folder, command);
        if (!run.succeeded()) {
            throw new ModelBuildException("Icarus Verilog refuses top \"" + top + "\":\n"
                    + run.output().strip());
        }
        return run.output();
    }
}
