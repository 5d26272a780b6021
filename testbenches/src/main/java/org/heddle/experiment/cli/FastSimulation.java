package org.heddle.experiment.cli;

import java.io.PrintWriter;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.BuildListener;
import org.heddle.cosim.build.Profile;

/** How long runs are simulated: compiled for speed, with a line for each wait before they begin. */
final class FastSimulation {
    private FastSimulation() {}

    static SimulationOptions options(PrintWriter out) {
        return SimulationOptions.defaults().profile(Profile.FAST).listener((kind, message) -> {
            if (kind != BuildListener.Kind.STEP) {
                out.println(message);
                out.flush();
            }
        });
    }
}
