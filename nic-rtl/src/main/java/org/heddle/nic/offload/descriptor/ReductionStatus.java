package org.heddle.nic.offload.descriptor;

import org.heddle.hdl.option.Coded;

/** Status of a descriptor: how it ended, or why it was refused. */
public enum ReductionStatus implements Coded {
    /** Not a status. */
    NONE(0),
    /** The result is here. */
    DONE(1),
    /** Nodes do not agree, or one is missing: the error vector says on what. There is no result. */
    FAILED(2),
    /** The operation's code is unknown. */
    UNKNOWN_OPERATION(3),
    /** The type's code is unknown. */
    UNKNOWN_TYPE(4),
    /** The operation is not defined for the type. */
    OPERATION_NOT_FOR_TYPE(5),
    /** The width is not that of the type. */
    WIDTH(6),
    /** There are no elements, or more than 48 bytes of them. */
    COUNT(7),
    /** The mode's code is unknown. */
    MODE(8),
    /** Branch is more than 32, or not the number of children that the open port's tree gives. */
    BRANCH(9),
    /** The threshold is not what the descriptor has to wait for. */
    THRESHOLD(10),
    /** CP, SwpFlag and SwpMp are not those of such a descriptor. */
    FLAGS(11),
    /** The virtual port does not exist, is not open, or was opened with an impossible tree. */
    PORT(12),
    /** The generation is not the open port's. */
    GENERATION(13),
    /** The epoch is not the port's next one; of a broadcast descriptor, not that of the reduce descriptor before it. */
    EPOCH(14),
    /** As many reductions of the port are under way as there are slots. */
    BUSY(15),
    /** Source or destination is not what the open port's tree says. */
    DESTINATION(16),
    /** The receive queue has too few places left for the port's children. */
    NO_PLACES(17),
    /** The port has been opened. */
    OPENED(18),
    /** The host's command is unknown. */
    UNKNOWN_COMMAND(19);

    private final int code;

    ReductionStatus(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }
}
