package org.heddle.host.mpc.ch;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.heddle.host.mpc.cost.FragmentCount;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.Outgoing;

/** Messages by REQ, RSP and DATA, on both sides of one rank. */
final class Rendezvous {
    private final ChNetwork network;
    private final ChProcess process;
    private final ControlSender control;
    private final ChannelTable<SendChannel> sends;
    private final ChannelTable<ReceiveChannel> receives;
    /** Receives that wait for a channel. */
    private final Deque<ReceiveChannel> waiting = new ArrayDeque<>();

    Rendezvous(ChNetwork network, ChProcess process, ControlSender control) {
        this.network = network;
        this.process = process;
        this.control = control;
        int channels = network.settings().channels();
        sends = new ChannelTable<>("sid", channels);
        receives = new ChannelTable<>("rid", channels);
    }

    boolean hasChannel() {
        return !sends.isFull();
    }

    /** Opens a channel for a message, and returns the request for it. */
    ControlMessage.Request request(Outgoing message) {
        StagedData data =
                StagedData.source(message.data(), message.envelope().bytes(), process.memory(), process.processor());
        return new ControlMessage.Request(
                message.envelope(),
                sends.open(new SendChannel(message, data)),
                message.waits() ? List.of() : readable(data, message.envelope().bytes()));
    }

    /**
     * Returns where the receiver may read the data, if it can and they are one fragment. Whoever waits for the end of a send answers at once instead: it
     * would see the end of a read only when the receiver looks again.
     */
    private List<PhysicalPiece> readable(StagedData data, long bytes) {
        int most = network.settings().mostRequestedPieces();
        if (most == 0 || bytes == 0 || bytes > network.settings().fragmentBytes()) {
            return List.of();
        }
        List<PhysicalPiece> map = process.translation().begin(data.part(0, bytes));
        return map.size() > most ? List.of() : map;
    }

    /** Begins to receive a message that has been announced. */
    void receive(RendezvousMessage message, TypedBuffer target, long bytes, Completion completion) {
        StagedData data = StagedData.place(
                target,
                bytes,
                process.memory(),
                process.processor(),
                network.settings().mostPieces(),
                network.settings().fragmentBytes());
        waiting.add(new ReceiveChannel(
                message.envelope().source(),
                message.sid(),
                data,
                bytes,
                completion,
                PhysicalPiece.first(message.map(), bytes)));
        openWaiting();
    }

    private void openWaiting() {
        while (!waiting.isEmpty() && !receives.isFull()) {
            ReceiveChannel channel = waiting.remove();
            int rid = receives.open(channel);
            if (channel.source().isEmpty()) {
                respond(rid, channel);
            } else {
                read(rid, channel);
            }
        }
    }

    /** Orders the reads of all data of a message, which its sender has told where to find. */
    private void read(int rid, ReceiveChannel channel) {
        channel.begin(network.settings().fragmentBytes());
        List<PhysicalPiece> target = process.translation().begin(channel.data().part(0, channel.fragment()));
        List<PieceCutter.Cut> cuts = PieceCutter.cut(channel.source(), target);
        List<RemoteWrite> reads = new ArrayList<>();
        for (PieceCutter.Cut cut : cuts) {
            boolean isLast = reads.size() == cuts.size() - 1;
            reads.add(control.read(
                    channel.peer(), cut.plad(), cut.prad(), cut.len(), channel.nameOfFragment(rid), isLast));
        }
        HostProcessor processor = process.processor();
        processor.tally().fragment(new FragmentCount(target.size(), reads.size()));
        processor.work(processor.constants().sendCall());
        network.underWay().read(process.rank());
        process.rdma().rdmaSend(reads);
    }

    private void respond(int rid, ReceiveChannel channel) {
        channel.begin(network.settings().fragmentBytes());
        List<PhysicalPiece> map = channel.fragment() == 0
                ? List.of()
                : process.translation().begin(channel.data().part(channel.position(), channel.fragment()));
        PeerLink link = control.link(channel.peer());
        link.responses()
                .add(new ControlMessage.Response(
                        process.rank(), channel.sid(), channel.nameOfFragment(rid), channel.isLast(), map));
        if (map.isEmpty()) {
            finish(rid, channel);
        }
    }

    private void finish(int rid, ReceiveChannel channel) {
        receives.close(rid);
        channel.data().received();
        channel.completion().completed();
        openWaiting();
    }

