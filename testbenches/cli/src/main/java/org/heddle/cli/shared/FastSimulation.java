package org.heddle.cli.shared;

import java.io.PrintWriter;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.Profile;
import org.heddle.cosim.tool.BuildListener;

/** How commands simulate: waits of seconds and warnings are told, single steps of a build are nobody's business. */
public final class FastSimulation {
    /**
     * System property with the name of another profile for long runs. The commands' own tests make short ones of them, for which models that others
     * have compiled are soon enough; results are the same.
     */
    private static final String PROFILE = "heddle.profile";

    private FastSimulation() {}

    /** Returns options for long runs: compiled for speed. */
    public static SimulationOptions options(PrintWriter out) {
        return told(out).profile(Profile.valueOf(System.getProperty(PROFILE, Profile.FAST.name())));
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
