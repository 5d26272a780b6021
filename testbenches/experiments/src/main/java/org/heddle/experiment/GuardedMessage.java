package org.heddle.experiment;

import java.util.Arrays;

/** A message in memory between two guards, which nobody may write. */
public final class GuardedMessage {
    private static final byte GUARD = 0x5A;

    private GuardedMessage() {}

    /**
     * Returns the memory of a message: a guard, the message, a guard.
     *
     * @param guardBytes of each guard
     */
    public static byte[] of(byte[] message, int guardBytes) {
        byte[] memory = new byte[message.length + 2 * guardBytes];
        Arrays.fill(memory, GUARD);
        System.arraycopy(message, 0, memory, guardBytes, message.length);
        return memory;
    }
}
