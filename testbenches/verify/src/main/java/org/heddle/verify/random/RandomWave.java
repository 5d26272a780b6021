package org.heddle.verify.random;

import java.nio.file.Path;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;

/** A waveform of a component under random inputs, within what it assumes of them. */
public final class RandomWave {
    private RandomWave() {}

    /**
     * Writes the waveform.
     *
     * @param cycles to run, from the start
     * @param file ends with {@code .vcd} or {@code .fst}
     * @return cycles that were run: fewer where an assertion breaks, or no inputs are found within the assumptions
     * @throws IllegalArgumentException if the component does not have one clock, or the file another ending
     */
    public static int write(Design<? extends Component> design, long seed, int cycles, Path file) {
        SimulationOptions options =
                SimulationOptions.defaults().initial(InitialState.ZERO).waves(file);
        RandomRows.Run run = new RandomRows(design).draw(seed, cycles);
        try (Simulation simulation = Simulation.open(design, options)) {
            for (int cycle = 0; cycle < run.rows().size(); cycle++) {
                run.rows().get(cycle).forEach((port, value) -> simulation.poke(simulation.port(port), value));
                if (cycle < run.rows().size() - 1) {
                    simulation.step();
                } else {
                    simulation.settle();
                }
            }
        }
        return run.rows().size();
    }
}
