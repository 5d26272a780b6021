package org.heddle.verify.equivalence;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/**
 * Asks yosys and its model checker ABC whether two texts of one module with everything inside answer alike in every cycle after the reset.
 * Registers of one name start with one value, any, and the first cycle is one of reset. ABC looks for a difference in the first cycles,
 * then merges what is equal in both by induction, then looks for an invariant: it knows which states can be reached. Registers that the fault
 * does not reach are one register from the start, and their memories may hold anything in a first question.
 */
public final class ReachableEquivalence {
    /** Knowledge of the two texts. */
    public enum Answer {
        /** They answer alike. */
        EQUAL,
        /** Some run shows a difference. */
        DIFFERENT,
        /** Neither was found within the limit, or the design has more than one clock. */
        OPEN
    }

    /** The second is what ABC says where nothing is left to be looked at over time. */
    private static final Pattern EQUAL = Pattern.compile("(?m)^(Networks are equivalent|UNSATISFIABLE)");

    private static final String MITER = "miter.blif";
    private static final Pattern DIFFERENT = Pattern.compile("(?m)^Networks are not equivalent");
    /** ABC takes a net without a driver for 0, in both halves: such an answer says nothing. */
    private static final String UNDRIVEN = "non-driven nets";

    /** Nothing that touches registers or memories: where one is never reset, yosys would choose what it starts with, in each half for itself. */
    private static final String SIMPLIFY = "opt_expr; opt_clean";

    private final Duration limit;

    /**
     * Prepares questions.
     *
     * @param limit for each tool's part of one question
     */
    public ReachableEquivalence(Duration limit) {
        this.limit = limit;
    }

    /**
     * Returns what the tools find out.
     *
     * @param module the outermost of both designs
     * @param hasReset whether it has a port {@code reset}
     * @throws IOException if a tool cannot be started, or a file not be written
     */
    public Answer compare(VerilogDesign right, VerilogDesign faulty, String module, boolean hasReset)
            throws IOException {
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            ToolRun written = ToolRun.of(
                    scratch.path(), limit, List.of("yosys", "-q", "-p", script(scratch.path(), right, faulty, module)));
            if (!written.succeeded()) {
                return Answer.OPEN;
            }
            List<String> netlist = joined(Files.readAllLines(scratch.path().resolve(MITER)));
            if (SharedStart.clocks(netlist) > 1) {
                return Answer.OPEN;
            }
            SharedRegisters shared = new SharedRegisters(netlist);
            Optional<List<String>> free = shared.withFreeMemories();
            if (free.isPresent() && ask(scratch.path(), free.get(), hasReset) == Answer.EQUAL) {
                return Answer.EQUAL;
            }
            return ask(scratch.path(), shared.merged(), hasReset);
        }
    }

    /** Lines that end with a backslash go on in the next. */
    private static List<String> joined(List<String> netlist) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String part : netlist) {
            if (part.endsWith("\\")) {
                line.append(part, 0, part.length() - 1).append(' ');
            } else {
                lines.add(line.append(part).toString());
                line.setLength(0);
            }
        }
        return lines;
    }

    private Answer ask(Path folder, List<String> netlist, boolean hasReset) throws IOException {
        Files.write(folder.resolve(MITER), SharedStart.of(netlist, hasReset));
        String commands = "read_blif " + MITER + "; strash; dprove -T " + Math.max(1, limit.toSeconds());
        ToolRun judged = ToolRun.of(folder, limit, List.of("yosys-abc", "-c", commands));
        if (!judged.succeeded() || judged.output().contains(UNDRIVEN)) {
            return Answer.OPEN;
        }
        return EQUAL.matcher(judged.output()).find()
                ? Answer.EQUAL
                : DIFFERENT.matcher(judged.output()).find() ? Answer.DIFFERENT : Answer.OPEN;
    }

    private static String script(Path folder, VerilogDesign right, VerilogDesign faulty, String module)
            throws IOException {
        List<String> lines = new ArrayList<>();
        lines.addAll(half(folder, right, module, SharedStart.GOLD));
        lines.addAll(half(folder, faulty, module, SharedStart.GATE));
        lines.addAll(List.of(
                "design -copy-from gold -as gold gold",
                "design -copy-from gate -as gate gate",
                "miter -equiv -flatten gold gate miter",
                "hierarchy -top miter",
                SIMPLIFY,
                "techmap",
                "dfflegalize -cell $_DFF_P_ x",
                "simplemap",
                SIMPLIFY,
                "opt_clean -purge",
                "write_blif -noalias " + MITER));
        return String.join("; ", lines);
    }

    private static List<String> half(Path folder, VerilogDesign design, String module, String name) throws IOException {
        List<String> lines = new ArrayList<>();
        Path files = Files.createDirectory(folder.resolve(name));
        for (VerilogFile file : design.files()) {
            Files.writeString(files.resolve(file.name()), file.text());
            lines.add("read_verilog " + name + "/" + file.name());
        }
        lines.addAll(List.of(
                "hierarchy -top " + module,
                "proc",
                "flatten",
                SIMPLIFY,
                "memory_collect; memory_map",
                "async2sync",
                "dffunmap",
                SIMPLIFY,
                "rename " + module + " " + name,
                "design -stash " + name));
        return lines;
    }
}
