package org.heddle.cli.shared;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.testbench.VerilogSource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The option for Verilog that stands in the stead of what is made from Java. */
public final class VerilogOption {
    @Option(
            names = "--verilog",
            paramLabel = "DIR",
            description = "Simulates the modules whose Verilog files are in this folder, as ./heddle generate writes"
                    + " them, instead of the text made from Java now. Change a line there and see the run fail.")
    private @Nullable Path folder;

    /** Whether a folder was named. */
    public boolean isGiven() {
        return folder != null;
    }

    /**
     * Where the Verilog comes from.
     *
     * @param out is told how much of each design comes from the folder
     * @throws ParameterException if there is nothing in it
     */
    public VerilogSource source(CommandSpec spec, PrintWriter out) throws IOException {
        if (folder == null) {
            return VerilogSource.JAVA;
        }
        if (folder.toString().isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--verilog '' names no folder: give one, . for this one.");
        }
        if (SimulationEngine.ofProperty() == SimulationEngine.JVM) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--engine jvm runs the circuit and no Verilog, so --verilog would change nothing: leave out one of the two.");
        }
        try {
            return new VerilogFolder(folder, FlushedLines.on(out));
        } catch (IllegalArgumentException nothing) {
            throw new ParameterException(spec.commandLine(), nothing.getMessage(), nothing);
        }
    }
}
