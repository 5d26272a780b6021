package org.heddle.nic.dimmnet2;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.lib.stream.PriorityArbiter;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.nic.dimmnet2.command.CheckedTransfer;
import org.heddle.nic.dimmnet2.command.CommandCheck;
import org.heddle.nic.dimmnet2.command.ReadGate;
import org.heddle.nic.dimmnet2.command.SourceLists;
import org.heddle.nic.dimmnet2.command.StatusEntry;
import org.heddle.nic.dimmnet2.command.TransferDispatch;
import org.heddle.nic.dimmnet2.command.VectorCommand;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.dimmnet2.packet.WindowController;
import org.heddle.nic.stage.move.PrefetchUnit;

/** Makes packets of the host's commands, and of what other nodes ask for: they are checked, and their data are read, in the order in which they come. */
final class SendingSide extends Dimmnet2Part {
    final LeavingPackets leaving;

    private final WindowController window;

    SendingSide(Dimmnet2Node unit) {
        super(unit);
        Queue<VectorCommand> commands =
                instance(new Queue<>(VectorCommand.type(), configuration.commandQueue(), Queue.Output.REGISTER));
        CommandCheck check = instance(new CommandCheck(configuration.extent().limits()));
        SourceLists lists = instance(
                new SourceLists(configuration.path(), configuration.extent().limits()));
        window = instance(new WindowController(configuration.path(), configuration.packetPayload()));
        PrefetchUnit prefetch = instance(new PrefetchUnit(configuration.path()));

        connect(commands.enqueue, unit.host.command);
        RoundRobinArbiter<VectorCommand> next = takeInTurn(commands.dequeue);
        check.unreachable.set(unit.unreachable);
        // The check takes a command in three cycles: a register that takes one in two does.
        Queue<VectorCommand> taken = instance("taken", new Queue<>(VectorCommand.type(), 1));
        Queue<CheckedTransfer> checked = instance("checked", new Queue<>(CheckedTransfer.type(), 1));
        connect(taken.enqueue, next.sink);
        connect(check.command, taken.dequeue);
        connect(checked.enqueue, check.transfer);
        connect(lists.transfer, checked.dequeue);
        unit.lines.readLists(LineWays.SOURCE_LISTS, lists.memory, lists.readValid, lists.readLine);
        TransferDispatch dispatch = instance(new TransferDispatch());
        connect(dispatch.transfer, lists.known);
        connect(window.transfer, queued(dispatch.begun, configuration.begunTransfers()));
        complete();
        connect(prefetch.access, dispatch.prefetch);
        connect(prefetch.listed, lists.listed);
        unit.lines.prefetch(prefetch);
        connect(window.payload, prefetch.payload);
        leaving = new LeavingPackets(unit, window);
        Bool working = reg(bool()).init(false);
        working.set(window.busy
                .or(leaving.areWaiting())
                .or(window.transfer.valid())
                .or(checked.dequeue.valid())
                .or(taken.dequeue.valid())
                .or(next.sink.valid()));
        unit.port.moreWillCome.set(working);
    }

    /** Has commands of the host, once fence and tickets admit them, those of other nodes, and answers to fences take turns. */
    private RoundRobinArbiter<VectorCommand> takeInTurn(Stream<VectorCommand> commands) {
        ReadGate gate = instance(new ReadGate(configuration.outstandingReads()));
        gate.tickets.set(unit.outstanding.tickets);
        gate.redeems.set(window.readBegins);
        connect(unit.fence.command, commands);
        unit.fence.completes.set(window.completion.fires());
        unit.fence.writes.set(window.writes);
        unit.fence.writtenTo.set(window.peer);
        connect(gate.command, unit.fence.admitted);
        RoundRobinArbiter<VectorCommand> next = instance(new RoundRobinArbiter<>(VectorCommand.type(), 3));
        connect(next.sources.get(0), gate.admitted);
        connect(next.sources.get(1), unit.asked.dequeue);
        Stream<VectorCommand> answer = next.sources.get(2);
        answer.valid().set(unit.fenceAnswers.answer.valid());
        unit.fenceAnswers.answer.ready().set(answer.ready());
        connect(
                answer.data(),
                gate.admitted.data().signal(VectorOperation.FENCE_ANSWER, unit.fenceAnswers.answer.data()));
        return next;
    }

    /** Gives the Window Controller tickets, and its completions to the rings. */
    private void complete() {
        window.node.set(unit.host.node);
        window.nextTicket.set(unit.outstanding.nextTicket);
        unit.outstanding.takes.set(window.takesTicket);
        unit.outstanding.owner.set(window.owner);
        PriorityArbiter<StatusEntry> completed = instance("completed", new PriorityArbiter<>(StatusEntry.type(), 2));
        connect(completed.sources.get(0), window.completion);
        connect(completed.sources.get(1), unit.fence.completion);
        connect(unit.rings.completions.source, completed.sink);
        connect(unit.host.activity(HostMap.Block.WINDOW_CONTROLLER), window.activity);
    }

    private Stream<CheckedTransfer> queued(Stream<CheckedTransfer> transfer, int depth) {
        if (depth == 0) {
            return transfer;
        }
        Queue<CheckedTransfer> begun =
                instance("begun", new Queue<>(CheckedTransfer.type(), depth, Queue.Output.REGISTER));
        connect(begun.enqueue, transfer);
        return begun.dequeue;
    }
}
