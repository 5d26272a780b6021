package org.heddle.cosim;

import java.nio.file.Path;
import java.util.Optional;
import org.heddle.cosim.stop.HardwareStoppedException;

/** A recorded run that is done again. It goes on from edge to edge, and the simulation can be read at each of them. */
public final class Replay implements AutoCloseable {
    private final Recording recording;
    private final Simulation simulation;
    private boolean stopped;

    Replay(Recording recording, Simulation simulation) {
        this.recording = recording;
        this.simulation = simulation;
    }

    /** The simulation that repeats the run; read it only. */
    public Simulation simulation() {
        return simulation;
    }

    /** Rising edges of any clock in the recorded run; those at one time count once. */
    public long edges() {
        return recording.ending().edges();
    }

    /** Rising edges of any clock so far. */
    public long edge() {
        return simulation.instance().edges();
    }

    /** Whether the run is done: no edge is left, or the design ended the simulation. */
    public boolean isDone() {
        return stopped || edge() >= edges();
    }

    /** Goes on until just before the rising edge of this number, counted from 0, but not past the end: settled. */
    public void to(long edge) {
        guarded(() -> {
            simulation.instance().replay(recording.inputs(), Math.min(edge, edges()));
            if (edge < edges()) {
                simulation.instance().settle();
            }
        });
    }

    /** Goes on to the end of the recorded run: the same edges, settled if that was. */
    public void toEnd() {
        Ending ending = recording.ending();
        to(ending.edges());
        guarded(() -> {
            if (ending.stop().isPresent()) {
                // An edge on which the simulator gave up was not counted.
                simulation.instance().replay(recording.inputs(), ending.edges() + 1);
            } else if (simulation.timePs() < ending.timePs()) {
                simulation.instance().settle();
            }
        });
    }

    private void guarded(Runnable part) {
        if (stopped) {
            return;
        }
        try {
            part.run();
        } catch (HardwareStoppedException stop) {
            stopped = true;
        }
    }

    /** Writes a waveform from here on; the replay's options must name a tracing build. */
    public void startWaves(Path file) {
        simulation.startWaves(file);
    }

    /**
     * How the end differs from that of the recorded run, in words; empty if in nothing. A difference means that the design
     * depends on something beside its inputs, its clocks and its seed, or that the replay was opened with other options.
     */
    public Optional<String> difference() {
        return recording.ending().differenceTo(simulation);
    }

    @Override
    public void close() {
        simulation.close();
    }
}
