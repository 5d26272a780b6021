package org.heddle.nic.dimmnet2.command;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.enumOf;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.OutstandingReads;
import org.heddle.nic.stage.pattern.Access;

/**
 * A command after its checks. Only where the status is DONE are the accesses legal and is there anything to move; behind
 * {@link SourceLists}, also where the status is SOURCE_LIST_ENTRY and there are bytes.
 *
 * @param status DONE, or why nothing or not all is moved
 * @param operation what is to be done
 * @param process 1 bit: whose command it is
 * @param otherProcess 1 bit: the process of the other node that is told
 * @param source what is read
 * @param destination what is written
 * @param bytes 16 bits: how many bytes move
 * @param node 16 bits
 * @param tag 16 bits
 * @param wantsReceiveStatus 1 to have the destination report
 * @param entry 8 bits: index of a wrong list entry, where the status speaks of one
 * @param ticket 8 bits: what an answer shows to the node that asked; else unused
 */
public record CheckedTransfer(
        EnumValue<CommandStatus> status,
        EnumValue<VectorOperation> operation,
        UInt process,
        UInt otherProcess,
        Access source,
        Access destination,
        UInt bytes,
        UInt node,
        UInt tag,
        Bool wantsReceiveStatus,
        UInt entry,
        UInt ticket)
        implements Bundle {
    public static BundleType<CheckedTransfer> type() {
        return bundle(
                CheckedTransfer.class,
                enumOf(CommandStatus.class),
                enumOf(VectorOperation.class),
                uint(Access.PROCESS_WIDTH),
                uint(Access.PROCESS_WIDTH),
                Access.type(),
                Access.type(),
                uint(Access.BYTES_WIDTH),
                uint(16),
                uint(16),
                bool(),
                uint(8),
                uint(OutstandingReads.TICKET_WIDTH));
    }

    /** Drives this transfer with another one that moves the bytes of this source. */
    void setWithSource(CheckedTransfer other, Access wantedSource) {
        status.set(other.status);
        operation.set(other.operation);
        process.set(other.process);
        otherProcess.set(other.otherProcess);
        source.setPart(wantedSource, wantedSource.bytes());
        destination.setPart(other.destination, other.destination.bytes());
        bytes.set(wantedSource.bytes());
        node.set(other.node);
        tag.set(other.tag);
        wantsReceiveStatus.set(other.wantsReceiveStatus);
        entry.set(other.entry);
        ticket.set(other.ticket);
    }

    /** Whether bytes of its source go into packets: all of them, or those before a wrong list entry. */
    public Bool moves() {
        Bool isCut = status.is(CommandStatus.SOURCE_LIST_ENTRY).and(bytes.ne(0));
        return isCut.or(status.is(CommandStatus.DONE).and(operation.isNot(VectorOperation.REMOTE_READ)));
    }
}
