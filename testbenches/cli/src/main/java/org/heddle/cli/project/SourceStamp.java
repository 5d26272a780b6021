package org.heddle.cli.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.heddle.cli.shared.Home;
import org.heddle.cosim.tool.Sha256;

/** Names a state of the sources, those of the tests too, by their content. */
final class SourceStamp {
    private static final int DIGITS = 16;
    /** Folders down to a module's POM at most. */
    private static final int MODULES = 3;

    private static final List<String> NO_CHECKS = List.of("/verify/mutate/", "/heddle/cli/");

    private SourceStamp() {}

    /** Returns the stamp of every source. */
    static String of(Home home) throws IOException {
        return of(home, file -> true);
    }

    /** Returns the stamp of every source but those of campaigns and commands, which change no check that a campaign runs. */
    static String ofChecks(Home home) throws IOException {
        return of(home, file -> NO_CHECKS.stream().noneMatch(file.toString()::contains));
    }

    private static String of(Home home, Predicate<Path> chosen) throws IOException {
        Sha256 digest = new Sha256();
        for (Path file : files(home.root()).stream().filter(chosen).toList()) {
            byte[] name = home.root().relativize(file).toString().getBytes(StandardCharsets.UTF_8);
            byte[] content = Files.readAllBytes(file);
            byte[] header = (name.length + ":" + content.length + ":").getBytes(StandardCharsets.UTF_8);
            digest.add(header, 0, header.length);
            digest.add(name, 0, name.length);
            digest.add(content, 0, content.length);
        }
        return digest.text().substring(0, DIGITS);
    }

    private static List<Path> files(Path root) throws IOException {
        try (Stream<Path> poms = Files.walk(root, MODULES);
                Stream<Path> modules = Files.walk(root, MODULES - 1)) {
            Stream<Path> sources =
                    modules.map(module -> module.resolve("src")).filter(Files::isDirectory).toList().stream()
                            .flatMap(SourceStamp::regularFiles);
            return Stream.concat(poms.filter(file -> file.endsWith("pom.xml")), sources)
                    .sorted()
                    .toList();
        }
    }

    private static Stream<Path> regularFiles(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList().stream();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
