package org.heddle.cosim.tool;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A SHA-256 that grows with what is added to it. */
public final class Sha256 {
    private static final int PIECE_BYTES = 1 << 16;

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

    /**
     * Returns the digest of a file, which is read piece by piece: 64 lower-case hexadecimal digits.
     *
     * @throws java.nio.channels.ClosedByInterruptException if the thread is interrupted
     */
    public static String of(Path file) throws IOException {
        Sha256 digest = new Sha256();
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            ByteBuffer piece = ByteBuffer.allocate(PIECE_BYTES);
            while (channel.read(piece.clear()) >= 0) {
                digest.add(piece.array(), 0, piece.position());
            }
        }
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
