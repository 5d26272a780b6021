package org.heddle.cli.project;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.Sha256;
import org.heddle.verify.mutate.TestInstallation;

/**
 * Tests of a Maven project of the user's own, compiled by Maven and copied to a folder of their own. What they need comes from the project's
 * class path first; the command line's own has what runs them one by one.
 */
public final class OwnTests {
    private static final int DIGITS = 16;
    /** With the version of our own build: a goal without one would ask the network for the newest. */
    private static final String CLASS_PATH_GOAL =
            "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:build-classpath";

    private static final List<String> COMPILED = List.of("test-classes", "classes");

    private OwnTests() {}

    /**
     * Compiles the tests, and copies them unless a copy of the same is there.
     *
     * @param project folder of its POM
     * @param results folder for the copies
     * @throws IllegalStateException if they do not compile, or there are none
     */
    public static TestInstallation of(Path project, Path results) throws IOException, InterruptedException {
        Files.createDirectories(results);
        List<Path> dependencies = compile(project, results);
        Path target = project.resolve("target");
        List<Path> folders = COMPILED.stream()
                .map(target::resolve)
                .filter(Files::isDirectory)
                .toList();
        if (!Files.isDirectory(target.resolve(COMPILED.get(0)))) {
            throw new IllegalStateException("the project " + project + " has no tests that could see a fault");
        }
        Path place = results.resolve(stamp(folders, dependencies));
        List<Path> classPath = new ArrayList<>();
        for (Path folder : folders) {
            classPath.add(copied(folder, place.resolve("classes").resolve(folder.getFileName())));
        }
        List<Path> tests = List.of(classPath.get(0));
        classPath.addAll(dependencies);
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .forEach(classPath::add);
        return new TestInstallation(Files.createDirectories(place.resolve("checks")), classPath, tests, project, true);
    }

    private static List<Path> compile(Path project, Path results) throws IOException, InterruptedException {
        Path list = results.resolve("maven-class-path").toAbsolutePath();
        Path log = results.resolve("maven.log");
        List<String> command = List.of(
                maven(project),
                "-B",
                "-Dstyle.color=never",
                "test-compile",
                CLASS_PATH_GOAL,
                "-Dmdep.includeScope=test",
                "-Dmdep.outputFile=" + list);
        MavenErrors errors = new MavenErrors();
        if (MavenRun.status(command, project, log, errors) != 0) {
            JUnitOfProject.requireBehind(errors.lines(), project);
            throw new IllegalStateException("the tests do not compile:\n" + String.join("\n", errors.lines())
                    + "\nMaven's whole output is in " + log);
        }
        List<Path> dependencies = Arrays.stream(Files.readString(list).strip().split(File.pathSeparator))
                .filter(entry -> !entry.isEmpty())
                .map(Path::of)
                .toList();
        JUnitOfProject.require(dependencies, project);
        return dependencies;
    }

    private static String maven(Path project) {
        boolean isInstalled = Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "mvn")));
        Path wrapper = project.resolve("mvnw");
        if (!isInstalled && !Files.isExecutable(wrapper)) {
            throw new MissingToolException("compiling the tests", "mvn", "maven", "is not on the PATH");
        }
        return isInstalled ? "mvn" : wrapper.toString();
    }

    /** Names a state of the classes and of what they need. */
    private static String stamp(List<Path> folders, List<Path> dependencies) throws IOException {
        Sha256 hash = new Sha256();
        for (Path dependency : dependencies) {
            add(hash, dependency + ":" + Files.getLastModifiedTime(dependency).toMillis());
        }
        for (Path folder : folders) {
            for (Path file : files(folder)) {
                byte[] content = Files.readAllBytes(file);
                add(hash, folder.relativize(file) + ":" + content.length);
                hash.add(content, 0, content.length);
            }
        }
        return hash.text().substring(0, DIGITS);
    }

    private static void add(Sha256 hash, String text) {
        byte[] bytes = (text.length() + ":" + text).getBytes(StandardCharsets.UTF_8);
        hash.add(bytes, 0, bytes.length);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /** Copies all files of a folder into another one, which it returns. */
    static Path copied(Path folder, Path target) throws IOException {
        Files.createDirectories(target);
        for (Path file : files(folder)) {
            Path copy = target.resolve(folder.relativize(file));
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        }
        return target;
    }
}
