package org.heddle.nic.dimmnet2.command;

/** Status of a command: how it ended, or why it was refused; the code is the order. */
public enum CommandStatus {
    /** Not a status: no command has written here. */
    NONE,
    /**
     * Completion ring: every byte, or the request of a read, has been handed on, which does not mean that a later command sees it; of
     * a fence: all commands before it are visible. Receive-status ring: every byte is visible in memory.
     */
    DONE,
    /** The command had no bytes to move. */
    ZERO_LENGTH,
    /** The source's element size is not 4, 8, 16, 32, 64 or 128 bytes. */
    SOURCE_ELEMENT_SIZE,
    /** The source has more than 255 elements. */
    SOURCE_COUNT,
    /** The source's pattern is unknown. */
    SOURCE_PATTERN,
    /** The source's base or stride is not a multiple of 4. */
    SOURCE_ALIGNMENT,
    /** The source leaves the memory. */
    SOURCE_RANGE,
    /** The destination's element size is not 4, 8, 16, 32, 64 or 128 bytes. */
    DESTINATION_ELEMENT_SIZE,
    /** The destination has more than 255 elements. */
    DESTINATION_COUNT,
    /** The destination's pattern is unknown. */
    DESTINATION_PATTERN,
    /** The destination's base or stride is not a multiple of 4. */
    DESTINATION_ALIGNMENT,
    /** The destination leaves the memory. */
    DESTINATION_RANGE,
    /** Source and destination differ in bytes. */
    SIZE_MISMATCH,
    /** A received packet's element size times its count is not its payload; nothing of it was written. */
    RECEIVED_SIZE_MISMATCH,
    /** A received packet names another node, a sender out of range, an unknown operation or an impossible access; nothing of it was written. */
    RECEIVED_HEADER,
    /** The command's last byte is visible, but a packet since the status before this one never came. */
    RECEIVED_INCOMPLETE,
    /**
     * An entry of the source's list names no element of the memory, or one that is not at a multiple of 4. The elements before
     * it were moved.
     */
    SOURCE_LIST_ENTRY,
    /** As {@link #SOURCE_LIST_ENTRY}, of the destination's list, found by the node where it lies. */
    RECEIVED_LIST_ENTRY,
    /** A received packet's access leaves the memory; nothing of it was written. */
    RECEIVED_RANGE,
    /** The sender ended the command early; what it did send is visible. */
    RECEIVED_CUT,
    /** The command asks for something that the node does not know. */
    UNKNOWN_OPERATION,
    /** The command names a process that a node does not have. */
    UNKNOWN_PROCESS,
    /** A received packet answers no read that is outstanding; nothing of it was written. */
    RECEIVED_UNEXPECTED,
    /** The command names a node that there is not: its number is out of range, or this node cannot reach it. */
    UNKNOWN_NODE
}
