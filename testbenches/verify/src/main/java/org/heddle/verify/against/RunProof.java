package org.heddle.verify.against;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.verify.against.ComparedModule.Standing;

/**
 * Compares all runs of two texts of a module from the reset on, with abc, which comes with yosys: it looks for signals of both that are
 * always alike, which shows what registers have other names or codes; then it seeks an invariant; then it tries all runs of
 * so many cycles as time allows.
 */
final class RunProof {
    private static final Pattern STATUS =
            Pattern.compile("Status = (-?\\d+) +Frames = (-?\\d+)(?: +CEX: Po = +(\\d+) +Frame = +(\\d+))?");
    private static final String RUN = "run.cex";
    /** Time for abc to end itself before it is ended. */
    private static final Duration GRACE = Duration.ofSeconds(10);

    private final Duration limit;

    /**
     * A prover.
     *
     * @param limit for yosys, and for each of two runs of abc
     */
    RunProof(Duration limit) {
        this.limit = limit;
    }

    /**
     * The verdict: proven, different with a run, bounded, or unknown.
     *
     * @throws IOException if files cannot be written for the tools
     */
    ComparedModule verdict(ModulePair pair) throws IOException {
        RunMiter miter = new RunMiter(pair, false);
        ComparedModule found = verdict(pair, miter);
        if (found.standing() != Standing.DIFFERENT || !miter.hasClosed()) {
            return found;
        }
        // The modules inside may never answer like that.
        ComparedModule whole = verdict(pair, new RunMiter(pair, true));
        return whole.standing() == Standing.PROVEN || whole.standing() == Standing.DIFFERENT
                ? whole
                : new ComparedModule(
                        found.module(),
                        Standing.DIFFERENT,
                        found.detail() + ", if the modules inside answer so; with them, " + whole.standing() + " "
                                + whole.detail(),
                        found.counterexample());
    }

    private ComparedModule verdict(ModulePair pair, RunMiter miter) throws IOException {
        String module = pair.module().name();
        String cycles = miter.hasOneClock() ? "cycles" : "steps of the clocks";
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            ToolRun written =
                    ToolRun.of(scratch.path(), limit, List.of("yosys", "-q", "-p", miter.script(scratch.path())));
            if (!written.succeeded()) {
                return ComparedModule.of(
                        module,
                        Standing.UNKNOWN,
                        written.late() ? "yosys took longer than " + limit.toSeconds() + " s" : YosysError.in(written));
            }
            RunMiter.turnOutputs(scratch.path());
            ComparedModule found = ask(scratch.path(), module, "pdr -T " + limit.toSeconds(), cycles);
            if (found.standing() == Standing.PROVEN || found.standing() == Standing.DIFFERENT) {
                return found;
            }
            ComparedModule tried = ask(scratch.path(), module, "bmc3 -T " + limit.toSeconds(), cycles);
            return tried.standing() == Standing.UNKNOWN ? found : tried;
        }
    }

    private ComparedModule ask(Path folder, String module, String command, String cycles) throws IOException {
        String words = "read_aiger " + RunMiter.CIRCUIT + "; strash; scorr; " + command
                + "; print_status; write_cex -n " + RUN;
        ToolRun run = ToolRun.of(folder, limit.plus(limit).plus(GRACE), List.of("yosys-abc", "-c", words));
        Matcher status = STATUS.matcher(run.output());
        if (run.late() || !status.find()) {
            return ComparedModule.of(
                    module,
                    Standing.UNKNOWN,
                    run.late() ? "abc took longer than " + limit.toSeconds() + " s" : "abc gave no answer");
        }
        switch (Integer.parseInt(status.group(1))) {
            case 1 -> {
                return ComparedModule.of(module, Standing.PROVEN, "all runs from the reset on");
            }
            case 0 -> {
                Counterexample example = RunTrace.read(
                        folder.resolve(RunMiter.MAP),
                        folder.resolve(RUN),
                        Integer.parseInt(status.group(3)),
                        Integer.parseInt(status.group(4)));
                return new ComparedModule(
                        module,
                        Standing.DIFFERENT,
                        "%s in cycle %d behind the reset".formatted(example.output(), example.cycle()),
                        example);
            }
            default -> {
                int frames = Integer.parseInt(status.group(2));
                return frames < 1
                        ? ComparedModule.of(module, Standing.UNKNOWN, "no cycle could be looked at in time")
                        : ComparedModule.of(module, Standing.BOUNDED, "to %d %s".formatted(frames, cycles));
            }
        }
    }
}
