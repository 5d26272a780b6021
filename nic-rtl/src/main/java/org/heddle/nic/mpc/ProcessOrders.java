package org.heddle.nic.mpc;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.mpc.list.ControlBits;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.mpc.list.EntryTurns;
import org.heddle.nic.mpc.list.LmeFetcher;
import org.heddle.nic.mpc.page.EntryPages;
import org.heddle.nic.mpc.page.SegmentPages;
import org.heddle.nic.mpc.transfer.PacketTurns;
import org.heddle.nic.mpc.transfer.PeerWatch;
import org.heddle.nic.mpc.transfer.PendingReads;
import org.heddle.nic.mpc.transfer.ReadRequester;
import org.heddle.nic.mpc.transfer.SendEngine;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.stage.move.Gather;
import org.heddle.nic.stage.packet.Channel;

/** Entries of processes, in turns: writes by the engine, reads and updates as requests to other nodes. */
final class ProcessOrders extends ProcessPart {
    final EntryTurns turns;

    private final SendEngine engine;

    ProcessOrders(ProcessLists lists) {
        super(lists);
        engine = instance(
                "sender",
                new SendEngine(
                        configuration.path(),
                        configuration.payloadBytes(),
                        configuration.turnaround(),
                        configuration.shortBytes(),
                        true));
        turns = instance("entries", new EntryTurns(configuration.processes()));
        for (int process = 0; process < configuration.processes(); process++) {
            fetch(process);
        }
        EntryPages looked = lookUp();
        end();
        gather(looked.owner);
        leave();
        ask();
    }

    /** Reads entries of a process ahead of their turns. */
    private void fetch(int process) {
        LmeFetcher list =
                instance("lme" + process, new LmeFetcher(configuration.entries(), configuration.entriesAhead()));
        OrderedLines lines = unit.memory.lines("entryLines" + process);
        list.base.set(lists.host.lmeBase.get(process));
        list.written.set(lists.host.lmeNew.get(process));
        lists.host.lmeCurrent.get(process).set(list.current);
        connect(lines.request, list.memory);
        list.returns.set(lines.returns);
        list.line.set(lines.line);
        connect(turns.entries.get(process), list.entry);
        list.leaves.set(turns.left.get(process));
    }

    /** Gives the engine entries whose pages have been looked up. */
    private EntryPages lookUp() {
        EntryPages looked = instance("entryPages", new EntryPages());
        connect(looked.entry, turns.entry);
        looked.owner.set(owner());
        lists.pages.join(looked.run, looked.answer, looked.answers);
        connect(engine.entry, looked.checked);
        engine.isUnmapped.orElseThrow().set(looked.isUnmapped);
        connect(engine.node.orElseThrow(), unit.node);
        return looked;
    }

    /** The process whose memory the entry under way uses: of one that answers a read, as its request says. */
    private UInt owner() {
        return mux(
                turns.owner.eq(configuration.processes()), ControlBits.other(turns.told.ctrl()), turns.owner.trunc(1));
    }

    /** Says how the entry under way has ended, to its process and to those that know of lost nodes. */
    private void end() {
        PeerWatch peers = lists.peers;
        PendingReads open = lists.reads;
        turns.leaves.set(engine.leaves);
        UInt status = engine.status.orElseThrow();
        turns.notifies.set(engine.notifies.or(engine.refuses));
        turns.status.set(status);
        turns.mayRead.set(open.mayRead);
        engine.lost.orElseThrow().set(peers.lost);
        Bool isOwn = turns.owner.ne(configuration.processes());
        peers.leaves.set(engine.leaves.and(isOwn).and(engine.refuses.not()));
        peers.to.set(turns.told.nsrc().trunc(peers.to.width()));
        Bool isLost = engine.leaves.and(isOwn).and(status.eq(EntryStatus.PEER_LOST.code()));
        lists.host.ends.set(isLost.asUInt().addGrow(open.event.fires().asUInt()));
    }

    /** Reads the data of messages from the pages of their process. */
    private void gather(UInt owner) {
        Gather gather = instance("gather", new Gather(configuration.path()));
        OrderedLines data = unit.memory.lines("gatherLines");
        SegmentPages segments = instance("gatherPages", new SegmentPages());
        connect(segments.segment, engine.segment);
        engine.passes.orElseThrow().set(segments.passes);
        engine.fails.orElseThrow().set(segments.fails);
        segments.owner.set(owner);
        lists.pages.join(segments.run, segments.answer, segments.answers);
        connect(gather.segment, segments.physical);
        connect(data.request, gather.memory);
        gather.readValid.set(data.returns);
        engine.lineArrives.set(data.returns);
        gather.readLine.set(data.line);
        connect(engine.payload, gather.payload);
    }

    /** Sends what the engine has made, and now and then what an update has found. */
    private void leave() {
        PacketTurns writes = instance("writes", new PacketTurns());
        connect(writes.usual, engine.packet);
        connect(writes.seldom, lists.answers.leaving);
        connect(lists.port.sent.get(Channel.PUT.code()), writes.packet);
        lists.host.leaves.set(engine.leaves);
        lists.host.refuses.set(engine.refuses);
    }

    /** Asks other nodes, and this one, for reads and updates. */
    private void ask() {
        ReadRequester reads = instance("reads", new ReadRequester(configuration.processes()));
        connect(reads.read, engine.read.orElseThrow());
        connect(lists.reads.read, engine.read.orElseThrow());
        reads.node.set(unit.node);
        reads.owner.set(turns.owner.trunc(reads.owner.width()));
        connect(turns.asked, reads.asked);
        connect(lists.requests.packet, reads.packet);
        lists.requests.isOwn.set(reads.isOwn);
        connect(lists.port.sent.get(Channel.REQUEST.code()), lists.requests.leaving);
    }
}
