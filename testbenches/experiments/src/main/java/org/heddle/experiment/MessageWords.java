package org.heddle.experiment;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.heddle.device.SplitMix64;

/** Random contents of a message, the same for one seed. */
public final class MessageWords {
    private MessageWords() {}

    /** Returns bytes of a message whose word w of 64 bits is splitmix64(seed + w), little-endian. */
    public static byte[] of(long seed, int bytes) {
        int words = (bytes + Long.BYTES - 1) / Long.BYTES;
        ByteBuffer buffer = ByteBuffer.allocate(words * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (int word = 0; word < words; word++) {
            buffer.putLong(SplitMix64.of(seed + word));
        }
        return Arrays.copyOf(buffer.array(), bytes);
    }
}
