package org.heddle.cli.project;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cli.shared.Home;
import org.heddle.verify.mutate.TestInstallation;

/**
 * The tests of this state of the sources, compiled by Maven and copied to a folder of their own: a campaign takes days, in which the
 * working tree may change.
 */
public final class CompiledTests {
    /** The module whose tests see all others. */
    private static final String MODULE = "testbenches/cli";
    /** Where tests look for the pages that they check. */
    private static final String RUN_IN = "nic-rtl";

    private static final String TESTS = "test-classes";
    private static final String CLASS_PATH = "class-path";

    private CompiledTests() {}

    /**
     * Finds the copy for these sources, or makes it.
     *
     * @throws IllegalStateException if the tests do not compile
     */
    public static TestInstallation of(Home home) throws IOException, InterruptedException {
        Path campaigns = home.state().resolve("mutate");
        Path folder = campaigns.resolve(SourceStamp.of(home));
        Path list = folder.resolve(CLASS_PATH);
        if (!Files.exists(list)) {
            make(home, folder);
        }
        List<Path> classPath = Files.readAllLines(list).stream().map(Path::of).toList();
        List<Path> tests =
                classPath.stream().filter(entry -> entry.endsWith(TESTS)).toList();
        Path checks = Files.createDirectories(campaigns.resolve("checks-" + SourceStamp.ofChecks(home)));
        return new TestInstallation(checks, classPath, tests, home.root().resolve(RUN_IN), false);
    }

    private static void make(Home home, Path folder) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Path output = folder.resolve("maven-class-path");
        Path log = home.state().resolve("mutate.log");
        MavenErrors errors = new MavenErrors();
        int status = new MavenRun(home, log)
                .runLocked(
                        List.of(
                                "-pl",
                                MODULE,
                                "-am",
                                "test-compile",
                                "dependency:build-classpath",
                                "-Dmdep.includeScope=test",
                                "-Dmdep.outputFile=" + output),
                        errors);
        if (status != 0) {
            throw new IllegalStateException("the tests do not compile:\n" + String.join("\n", errors.lines())
                    + "\nMaven's whole output is in " + log);
        }
        // Maven leaves out the module that it stands in.
        List<Path> entries = new ArrayList<>();
        for (String kind : List.of("test-classes", "classes")) {
            entries.add(home.root().resolve(MODULE).resolve("target").resolve(kind));
        }
        for (String entry : Files.readString(output).strip().split(File.pathSeparator)) {
            entries.add(Path.of(entry));
        }
        List<String> kept = new ArrayList<>();
        for (Path entry : entries) {
            kept.add(entry.startsWith(home.root()) ? copied(home, entry, folder).toString() : entry.toString());
        }
        Path draft = folder.resolve(CLASS_PATH + ".unfinished");
        Files.write(draft, kept);
        Files.move(draft, folder.resolve(CLASS_PATH), StandardCopyOption.ATOMIC_MOVE);
    }

    /** {@code cosim/target/classes} becomes {@code classes/cosim/classes}. */
    private static Path copied(Home home, Path entry, Path folder) throws IOException {
        Path module = home.root().relativize(entry.getParent().getParent());
        Path target = folder.resolve("classes").resolve(module).resolve(entry.getFileName());
        return OwnTests.copied(entry, target);
    }
}
