package org.heddle.report;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A SHA-256 that grows with what is added to it. */
public final class Sha256 {
    private final MessageDigest digest;

    /** Creates a digest that covers no bytes yet. */
    public Sha256() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** Adds some bytes of an array. */
    public void add(byte[] bytes, int offset, int length) {
        digest.update(bytes, offset, length);
    }

    /** 64 lower-case hexadecimal digits; to be asked for once. */
    public String text() {
        return HexFormat.of().formatHex(digest.digest());
    }
}
