package org.heddle.nic.mpc;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.mpc.list.ControlBits;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.mpc.list.ListEvent;
import org.heddle.nic.mpc.list.LmrWriter;
import org.heddle.nic.mpc.list.OwnedEvent;
import org.heddle.nic.mpc.list.Receipt;
import org.heddle.nic.mpc.transfer.PeerWatch;
import org.heddle.nic.mpc.transfer.PendingReads;
import org.heddle.nic.mpc.transfer.RefusalReader;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;

/**
 * Tells processes what ends: messages for them, which were received or refused, and their own orders, which have left, or were refused or
 * lost elsewhere. Each process has a list of events in host memory.
 */
final class ProcessEvents extends ProcessPart {
    private final List<LmrWriter<ListEvent>> written = new ArrayList<>();

    /** Makes the lists: their lines are single ones, which come first in the sharing. */
    ProcessEvents(ProcessLists lists) {
        super(lists);
        for (int process = 0; process < configuration.processes(); process++) {
            LmrWriter<ListEvent> list = instance("lmr" + process, LmrWriter.ofEvents(configuration.entries()));
            OrderedLines lines = unit.memory.lines("eventLines" + process);
            list.base.set(lists.host.lmrBase.get(process));
            list.current.set(lists.host.lmrCurrent.get(process));
            connect(lines.request, list.memory);
            list.returns.set(lines.returns);
            list.mayNotify.set(true);
            written.add(list);
        }
    }

    /**
     * Gives each list what ends for its process.
     *
     * @param received messages that are in memory
     */
    void tell(Stream<Receipt> received) {
        SkidBuffer<Receipt> receipts = takeReceipts(received);
        SkidBuffer<OwnedEvent> seldom = seldom(readRefusals());
        UInt receiver = ControlBits.receiver(receipts.sink.data().ctrl());
        Stream<Receipt> refused = lists.refusals.told;
        UInt refuser = ControlBits.receiver(refused.data().ctrl());
        List<Value> taken = new ArrayList<>();
        List<Value> takenRefused = new ArrayList<>();
        List<Value> takenSeldom = new ArrayList<>();
        for (int each = 0; each < written.size(); each++) {
            RoundRobinArbiter<ListEvent> kinds = instance("kinds" + each, new RoundRobinArbiter<>(ListEvent.type(), 4));
            taken.add(offer(kinds.sources.get(0), receipts.sink, receiver.eq(each), EntryStatus.DONE));
            connect(kinds.sources.get(1), lists.orders.turns.events.get(each));
            takenRefused.add(offer(kinds.sources.get(2), refused, refuser.eq(each), EntryStatus.BAD_REMOTE_ADDRESS));
            Stream<ListEvent> end = kinds.sources.get(3);
            end.valid().set(seldom.sink.valid().and(seldom.sink.data().owner().eq(each)));
            connect(end.data(), seldom.sink.data().event());
            takenSeldom.add(end.fires());
            SkidBuffer<ListEvent> event = instance("event" + each, new SkidBuffer<>(ListEvent.type()));
            connect(event.source, kinds.sink);
            connect(written.get(each).receipt, event.sink);
        }
        receipts.sink.ready().set(Types.cat(taken).reduceOr());
        refused.ready().set(Types.cat(takenRefused).reduceOr());
        seldom.sink.ready().set(Types.cat(takenSeldom).reduceOr());
    }

    private SkidBuffer<Receipt> takeReceipts(Stream<Receipt> received) {
        PendingReads reads = lists.reads;
        SkidBuffer<Receipt> receipts = instance("receipts", new SkidBuffer<>(Receipt.type()));
        // Whoever waits for it is looked for when it comes here: from here on it will be told.
        receipts.source.valid().set(received.valid().and(reads.received.ready()));
        connect(receipts.source.data(), received.data());
        received.ready().set(receipts.source.ready().and(reads.received.ready()));
        reads.received.valid().set(receipts.source.fires());
        reads.received.data().set(PendingReads.keyOf(received.data()));
        return receipts;
    }

    /** Reads what other nodes tell: orders that they refuse, and that they are there. */
    private RefusalReader readRefusals() {
        PeerWatch peers = lists.peers;
        RefusalReader reader = instance("refusalReader", new RefusalReader());
        reader.node.set(unit.node);
        reader.lost.set(peers.lost);
        peers.asked.set(reader.asked);
        peers.answered.set(reader.answered);
        peers.by.set(reader.by);
        peers.tells.set(reader.tells);
        peers.refuser.set(reader.refuser);
        lists.refusals.acknowledged.set(reader.acknowledged);
        lists.refusals.by.set(reader.acknowledger);
        connect(reader.packet, lists.ownRefusals.received);
        return reader;
    }

    /** Collects what is told seldom: ends of orders that other nodes have refused, or that are lost with their node, and that a node is lost. */
    private SkidBuffer<OwnedEvent> seldom(RefusalReader reader) {
        PendingReads reads = lists.reads;
        RoundRobinArbiter<OwnedEvent> turns = instance("seldomTurns", new RoundRobinArbiter<>(OwnedEvent.type(), 3));
        Stream<OwnedEvent> refused = turns.sources.get(0);
        Bool mayEnd = reads.refused.ready();
        refused.valid().set(reader.event.valid().and(mayEnd));
        connect(refused.data(), reader.event.data());
        reader.event.ready().set(refused.ready().and(mayEnd));
        reads.refused.valid().set(refused.fires());
        reads.refused.data().set(PendingReads.keyOf(reader.event.data().event().message()));
        connect(turns.sources.get(1), lists.peers.event);
        connect(turns.sources.get(2), reads.event);
        SkidBuffer<OwnedEvent> events = instance("seldom", new SkidBuffer<>(OwnedEvent.type()));
        connect(events.source, turns.sink);
        return events;
    }

    /** Offers a message to the events of a process; 1 in the cycle in which it is taken. */
    private Bool offer(Stream<ListEvent> event, Stream<Receipt> message, Bool isOwn, EntryStatus status) {
        event.valid().set(message.valid().and(isOwn));
        connect(event.data().message(), message.data());
        event.data().status().set(status.code());
        event.data().isSent().set(false);
        return event.fires();
    }
}
