package org.heddle.host.verbs.choose;

import java.util.Locale;

/** Ends of a message whose data do not lie together. */
public enum BlockShape {
    /** Blocks at both ends. */
    BOTH,
    /** Blocks at the sender, one run at the receiver. */
    GATHER,
    /** One run at the sender, blocks at the receiver. */
    SCATTER;

    /** Returns the shape of a message. */
    public static BlockShape of(LengthProfile sent, LengthProfile received) {
        if (received.blocks() <= 1) {
            return GATHER;
        }
        return sent.blocks() <= 1 ? SCATTER : BOTH;
    }

    /** Returns its name in a file of edges. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
