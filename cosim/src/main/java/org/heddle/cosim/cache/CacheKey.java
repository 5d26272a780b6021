package org.heddle.cosim.cache;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.heddle.cosim.tool.Sha256;

/** Collects everything a result depends on and turns it into the name of its cache entry. */
public final class CacheKey {
    private final Sha256 digest = new Sha256();

    /** Adds one named part. Lengths are hashed too, so that parts cannot run into each other. */
    public CacheKey add(String name, String value) {
        for (String text : List.of(name, value)) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            digest.add((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
            digest.add(bytes);
        }
        return this;
    }

    /** The key's name: 64 hexadecimal digits. Ends the collection. */
    public String name() {
        return digest.text();
    }
}
