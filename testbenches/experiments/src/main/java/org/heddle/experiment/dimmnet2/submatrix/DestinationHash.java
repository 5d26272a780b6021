package org.heddle.experiment.dimmnet2.submatrix;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import org.heddle.cosim.tool.Sha256;
import org.heddle.device.NodeMemory;

/** The SHA-256 of the destination after a transfer: of the whole matrix with its holes, or of the bytes moved. */
final class DestinationHash {
    private static final int CHUNK_BYTES = 1 << 16;

    private DestinationHash() {}

    /** Streams up to 134 MB through the digest; 64 lower-case hexadecimal digits. */
    static String sha256(Submatrix workload, NodeMemory destination) {
        Sha256 digest = new Sha256();
        ByteBuffer chunk = ByteBuffer.allocate(CHUNK_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        LongBuffer words = chunk.asLongBuffer();
        long bytes = workload.destinationBytes();
        for (long start = 0; start < bytes; start += CHUNK_BYTES) {
            int length = (int) Math.min(CHUNK_BYTES, bytes - start);
            for (int i = 0; i < length; i += Long.BYTES) {
                words.put(i / Long.BYTES, destination.backdoorReadWord(start + i));
            }
            digest.add(chunk.array(), 0, length);
        }
        return digest.text();
    }
}
