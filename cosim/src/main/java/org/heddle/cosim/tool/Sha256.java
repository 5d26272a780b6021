package org.heddle.cosim.tool;

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

    /** Returns the digest of some bytes: 64 lower-case hexadecimal digits. */
    public static String of(byte[] bytes) {
        Sha256 digest = new Sha256();
        digest.add(bytes);
        return digest.text();
    }

    /** Adds all bytes of an array. */
    public void add(byte[] bytes) {
        digest.update(bytes);
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
