package org.heddle.device.verbs;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Request of a send queue.
 *
 * @param slot by which its completion names it
 * @param opcode operation
 * @param signaled whether its success makes a completion
 * @param solicited whether the peer's completion is solicited
 * @param fenced whether it waits for READs and atomics before it
 * @param pieces of local memory
 * @param inline data instead of pieces, or null
 * @param remoteAddress at the peer
 * @param remoteKey at the peer
 * @param immediate for the peer
 * @param compareAdd first operand
 * @param swap second operand
 * @param bind change of an indirect key, or null
 */
public record RcRequest(
        int slot,
        RcOpcode opcode,
        boolean signaled,
        boolean solicited,
        boolean fenced,
        List<RcPiece> pieces,
        byte @Nullable [] inline,
        long remoteAddress,
        int remoteKey,
        int immediate,
        long compareAdd,
        long swap,
        @Nullable RcBind bind) {
    long bytes() {
        return inline == null ? RcPiece.total(pieces) : inline.length;
    }
}
