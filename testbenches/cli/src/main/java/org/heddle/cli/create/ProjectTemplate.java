package org.heddle.cli.create;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.heddle.cosim.tool.FileTree;

/**
 * The files of a new project.
 *
 * @param name of its folder and artefact
 * @param packageName of its classes
 * @param kind of the component that it begins with
 * @param version of Heddle that it uses
 */
record ProjectTemplate(String name, String packageName, ProjectKind kind, String version) {
    /** Where Heddle's sources are, as its POM says. */
    private static final String SOURCE = "https://heddle.org/heddle.git";

    /** Resources and their places in every project. */
    private static final Map<String, String> COMMON = Map.of(
            "pom.xml", "pom.xml",
            "README.md", "README.md",
            "gitignore", ".gitignore",
            "test.yml", ".github/workflows/test.yml",
            "tests.run.xml", ".run/Tests.run.xml",
            "generate.run.xml", ".run/Generate Verilog.run.xml",
            "settings.json", ".vscode/settings.json",
            "tasks.json", ".vscode/tasks.json");

    /** Resources that are not this project's own text, taken as they are. */
    private static final Map<String, String> WRAPPER = Map.of(
            "mvnw", "mvnw",
            "mvnw.cmd", "mvnw.cmd",
            "maven-wrapper.properties", ".mvn/wrapper/maven-wrapper.properties");

    /** Returns whether a file of a project is the same in each. */
    static boolean isTakenAsItIs(String path) {
        return WRAPPER.containsValue(path);
    }

    /** Returns the texts by their paths in the project. */
    SortedMap<String, String> files() throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        for (Map.Entry<String, String> file : COMMON.entrySet()) {
            files.put(file.getValue(), filled(text("common/" + file.getKey())));
        }
        for (Map.Entry<String, String> file : WRAPPER.entrySet()) {
            files.put(file.getValue(), text("wrapper/" + file.getKey()));
        }
        String component = kind.component();
        files.put(
                "src/main/java/" + path() + "/" + component + ".java",
                filled(text(kind.folder() + "/" + component + ".java")));
        files.put(
                "src/test/java/" + path() + "/" + component + "Test.java",
                filled(text(kind.folder() + "/" + component + "Test.java")));
        return files;
    }

    /**
     * Makes the project, as a whole or not at all.
     *
     * @param folder that must not exist yet
     */
    void write(Path folder) throws IOException {
        Path parent = folder.toAbsolutePath().normalize().getParent();
        Path draft = Files.createTempDirectory(parent, "." + name + "-");
        try {
            for (Map.Entry<String, String> file : files().entrySet()) {
                Path place = draft.resolve(file.getKey());
                Files.createDirectories(place.getParent());
                Files.writeString(place, file.getValue());
            }
            Files.setPosixFilePermissions(draft.resolve("mvnw"), PosixFilePermissions.fromString("rwxr-xr-x"));
            Files.setPosixFilePermissions(draft, PosixFilePermissions.fromString("rwxr-xr-x"));
            Files.move(draft, folder); // never into a folder that is there
        } finally {
            FileTree.delete(draft);
        }
    }

    private String path() {
        return packageName.replace('.', '/');
    }

    private String filled(String text) {
        return text.replace("@name@", name)
                .replace("@package@", packageName)
                .replace("@path@", path())
                .replace("@component@", kind.component())
                .replace("@call@", kind.call())
                .replace("@what@", kind.what())
                .replace("@heddle@", version)
                .replace("@source@", SOURCE);
    }

    private static String text(String resource) throws IOException {
        try (InputStream stream = ProjectTemplate.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalStateException("the template " + resource + " is not on the class path");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
