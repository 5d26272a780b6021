package org.heddle.experiment.dimmnet2.transfer;

/**
 * A transfer that the hardware can do.
 *
 * @param operation who moves
 * @param source where the bytes come from
 * @param destination where they go to, as many
 */
public record Transfer(TransferOperation operation, Pattern source, Pattern destination) {
    /** Bytes of a node's memory. */
    static final long MEMORY_BYTES = 1L << 29;
    /** From here on the driver keeps its address lists. */
    static final long LIST_AREA = MEMORY_BYTES - (1L << 20);
    /** Bytes of an address in a list. */
    static final int ENTRY_BYTES = 4;
    /** Bytes of a window. */
    static final int WINDOW_BYTES = 4096;

    /** Refuses what the hardware cannot do. */
    public Transfer {
        check("source", source, operation == TransferOperation.LOCAL_WRITE);
        check("destination", destination, operation == TransferOperation.LOCAL_READ);
        require(
                source.bytes() == destination.bytes(),
                "source and destination must have the same size: the source has " + source.bytes()
                        + " bytes, the destination " + destination.bytes());
        require(source.bytes() > 0, "there is nothing to move: source and destination have 0 bytes");
    }

    private static void check(String side, Pattern pattern, boolean isWindow) {
        pattern.check(side);
        require(pattern.bytes() >= 0, side + ": a size is at least 0: bytes=" + pattern.bytes());
        if (isWindow) {
            require(
                    pattern instanceof Pattern.Contiguous,
                    side + ": a window is contiguous: contiguous:base=OFFSET,bytes=..");
            require(
                    pattern.lowest() >= 0 && pattern.end() <= WINDOW_BYTES,
                    side + ": a window has " + WINDOW_BYTES + " bytes: " + reach(pattern));
            return;
        }
        require(
                pattern.lowest() >= 0 && pattern.end() <= MEMORY_BYTES,
                side + ": a node has " + MEMORY_BYTES + " bytes of memory: " + reach(pattern));
        require(
                pattern.end() <= LIST_AREA,
                "%s: the last MiB of a node, from %#x on, is kept for address lists: %s"
                        .formatted(side, LIST_AREA, reach(pattern)));
        if (pattern instanceof Pattern.Listed list) {
            long most = (MEMORY_BYTES - LIST_AREA) / ENTRY_BYTES;
            require(
                    list.addresses().size() <= most,
                    side + ": the memory kept for lists holds " + most + " addresses: " + list.file() + " has "
                            + list.addresses().size());
        }
    }

    private static String reach(Pattern pattern) {
        return "the pattern reaches from byte " + pattern.lowest() + " to byte " + (pattern.end() - 1);
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new TransferRefusedException(message);
        }
    }
}
