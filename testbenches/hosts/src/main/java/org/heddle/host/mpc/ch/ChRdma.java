package org.heddle.host.mpc.ch;

import java.util.Optional;
import java.util.function.IntConsumer;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.rdma.RdmaEvents;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.transport.Arrivals;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Expected;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.Outgoing;
import org.heddle.mpi.transport.SendMode;

/** CH_RDMA of one rank, towards ranks of other nodes. */
public final class ChRdma {
    private final ChNetwork network;
    private final ChProcess process;
    private final EventFlags flags;
    private final ControlSender control;
    private final Rendezvous rendezvous;
    private final Offers offers;
    private IntConsumer windowReads = name -> {};

    private ChRdma(ChNetwork network, ChProcess process, EventFlags flags) {
        this.network = network;
        this.process = process;
        this.flags = flags;
        control = new ControlSender(network, process);
        rendezvous = new Rendezvous(network, process, control);
        offers = new Offers(network, process);
    }

    /** Makes the process that stands on given notifications. */
    @FunctionalInterface
    public interface ProcessFactory {
        /** Returns the process, whose RDMA API tells these events. */
        ChProcess on(RdmaEvents events);
    }

    /**
     * Opens CH_RDMA for a rank.
     *
     * @param network of all ranks
     * @param factory makes its process
     */
    public static ChRdma open(ChNetwork network, ProcessFactory factory) {
        EventFlags flags = new EventFlags();
        return new ChRdma(network, factory.on(flags), flags);
    }

    /** Returns the process that it runs in. */
    public ChProcess process() {
        return process;
    }

    /** Sets who is told of reads of windows whose bytes are here, by their names. */
    public void onWindowRead(IntConsumer told) {
        windowReads = told;
    }

    /** Sends a message: SHORT if it is no larger than MAX and not synchronous, else by rendezvous. */
    public void send(Outgoing message) {
        Envelope envelope = message.envelope();
        boolean isShort = envelope.bytes() <= network.settings().mostShort() && envelope.mode() != SendMode.SYNCHRONOUS;
        int peer = envelope.destination();
        control.link(peer).sends().add(new WaitingSend(message, isShort));
        sendWaiting(peer);
    }

    /** Sends what waits for a peer, as far as credits and channels reach: responses first, for they wait for nothing else. */
    private void sendWaiting(int peer) {
        PeerLink link = control.link(peer);
        while (!link.responses().isEmpty() && link.maySend()) {
            control.send(peer, link.responses().remove(), null);
        }
        while (!link.sends().isEmpty() && sendNext(peer, link)) {
            link.sends().remove();
        }
    }

    /** Sends the message that waits longest; false if it cannot go yet. */
    private boolean sendNext(int peer, PeerLink link) {
        WaitingSend next = link.sends().element();
        Outgoing message = next.message();
        if (next.isShort()) {
            if (link.maySend()) {
                offers.of(peer).sent(message.envelope());
                sendShort(message);
                return true;
            }
            return false;
        }
        if (!rendezvous.hasChannel()) {
            return false;
        }
        Optional<ControlMessage.Offer> offer = offers.of(peer).take(message.envelope());
        if (offer.isPresent()) {
            rendezvous.put(peer, message, offer.get());
            return true;
        }
        if (link.maySend()) {
            ControlMessage.Request request = rendezvous.request(message);
            offers.of(peer).requested(message.envelope(), request.sid());
            control.send(peer, request, null);
            return true;
        }
        return false;
    }

    /**
     * Tells the sender of a message where its data can go, if that needs no copy.
     *
     * @return how to take the offer back, or empty if there is none
     */
    public Optional<Expected.Withdrawal> expect(Expected receive) {
        int peer = receive.envelope().source();
        Optional<ControlMessage.Offer> offer = offers.offer(receive);
        offer.ifPresent(each -> {
            control.link(peer).responses().add(each);
            sendWaiting(peer);
        });
        return offer.map(each -> arrivals -> withdraw(receive, arrivals));
    }

