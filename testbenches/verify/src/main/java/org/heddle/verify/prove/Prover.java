package org.heddle.verify.prove;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.cosim.build.Substitution;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.proof.Probe;
import org.heddle.hdl.proof.Proof;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.hdl.verilog.ModuleEnd;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.verify.tool.DesignFiles;

/**
 * Proves by k-induction with yosys-smtbmc and z3: no run of {@code depth} cycles from the reset breaks a property, and no
 * {@code depth} cycles without a violation, from whatever state, are followed by one. What must be possible is shown by a run, and
 * so is the condition of each claim that stands in a {@code when}: a claim that is never looked at says nothing. Where all claims at once are too much
 * for the solver, each is proven by itself, from all of them in the cycles before; where a run that breaks a property is too deep for it, abc
 * looks for one, which the solver then goes.
 */
public final class Prover {
    private static final Duration LIMIT = Duration.ofMinutes(3);
    /** For the last step of an induction with all claims at once, and for z3's search of a run that breaks a property. */
    private static final Duration AT_ONCE = Duration.ofSeconds(20);

    private final Path waveforms;
    private final Duration limit;
    private final Duration atOnce;

    /**
     * @param waveforms folder for counterexamples
     */
    public Prover(Path waveforms) {
        this(waveforms, LIMIT);
    }

    /**
     * @param waveforms folder for counterexamples
     * @param limit for each call of a tool
     */
    public Prover(Path waveforms, Duration limit) {
        this(waveforms, limit, limit.compareTo(AT_ONCE) < 0 ? limit : AT_ONCE);
    }

    /** @param atOnce for an induction with all claims at once, before each is proven by itself, and for z3's search, before that of abc */
    Prover(Path waveforms, Duration limit, Duration atOnce) {
        this.waveforms = waveforms;
        this.limit = limit;
        this.atOnce = atOnce;
    }

    /** Proves one line of the catalogue, and looks for its planted fault. */
    public Verdict run(Proof proof) throws IOException {
        long begin = System.nanoTime();
        Verdict proven = proveOnly(proof);
        Design<? extends ProofComponent> design = Heddle.elaborate(proof.constructor());
        boolean found = refutes(
                proof.fault().in(design.verilog()),
                design.component().probes(),
                proof,
                proof.name() + "-planted-fault");
        return new Verdict(
                proven.result(), proven.detail(), found, (System.nanoTime() - begin) / 1e9, proven.waveform());
    }

    /** Proves one line of the catalogue without a look for its planted fault, which the verdict calls not found. */
    public Verdict proveOnly(Proof proof) throws IOException {
        Design<? extends ProofComponent> design = Heddle.elaborate(proof.constructor());
        Induction induction = new Induction(proof.name(), proof.depth(), proof.reach());
        return prove(design, design.component().probes(), induction);
    }

    /**
     * Proves what a component and its instances assert, for whatever comes to its inputs that they do not exclude by assumptions.
     *
     * @param probes looks at signals inside
     * @param name of the waveform of a counterexample
     * @param depth steps of the induction, at least 1
     * @param reach steps of the search for what must be possible, at least 1
     */
    Verdict prove(Design<?> design, List<Probe> probes, String name, int depth, int reach) throws IOException {
        return prove(design, probes, new Induction(name, depth, reach));
    }

    /**
     * How a proof is made.
     *
     * @param name of waveforms
     * @param depth steps of the induction
     * @param reach steps of the search for what must be possible
     */
    private record Induction(String name, int depth, int reach) {}

