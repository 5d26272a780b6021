package org.heddle.nic.dimmnet2.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.dimmnet2.command.CheckedTransfer;
import org.heddle.nic.dimmnet2.command.StatusEntry;
import org.heddle.nic.dimmnet2.command.TransferDispatch;
import org.heddle.nic.dimmnet2.command.VectorCommand;
import org.heddle.nic.stage.move.PayloadWord;
import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.DataPath;

/** A Window Controller whose packets go straight to a Receive Controller, on words of any width. */
final class PacketLoop extends Component {
    final Stream<CheckedTransfer> transfer = in(stream(CheckedTransfer.type()));
    final Stream<Access> prefetch = out(stream(Access.type()));
    final Stream<PayloadWord> sent;
    final Stream<StatusEntry> completion = out(stream(StatusEntry.type()));
    final Stream<Access> write = out(stream(Access.type()));
    final Stream<PayloadWord> received;
    final Stream<VectorCommand> asked = out(stream(VectorCommand.type()));
    final Stream<StatusEntry> status = out(stream(StatusEntry.type()));
    final UInt node = in(uint(16));
    final Bool written = in(bool());

    PacketLoop(DataPath path, int payloadBytes) {
        parameter("path", path);
        sent = in(stream(PayloadWord.type(path)));
        received = out(stream(PayloadWord.type(path)));
        TransferDispatch dispatch = instance(new TransferDispatch());
        WindowController window = instance(new WindowController(path, payloadBytes));
        ReceiveController controller = instance(new ReceiveController(path));
        connect(dispatch.transfer, transfer);
        connect(prefetch, dispatch.prefetch);
        connect(window.transfer, dispatch.begun);
        connect(window.payload, sent);
        connect(completion, window.completion);
        window.node.set(node);
        window.nextTicket.set(3);
        connect(controller.packet, window.packet);
        controller.node.set(node);
        controller.isLocal.set(window.isLocal);
        controller.isExpected.set(false);
        controller.isAwaited.set(false);
        controller.memory.ready().set(false);
        controller.readValid.set(false);
        controller.readLine.set(0);
        controller.listed.ready().set(false);
        connect(write, controller.write);
        connect(received, controller.payload);
        controller.written.set(written);
        connect(asked, controller.asked);
        connect(status, controller.status);
    }
}
