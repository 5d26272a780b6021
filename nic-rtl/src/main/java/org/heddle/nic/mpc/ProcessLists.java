package org.heddle.nic.mpc;

import org.heddle.nic.mpc.host.ProcessHost;
import org.heddle.nic.mpc.transfer.AccumulateUnit;
import org.heddle.nic.mpc.transfer.OwnPackets;
import org.heddle.nic.mpc.transfer.PacketTurns;
import org.heddle.nic.mpc.transfer.PeerWatch;
import org.heddle.nic.mpc.transfer.PendingReads;
import org.heddle.nic.mpc.transfer.ReceiveEngine;
import org.heddle.nic.mpc.transfer.Refusals;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.packet.Channel;

/**
 * Stages behind processes with lists of their own: their entries come in turns, reads of other nodes' memories among them, and lists of events
 * tell of their ends.
 */
final class ProcessLists extends MpcPart {
    final ProcessHost host;
    final LinkPort port;
    final RemoteOrders remote;
    final PageLooks pages;
    /** Requests to other nodes, and to this one, which pass the link by. */
    final OwnPackets requests;
    /** Data that other nodes have asked for, and this one. */
    final OwnPackets answers;

    final OwnPackets ownRefusals;
    final Refusals refusals;
    final PeerWatch peers;
    final PendingReads reads;
    final ProcessOrders orders;

    ProcessLists(MpcNode unit, ProcessHost host, LinkPort port) {
        super(unit);
        this.host = host;
        this.port = port;
        unit.interruptRequest.set(false);
        ProcessEvents events = new ProcessEvents(this);
        remote = new RemoteOrders(this);
        pages = new PageLooks(unit, host);
        requests = instance("ownRequests", new OwnPackets());
        answers = instance("ownAnswers", new OwnPackets());
        ownRefusals = instance("ownRefusals", new OwnPackets());
        refusals = instance("refusals", new Refusals());
        peers = instance("peers", new PeerWatch());
        reads = instance("pendingReads", new PendingReads());
        orders = new ProcessOrders(this);
        connect(requests.arrived, port.arrived.get(Channel.REQUEST.code()));
        remote.serve();
        answer();
        refuse();
        ReceiveEngine receiver = new ProcessArrivals(this).engine;
        connect(refusals.writes, receiver.refused.orElseThrow());
        watch(receiver);
        events.tell(receiver.receipt);
    }

    /** Sends what updates have found in memory to who has asked. */
    private void answer() {
        AccumulateUnit updates = remote.updates;
        connect(answers.packet, updates.packet);
        answers.isOwn.set(updates.isOwn);
        connect(answers.arrived, port.arrived.get(Channel.PUT.code()));
    }

    /** Tells other nodes, and this one, what of theirs was refused, and looks whether they are there. */
    private void refuse() {
        refusals.node.set(unit.node);
        connect(ownRefusals.packet, refusals.packet);
        ownRefusals.isOwn.set(refusals.isOwn);
        PacketTurns responses = instance("responses", new PacketTurns());
        connect(responses.usual, ownRefusals.leaving);
        connect(responses.seldom, peers.packet);
        connect(port.sent.get(Channel.RESPONSE.code()), responses.packet);
        connect(ownRefusals.arrived, port.arrived.get(Channel.RESPONSE.code()));
    }

    /** Joins what knows of lost nodes to what is under way. */
    private void watch(ReceiveEngine receiver) {
        peers.node.set(unit.node);
        peers.timeout.set(host.timeout);
        peers.isOpen.set(reads.isOpen);
        peers.holder.set(reads.holder);
        peers.awaits.set(refusals.awaits);
        peers.refused.set(refusals.peer);
        refusals.lost.set(peers.lost);
        host.lost.set(peers.lost);
        receiver.lost.orElseThrow().set(peers.lost);
        reads.node.set(unit.node);
        reads.lost.set(peers.lost);
        reads.loses.set(peers.loses);
        reads.settles.set(receiver.settles.orElseThrow());
        reads.isSettled.set(receiver.isSettled.orElseThrow());
    }
}
