package org.heddle.host.dimmnet2.layout;

import java.util.List;

/**
 * How a message moves: each of its bytes is in exactly one access or one packed piece.
 *
 * @param accesses what the hardware does; {@link AccessPair#commands} cuts them to its limit
 * @param packed what the host must pack, and why; empty for nearly all types
 */
public record CompiledTransfer(List<AccessPair> accesses, List<PackedPiece> packed) {
    /** How many commands the hardware needs. */
    public long commands() {
        return accesses.stream().mapToLong(pair -> pair.commands().size()).sum();
    }

    /** Bytes that the hardware moves. */
    public long vectorBytes() {
        return accesses.stream().mapToLong(AccessPair::bytes).sum();
    }

    /** Bytes that the host packs. */
    public long packedBytes() {
        return packed.stream().mapToLong(piece -> piece.runs().bytes()).sum();
    }
}
