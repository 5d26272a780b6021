package org.heddle.cli.publish;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** A jar whose bytes depend on its contents alone: entries in the order of their names, all with one date. */
final class JarWriter {
    private static final String MANIFEST = "META-INF/MANIFEST.MF";

    private final SortedMap<String, byte[]> entries = new TreeMap<>();
    private final LocalDateTime date;

    /**
     * Begins an empty jar.
     *
     * @param date that all entries carry, such as {@code 2026-01-01T00:00:00Z}
     */
    JarWriter(String date) {
        this.date = dateOf(date);
    }

    /** Adds an entry, in the place of one of the same name. */
    JarWriter add(String name, byte[] content) {
        entries.put(name, content.clone());
        return this;
    }

    /** Adds the files of a folder or of another jar, but not its manifest. */
    JarWriter addAll(Path place, Predicate<String> wanted) throws IOException {
        if (Files.isDirectory(place)) {
            for (Path file : files(place)) {
                String name = place.relativize(file)
                        .toString()
                        .replace(place.getFileSystem().getSeparator(), "/");
                if (wanted.test(name) && !name.equals(MANIFEST)) {
                    add(name, Files.readAllBytes(file));
                }
            }
        } else {
            try (ZipFile jar = new ZipFile(place.toFile())) {
                for (Enumeration<? extends ZipEntry> all = jar.entries(); all.hasMoreElements(); ) {
                    ZipEntry entry = all.nextElement();
                    if (!entry.isDirectory()
                            && wanted.test(entry.getName())
                            && !entry.getName().equals(MANIFEST)) {
                        try (InputStream content = jar.getInputStream(entry)) {
                            add(entry.getName(), content.readAllBytes());
                        }
                    }
                }
            }
        }
        return this;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /**
     * Returns the jar.
     *
     * @param attributes of its manifest, beside the version of the format
     */
    byte[] toBytes(Map<String, String> attributes) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            write(zip, MANIFEST, manifest(attributes), date);
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                write(zip, entry.getKey(), entry.getValue(), date);
            }
        }
        return bytes.toByteArray();
    }

    /**
     * Writes an archive without a manifest.
     *
     * @param entries by name
     * @param timestamp that all of them carry
     */
    static void writeZip(OutputStream to, SortedMap<String, byte[]> entries, String timestamp) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(to, StandardCharsets.UTF_8)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                write(zip, entry.getKey(), entry.getValue(), dateOf(timestamp));
            }
        }
    }

    private static LocalDateTime dateOf(String timestamp) {
        return OffsetDateTime.parse(timestamp)
                .withOffsetSameInstant(ZoneOffset.UTC)
                .toLocalDateTime();
    }

    private static void write(ZipOutputStream zip, String name, byte[] content, LocalDateTime date) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(date);
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }

    /** Lines stay below the 72 bytes that the format allows. */
    private static byte[] manifest(Map<String, String> attributes) {
        StringBuilder text = new StringBuilder("Manifest-Version: 1.0\r\n");
        new TreeMap<>(attributes).forEach((name, value) -> text.append(name + ": " + value + "\r\n"));
        return text.append("\r\n").toString().getBytes(StandardCharsets.UTF_8);
    }
}
