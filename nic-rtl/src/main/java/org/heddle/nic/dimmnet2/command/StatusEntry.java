package org.heddle.nic.dimmnet2.command;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.enumOf;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.pattern.Access;

/**
 * One entry of a status ring, by which the host learns of a completion or a reception.
 *
 * @param status how it ended
 * @param node 16 bits: the other node
 * @param tag 16 bits
 * @param bytes 16 bits
 * @param base 30 bits: base address of the command's destination, or of its list
 * @param entry 8 bits: index of a wrong list entry, where the status speaks of one
 * @param process 1 bit: who is told
 * @param otherProcess 1 bit: the process of the other node
 */
public record StatusEntry(
        EnumValue<CommandStatus> status,
        UInt node,
        UInt tag,
        UInt bytes,
        UInt base,
        UInt entry,
        UInt process,
        UInt otherProcess)
        implements Bundle {
    public static BundleType<StatusEntry> type() {
        return bundle(
                StatusEntry.class,
                enumOf(CommandStatus.class),
                uint(16),
                uint(16),
                uint(Access.BYTES_WIDTH),
                uint(Access.ADDRESS_WIDTH),
                uint(8),
                uint(Access.PROCESS_WIDTH),
                uint(Access.PROCESS_WIDTH));
    }
}
