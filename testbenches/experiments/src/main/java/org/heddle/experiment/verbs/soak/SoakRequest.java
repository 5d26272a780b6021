package org.heddle.experiment.verbs.soak;

import java.util.List;
import org.heddle.host.verbs.type.WrOpcode;
import org.jspecify.annotations.Nullable;

/**
 * Planned request of a flow.
 *
 * @param opcode of it
 * @param bytes of data
 * @param local elements at the sender
 * @param remote offset at the receiver, of WRITEs, READs and atomics
 * @param receive elements of its receive, of SENDs
 * @param immediate value
 * @param operand that is added, or compared with
 * @param swap value that is stored
 * @param isSignaled whether its success is told
 * @param isInline whether the data are taken when it is posted
 * @param misuse what is wrong with it
 */
record SoakRequest(
        WrOpcode opcode,
        int bytes,
        List<SoakPiece> local,
        int remote,
        List<SoakPiece> receive,
        int immediate,
        long operand,
        long swap,
        boolean isSignaled,
        boolean isInline,
        @Nullable Misuse misuse) {}
