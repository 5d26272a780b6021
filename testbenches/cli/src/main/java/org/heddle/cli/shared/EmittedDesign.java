package org.heddle.cli.shared;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.cosim.tool.Sha256;
import org.heddle.hdl.Heddle;
import org.heddle.nic.catalogue.Tops;
import org.heddle.report.AtomicFile;
import org.heddle.verify.campaign.DesignHash;

/**
 * The hash of the Verilog that this Heddle emits for its catalogue. Emitting all of it takes some 10 s, so the hash is kept under a name made
 * from the classes that it follows from: those of the language and of the network interfaces.
 */
public final class EmittedDesign {
    private static final String HASH = "[0-9a-f]{64}";

    private static String known = "";

    private EmittedDesign() {}

    /** Returns the hash: 64 hexadecimal digits. */
    public static synchronized String hash() throws IOException {
        if (known.isEmpty()) {
            known = find();
        }
        return known;
    }

    /** Takes a hash as given, for tests of what is done with it. */
    static synchronized void assume(String hash) {
        known = hash;
    }

    private static String find() throws IOException {
        Path kept = kept();
        if (Files.isRegularFile(kept)) {
            String text = Files.readString(kept).strip();
            if (text.matches(HASH)) {
                return text;
            }
        }
        String hash = DesignHash.of(Tops.all());
        try {
            AtomicFile.write(kept, hash + "\n");
        } catch (IOException unwritable) {
            // Then it is made again.
        }
        return hash;
    }

    private static Path kept() throws IOException {
        Sha256 digest = new Sha256();
        for (Class<?> type : List.of(Heddle.class, Tops.class)) {
            Path code = code(type);
            try (Stream<Path> files = Files.walk(code)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    digest.add(code.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                    digest.add(Files.readAllBytes(file));
                }
            }
        }
        return Home.find().state().resolve("designs").resolve(digest.text());
    }

    /** Returns the jar or folder that a class comes from. */
    private static Path code(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
