package org.heddle.nic.dimmnet2.command;

import org.heddle.hdl.option.Coded;

/** Status of a command: how it ended, or why it was refused. */
public enum CommandStatus implements Coded {
    /** Not a status: no command has written here. */
    NONE(0),
    /**
     * Completion ring: every byte, or the request of a read, has been handed on, which does not mean that a later command sees it; of
     * a fence: all commands before it are visible. Receive-status ring: every byte is visible in memory.
     */
    DONE(1),
    /** The command had no bytes to move. */
    ZERO_LENGTH(2),
    /** The source's element size is not 4, 8, 16, 32, 64 or 128 bytes. */
    SOURCE_ELEMENT_SIZE(3),
    /** The source has more than 255 elements. */
    SOURCE_COUNT(4),
    /** The source's pattern is unknown. */
    SOURCE_PATTERN(5),
    /** The source's base or stride is not a multiple of 4. */
    SOURCE_ALIGNMENT(6),
    /** The source leaves the memory. */
    SOURCE_RANGE(7),
    /** The destination's element size is not 4, 8, 16, 32, 64 or 128 bytes. */
    DESTINATION_ELEMENT_SIZE(8),
    /** The destination has more than 255 elements. */
    DESTINATION_COUNT(9),
    /** The destination's pattern is unknown. */
    DESTINATION_PATTERN(10),
    /** The destination's base or stride is not a multiple of 4. */
    DESTINATION_ALIGNMENT(11),
    /** The destination leaves the memory. */
    DESTINATION_RANGE(12),
    /** Source and destination differ in bytes. */
    SIZE_MISMATCH(13),
    /** A received packet's element size times its count is not its payload; nothing of it was written. */
    RECEIVED_SIZE_MISMATCH(14),
    /** A received packet names another node, a sender out of range, an unknown operation or an impossible access; nothing of it was written. */
    RECEIVED_HEADER(15),
    /** The command's last byte is visible, but a packet since the status before this one never came. */
    RECEIVED_INCOMPLETE(16),
    /**
     * An entry of the source's list names no element of the memory, or one that is not at a multiple of 4. The elements before
     * it were moved.
     */
    SOURCE_LIST_ENTRY(17),
    /** As {@link #SOURCE_LIST_ENTRY}, of the destination's list, found by the node where it lies. */
    RECEIVED_LIST_ENTRY(18),
    /** A received packet's access leaves the memory; nothing of it was written. */
    RECEIVED_RANGE(19),
    /** The sender ended the command early; what it did send is visible. */
    RECEIVED_CUT(20),
    /** The command asks for something that the node does not know. */
    UNKNOWN_OPERATION(21),
    /** The command names a process that a node does not have. */
    UNKNOWN_PROCESS(22),
    /** A received packet answers no read that is outstanding; nothing of it was written. */
    RECEIVED_UNEXPECTED(23),
    /** The command names a node that there is not: its number is out of range, or this node cannot reach it. */
    UNKNOWN_NODE(24);

    private final int code;

    CommandStatus(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
