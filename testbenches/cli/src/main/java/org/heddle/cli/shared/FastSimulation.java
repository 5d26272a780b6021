package org.heddle.cli.shared;

import java.io.PrintWriter;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.Profile;
import org.heddle.cosim.tool.BuildListener;

/** How commands simulate: waits of seconds and warnings are told, single steps of a build are nobody's business. */
public final class FastSimulation {
    private FastSimulation() {}

    /** Returns options for long runs: compiled for speed. */
    public static SimulationOptions options(PrintWriter out) {
        return told(out).profile(Profile.FAST);
    }

    /** Returns options for short ones, compiled soon, which may be told to trace. */
    public static SimulationOptions told(PrintWriter out) {
        return SimulationOptions.defaults().listener((kind, message) -> {
            if (kind != BuildListener.Kind.STEP) {
                out.println(message);
                out.flush();
            }
        });
    }
}
