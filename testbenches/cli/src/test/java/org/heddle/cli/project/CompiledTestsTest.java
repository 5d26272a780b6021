package org.heddle.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The class path that {@code mutate} runs tests by, which is this module's own. */
class CompiledTestsTest {
    private static final String SUFFIX = "Test.class";

    /** A test whose superclass is missing fails over the right hardware, and so sees no fault. */
    @Test
    void everyClassOfTestsLoads() throws IOException {
        List<String> missing = new ArrayList<>();
        int loaded = 0;
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            for (String name : testsIn(Path.of(entry))) {
                try {
                    Class.forName(name, false, CompiledTestsTest.class.getClassLoader())
                            .getDeclaredMethods();
                    loaded++;
                } catch (ClassNotFoundException | LinkageError failure) {
                    missing.add(name + ": " + failure);
                }
            }
        }
        assertThat(missing).isEmpty();
        assertThat(loaded).isGreaterThan(300);
    }

    /** Tests of other modules stand in folders or in jars, as Maven likes. */
    private static List<String> testsIn(Path entry) throws IOException {
        if (entry.endsWith("test-classes")) {
            return namesBelow(entry);
        }
        if (entry.getFileName().toString().endsWith("-tests.jar")) {
            try (FileSystem jar = FileSystems.newFileSystem(entry)) {
                return namesBelow(jar.getPath("/"));
            }
        }
        return List.of();
    }

    private static List<String> namesBelow(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString())
                    .filter(name -> name.endsWith(SUFFIX))
                    .map(name -> name.substring(0, name.length() - ".class".length())
                            .replace(File.separatorChar, '.')
                            .replace('/', '.'))
                    .toList();
        }
    }
}
