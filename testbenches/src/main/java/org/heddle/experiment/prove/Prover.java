package org.heddle.experiment.prove;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.experiment.tool.Scratch;
import org.heddle.experiment.tool.ToolCall;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;

/**
 * Proves by k-induction with yosys-smtbmc and z3: no run of {@code depth} cycles from the reset breaks a property, and no
 * {@code depth} cycles without a violation, from whatever state, are followed by one. What must be possible is shown by a run.
 */
public final class Prover {
    private static final Duration LIMIT = Duration.ofMinutes(3);

    private final Path waveforms;

    /**
     * @param waveforms folder for counterexamples
     */
    public Prover(Path waveforms) {
        this.waveforms = waveforms;
    }

    /** Proves one line of the catalogue, and looks for its planted fault. */
    public Verdict run(Proof proof) throws IOException {
        long begin = System.nanoTime();
        Design<? extends ProofComponent> design = Heddle.elaborate(proof.constructor());
        List<Probe> probes = design.component().probes();
        VerilogDesign faulty = proof.fault().in(design.verilog());
        Verdict.Result result = Verdict.Result.PROVEN;
        String detail = "";
        Optional<Path> waveform = Optional.empty();
        try (Scratch scratch = Scratch.create()) {
            translate(scratch, design.verilog(), probes);
            ToolCall base = check(scratch, proof.depth(), "--dump-vcd", "trace.vcd");
            if (!base.succeeded()) {
                result = base.late() ? Verdict.Result.OPEN : Verdict.Result.REFUTED;
                detail = Complaint.of(base.output(), design.verilog(), design.circuit());
                waveform = keep(scratch, proof.name());
            }
            if (result == Verdict.Result.PROVEN) {
                ToolCall step = check(scratch, proof.depth(), "-i", "--dump-vcd", "trace.vcd");
                if (!step.succeeded()) {
                    result = Verdict.Result.OPEN;
                    detail = "the induction does not know enough of the unit: "
                            + Complaint.of(step.output(), design.verilog(), design.circuit());
                    waveform = keep(scratch, proof.name());
                }
            }
            if (result == Verdict.Result.PROVEN) {
                ToolCall covered = check(scratch, proof.reach(), "-c");
                if (!covered.succeeded()) {
                    result = Verdict.Result.VACUOUS;
                    detail = Complaint.of(covered.output(), design.verilog(), design.circuit());
                }
            }
        }
        boolean found = refutes(faulty, probes, proof);
        return new Verdict(result, detail, found, (System.nanoTime() - begin) / 1e9, waveform);
    }

    private boolean refutes(VerilogDesign faulty, List<Probe> probes, Proof proof) throws IOException {
        try (Scratch scratch = Scratch.create()) {
            translate(scratch, faulty, probes);
            ToolCall search = check(scratch, proof.reach(), "--dump-vcd", "trace.vcd");
            boolean found = !search.late() && search.output().contains("Status: FAILED");
            if (found) {
                keep(scratch, proof.name() + "-planted-fault");
            }
            return found;
        }
    }

    private static void translate(Scratch scratch, VerilogDesign design, List<Probe> probes) throws IOException {
        List<String> files = scratch.write(design);
        Path top = scratch.folder().resolve(design.top() + ".v");
        long clocks = count(design, VerilogPort.Role.CLOCK);
        if (count(design, VerilogPort.Role.RESET) > 0) {
            // Every run begins with a reset: what registers hold before it is nobody's business.
            String text = Files.readString(top).replaceFirst("endmodule\\s*$", "");
            Files.writeString(top, text + "  initial assume (reset);\nendmodule\n");
        }
        Files.writeString(scratch.folder().resolve("translate.ys"), script(files, design.top(), probes, clocks));
        ToolCall yosys = ToolCall.of(scratch.folder(), LIMIT, List.of("yosys", "-q", "-s", "translate.ys"));
        if (!yosys.succeeded()) {
            throw new IllegalStateException("yosys cannot translate " + design.top() + ": "
                    + yosys.output().strip());
        }
    }

    private static long count(VerilogDesign design, VerilogPort.Role role) {
        return design.ports().stream().filter(port -> port.role() == role).count();
    }

    /** Memories become registers where a proof looks at single words; else they stay arrays. */
    private static String script(List<String> files, String top, List<Probe> probes, long clocks) {
        boolean words = probes.stream().anyMatch(probe -> probe.path().endsWith("]"));
        List<String> lines = new ArrayList<>(List.of(
                "read_verilog -formal " + String.join(" ", files),
                "hierarchy -check -top " + top,
                "proc",
                "memory_collect",
                words ? "memory_map" : "memory_nordff",
                "flatten",
                "cd " + top));
        for (Probe probe : probes) {
            lines.add("rename " + probe.path() + " inside_" + probe.port());
            lines.add("delete -input w:" + probe.port());
            // Without -nounset yosys would cut off what reads the port under another name.
            lines.add("connect -nounset -set " + probe.port() + " inside_" + probe.port());
        }
        lines.addAll(List.of("cd", "opt -keepdc -fast"));
        // With several clocks each is an input like others, free to rise whenever it likes: async2sync would let all
        // rise
        // together.
        lines.addAll(clocks > 1 ? List.of("clk2fflogic", "opt -keepdc -fast") : List.of("async2sync", "dffunmap"));
        lines.add("write_smt2 -wires design.smt2");
        return String.join("\n", lines) + "\n";
    }

    private static ToolCall check(Scratch scratch, int steps, String... options) throws IOException {
        // Without --unroll the states stay functions of each other, and z3 loses itself in them: 60 s and more for 0.2
        // s.
        List<String> command = new ArrayList<>(
                List.of("yosys-smtbmc", "--unroll", "--noprogress", "-s", "z3", "-t", Integer.toString(steps)));
        command.addAll(List.of(options));
        command.add("design.smt2");
        return ToolCall.of(scratch.folder(), LIMIT, command);
    }

    private Optional<Path> keep(Scratch scratch, String name) throws IOException {
        Path trace = scratch.folder().resolve("trace.vcd");
        if (!Files.exists(trace)) {
            return Optional.empty();
        }
        Files.createDirectories(waveforms);
        return Optional.of(Files.copy(trace, waveforms.resolve(name + ".vcd"), StandardCopyOption.REPLACE_EXISTING));
    }
}
