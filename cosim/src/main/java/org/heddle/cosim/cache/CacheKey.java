package org.heddle.cosim.cache;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Collects everything a result depends on and turns it into the name of its cache entry. */
public final class CacheKey {
    private final MessageDigest digest = sha256();

    /** Adds one named part. Lengths are hashed too, so that parts cannot run into each other. */
    public CacheKey add(String name, String value) {
        for (String text : List.of(name, value)) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
            digest.update(bytes);
        }
        return this;
    }

    /** The key's name: 64 hexadecimal digits. Ends the collection. */
    public String name() {
        return HexFormat.of().formatHex(digest.digest());
    }

    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java platform has SHA-256", missing);
        }
    }
}
