package org.heddle.cli.paper;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.OutputPlace;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option for the folder of a reproduction's results. */
final class ResultFolder {
    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where the results go. Default: out/${COMMAND-NAME} in the repository.")
    private @Nullable Path folder;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /**
     * Returns the folder, which exists then.
     *
     * @param files that will be written there
     * @throws ParameterException if that cannot be
     */
    Path with(String... files) {
        Path place = folder == null ? usual(spec.name()) : folder;
        new OutputPlace(spec).requireFolder("--out", place, files);
        return place;
    }

    /** Returns the folder of a command that was told none. */
    static Path usual(String command) {
        return Home.find().out(command);
    }

    /** Whether one was named. */
    boolean isNamed() {
        return folder != null;
    }

    /** Prints what is where, at the end. */
    static void tell(PrintWriter out, Path folder, String... files) {
        out.println(told(folder, files));
        out.flush();
    }

    /** Returns the line that says what is where. */
    static String told(Path folder, String... files) {
        return "Results in " + folder + ": " + String.join(", ", files);
    }
}
