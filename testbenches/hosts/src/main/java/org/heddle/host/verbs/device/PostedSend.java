package org.heddle.host.verbs.device;

import java.util.List;
import org.heddle.host.verbs.type.WrOpcode;
import org.jspecify.annotations.Nullable;

/**
 * Entry of a send queue.
 *
 * @param opcode operation
 * @param signaled whether its success makes a completion; a failure always does
 * @param solicited whether the peer's completion is solicited
 * @param fenced whether it waits for READs and atomics before it
 * @param segments local memory; empty if the data are inline
 * @param inline data that were taken when it was posted, or null
 * @param remoteAddress virtual address at the peer
 * @param remoteKey key at the peer
 * @param immediate 32 bits that the peer gets
 * @param compareAdd value to compare with, or to add
 * @param swap value to store if they are equal
 * @param bind key that BIND_UMR binds, with its list, or LOCAL_INV unbinds, without one; null for all others
 */
public record PostedSend(
        WrOpcode opcode,
        boolean signaled,
        boolean solicited,
        boolean fenced,
        List<PostedPiece> segments,
        byte @Nullable [] inline,
        long remoteAddress,
        int remoteKey,
        int immediate,
        long compareAdd,
        long swap,
        @Nullable PostedBind bind) {}
