package org.heddle.verify.mutate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/**
 * Asks yosys whether two texts of one module with everything inside answer alike from the reset on: a miter of both, whose outputs never
 * differ by induction over time. It knows which states can be reached, where a comparison of single steps does not.
 */
final class SequentialEquivalence {
    /** Steps of the induction at most. */
    private static final int STEPS = 8;

    private final Duration limit;

    /**
     * @param limit for one question
     */
    SequentialEquivalence(Duration limit) {
        this.limit = limit;
    }

    /** Whether yosys proves it within the limit. */
    boolean proves(VerilogDesign right, VerilogDesign faulty, String module, boolean hasReset) throws IOException {
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            List<String> lines = new ArrayList<>();
            lines.addAll(side(scratch, right, module, "gold"));
            lines.addAll(side(scratch, faulty, module, "gate"));
            lines.addAll(List.of(
                    "design -copy-from gold -as gold gold",
                    "design -copy-from gate -as gate gate",
                    "miter -equiv -flatten -ignore_gold_x gold gate miter",
                    "hierarchy -top miter",
                    "opt -fast"));
            String reset = hasReset ? " -set-at 1 in_reset 1" : "";
            lines.add("sat -tempinduct -prove trigger 0 -set-init-undef -set-def-inputs -seq 1 -maxsteps " + STEPS
                    + " -verify" + reset + " miter");
            ToolRun call = ToolRun.of(scratch.path(), limit, List.of("yosys", "-q", "-p", String.join("; ", lines)));
            return call.succeeded();
        }
    }

    private static List<String> side(ScratchFolder scratch, VerilogDesign design, String module, String name)
            throws IOException {
        List<String> lines = new ArrayList<>();
        Path folder = Files.createDirectory(scratch.path().resolve(name));
        for (VerilogFile file : design.files()) {
            Files.writeString(folder.resolve(file.name()), file.text());
            lines.add("read_verilog " + name + "/" + file.name());
        }
        lines.addAll(List.of(
                "hierarchy -top " + module,
                "proc",
                "flatten",
                "opt -fast",
                "memory -nordff",
                "async2sync",
                "dffunmap",
                "opt -fast",
                "rename " + module + " " + name,
                "design -stash " + name));
        return lines;
    }
}
