package org.heddle.host.dimmnet2.driver;

import org.heddle.nic.dimmnet2.command.CommandStatus;

/**
 * An entry of a status ring.
 *
 * @param status how the command ended
 * @param node number of the other node
 * @param tag of the command, 0 to 65,535
 * @param bytes of the command that moved
 * @param base byte address of its destination, or of the list that names it
 * @param entry index of a wrong list entry, where the status speaks of one; else 0
 * @param process of the other node
 */
public record VectorStatus(CommandStatus status, int node, int tag, int bytes, long base, int entry, int process) {
    /** Creates the status of a command between processes 0. */
    public VectorStatus(CommandStatus status, int node, int tag, int bytes, long base, int entry) {
        this(status, node, tag, bytes, base, entry, 0);
    }
}
