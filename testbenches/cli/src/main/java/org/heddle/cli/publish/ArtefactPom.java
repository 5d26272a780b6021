package org.heddle.cli.publish;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.heddle.cli.publish.ProjectFile.Dependency;
import org.heddle.report.Html;

/**
 * The POMs that artefacts are published with. They stand alone: versions are written out, and no parent has to be fetched.
 *
 * @param root folder of the repository
 * @param parent its own POM
 */
record ArtefactPom(Path root, ProjectFile parent) {
    private static final String FILE = "pom.xml";

    /**
     * Reads the POM of a repository.
     *
     * @param root folder of the repository
     */
    static ArtefactPom of(Path root) throws IOException {
        return new ArtefactPom(root, ProjectFile.read(root.resolve(FILE)));
    }

    /** Returns the version of everything. */
    String version() {
        return parent.text("version");
    }

    /** Returns the date and time that all archives carry, as in {@code 2026-01-01T00:00:00Z}. */
    String timestamp() {
        return parent.text("properties", "project.build.outputTimestamp");
    }

    /** Returns the name of an artefact for people. */
    static String title(String id) {
        return "Heddle: " + id.replaceFirst("heddle-", "");
    }

    /** Returns the POM of an artefact. */
    String of(Artefact artefact) throws IOException {
        ProjectFile module = ProjectFile.read(root.resolve(artefact.folder()).resolve(FILE));
        List<Dependency> own = new ArrayList<>(module.dependencies());
        own.addAll(parent.dependencies());
        String lines = own.stream()
                .filter(line -> line.scope().equals("compile") || line.scope().equals("runtime"))
                .map(this::resolved)
                .map(line -> dependency(line, "    "))
                .collect(Collectors.joining());
        return document(
                artefact.id(),
                artefact.packaging(),
                module.text("description"),
                lines.isEmpty() ? "" : "\n  <dependencies>\n" + lines + "  </dependencies>\n");
    }

    /** Returns the POM that a project imports, so that it need not repeat versions. */
    String bom() {
        String lines = Artefact.ALL.stream()
                .map(each -> dependency(
                        new Dependency(Artefact.GROUP, each.id(), version(), "compile", false, "jar", List.of()),
                        "      "))
                .collect(Collectors.joining());
        return document(
                Artefact.BOM,
                "pom",
                "The versions of Heddle's artefacts that belong together.",
                "\n  <dependencyManagement>\n    <dependencies>\n" + lines
                        + "    </dependencies>\n  </dependencyManagement>\n");
    }

    /** Returns the POM of the archetype. */
    String archetype() {
        return document(
                Artefact.ARCHETYPE,
                "maven-archetype",
                "Makes a project with a component, its test on Verilator and its proof.",
                "");
    }

    private Dependency resolved(Dependency line) {
        if (!line.version().isEmpty()) {
            return line;
        }
        return parent.managed().stream()
                .filter(each -> each.group().equals(line.group())
                        && each.id().equals(line.id())
                        && each.type().equals(line.type()))
                .findFirst()
                .map(each -> line.withVersion(version(each.version()), each.exclusions()))
                .orElseGet(() -> line.withVersion(importedVersion(line), line.exclusions()));
    }

    /** JUnit's modules have the version of the list that the parent imports. */
    private String importedVersion(Dependency line) {
        return parent.managed().stream()
                .filter(each -> each.scope().equals("import") && line.group().startsWith(each.group() + "."))
                .findFirst()
                .map(Dependency::version)
                .orElseThrow(() -> new IllegalStateException("no version of " + line.group() + ":" + line.id()
                        + " is managed in the parent POM: add a line there"));
    }

    private String version(String written) {
        return written.equals("${project.version}") ? version() : written;
    }

    private static String dependency(Dependency line, String indentation) {
        StringBuilder text = new StringBuilder();
        text.append(indentation).append("<dependency>\n");
        element(text, indentation, "groupId", line.group());
        element(text, indentation, "artifactId", line.id());
        element(text, indentation, "version", line.version());
        if (!line.scope().equals("compile")) {
            element(text, indentation, "scope", line.scope());
        }
        if (line.optional()) {
            element(text, indentation, "optional", "true");
        }
        if (!line.exclusions().isEmpty()) {
            text.append(indentation).append("  <exclusions>\n");
            for (String exclusion : line.exclusions()) {
                String[] parts = exclusion.split(":");
                text.append(indentation)
                        .append("    <exclusion><groupId>")
                        .append(parts[0])
                        .append("</groupId><artifactId>")
                        .append(parts[1])
                        .append("</artifactId></exclusion>\n");
            }
            text.append(indentation).append("  </exclusions>\n");
        }
        return text.append(indentation).append("</dependency>\n").toString();
    }

    private static void element(StringBuilder text, String indentation, String name, String value) {
        text.append(indentation)
                .append("  <")
                .append(name)
                .append('>')
                .append(value)
                .append("</")
                .append(name)
                .append(">\n");
    }

    private String document(String id, String packaging, String description, String dependencies) {
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <project xmlns="http://maven.apache.org/POM/4.0.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 http://maven.apache.org/xsd/maven-4.0.0.xsd">
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>%s</groupId>
                  <artifactId>%s</artifactId>
                  <version>%s</version>
                  <packaging>%s</packaging>
                  <name>%s</name>
                  <description>%s</description>
                  <url>%s</url>
                  <licenses>
                    <license><name>%s</name><url>%s</url><distribution>repo</distribution></license>
                  </licenses>
                  <developers>
                    <developer><name>%s</name><url>%s</url></developer>
                  </developers>
                  <scm>
                    <connection>%s</connection>
                    <url>%s</url>
                    <tag>v%s</tag>
                  </scm>
                %s</project>
                """.formatted(
                        Artefact.GROUP,
                        id,
                        version(),
                        packaging,
                        title(id),
                        Html.escape(description),
                        parent.text("url"),
                        parent.text("licenses", "license", "name"),
                        parent.text("licenses", "license", "url"),
                        parent.text("developers", "developer", "name"),
                        parent.text("developers", "developer", "url"),
                        parent.text("scm", "connection"),
                        parent.text("scm", "url"),
                        version(),
                        dependencies);
    }
}
