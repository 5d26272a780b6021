package org.heddle.experiment.dimmnet2.transfer;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Operation of a transfer. Data of remote operations flow from node 0 to node 1; local ones stay on node 0. */
public enum TransferOperation {
    /** Node 0 writes into node 1. */
    WRITE,
    /** Node 1 reads from node 0. */
    READ,
    /** From memory into the Prefetch Window. */
    LOCAL_READ,
    /** From the Write Window into memory. */
    LOCAL_WRITE;

    /** Its name as users type it, such as {@code local-read}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it stays on node 0. */
    public boolean isLocal() {
        return this == LOCAL_READ || this == LOCAL_WRITE;
    }

    /** The node whose memory, or window, the data go to. */
    public int destinationNode() {
        return isLocal() ? 0 : 1;
    }

    /** The operation of a name. */
    public static Optional<TransferOperation> named(String text) {
        return Arrays.stream(values()).filter(each -> each.text().equals(text)).findFirst();
    }

    /** All names. */
    public static List<String> names() {
        return Arrays.stream(values()).map(TransferOperation::text).toList();
    }
}
