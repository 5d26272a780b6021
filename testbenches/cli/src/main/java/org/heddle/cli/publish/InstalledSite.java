package org.heddle.cli.publish;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.heddle.cli.site.StaticSite;

/**
 * The documentation that {@code heddle docs} opens in a project of one's own: all pages, and the Javadoc of each artefact.
 *
 * @param root of the repository
 * @param files of each artefact, in the order of {@link Artefact#ALL}; none where the site has no Javadoc
 */
record InstalledSite(Path root, List<SortedMap<String, byte[]>> files) {
    private static final String JAVADOC = "-javadoc.jar";

    /**
     * Writes it.
     *
     * @throws IllegalStateException if a link of a page leads nowhere
     */
    void write(Path folder) throws IOException {
        List<String> broken =
                new StaticSite(root, files.isEmpty() ? Optional.empty() : Optional.of(this::api)).write(folder);
        if (!broken.isEmpty()) {
            throw new IllegalStateException("links of the documentation lead nowhere: " + String.join("; ", broken));
        }
    }

    private void api(Path folder) throws IOException {
        for (int i = 0; i < files.size(); i++) {
            unpack(files.get(i).get(JAVADOC), folder.resolve(Artefact.ALL.get(i).id()));
        }
        String list = IntStream.range(0, files.size())
                .mapToObj(i -> Artefact.ALL.get(i).id())
                .map(id -> "<li><a href=\"%1$s/index.html\">%1$s</a></li>\n".formatted(id))
                .collect(Collectors.joining());
        Files.writeString(
                folder.resolve("index.html"),
                "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Javadoc of Heddle</title></head>\n"
                        + "<body><h1>Javadoc of Heddle</h1><p><a href=\"../index.html\">Documentation</a></p>\n<ul>\n"
                        + list + "</ul></body></html>\n");
    }

    private static void unpack(byte[] jar, Path folder) throws IOException {
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(jar))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                Path file = folder.resolve(entry.getName()).normalize();
                if (!entry.isDirectory() && file.startsWith(folder)) {
                    Files.createDirectories(file.getParent());
                    Files.copy(in, file);
                }
            }
        }
    }
}
