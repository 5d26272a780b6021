package org.heddle.cli.publish;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The archive that Maven Central takes: a repository's folders, each file with its checksums and, where there is a key, its signature.
 *
 * @param repository that holds the artefacts and nothing else
 * @param signer of the files
 */
record ReleaseBundle(Path repository, Optional<Signer> signer) {
    private static final Map<String, String> SUMS = Map.of("MD5", ".md5", "SHA-1", ".sha1", "SHA-256", ".sha256");

    /** Makes a detached signature of a file. */
    interface Signer {
        /** Returns the signature, in letters. */
        byte[] signature(Path file) throws IOException;
    }

    /** Returns the archive's entries by name. */
    SortedMap<String, byte[]> entries() throws IOException {
        SortedMap<String, byte[]> entries = new TreeMap<>();
        for (Path file : files()) {
            String name = repository.relativize(file).toString();
            byte[] content = Files.readAllBytes(file);
            entries.put(name, content);
            SUMS.forEach((algorithm, ending) ->
                    entries.put(name + ending, sum(algorithm, content).getBytes(StandardCharsets.US_ASCII)));
            if (signer.isPresent()) {
                entries.put(name + ".asc", signer.get().signature(file));
            }
        }
        return entries;
    }

    /** Returns the archive. */
    byte[] toBytes(String timestamp) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        JarWriter.writeZip(bytes, entries(), timestamp);
        return bytes.toByteArray();
    }

    /** Returns the files without lists of the local repository's own. */
    List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(repository)) {
            return all.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith("maven-metadata-local.xml"))
                    .sorted()
                    .toList();
        }
    }

    private static String sum(String algorithm, byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(content));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every Java has these three
        }
    }
}
