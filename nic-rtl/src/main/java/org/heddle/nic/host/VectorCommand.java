package org.heddle.nic.host;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.packet.OutstandingReads;
import org.heddle.nic.pattern.RawAccess;

/**
 * A command as the host wrote it: the initiator gives the accesses of both sides.
 *
 * @param operation 8 bits: the order of {@link Operation}
 * @param source what is read
 * @param destination what is written
 * @param node 16 bits: the other node
 * @param tag 16 bits, returned in every status
 * @param wantsReceiveStatus 1 to have the destination report the completed reception
 * @param ticket 8 bits: what an answer shows to the node that asked; else unused
 */
public record VectorCommand(
        UInt operation,
        RawAccess source,
        RawAccess destination,
        UInt node,
        UInt tag,
        Bool wantsReceiveStatus,
        UInt ticket)
        implements Bundle {
    public static BundleType<VectorCommand> type() {
        return bundle(
                VectorCommand.class,
                uint(8),
                RawAccess.type(),
                RawAccess.type(),
                uint(16),
                uint(16),
                bool(),
                uint(OutstandingReads.TICKET_WIDTH));
    }
}
