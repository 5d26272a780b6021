package org.heddle.cli.shared;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.heddle.cosim.tool.Sha256;
import org.heddle.nic.catalogue.Tops;
import org.heddle.report.AtomicFile;
import org.heddle.verify.campaign.DesignHash;

/**
 * The hash of the Verilog that this Heddle emits for its catalogue. Emitting all of it takes seconds, so the hash is kept under a name made
 * from the content of the jars that this program runs from.
 */
public final class EmittedDesign {
    private static final String HASH = "[0-9a-f]{64}";

    private EmittedDesign() {}

    /** Returns the hash: 64 hexadecimal digits. */
    public static String hash() throws IOException {
        Optional<Path> kept = kept();
        if (kept.isPresent() && Files.isRegularFile(kept.get())) {
            String text = Files.readString(kept.get()).strip();
            if (text.matches(HASH)) {
                return text;
            }
        }
        String hash = DesignHash.of(Tops.all());
        if (kept.isPresent()) {
            try {
                AtomicFile.write(kept.get(), hash + "\n");
            } catch (IOException unwritable) {
                // Then it is made again.
            }
        }
        return hash;
    }

    /** Returns the file for it; empty where classes stand in folders, which change under one name. */
    private static Optional<Path> kept() throws IOException {
        Sha256 digest = new Sha256();
        String[] entries = System.getProperty("java.class.path").split(File.pathSeparator);
        Arrays.sort(entries);
        for (String entry : entries) {
            Path jar = Path.of(entry);
            if (!Files.isRegularFile(jar)) {
                return Optional.empty();
            }
            if (jar.getFileName().toString().matches(".*(hdl|nic).*\\.jar")) {
                digest.add(Files.readAllBytes(jar));
            }
            digest.add(jar.getFileName().toString().getBytes(StandardCharsets.UTF_8));
        }
        return Optional.of(Home.find().state().resolve("designs").resolve(digest.text()));
    }
}
