package org.heddle.cli.publish;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.heddle.cli.create.Archetype;
import org.heddle.cli.shared.Javadoc;
import org.heddle.cosim.tool.FileTree;

/**
 * Files of artefacts: jars of classes, sources and pages, and the POM. The classes are those that this very program runs from.
 *
 * @param root folder of the repository
 * @param poms of the artefacts
 */
record ArtefactFiles(Path root, ArtefactPom poms) {
    private static final List<String> LEGAL = List.of("LICENSE", "NOTICE");

    /** Returns the files of every artefact, in their order; on all processors, as Javadoc takes some ten seconds for each. */
    List<SortedMap<String, byte[]>> all(boolean withPages) throws IOException {
        try {
            return Artefact.ALL.parallelStream()
                    .map(artefact -> {
                        try {
                            return of(artefact, withPages);
                        } catch (IOException trouble) {
                            throw new UncheckedIOException(trouble);
                        }
                    })
                    .toList();
        } catch (UncheckedIOException trouble) {
            throw trouble.getCause();
        }
    }

    /**
     * Returns the files of an artefact by what stands behind its name and version: {@code .jar}, {@code -sources.jar}, {@code .pom}.
     *
     * @param withPages whether its Javadoc is among them, which takes some ten seconds
     */
    SortedMap<String, byte[]> of(Artefact artefact, boolean withPages) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        Path sources = root.resolve(artefact.folder()).resolve("src/main");
        files.put(".pom", poms.of(artefact).getBytes(StandardCharsets.UTF_8));
        files.put(
                ".jar",
                jar().addAll(classes(artefact), name -> !name.startsWith("META-INF/maven/" + Artefact.GROUP))
                        .toBytes(manifest(artefact)));
        JarWriter text = jar().addAll(sources.resolve("java"), name -> true);
        for (String more : List.of("resources", "native")) {
            if (Files.isDirectory(sources.resolve(more))) {
                text.addAll(sources.resolve(more), name -> true);
            }
        }
        files.put("-sources.jar", text.toBytes(Map.of()));
        if (withPages) {
            files.put("-javadoc.jar", pages(artefact, sources.resolve("java")));
        }
        return files;
    }

    /** Returns the files of the archetype. It has no classes: what it consists of is its source, and its Javadoc is empty. */
    SortedMap<String, byte[]> archetype() throws IOException {
        JarWriter jar = jar();
        Archetype.entries(poms.version()).forEach(jar::add);
        byte[] bytes = jar.toBytes(Map.of());
        return new TreeMap<>(Map.of(
                ".pom",
                poms.archetype().getBytes(StandardCharsets.UTF_8),
                ".jar",
                bytes,
                "-sources.jar",
                bytes,
                "-javadoc.jar",
                jar().toBytes(Map.of())));
    }

    private byte[] pages(Artefact artefact, Path sources) throws IOException {
        Path folder = Files.createTempDirectory("heddle-javadoc-");
        try {
            Javadoc.write(ArtefactPom.title(artefact.id()), List.of(sources), folder);
            return jar().addAll(folder, name -> true).toBytes(Map.of());
        } finally {
            FileTree.delete(folder);
        }
    }

    private JarWriter jar() throws IOException {
        JarWriter jar = new JarWriter(poms.timestamp());
        for (String file : LEGAL) {
            jar.add("META-INF/" + file, Files.readAllBytes(root.resolve(file)));
        }
        return jar;
    }

    private Map<String, String> manifest(Artefact artefact) {
        return Map.of(
                "Automatic-Module-Name",
                artefact.module(),
                "Implementation-Title",
                artefact.id(),
                "Implementation-Version",
                poms.version());
    }

    /** Returns the folder or jar that the classes of an artefact are loaded from. */
    private static Path classes(Artefact artefact) {
        URL found = ArtefactFiles.class.getClassLoader().getResource(artefact.witness());
        if (found == null) {
            throw new IllegalStateException("the classes of " + artefact.id() + " are not on the class path");
        }
        String text = found.toString();
        String place = text.substring(0, text.length() - artefact.witness().length());
        try {
            return Path.of(
                    new URL(place.startsWith("jar:") ? place.substring("jar:".length(), place.length() - 2) : place)
                            .toURI());
        } catch (URISyntaxException | IOException strange) {
            throw new IllegalStateException(text, strange);
        }
    }
}
