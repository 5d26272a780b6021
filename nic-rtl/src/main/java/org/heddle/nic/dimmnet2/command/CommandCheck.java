package org.heddle.nic.dimmnet2.command;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.AccessCheck;
import org.heddle.nic.stage.pattern.AccessLimits;

/**
 * Decides what becomes of a command: moved, completed empty, or refused with the reason. Refused commands go on in order
 * with the others, so that statuses appear in the order of the commands.
 *
 * <p>Latency: {@value AccessCheck#LATENCY} cycles. Throughput: one command in one cycle more.
 */
public final class CommandCheck extends Component {
    public final Stream<VectorCommand> command = in(stream(VectorCommand.type()));
    public final Stream<CheckedTransfer> transfer = out(stream(CheckedTransfer.type()));
    /** 16 bits: 1 for each node that commands cannot reach. */
    public final UInt unreachable = in(uint(PacketFormat.NODES));

    /**
     * @param limits of accesses
     */
    public CommandCheck(AccessLimits limits) {
        if (!limits.equals(AccessLimits.SO_DIMM)) {
            parameter("limits", limits);
        }
        UInt settled = reg(uint(Types.bitsToNumber(AccessCheck.LATENCY + 1))).init(0);
        AccessCheck source = instance(new AccessCheck(limits));
        AccessCheck destination = instance(new AccessCheck(limits));
        EnumValue<VectorOperation> operation = wire("operation", enumOf(VectorOperation.class));
        operation.set(VectorOperation.REMOTE_WRITE);
        for (VectorOperation each : VectorOperation.values()) {
            when(command.data().operation().eq(each.code()), () -> operation.set(each));
        }
        source.inWindow.set(operation.is(VectorOperation.LOCAL_WRITE));
        destination.inWindow.set(operation.is(VectorOperation.LOCAL_READ));
        connect(source.raw, command.data().source());
        source.sizeLog2.set(AccessCheck.sizeLog2(command.data().source().elementBytes()));
        destination.sizeLog2.set(
                AccessCheck.sizeLog2(command.data().destination().elementBytes()));
        connect(destination.raw, command.data().destination());

        when(transfer.fires(), () -> settled.set(0))
                .elseWhen(command.valid().and(settled.ne(AccessCheck.LATENCY)), settled::increment);
        transfer.valid().set(command.valid().and(settled.eq(AccessCheck.LATENCY)));
        command.ready().set(transfer.fires());

        CheckedTransfer checked = transfer.data();
        checked.status().set(status(source, destination, operation));
        checked.operation().set(operation);
        checked.process().set(command.data().process());
        checked.otherProcess().set(command.data().otherProcess().trunc(Access.PROCESS_WIDTH));
        source.windowOwner.set(command.data().process());
        destination.windowOwner.set(command.data().process());
        connect(checked.source(), source.access);
        connect(checked.destination(), destination.access);
        checked.bytes().set(source.access.bytes());
        checked.node().set(command.data().node());
        checked.tag().set(command.data().tag());
        checked.wantsReceiveStatus().set(command.data().wantsReceiveStatus());
        checked.entry().set(0);
        checked.ticket().set(command.data().ticket());
    }

    /** The first reason that applies; empty commands move nothing, so that only their emptiness counts. */
    private EnumValue<CommandStatus> status(
            AccessCheck source, AccessCheck destination, EnumValue<VectorOperation> operation) {
        EnumValue<CommandStatus> status = wire("status", enumOf(CommandStatus.class));
        Bool bothEmpty = source.isEmpty.and(destination.isEmpty);
        Bool oneEmpty = source.isEmpty.xor(destination.isEmpty);
        status.set(CommandStatus.DONE);
        Bool unknown = command.data().operation().ge(VectorOperation.values().length);
        Bool noProcess = command.data().otherProcess().ge(1 << Access.PROCESS_WIDTH);
        Bool goesElsewhere = operation.is(VectorOperation.REMOTE_WRITE).or(operation.is(VectorOperation.REMOTE_READ));
        UInt node = command.data().node();
        Bool noNode = goesElsewhere.and(
                PacketFormat.isNode(node).not().or(unreachable.bit(node.trunc(PacketFormat.NODE_WIDTH))));
        Bool signals = operation.is(VectorOperation.FENCE_REQUEST).or(operation.is(VectorOperation.FENCE_ANSWER));
        when(signals, () -> status.set(CommandStatus.ZERO_LENGTH))
                .elseWhen(unknown, () -> status.set(CommandStatus.UNKNOWN_OPERATION))
                .elseWhen(noNode, () -> status.set(CommandStatus.UNKNOWN_NODE))
                .elseWhen(noProcess, () -> status.set(CommandStatus.UNKNOWN_PROCESS))
                .elseWhen(bothEmpty, () -> status.set(CommandStatus.ZERO_LENGTH))
                .elseWhen(source.isSizeWrong, () -> status.set(CommandStatus.SOURCE_ELEMENT_SIZE))
                .elseWhen(source.isCountWrong, () -> status.set(CommandStatus.SOURCE_COUNT))
                .elseWhen(source.isPatternWrong, () -> status.set(CommandStatus.SOURCE_PATTERN))
                .elseWhen(source.isMisaligned, () -> status.set(CommandStatus.SOURCE_ALIGNMENT))
                .elseWhen(source.isOutOfRange, () -> status.set(CommandStatus.SOURCE_RANGE))
                .elseWhen(destination.isSizeWrong, () -> status.set(CommandStatus.DESTINATION_ELEMENT_SIZE))
                .elseWhen(destination.isCountWrong, () -> status.set(CommandStatus.DESTINATION_COUNT))
                .elseWhen(destination.isPatternWrong, () -> status.set(CommandStatus.DESTINATION_PATTERN))
                .elseWhen(destination.isMisaligned, () -> status.set(CommandStatus.DESTINATION_ALIGNMENT))
                .elseWhen(destination.isOutOfRange, () -> status.set(CommandStatus.DESTINATION_RANGE))
                .elseWhen(
                        oneEmpty.or(source.access.bytes().ne(destination.access.bytes())),
                        () -> status.set(CommandStatus.SIZE_MISMATCH));
        return status;
    }
}