    /** Takes an offer back, and waits until the sender has seen that. */
    private void withdraw(Expected receive, Arrivals arrivals) {
        Optional<ControlMessage.Withdraw> message = offers.withdraw(receive);
        if (message.isEmpty()) {
            return;
        }
        int peer = receive.envelope().source();
        control.link(peer).responses().add(message.get());
        sendWaiting(peer);
        while (offers.isWithdrawing(message.get().rid())) {
            process.processor().work(1);
            netLookup(arrivals);
        }
    }

    /** Sends a message with its data (CHRDMA_SEND_SHORT); they are copied, so that it is complete at once. */
    private void sendShort(Outgoing message) {
        Envelope envelope = message.envelope();
        control.send(envelope.destination(), new ControlMessage.Short(envelope), message.data());
        message.completion().completed();
    }

    /** Returns whether {@link #netLookup} would find something without a look at the network interface. */
    public boolean isNotified() {
        return flags.isRaised() || process.rdma().isNotified();
    }

    /**
     * Looks for events, and handles all that there are (CHRDMA_NET_LOOKUP).
     *
     * @param arrivals told of messages
     * @return whether there were any
     * @throws MpiException ERR_OTHER if a control message has been lost
     */
    public boolean netLookup(Arrivals arrivals) {
        if (!flags.isRaised()) {
            process.rdma().netLookup(false);
        }
        Optional<EventFlags.Event> event = flags.poll();
        boolean any = event.isPresent();
        while (event.isPresent()) {
            handle(event.get(), arrivals);
            event = flags.poll();
        }
        if (any) {
            goOn();
        }
        return any;
    }

    private void handle(EventFlags.Event event, Arrivals arrivals) {
        int peer = network.places().rank(event.node(), event.process());
        switch (event.flag()) {
            case SCTL_FLAG -> network.underWay().sent(process.rank());
            case SDATA_FLAG -> {
                network.underWay().sent(process.rank());
                rendezvous.sent(event.id());
            }
            case RWIN_FLAG -> windowReads.accept(event.id());
            case RCTL_FLAG -> ctlRecvEvent(peer, event.id(), arrivals);
            case RDATA_FLAG -> {
                if (Offers.isOffered(event.id())) {
                    offered(peer, event.id(), arrivals);
                } else if (rendezvous.received(peer, event.id())) {
                    sendWaiting(peer);
                }
            }
        }
    }

    /** Takes the data of a receive that was offered as there: they are the message, unless a request has announced it. */
    private void offered(int peer, int rid, Arrivals arrivals) {
        Optional<OfferedReceive> found = offers.received(peer, rid);
        if (found.isEmpty()) {
            process.processor().tally().duplicate();
            return;
        }
        network.underWay().received(process.rank());
        HostProcessor processor = process.processor();
        processor.work(processor.constants().receiveCall());
        Completion requested = found.get().completion();
        if (requested == null) {
            offers.seen(peer);
            arrivals.arrived(found.get());
        } else {
            requested.completed();
        }
    }

    /** Sends what may go now, to any peer: a channel that has been closed may be one that another peer's message waits for. */
    private void goOn() {
        for (int peer = 0; peer < network.places().ranks(); peer++) {
            sendWaiting(peer);
            if (control.link(peer).mustReturn()) {
                control.send(peer, new ControlMessage.Credit(process.rank()), null);
            }
        }
    }

