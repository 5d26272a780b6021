package org.heddle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page of other people's libraries says what the class path holds. */
class ThirdPartyTest {
    private static final Pattern ROW =
            Pattern.compile("^\\| ([^|]+) \\| ([0-9][^|]*) \\| [^|]+ \\|", Pattern.MULTILINE);
    private static final Path PAGE = Path.of("..", "..", "THIRD-PARTY.md");

    @Test
    void everyJarStandsThereWithItsVersionAndNoOther() throws IOException {
        Matcher rows = ROW.matcher(Files.readString(PAGE));
        TreeSet<String> listed =
                rows.results().flatMap(ThirdPartyTest::jars).collect(Collectors.toCollection(TreeSet::new));
        TreeSet<String> used = Arrays.stream(
                        System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(path -> path.toString().endsWith(".jar"))
                .filter(path -> !path.toString().contains("surefire") && !isOurs(path))
                .map(path -> path.getFileName().toString())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(listed).containsExactlyElementsOf(used);
    }

    private static Stream<String> jars(MatchResult row) {
        return Arrays.stream(row.group(1).split(", ")).map(name -> name + "-" + row.group(2) + ".jar");
    }

    private static boolean isOurs(Path jar) {
        return Stream.of("heddle-", "nic-rtl-", "models-", "hosts-", "experiments-", "cli-")
                .anyMatch(name -> jar.getFileName().toString().startsWith(name));
    }
}
