package org.heddle.host.offload.mpi;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.offload.driver.HostPacket;
import org.heddle.host.offload.driver.ReductionDriver;
import org.heddle.host.offload.driver.ReductionRegisters;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.offload.CollectiveOffload;
import org.heddle.mpi.transport.Arrivals;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.HostWork;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.Outgoing;
import org.heddle.mpi.transport.SendMode;
import org.heddle.nic.offload.host.ReductionHostMap.Counter;

/** One rank's door to its node: packets for messages, and the driver for what the node reduces. */
final class ReductionEndpoint implements Endpoint {
    /** A host that has not looked for so many cycles more than it need has done something else meanwhile. */
    private static final long LOOKING_CYCLES = 1_000;
    /** Cycles in which a link that is not dead brings something. */
    private static final long LINK_CYCLES = 1_000;

    private final ReductionTransport transport;
    private final int rank;
    private final CostedHost host;
    private final ReductionDriver driver;
    private final ReductionRegisters registers;
    private final NicCollectives collectives;
    private final Deque<HostPacket> leaving = new ArrayDeque<>();
    /** Events on this host itself that are not yet delivered to matching, oldest first. */
    private final Deque<Consumer<Arrivals>> news = new ArrayDeque<>();

    private final Map<Integer, MessagePackets.Assembly> arriving = new HashMap<>();
    /** Messages so far, to and from each rank. */
    private final Map<Integer, Integer> sent = new HashMap<>();

    private final Map<Integer, Integer> received = new HashMap<>();
    /** Sends that wait for their match. */
    private final Map<Integer, Completion> unmatched = new HashMap<>();

    private int sends;
    private long nextLook;
    private long lookingSince;

    ReductionEndpoint(ReductionTransport transport, int rank, CostedHost host) {
        this.transport = transport;
        this.rank = rank;
        this.host = host;
        this.driver = new ReductionDriver(host);
        this.registers = driver.registers();
        this.collectives = new NicCollectives(driver);
        if (driver.node() != rank) {
            throw new IllegalStateException("rank " + rank + " is on node " + driver.node() + ": rank i is on node i");
        }
    }

    CostedHost host() {
        return host;
    }

    ReductionDriver driver() {
        return driver;
    }

    @Override
    public Optional<CollectiveOffload> collectives() {
        return Optional.of(collectives);
    }

    @Override
    public void work(HostWork kind, long amount) {
        ReductionCosts costs = host.costs();
        long each = switch (kind) {
            case COLLECTIVE_CALL -> costs.collectiveCall();
            case REDUCED_ELEMENT -> costs.addition();
            case OFFLOADED_START -> costs.sendCall();
            case OFFLOADED_END -> costs.receiveCall();
        };
        host.work(each * amount);
    }

    /** Whether the node may have, or take, anything. */
    boolean looks() {
        return transport.underWay().isAnyFor(rank) || !leaving.isEmpty() || driver.isBusy();
    }

    /** The cycle at which the rank looks at its node again; Long.MAX_VALUE if nothing is under way. */
    long nextLook() {
        return looks() ? nextLook : Long.MAX_VALUE;
    }

    @Override
    public boolean hasNews() {
        return !news.isEmpty() || transport.cycle() >= nextLook && looks();
    }

    @Override
    public void progress(Arrivals arrivals) {
        if (host.cycle() > nextLook + LOOKING_CYCLES) {
            lookingSince = host.cycle();
        }
        if (looks()) {
            driver.poll();
            while (registers.packets() > 0) {
                take(registers.takePacket(), arrivals);
            }
            sendWaiting();
        }
        while (!news.isEmpty()) {
            news.remove().accept(arrivals);
        }
        requireInTime();
        nextLook = host.cycle() + host.costs().pollInterval();
    }

    private void requireInTime() {
        long limit = transport.messageLimit();
        transport.underWay().overdue(rank, host.cycle(), lookingSince, limit).ifPresent(late -> {
            throw timeout(late.get(), limit);
        });
    }

