package org.heddle.experiment.submatrix;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.heddle.device.NodeMemory;

/** The SHA-256 of the destination after a transfer: of the whole matrix with its holes, or of the bytes moved. */
final class DestinationHash {
    private static final int CHUNK_BYTES = 1 << 16;

    private DestinationHash() {}

    /** Streams up to 134 MB through the digest; 64 lower-case hexadecimal digits. */
    static String sha256(Submatrix workload, NodeMemory destination) {
        MessageDigest digest = newDigest();
        ByteBuffer chunk = ByteBuffer.allocate(CHUNK_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        LongBuffer words = chunk.asLongBuffer();
        long bytes = workload.destinationBytes();
        for (long start = 0; start < bytes; start += CHUNK_BYTES) {
            int length = (int) Math.min(CHUNK_BYTES, bytes - start);
            for (int i = 0; i < length; i += Long.BYTES) {
                words.put(i / Long.BYTES, destination.backdoorReadWord(start + i));
            }
            digest.update(chunk.array(), 0, length);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest newDigest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
