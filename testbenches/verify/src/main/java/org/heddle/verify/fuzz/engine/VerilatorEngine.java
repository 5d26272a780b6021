package org.heddle.verify.fuzz.engine;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Batch;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.Profile;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.verify.fuzz.hardware.CircuitBench;
import org.heddle.verify.fuzz.plan.Plan;

/** Verilator behind the cosimulation: all circuits are one model, and the whole stimulus is one native call. */
public final class VerilatorEngine implements Engine {
    private static final BuildListener SILENT = (kind, message) -> {};

    private final ContentCache cache;

    /**
     * @param cache where models are kept
     */
    public VerilatorEngine(ContentCache cache) {
        this.cache = cache;
    }

    @Override
    public String name() {
        return "Verilator";
    }

    @Override
    public List<Trace> run(Subject subject, Stimulus stimulus) {
        SimulationOptions options = SimulationOptions.defaults()
                .cache(cache)
                .profile(Profile.THROWAWAY)
                .initial(InitialState.ZERO)
                .listener(SILENT);
        try (Simulation simulation = Simulation.open(withOneClock(subject.verilog()), options)) {
            Batch batch = simulation.batch(stimulus.rows().size());
            Port reset = simulation.port("reset");
            Port otherReset = simulation.port("other_reset_n");
            Port otherClock = simulation.port("other_clock");
            Port bits = simulation.port("stimulus");
            for (int i = 0; i < batch.rows(); i++) {
                Stimulus.Row row = stimulus.rows().get(i);
                batch.set(i, reset, row.reset() ? 1 : 0);
                batch.set(i, otherReset, row.otherReset() ? 0 : 1);
                batch.set(i, otherClock, row.otherClock() ? 1 : 0);
                for (int word = 0; word < bits.words(); word++) {
                    batch.setWord(
                            i, bits, word, row.bits().shiftRight(64 * word).longValue());
                }
            }
            batch.run();
            List<Trace> traces = new ArrayList<>();
            for (Plan plan : subject.plans()) {
                traces.add(trace(batch, simulation.port(CircuitBench.port(plan))));
            }
            return traces;
        } catch (ModelBuildException refusal) {
            throw new ToolRefusal("Verilator: " + refusal.getMessage());
        }
    }

    /** The rows say when the other clock rises: for the simulation it is an input like any other. */
    private static VerilogDesign withOneClock(VerilogDesign design) {
        List<VerilogPort> ports = design.ports().stream()
                .map(port -> port.name().equals("other_clock")
                        ? new VerilogPort(port.name(), port.direction(), port.width(), VerilogPort.Role.DATA)
                        : port)
                .toList();
        return new VerilogDesign(design.top(), design.files(), ports);
    }

    private static Trace trace(Batch batch, Port port) {
        int digits = (port.width() + 3) / 4;
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < batch.rows(); i++) {
            StringBuilder text = new StringBuilder();
            for (int word = port.words() - 1; word >= 0; word--) {
                text.append("%016x".formatted(batch.getWord(i, port, word)));
            }
            rows.add(text.substring(text.length() - digits));
        }
        return new Trace(rows);
    }
}