    /** Sends the data that a response asks for. */
    void responded(int peer, ControlMessage.Response response) {
        SendChannel channel = sends.find(response.sid())
                .orElseThrow(() -> new IllegalStateException("rank " + peer + " responds to sid " + response.sid()
                        + ", which rank " + process.rank() + " has not opened"));
        long bytes = PhysicalPiece.total(response.map());
        if (bytes > 0) {
            order(peer, channel, response.sid(), response.rid(), response.map(), bytes);
            control.link(peer).takePromised();
            network.ledger().dataSent(process.rank(), peer);
        }
        channel.ordered(bytes, response.last());
        finishIfDone(response.sid(), channel);
    }

    /** Orders the writes of a fragment. */
    private void order(int peer, SendChannel channel, int sid, int rid, List<PhysicalPiece> map, long bytes) {
        List<PhysicalPiece> pieces = process.translation().begin(channel.data().part(channel.position(), bytes));
        List<PieceCutter.Cut> cuts = PieceCutter.cut(pieces, map);
        List<RemoteWrite> writes = new ArrayList<>();
        for (PieceCutter.Cut cut : cuts) {
            boolean isLast = writes.size() == cuts.size() - 1;
            writes.add(control.write(peer, true, cut.plad(), cut.prad(), cut.len(), sid, rid, isLast));
        }
        HostProcessor processor = process.processor();
        processor.tally().fragment(new FragmentCount(map.size(), writes.size()));
        processor.work(processor.constants().sendCall());
        network.underWay().ordered(process.rank(), peer);
        process.rdma().rdmaSend(writes);
    }

    /** Puts a message where its receiver has offered. */
    void put(int peer, Outgoing message, ControlMessage.Offer offer) {
        StagedData data =
                StagedData.source(message.data(), message.envelope().bytes(), process.memory(), process.processor());
        answered(peer, sends.open(new SendChannel(message, data)), offer);
    }

    /** Puts a message whose request has crossed the offer for it, unless the offer is for another one; that request is answered otherwise. */
    void answeredBy(int peer, int sid, ControlMessage.Offer offer) {
        boolean fits = sends.find(sid)
                .filter(open ->
                        OffersOfPeer.fits(offer.envelope(), open.message().envelope()))
                .isPresent();
        if (fits) {
            answered(peer, sid, offer);
        }
    }

    private void answered(int peer, int sid, ControlMessage.Offer offer) {
        SendChannel channel = sends.find(sid).orElseThrow();
        long bytes = offer.envelope().bytes();
        order(peer, channel, sid, offer.rid(), offer.map(), bytes);
        channel.ordered(bytes, true);
        finishIfDone(sid, channel);
    }

    /** Takes the data of a fragment as left. */
    void sent(int sid) {
        SendChannel channel = sends.find(sid)
                .orElseThrow(() -> new IllegalStateException("data of sid " + sid + " have left, which is not open"));
        process.translation().end();
        channel.left();
        finishIfDone(sid, channel);
    }

    private void finishIfDone(int sid, SendChannel channel) {
        if (channel.isDone()) {
            sends.close(sid);
            channel.data().sent();
            channel.message().completion().completed();
        }
    }

    /**
     * Takes the data of a fragment as received.
     *
     * @param name of the fragment
     * @return false if no such data are expected: they have been received before
     */
    boolean received(int peer, int name) {
        int rid = name & (1 << ChannelTable.NAME_BITS) - 1;
        Optional<ReceiveChannel> found =
                receives.find(rid).filter(open -> open.peer() == peer && open.nameOfFragment(rid) == name);
        if (found.isEmpty()) {
            process.processor().tally().duplicate();
            return false;
        }
        ReceiveChannel channel = found.get();
        boolean isRead = !channel.source().isEmpty();
        if (!isRead) {
            control.link(peer).earn(1);
            network.ledger().dataReceived(peer, process.rank());
        }
        network.underWay().received(process.rank());
        HostProcessor processor = process.processor();
        processor.work(processor.constants().receiveCall());
        process.translation().end();
        channel.received();
        if (isRead) {
            // Its sender keeps the data until this response, which asks for nothing more.
            control.link(peer)
                    .responses()
                    .add(new ControlMessage.Response(process.rank(), channel.sid(), name, true, List.of()));
        }
        if (channel.isDone()) {
            finish(rid, channel);
        } else {
            respond(rid, channel);
        }
        return true;
    }
}
