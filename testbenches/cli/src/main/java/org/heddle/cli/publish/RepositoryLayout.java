package org.heddle.cli.publish;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import org.heddle.cosim.tool.FileTree;

/**
 * Folders of a Maven repository: {@code org/heddle/heddle-hdl/0.2.0/heddle-hdl-0.2.0.jar}.
 *
 * @param repository its root
 * @param version of everything
 */
record RepositoryLayout(Path repository, String version) {
    /** Folder of an artefact in this version. */
    Path folder(String id) {
        return repository.resolve(Artefact.GROUP.replace('.', '/')).resolve(id).resolve(version);
    }

    /**
     * Puts the files of an artefact in place of those that are there; a reader never sees half a file.
     *
     * @param files by what stands behind name and version
     */
    void write(String id, Map<String, byte[]> files) throws IOException {
        Path folder = Files.createDirectories(folder(id));
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            write(folder.resolve(id + "-" + version + file.getKey()), file.getValue());
        }
        // Maven remembers here what it could not fetch, and would not look again.
        for (Path old : FileTree.children(folder)) {
            if (old.toString().endsWith(".lastUpdated")) {
                Files.delete(old);
            }
        }
    }

    /** Says which plugin a prefix on Maven's command line means. */
    void writePrefix(String prefix, String id) throws IOException {
        String text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <metadata>
                  <plugins>
                    <plugin><name>Heddle</name><prefix>%s</prefix><artifactId>%s</artifactId></plugin>
                  </plugins>
                </metadata>
                """.formatted(prefix, id);
        write(folder(id).getParent().resolveSibling("maven-metadata-local.xml"), text.getBytes(StandardCharsets.UTF_8));
    }

    private static void write(Path file, byte[] content) throws IOException {
        Path draft = Files.createTempFile(file.getParent(), ".heddle-", ".draft");
        try {
            Files.write(draft, content);
            Files.setPosixFilePermissions(draft, java.nio.file.attribute.PosixFilePermissions.fromString("rw-r--r--"));
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
