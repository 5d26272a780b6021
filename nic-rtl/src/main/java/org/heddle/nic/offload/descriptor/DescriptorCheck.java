package org.heddle.nic.offload.descriptor;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.tree.PortState;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;

/**
 * Validates a descriptor before anything is touched. Of several reasons the first in the order of {@link ReductionStatus} is told, those
 * about the port before them.
 *
 * <p>Latency: 1 cycle: what speaks against the descriptor is noted in one cycle, and the first reason chosen in the next.
 */
public final class DescriptorCheck extends Component {
    public final Control descriptor = in(Control.type());
    /** The port that the descriptor names. */
    public final PortState port = in(PortState.type());
    /** 1 if there is such a port and it is open. */
    public final Bool isOpen = in(bool());
    /** 16 bits: the port's next epoch. */
    public final UInt nextEpoch = in(uint(16));
    /** 1 if the slot that the epoch falls on is in use. */
    public final Bool inUse = in(bool());
    /** 1 if no other reduction of the port may begin now. */
    public final Bool isFull = in(bool());
    /** 1 if a broadcast descriptor waits there already. */
    public final Bool hasBroadcast = in(bool());
    /** DONE, or why the descriptor of the cycle before is refused. */
    public final EnumValue<ReductionStatus> status = out(enumOf(ReductionStatus.class));

    /** Compares. */
    public DescriptorCheck() {
        status.set(ReductionStatus.DONE);
        // Whoever asks knows whether there was a descriptor in the cycle before.
        payloadOf(lit(false), status);
        Bool reduces = descriptor.is(DescriptorField.REDUCES);
        UInt branch = descriptor.get(DescriptorField.BRANCH);
        UInt threshold = descriptor.get(DescriptorField.THRESHOLD);
        UInt epoch = descriptor.get(DescriptorField.EPOCH);
        UInt source = descriptor.get(DescriptorField.SOURCE);
        UInt destination = descriptor.get(DescriptorField.DESTINATION);

        // The last reason that is set is told, so they stand in reverse.
        refuse(reduces.and(isFull), ReductionStatus.BUSY);
        refuse(source.ne(port.rank()).or(reduces.and(destination.ne(port.parent()))), ReductionStatus.DESTINATION);
        Bool isNext = epoch.eq(nextEpoch);
        Bool follows = epoch.eq(nextEpoch.subWrap(1)).and(inUse).and(hasBroadcast.not());
        refuse(mux(reduces, isNext, follows).not(), ReductionStatus.EPOCH);
        Bool replaces = descriptor.is(DescriptorField.SWP_FLAG);
        Bool mustReplace = reduces.not().or(branch.ne(0));
        refuse(
                descriptor
                        .is(DescriptorField.CP)
                        .and(descriptor.is(DescriptorField.SWP_MP))
                        .and(replaces.eq(mustReplace))
                        .not(),
                ReductionStatus.FLAGS);
        refuse(threshold.ne(mux(reduces, branch, lit(1, branch.width()))), ReductionStatus.THRESHOLD);
        refuse(branch.ne(port.children()), ReductionStatus.BRANCH);
        checkData(reduces);
        refuse(descriptor.get(DescriptorField.GENERATION).ne(port.generation()), ReductionStatus.GENERATION);
        refuse(isOpen.not(), ReductionStatus.PORT);
    }

    private void checkData(Bool reduces) {
        UInt operation = descriptor.get(DescriptorField.OPERATION);
        UInt type = descriptor.get(DescriptorField.TYPE);
        UInt words = DataWords.of(descriptor);
        UInt width = descriptor.get(DescriptorField.WIDTH);
        refuse(
                reduces.and(descriptor.get(DescriptorField.MODE).ge(ReductionMode.values().length)),
                ReductionStatus.MODE);
        refuse(reduces.and(words.eq(0).or(words.gt(DescriptorField.DATA_WORDS))), ReductionStatus.COUNT);
        List<Bool> otherWidth = new ArrayList<>();
        List<Bool> otherType = new ArrayList<>();
        for (ElementType each : ElementType.values()) {
            Bool isType = type.eq(each.code());
            otherWidth.add(isType.and(width.ne(each.bytes())));
            for (ReductionOperation asked : ReductionOperation.values()) {
                if (!asked.allows(each)) {
                    otherType.add(isType.and(operation.eq(asked.code())));
                }
            }
        }
        refuse(reduces.and(cat(otherWidth).reduceOr()), ReductionStatus.WIDTH);
        refuse(reduces.and(cat(otherType).reduceOr()), ReductionStatus.OPERATION_NOT_FOR_TYPE);
        refuse(reduces.and(type.ge(ElementType.values().length)), ReductionStatus.UNKNOWN_TYPE);
        refuse(reduces.and(operation.ge(ReductionOperation.values().length)), ReductionStatus.UNKNOWN_OPERATION);
    }

    private void refuse(Bool condition, ReductionStatus reason) {
        Bool refused = reg("refused" + reason.code(), bool());
        refused.set(condition);
        when(refused, () -> status.set(reason));
    }
}
