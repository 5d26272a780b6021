package org.heddle.experiment.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Picks from Maven's output what explains a broken build, and drops what Maven says about itself. */
final class MavenErrors implements Consumer<String> {
    private static final int KEPT = 40;
    private static final Pattern ABOUT_MAVEN = Pattern.compile(
            "\\[ERROR\\] *|.*(\\[Help 1\\]|Re-run Maven|full stack trace|more information about the errors"
                    + "|correcting the problems|mvn <args>).*");

    private final List<String> lines = new ArrayList<>();

    @Override
    public void accept(String line) {
        if (line.startsWith("[ERROR]")
                && lines.size() < KEPT
                && !ABOUT_MAVEN.matcher(line).matches()) {
            lines.add(line.substring("[ERROR]".length()).strip());
        }
    }

    List<String> lines() {
        return List.copyOf(lines);
    }
}
