package org.heddle.cosim;

import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.heddle.cosim.engine.Instance;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogDesign;

/**
 * Everything that was done to a simulation until some moment: each change of its inputs and the edge before which it took
 * effect. Repeating it needs no test bench, on this model or on another one of the same design, such as one that writes
 * waveforms.
 */
public final class Recording {
    private final VerilogDesign design;
    private final Optional<Design<?>> elaborated;
    private final SimulationOptions options;
    private final ByteBuffer inputs;
    private final boolean complete;
    private final Ending ending;

    private Recording(
            VerilogDesign design,
            Optional<Design<?>> elaborated,
            SimulationOptions options,
            ByteBuffer inputs,
            boolean complete,
            Ending ending) {
        this.design = design;
        this.elaborated = elaborated;
        this.options = options;
        this.inputs = inputs;
        this.complete = complete;
        this.ending = ending;
    }

    static Recording of(Simulation simulation, Optional<Design<?>> elaborated) {
        Instance instance = simulation.instance();
        return new Recording(
                simulation.design(),
                elaborated,
                simulation.options(),
                instance.recorded(),
                instance.recordedAll(),
                Ending.of(simulation));
    }

    /** Whether all inputs are in it: false if they took more memory than the options allow. */
    public boolean isComplete() {
        return complete;
    }

    /** Cycles of the first clock that it covers. */
    public long cycles() {
        return ending.cycle();
    }

    /** The design it was made on. */
    public VerilogDesign design() {
        return design;
    }

    /**
     * Opens a new simulation that repeats the recorded run.
     *
     * @param change what is to be different, starting from the options of the recorded run without its waveform, its
     *     recording and its printed text
     * @throws IllegalStateException if the recording is not complete
     */
    public Replay replay(UnaryOperator<SimulationOptions> change) {
        if (!complete) {
            throw new IllegalStateException("the recorded inputs of \"" + design.top() + "\" took more than "
                    + options.recordingBytes() + " bytes and were dropped: allow more with recording(bytes)");
        }
        SimulationOptions silent = options.recording(0).output(text -> {}).coverage(false);
        SimulationOptions base =
                silent.waveFile().isPresent() ? silent.profile(options.build().profile()) : silent;
        return new Replay(this, Simulation.open(design, elaborated, change.apply(base)));
    }

    ByteBuffer inputs() {
        return inputs;
    }

    Ending ending() {
        return ending;
    }
}
