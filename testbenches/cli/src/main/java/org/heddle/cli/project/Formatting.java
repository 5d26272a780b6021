package org.heddle.cli.project;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.cli.shared.Home;

/** The house style of the Java sources: checked, or put right. */
final class Formatting {
    private static final Pattern UNFORMATTED = Pattern.compile("\\[ERROR\\] +(\\S.*\\.java)");

    private final Home home;
    private final PrintWriter out;
    private final Path log;

    Formatting(Home home, PrintWriter out) {
        this.home = home;
        this.out = out;
        this.log = home.state().resolve("format.log");
    }

    /** Formats all sources in place; false when some cannot be read as Java, which is then told. */
    boolean apply() throws IOException, InterruptedException {
        MavenErrors errors = new MavenErrors();
        boolean done = new MavenRun(home, log).run(List.of("-N", "spotless:apply"), errors) == 0;
        errors.lines().forEach(out::println);
        out.println(done ? "All Java sources are formatted." : "Formatting failed; Maven's whole output is in " + log);
        out.flush();
        return done;
    }

    /** True when all sources are formatted; otherwise the files are named, with the mend. */
    boolean check() throws IOException, InterruptedException {
        Set<String> files = new TreeSet<>();
        int status = new MavenRun(home, log).run(List.of("-N", "spotless:check"), line -> {
            Matcher unformatted = UNFORMATTED.matcher(line);
            if (unformatted.matches()) {
                files.add(unformatted.group(1));
            }
        });
        if (status != 0) {
            out.println();
            out.println(
                    files.isEmpty()
                            ? "The format could not be checked; Maven's whole output is in " + log
                            : "Not in the house style; './heddle format' mends it:");
            files.forEach(file -> out.println("    " + file));
            out.flush();
        }
        return status == 0;
    }
}
