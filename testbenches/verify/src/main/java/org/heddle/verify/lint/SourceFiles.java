package org.heddle.verify.lint;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.heddle.hdl.diagnostic.Site;

/** Java files of a project, found by their simple names, which are what class files keep. */
public final class SourceFiles {
    private static final List<String> ROOTS = List.of("src/main/java", "src/test/java");

    private final Map<String, List<String>> byName = new HashMap<>();

    private SourceFiles() {}

    /**
     * Returns the Java files below {@code src/main/java} and {@code src/test/java}.
     *
     * @param project its folder, to which paths are relative
     */
    public static SourceFiles of(Path project) {
        SourceFiles files = new SourceFiles();
        for (String root : ROOTS) {
            Path folder = project.resolve(root);
            if (Files.isDirectory(folder)) {
                try (Stream<Path> found = Files.walk(folder)) {
                    found.filter(file -> file.toString().endsWith(".java"))
                            .sorted()
                            .forEach(file -> files.add(project.relativize(file)));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
        return files;
    }

    private void add(Path file) {
        byName.computeIfAbsent(file.getFileName().toString(), name -> new ArrayList<>())
                .add(file.toString().replace('\\', '/'));
    }

    /** The path of a place's file, with slashes; its simple name where the project has no such file, or several. */
    public String path(Site site) {
        List<String> paths = byName.getOrDefault(site.file(), List.of());
        return paths.size() == 1 ? paths.get(0) : site.file();
    }
}
