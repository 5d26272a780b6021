package org.heddle.nic.dimmnet2.command;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import java.math.BigInteger;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.OutstandingReads;
import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.RawAccess;

/**
 * A command as the host wrote it: the initiator gives the accesses of both sides.
 *
 * @param operation 8 bits: the order of {@link VectorOperation}
 * @param process 1 bit: whose command it is
 * @param otherProcess 8 bits: the process of the other node that is told
 * @param source what is read
 * @param destination what is written
 * @param node 16 bits: the other node
 * @param tag 16 bits, returned in every status
 * @param wantsReceiveStatus 1 to have the destination report the completed reception
 * @param ticket 8 bits: what an answer shows to the node that asked; else unused
 */
public record VectorCommand(
        UInt operation,
        UInt process,
        UInt otherProcess,
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
                uint(Access.PROCESS_WIDTH),
                uint(8),
                RawAccess.type(),
                RawAccess.type(),
                uint(16),
                uint(16),
                bool(),
                uint(OutstandingReads.TICKET_WIDTH));
    }

    /**
     * Returns a command that moves nothing and only tells another node something; its other fields are this one's, as nobody looks at them.
     *
     * @param what it tells
     * @param told to whom, no wider than 16 bits
     */
    public VectorCommand signal(VectorOperation what, UInt told) {
        UInt toWhom = told.zext(node.width());
        return new VectorCommand(
                operation.constant(BigInteger.valueOf(what.code()), operation.width()),
                process,
                otherProcess,
                source,
                destination,
                toWhom,
                tag,
                operation.constant(BigInteger.ZERO, 1).bit(0),
                ticket);
    }
}