    /** Takes a control message out of its buffer (CHRDMA_CTLRECV_EVENT). */
    private void ctlRecvEvent(int peer, int name, Arrivals arrivals) {
        PeerLink link = control.link(peer);
        int sequence = link.expected();
        int ahead = control.ahead(name, sequence);
        if (ahead < 0) {
            process.processor().tally().duplicate();
            return;
        }
        if (ahead > 0) {
            throw new MpiException(
                    ErrorClass.ERR_OTHER,
                    "control message " + sequence + " of rank " + peer + " to rank " + process.rank()
                            + " has been lost, for number " + (sequence + ahead)
                            + " is there: the network must be reliable, look for its faults");
        }
        byte[] bytes = header(network.buffers(process.rank()).receive(peer, sequence));
        int carried = ControlFormat.credits(bytes);
        link.arrived();
        link.earn(carried);
        network.ledger().received(peer, process.rank(), carried);
        network.underWay().received(process.rank());
        HostProcessor processor = process.processor();
        processor.work(processor.constants().receiveCall());
        ControlMessage message = ControlFormat.decode(bytes, process.rank());
        if (message instanceof ControlMessage.Short eager) {
            offers.seen(peer);
            ShortMessage incoming = new ShortMessage(eager.envelope(), sequence);
            link.held().add(incoming);
            arrivals.arrived(incoming);
            while (link.mustEvict()) {
                evict(link);
            }
        } else if (message instanceof ControlMessage.Request request) {
            link.release();
            offers.seen(peer);
            arrivals.arrived(new RendezvousMessage(request.envelope(), request.sid(), request.map()));
        } else if (message instanceof ControlMessage.Response response) {
            if (response.map().isEmpty()) {
                link.release();
            } else {
                while (!link.held().isEmpty()) {
                    evict(link);
                }
                link.promise();
            }
            network.ledger().check(process.rank(), peer);
            rendezvous.responded(peer, response);
        } else {
            link.release();
            network.ledger().check(process.rank(), peer);
            offer(peer, message);
        }
        network.ledger().check(process.rank(), peer);
    }

    private void offer(int peer, ControlMessage message) {
        if (message instanceof ControlMessage.Offer offer) {
            offers.of(peer).arrived(offer).ifPresent(sid -> rendezvous.answeredBy(peer, sid, offer));
        } else if (message instanceof ControlMessage.Withdraw withdraw && withdraw.isAnswer()) {
            offers.withdrawn(withdraw.rid());
        } else if (message instanceof ControlMessage.Withdraw withdraw) {
            offers.of(peer).withdraw(withdraw.rid());
            control.link(peer).responses().add(new ControlMessage.Withdraw(process.rank(), withdraw.rid(), true));
        }
    }

    private byte[] header(long address) {
        byte[] first = new byte[ControlFormat.LEAST_BYTES];
        process.physical().load(address, first, 0, first.length);
        byte[] whole = new byte[Math.max(first.length, ControlFormat.headerBytes(first))];
        process.physical().load(address, whole, 0, whole.length);
        return whole;
    }

    private byte[] data(ShortMessage message) {
        long buffer = network.buffers(process.rank()).receive(message.envelope().source(), message.sequence());
        byte[] data = new byte[(int) message.envelope().bytes()];
        process.physical().load(buffer + 20, data, 0, data.length);
        return data;
    }

    /** Copies the oldest short message that no receive has taken out of its buffer. */
    private void evict(PeerLink link) {
        ShortMessage oldest = link.held().remove();
        oldest.copiedOut(data(oldest));
        link.release();
        process.processor().copied(oldest.envelope().bytes());
    }

    /** Moves the data of a message to where its receive wants them. */
    public void receive(Incoming message, TypedBuffer target, long bytes, Completion completion) {
        int peer = message.envelope().source();
        if (message instanceof OfferedReceive) {
            completion.completed();
            return;
        }
        if (offers.isAnsweredBy(target, message.envelope(), message instanceof RendezvousMessage, completion)) {
            return;
        }
        if (message instanceof ShortMessage eager) {
            byte[] copy = eager.copy();
            byte[] data = copy == null ? data(eager) : copy;
            target.write(0, data, 0, (int) bytes);
            if (copy == null) {
                PeerLink link = control.link(peer);
                link.held().remove(eager);
                link.release();
                network.ledger().check(process.rank(), peer);
            }
            process.processor().copied(bytes);
            completion.completed();
        } else {
            rendezvous.receive((RendezvousMessage) message, target, bytes, completion);
        }
        goOn();
    }
}
