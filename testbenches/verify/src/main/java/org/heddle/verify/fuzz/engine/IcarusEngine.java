package org.heddle.verify.fuzz.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.verify.tool.DesignFiles;

/** Icarus Verilog, which knows unknown bits; its warnings count as a refusal. */
public final class IcarusEngine implements Engine {
    private static final Duration LIMIT = Duration.ofMinutes(5);

    @Override
    public String name() {
        return "Icarus";
    }

    @Override
    public List<Trace> run(Subject subject, Stimulus stimulus) throws IOException {
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            List<String> files = DesignFiles.write(scratch.path(), subject.verilog());
            EventBench.write(scratch.path(), subject, stimulus);
            return simulate(scratch.path(), files, subject, stimulus);
        }
    }

    /** Compiles files that are in the folder already, runs them, and reads what they print. */
    static List<Trace> simulate(Path folder, List<String> files, Subject subject, Stimulus stimulus)
            throws IOException {
        List<String> compile = new ArrayList<>(
                List.of("iverilog", "-Wall", "-Wno-timescale", "-g2005", "-DHEDDLE_SIMULATION", "-o", "bench.vvp"));
        compile.addAll(files);
        compile.add(EventBench.FILE);
        requireSilent(folder, compile);
        ToolRun run = ToolRun.of(folder, LIMIT, List.of("vvp", "-n", "bench.vvp"));
        if (!run.succeeded()) {
            throw new ToolRefusal("vvp: " + run.output());
        }
        return EventBench.parse(
                run.output(), subject.plans().size(), stimulus.rows().size());
    }

    /** Runs a tool that has to succeed and to say nothing. */
    static void requireSilent(Path folder, List<String> command) throws IOException {
        ToolRun call = ToolRun.of(folder, LIMIT, command);
        if (!call.succeeded() || !call.output().isBlank()) {
            throw new ToolRefusal(command.get(0)
                    + (call.late() ? " takes too long: " : ": ")
                    + call.output().lines().limit(5).toList());
        }
    }
}