    private Verdict prove(Design<?> design, List<Probe> probes, Induction induction) throws IOException {
        long begin = System.nanoTime();
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            if (translate(scratch, design.verilog(), probes).isEmpty()) {
                return late(begin);
            }
            Verdict.Result result = Verdict.Result.PROVEN;
            String detail = "";
            Optional<Path> waveform = Optional.empty();
            ToolRun call = check(scratch, induction.depth(), "--dump-vcd", "trace.vcd");
            if (!call.succeeded()) {
                result = Verdict.Result.REFUTED;
                waveform = keep(scratch, induction.name());
            } else {
                call = induct(scratch, design.verilog().top(), induction.depth());
                if (!call.succeeded()) {
                    result = Verdict.Result.OPEN;
                    detail = "the induction does not know enough of the unit: ";
                    waveform = keep(scratch, induction.name());
                } else {
                    call = check(scratch, induction.reach(), "-c");
                    result = call.succeeded() ? Verdict.Result.PROVEN : Verdict.Result.VACUOUS;
                }
            }
            if (call.late()) {
                return late(begin);
            } else if (!call.succeeded()) {
                detail += Complaint.of(call.output(), design.verilog(), design.circuit());
            }
            return new Verdict(result, detail, false, (System.nanoTime() - begin) / 1e9, waveform);
        }
    }

    private Verdict late(long begin) {
        return new Verdict(
                Verdict.Result.LATE,
                "limit " + limit.toSeconds() + " s",
                false,
                (System.nanoTime() - begin) / 1e9,
                Optional.empty());
    }

    /** Whether a run of as many cycles from the reset as the proof reaches breaks a property: what an open proof leaves open. */
    public boolean refutes(Proof proof) throws IOException {
        Design<? extends ProofComponent> design = Heddle.elaborate(proof.constructor());
        return refutes(design.verilog(), design.component().probes(), proof, proof.name());
    }

    private boolean refutes(VerilogDesign faulty, List<Probe> probes, Proof proof, String trace) throws IOException {
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            Optional<List<String>> script = translate(scratch, faulty, probes);
            if (script.isEmpty()) {
                return false;
            }
            ToolRun search = check(scratch, atOnce, proof.reach(), "--dump-vcd", "trace.vcd");
            boolean found = fails(search);
            if (search.late()) {
                found = new CounterexampleSearch(scratch.path(), limit).finds(script.get(), proof.reach())
                        || fails(check(scratch, proof.reach(), "--dump-vcd", "trace.vcd"));
            }
            if (found) {
                keep(scratch, trace);
            }
            return found;
        }
    }

    private static boolean fails(ToolRun search) {
        return !search.late() && search.output().contains("Status: FAILED");
    }

    /** Translates a design; returns the script up to what writes it, empty if yosys did not end in time. */
    private Optional<List<String>> translate(ScratchFolder scratch, VerilogDesign wanted, List<Probe> probes)
            throws IOException {
        VerilogDesign design = Substitution.in(wanted);
        List<String> files = DesignFiles.write(scratch.path(), design);
        Path top = scratch.path().resolve(design.top() + ".v");
        long clocks = count(design, VerilogPort.Role.CLOCK);
        String text = Antecedents.covered(Files.readString(top));
        if (count(design, VerilogPort.Role.RESET) > 0) {
            // Every run begins with a reset: what registers hold before it is nobody's business.
            text = ModuleEnd.insert(text, "  initial assume (reset);\n");
        }
        Files.writeString(top, text);
        List<String> script = script(files, design.top(), probes, clocks);
        Files.writeString(
                scratch.path().resolve("translate.ys"),
                String.join("\n", script) + "\nwrite_smt2 -wires design.smt2\n");
        ToolRun yosys = ToolRun.of(scratch.path(), limit, List.of("yosys", "-q", "-s", "translate.ys"));
        if (!yosys.succeeded() && !yosys.late()) {
            throw new IllegalStateException("yosys cannot translate " + design.top() + ": "
                    + yosys.output().strip());
        }
        return yosys.succeeded() ? Optional.of(script) : Optional.empty();
    }

    private static long count(VerilogDesign design, VerilogPort.Role role) {
        return design.ports().stream().filter(port -> port.role() == role).count();
    }

    /** Memories become registers where a proof looks at single words; else they stay arrays. */
    private static List<String> script(List<String> files, String top, List<Probe> probes, long clocks) {
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
        return lines;
    }

    /** All claims at once, which is quick where there are few, and else one after the other. */
    private ToolRun induct(ScratchFolder scratch, String top, int steps) throws IOException {
        ToolRun call = check(scratch, atOnce, steps, "-i", "--dump-vcd", "trace.vcd");
        if (!call.late()) {
            return call;
        }
        Path text = scratch.path().resolve("design.smt2");
        String whole = Files.readString(text);
        for (String claim : SeparateClaims.of(whole, top)) {
            Files.writeString(text, claim);
            call = check(scratch, steps, "-i", "--dump-vcd", "trace.vcd");
            if (!call.succeeded()) {
                break;
            }
        }
        Files.writeString(text, whole);
        return call;
    }

    private ToolRun check(ScratchFolder scratch, int steps, String... options) {
        return check(scratch, limit, steps, options);
    }

    private ToolRun check(ScratchFolder scratch, Duration within, int steps, String... options) {
        // Without --unroll the states stay functions of each other, and z3 loses itself in them: 60 s and more for 0.2
        // s.
        List<String> command = new ArrayList<>(
                List.of("yosys-smtbmc", "--unroll", "--noprogress", "-s", "z3", "-t", Integer.toString(steps)));
        command.addAll(List.of(options));
        command.add("design.smt2");
        return ToolRun.of(scratch.path(), within, command);
    }

    private Optional<Path> keep(ScratchFolder scratch, String name) throws IOException {
        Path trace = scratch.path().resolve("trace.vcd");
        if (!Files.exists(trace)) {
            return Optional.empty();
        }
        Files.createDirectories(waveforms);
        return Optional.of(Files.copy(trace, waveforms.resolve(name + ".vcd"), StandardCopyOption.REPLACE_EXISTING));
    }
}
