package org.heddle.verify.fuzz.engine;

import java.io.IOException;
import java.util.List;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.verify.tool.DesignFiles;

/** Engine that simulates the netlist of yosys by Icarus; warnings of yosys count as a refusal. */
public final class NetlistEngine implements Engine {
    private final String script;

    /**
     * @param gates whether it goes down to single gates, or stays with words
     */
    public NetlistEngine(boolean gates) {
        this.script = gates
                ? "synth -noabc -noshare -top %s"
                : "hierarchy -check -top %s; proc; opt_expr; wreduce; peepopt; opt_clean; "
                        + "memory_dff; memory_map; opt_expr -full; opt_clean";
    }

    @Override
    public String name() {
        return "yosys";
    }

    @Override
    public List<Trace> run(Subject subject, Stimulus stimulus) throws IOException {
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            List<String> files = DesignFiles.write(scratch.path(), subject.verilog());
            EventBench.write(scratch.path(), subject, stimulus);
            String commands = "read_verilog " + String.join(" ", files) + "; "
                    + script.formatted(subject.verilog().top()) + "; write_verilog -noattr netlist.v";
            IcarusEngine.requireSilent(scratch.path(), List.of("yosys", "-q", "-p", commands));
            return IcarusEngine.simulate(scratch.path(), List.of("netlist.v"), subject, stimulus);
        }
    }
}
