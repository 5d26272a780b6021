package org.heddle.cli.project;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Picks from Maven's output what explains a broken build, and drops what Maven says about itself.
 *
 * <p>A compiler's warning is kept too: with warnings as errors it is the explanation.
 */
final class MavenErrors implements Consumer<String> {
    private static final int KEPT = 40;
    private static final Pattern EXPLAINS =
            Pattern.compile("\\[(?:ERROR|WARNING)\\] (.*\\.java:\\[.*)|\\[ERROR\\] +(.+)");
    private static final Pattern ABOUT_MAVEN = Pattern.compile(
            ".*(\\[Help 1\\]|Re-run Maven|full stack trace|more information about the errors|correcting the problems|mvn <args>).*|\\s*at [\\w.$/<>]+\\(.*|Command was .*");

    private final Set<String> lines = new LinkedHashSet<>(); // Maven says the same twice

    @Override
    public void accept(String output) {
        Matcher explains = EXPLAINS.matcher(output);
        if (explains.matches()
                && lines.size() < KEPT
                && !ABOUT_MAVEN.matcher(output).matches()) {
            String source = explains.group(1);
            lines.add(source == null ? explains.group(2) : source);
        }
    }

    List<String> lines() {
        return List.copyOf(lines);
    }
}
