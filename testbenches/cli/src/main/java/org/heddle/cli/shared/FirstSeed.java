package org.heddle.cli.shared;

import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the seed of a random run's first episode; the others have the seeds behind it. */
public final class FirstSeed {
    @Option(
            names = "--seed",
            paramLabel = "S",
            converter = Seed.class,
            description = "Of the first episode. Default: another each time.")
    private @Nullable Long seed;

    /** The seed, which is printed at once: whatever happens later can be repeated. */
    public long announced(PrintWriter out) {
        long first = orAnother();
        out.println("Seed: " + first);
        out.flush();
        return first;
    }

    /** Returns the seed, or another each time where none was given. */
    public long orAnother() {
        return seed != null ? seed : another();
    }

    /** A seed that differs from run to run, with room for a million episodes behind it. */
    public static long another() {
        return System.nanoTime() / 1000 % 1_000_000 * 1_000_000;
    }
}