    /** Returns the exception of a timeout: it says what was waited for, and whether the link brings anything. */
    private HostTimeoutException timeout(String what, long limit) {
        long cycle = host.cycle();
        long sentBefore = registers.counter(Counter.PACKETS_SENT);
        long receivedBefore = registers.counter(Counter.PACKETS_RECEIVED);
        host.idle(LINK_CYCLES);
        long received = registers.counter(Counter.PACKETS_RECEIVED) - receivedBefore;
        return new HostTimeoutException(
                what,
                limit,
                cycle,
                "in the next " + LINK_CYCLES + " cycles node " + rank + " sent "
                        + (registers.counter(Counter.PACKETS_SENT) - sentBefore) + " packets and received " + received
                        + (received == 0 ? ", so its link or the other node is dead" : ""));
    }

    private void take(HostPacket packet, Arrivals arrivals) {
        int sender = packet.sender();
        transport.underWay().remove(sender, rank, host.cycle());
        switch (MessagePackets.kind(packet)) {
            case FIRST ->
                arriving.put(
                        sender, new MessagePackets.Assembly(packet, rank, received.merge(sender, 1, Integer::sum)));
            case MORE -> {
                MessagePackets.Assembly assembly = arriving.get(sender);
                if (assembly == null) {
                    throw new IllegalStateException("a packet of rank " + sender + " continues no message");
                }
                assembly.add(packet);
            }
            case MATCHED -> {
                host.work(host.costs().receiveCall());
                Completion completion = unmatched.remove(MessagePackets.send(packet));
                if (completion == null) {
                    throw new IllegalStateException(
                            "rank " + sender + " has matched a message of rank " + rank + " that it never sent");
                }
                completion.completed();
            }
        }
        MessagePackets.Assembly assembly = arriving.get(sender);
        if (assembly != null && assembly.isWhole()) {
            arriving.remove(sender);
            host.work(host.costs().receiveCall());
            arrivals.arrived(assembly.message());
        }
    }

    private void leave(HostPacket packet, int receiver, Supplier<String> what) {
        transport.underWay().add(rank, receiver, host.cycle(), what);
        leaving.add(packet);
    }

    private static String words(Envelope envelope) {
        return "the message of " + envelope.bytes() + " bytes with tag=" + envelope.tag() + " from rank "
                + envelope.source()
                + " on node " + envelope.source() + " to rank " + envelope.destination() + " on node "
                + envelope.destination();
    }

    private void sendWaiting() {
        while (!leaving.isEmpty() && registers.sendRoom() > 0) {
            registers.send(leaving.remove());
        }
    }

    @Override
    public void send(Outgoing message) {
        host.work(host.costs().sendCall());
        Envelope envelope = message.envelope();
        byte[] data = message.data().packed((int) envelope.bytes());
        boolean waits = envelope.mode() == SendMode.SYNCHRONOUS;
        int number = ++sends;
        if (waits) {
            unmatched.put(number, message.completion());
        }
        int receiver = envelope.destination();
        if (receiver == rank) {
            news.add(arrivals -> arrivals.arrived(new EagerMessage(envelope, data, number)));
        } else {
            for (HostPacket packet :
                    MessagePackets.of(envelope, receiver, sent.merge(receiver, 1, Integer::sum), number, data)) {
                leave(packet, receiver, () -> "a packet of " + words(envelope));
            }
            sendWaiting();
        }
        if (!waits) {
            message.completion().completed();
        }
    }

    @Override
    public void receive(Incoming message, TypedBuffer target, long bytes, Completion completion) {
        EagerMessage eager = (EagerMessage) message;
        target.write(0, eager.data(), 0, (int) bytes);
        if (eager.envelope().mode() == SendMode.SYNCHRONOUS) {
            tellSender(eager);
        }
        completion.completed();
    }

    private void tellSender(EagerMessage message) {
        int sender = message.envelope().source();
        if (sender == rank) {
            news.add(arrivals -> {
                Completion sent = unmatched.remove(message.send());
                if (sent != null) {
                    sent.completed();
                }
            });
        } else {
            leave(
                    MessagePackets.matched(sender, message.send()),
                    sender,
                    () -> "the word that a receive has taken " + words(message.envelope()));
            sendWaiting();
        }
    }
}
