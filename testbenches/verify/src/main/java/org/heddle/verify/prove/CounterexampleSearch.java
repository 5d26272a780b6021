package org.heddle.verify.prove;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.heddle.cosim.tool.ToolRun;

/**
 * Search of abc's bounded model checker for a run from the reset that breaks a property. Its bits are quick where the words of z3 are not (7
 * seconds where z3 had none after 180); what it finds counts only when z3 has gone the same run with the same end.
 */
final class CounterexampleSearch {
    private static final String STEPS = "steps.aim";
    private static final String RUN = "run.aiw";

    private final Path folder;
    private final Duration limit;

    /**
     * @param folder with a design's Verilog, and {@code design.smt2} of it
     * @param limit for each call of a tool
     */
    CounterexampleSearch(Path folder, Duration limit) {
        this.folder = folder;
        this.limit = limit;
    }

    /**
     * Looks for a run; leaves it as {@code trace.vcd}.
     *
     * @param script that yosys translates the Verilog with, up to what writes it
     * @param steps most cycles of the run
     * @return whether there is one; false also if a tool took too long
     */
    boolean finds(List<String> script, int steps) throws IOException {
        Files.writeString(folder.resolve("bits.ys"), String.join("\n", script) + """

                        memory_map
                        opt -keepdc
                        setundef -undriven -anyseq
                        techmap
                        opt -fast
                        dffunmap
                        simplemap
                        abc -g AND -fast
                        opt_clean
                        delete t:$cover
                        write_aiger -zinit -map %s design.aig
                        """.formatted(STEPS));
        if (!run("yosys", "-q", "-s", "bits.ys").succeeded()) {
            return false;
        }
        run("yosys-abc", "-c", "read_aiger design.aig; fold; bmc3 -F " + steps + "; write_cex -a " + RUN);
        if (!Files.exists(folder.resolve(RUN))) {
            return false;
        }
        ToolRun gone = run(
                "yosys-smtbmc",
                "--unroll",
                "--noprogress",
                "-s",
                "z3",
                "--aig",
                STEPS + ":" + RUN,
                "--aig-noheader",
                "--dump-vcd",
                "trace.vcd",
                "design.smt2");
        return !gone.late() && gone.output().contains("Status: FAILED");
    }

    private ToolRun run(String... command) {
        return ToolRun.of(folder, limit, List.of(command));
    }
}
