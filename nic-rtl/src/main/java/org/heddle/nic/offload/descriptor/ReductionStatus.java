package org.heddle.nic.offload.descriptor;

/** Status of a descriptor: how it ended, or why it was refused; the code is the order. */
public enum ReductionStatus {
    /** Not a status. */
    NONE,
    /** The result is here. */
    DONE,
    /** Nodes do not agree, or one is missing: the error vector says on what. There is no result. */
    FAILED,
    /** The operation's code is unknown. */
    UNKNOWN_OPERATION,
    /** The type's code is unknown. */
    UNKNOWN_TYPE,
    /** The operation is not defined for the type. */
    OPERATION_NOT_FOR_TYPE,
    /** The width is not that of the type. */
    WIDTH,
    /** There are no elements, or more than 48 bytes of them. */
    COUNT,
    /** The mode's code is unknown. */
    MODE,
    /** Branch is more than 32, or not the number of children that the open port's tree gives. */
    BRANCH,
    /** The threshold is not what the descriptor has to wait for. */
    THRESHOLD,
    /** CP, SwpFlag and SwpMp are not those of such a descriptor. */
    FLAGS,
    /** The virtual port does not exist, is not open, or was opened with an impossible tree. */
    PORT,
    /** The generation is not the open port's. */
    GENERATION,
    /** The epoch is not the port's next one; of a broadcast descriptor, not that of the reduce descriptor before it. */
    EPOCH,
    /** As many reductions of the port are under way as there are slots. */
    BUSY,
    /** Source or destination is not what the open port's tree says. */
    DESTINATION,
    /** The receive queue has too few places left for the port's children. */
    NO_PLACES,
    /** The port has been opened. */
    OPENED,
    /** The host's command is unknown. */
    UNKNOWN_COMMAND
}
