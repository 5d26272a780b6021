package org.heddle.nic.stage.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.crossing.AsynchronousQueue;
import org.heddle.hdl.lib.crossing.BitSynchronizer;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.lib.time.Timeout;
import org.heddle.hdl.option.Reset;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketStore;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * A node's end of the link, which has a clock of its own. What the core sends arrives at the other end once and whole, in the order of
 * its channel, whatever the cable loses, repeats, exchanges, changes or cuts.
 *
 * <pre>
 *  core                       ┆ link
 *  sent[0] ─► asynchronous queue ─┐ credit
 *  sent[1] ─► asynchronous queue ─┼─► in turn ─► ReplayBuffer ─► LinkTransmitter ─► transmit
 *  sent[2] ─► asynchronous queue ─┘                  ▲                  ▲
 *                                      acknowledged, again        FlowControl
 *  arrived[0] ◄─ asynchronous queue ◄─ PacketStore ─┐   │               ▲
 *  arrived[1] ◄─ asynchronous queue ◄─ PacketStore ─┼─ LinkReceiver ────┴───────────── receive
 *  arrived[2] ◄─ asynchronous queue ◄─ PacketStore ─┘
 * </pre>
 *
 * <p>An end that {@linkplain LinkBuffers#givesUp gives up} has sent its oldest packet {@value #MOST_TIMEOUTS} times without an acknowledgement: the cable is cut,
 * or the other end was reset. So it does when the other end tells of places that it has not taken: it was reset itself. From then on, until its own reset, it takes what it is
 * given, and drops it: whoever sends goes on.
 *
 * <p>An end whose stores keep {@linkplain LinkBuffers#parity parity} stops for good, until its reset, as soon as one of them has given a word of which a bit has flipped: what stands in a store
 * has been promised, to the core or to the other end, and cannot be fetched again. To both it is then what a cut cable is. A packet that a wrong word left with ends with
 * a wrong check; no other begins, no word of flow control is sent, and nothing is accepted, so that the other end's packets are not acknowledged. What the core sends is taken and dropped. A store of arrived
 * packets that found the word gives neither it nor anything behind it; the others give what has been accepted. {@link #faults} tells it. Not covered are registers, and the
 * queues between the clocks.
 *
 * <p>Throughput: one word per cycle of the core's clock, 8 bytes per cycle of the link's. A channel whose packets wait at the
 * other end holds up no other channel.
 */
public final class LinkPort extends Component {
    /** Words that each queue between the clocks holds: more than the round trip of its pointers takes. */
    private static final int CROSSING_WORDS = 16;
    /** Least cycles until packets are sent again: more than two in the way of an acknowledgement, and the cable, take. */
    private static final int TIMEOUT_CYCLES = 1024;

    /** Timeouts in a row, without an acknowledgement between, behind which an end gives up. */
    static final int MOST_TIMEOUTS = 16;

    private static final int COUNT_WIDTH = 32;
    /** Width of a count of packets, which holds more than lie between the clocks. */
    private static final int HANDED_WIDTH = 5;

    private static final int CHANNELS = Channel.values().length;

    /** The clock of the lanes; of a port of one clock, that of everything. */
    public final ClockDomain link;

    /** Packets to other nodes, for each channel. */
    public final Vec<Stream<PacketWord>> sent;
    /** 1 while the node is at work on more of them; from a register. */
    public final Bool moreWillCome = in(bool());
    /** Packets from other nodes, for each channel. */
    public final Vec<Stream<PacketWord>> arrived;

    public final LinkLane transmit;
    public final LinkLane receive;
    /** 1 while the wire has room for a word that is put on it in the next cycle; of a port that waits for it. */
    public final Optional<Bool> room;

    /** 32 bits, as the others: packets that have been put on the link, again too. */
    public final UInt packetsSent;
    /** Packets that have ended at this end, wrong ones too. */
    public final UInt packetsReceived;
    /** Packets of those with a wrong check or length. */
    public final UInt packetsWrong;

    /** Flipped bits that the stores have found; of a port whose stores keep parity. */
    public final Optional<StoreFaults> faults;

    /** State of the link, and what it lost; of a port that recovers. */
    public final Optional<LinkRecovery> recovery;

    /** 1 at the link's clock from behind a wrong word on. */
    private final Optional<Bool> stopped;

    private final LinkBuffers buffers;
    private final boolean hasTwoClocks;
    private final boolean sparesBlockRam;
    /** Whether a packet leaves only when all of it is here, of a port of one clock. */
    private final boolean awaitsWhole;

    /** Agreement with the other end; of a port that recovers. */
    private final Optional<LinkSession> session;
    /** The core's side of it. */
    private final Optional<SessionGate> gate;
    /** The clock of the core, of counts and of the gate. */
    private final ClockDomain core;
    /** The link's clock, reset with the port's side of it. */
    private final ClockDomain linkSide;
    /** The link's clock, reset while there is no session. */
    private final ClockDomain inSession;

    /**
     * @param wordBytes bytes of a word of the core, 8 or 16
     */
    public LinkPort(int wordBytes, LinkBuffers buffers) {
        this(wordBytes, buffers, true, false, false);
    }

    /** A port that waits for its wire's {@link #room} before each word. */
    public static LinkPort thatWaits(int wordBytes, LinkBuffers buffers) {
        return new LinkPort(wordBytes, buffers, true);
    }

    /**
     * @param wordBytes bytes of a word of the core, 8 or 16
     * @param waits whether the port waits for its wire's {@link #room} before each word
     */
    public LinkPort(int wordBytes, LinkBuffers buffers, boolean waits) {
        this(wordBytes, buffers, true, false, waits);
    }

    /**
     * A port whose core runs at the link's clock and in its words, without the queues between clocks. Whoever sends through it offers a
     * packet's words without a pause once the first one is taken. Each channel enters through a skid buffer.
     *
     * @param sparesBlockRam whether packets that have arrived stand in look-up tables where they are short, as {@link PacketStore} takes
     *     it: a port of one clock is often one of many around a switch, which has as many block RAMs as the largest part
     * @throws IllegalArgumentException if packets are to gather, which only a core of its own clock can ask for; if the link is to recover; or if the stores are to keep
     *     parity, for which a store stops in the middle of a packet: whoever passes its words on to another port's wire could not end that packet
     */
    public static LinkPort ofOneClock(LinkBuffers buffers, boolean sparesBlockRam) {
        return ofOneClock(buffers, sparesBlockRam, false);
    }

    /**
     * A port of one clock for a core whose words may come with pauses: a packet leaves when all of it is in the port. Else it is {@link #ofOneClock}'s, with
     * block RAM for what has arrived.
     *
     * @throws IllegalArgumentException if packets are to gather, which only a core of its own clock can ask for
     */
    public static LinkPort ofWholePackets(LinkBuffers buffers) {
        return ofOneClock(buffers, false, true);
    }

    private static LinkPort ofOneClock(LinkBuffers buffers, boolean sparesBlockRam, boolean awaitsWhole) {
        if (buffers.gathered() != 0) {
            throw new IllegalArgumentException(
                    "a port of one clock sends each packet at once: gathered=" + buffers.gathered() + " must be 0");
        }
        buffers.requireNoParity("a port of one clock");
        if (buffers.recovers()) {
            throw new IllegalArgumentException(
                    "a port of one clock is reset with its core, and has no side that stays: recovers=true must be false, or take a port of two clocks");
        }
        return new LinkPort(PacketFormat.LINK_WORD_BYTES, buffers, false, sparesBlockRam, false, awaitsWhole);
    }

    private LinkPort(int wordBytes, LinkBuffers buffers, boolean hasTwoClocks, boolean sparesBlockRam, boolean waits) {
        this(wordBytes, buffers, hasTwoClocks, sparesBlockRam, waits, false);
    }

    private LinkPort(
            int wordBytes,
            LinkBuffers buffers,
            boolean hasTwoClocks,
            boolean sparesBlockRam,
            boolean waits,
            boolean awaitsWhole) {
        this.buffers = buffers;
        this.awaitsWhole = awaitsWhole;
        this.hasTwoClocks = hasTwoClocks;
        this.sparesBlockRam = sparesBlockRam;
        nameWith(wordBytes);
        link = hasTwoClocks ? clockDomain("link", Reset.synchronous()) : defaultDomain();
        transmit = out(link, LinkLane.type());
        receive = in(link, LinkLane.type());
        room = waits ? Optional.of(roomPort()) : Optional.empty();
        packetsSent = out(uint(COUNT_WIDTH));
        packetsReceived = out(uint(COUNT_WIDTH));
        packetsWrong = out(uint(COUNT_WIDTH));
        faults = buffers.parity() ? Optional.of(new StoreFaults(this)) : Optional.empty();
        stopped = buffers.parity() ? Optional.of(stopRegister()) : Optional.empty();
        recovery = buffers.recovers() ? Optional.of(new LinkRecovery(this)) : Optional.empty();
        BundleType<PacketWord> word = PacketWord.type(wordBytes);
        sent = in(vec(CHANNELS, stream(word)));
        arrived = out(vec(CHANNELS, stream(word)));
        core = buffers.recovers() ? unreset(defaultDomain()) : defaultDomain();
        session = buffers.recovers() ? Optional.of(agreement()) : Optional.empty();
        gate = session.map(agreed -> gate(agreed, word));
        linkSide = session.map(agreed -> link.resetBy(agreed.clearsPort, Reset.synchronous()))
                .orElse(link);
        inSession = session.map(agreed -> link.resetBy(agreed.isUp.not(), Reset.synchronous()))
                .orElse(link);
        List<Stream<PacketWord>> outgoing = hasTwoClocks ? outgoing(word) : buffered(word);
        List<Stream<PacketWord>> incoming = hasTwoClocks ? incoming(word) : arrived.elements();
        within(inSession, () -> {
            FlowControl flow = instance(new FlowControl(buffers.credits(), buffers.givesUp(), buffers.recovers()));
            send(outgoing, word, flow);
            within(linkSide, () -> receive(incoming, flow));
        });
    }

    private void nameWith(int wordBytes) {
        parameter("word", wordBytes);
        parameter("sent", buffers.sent());
        parameter("gathered", buffers.gathered());
        parameter("received", buffers.received());
        parameter("payload", buffers.payloadBytes());
        if (buffers.wordCycles() > 1) {
            parameter("wordCycles", buffers.wordCycles());
        }
        if (buffers.givesUp()) {
            parameter("givesUp", true);
        }
        if (buffers.parity()) {
            parameter("parity", true);
        }
        if (buffers.recovers()) {
            parameter("recovers", true);
        }
        if (!hasTwoClocks) {
            parameter("clocks", 1);
            if (!sparesBlockRam) {
                parameter("storage", "block");
            }
            if (awaitsWhole) {
                parameter("leaves", "whole");
            }
        }
    }

    /** The same clock, whose registers have their values from the FPGA's configuration on. */
    private ClockDomain unreset(ClockDomain domain) {
        return domain.resetBy(lit(false), Reset.synchronous().withInitialValues());
    }

    /** 1 during a reset of a domain, and in the cycle behind it. */
    private Bool wasReset(String name, ClockDomain domain) {
        Bool[] flag = new Bool[1];
        within(domain, () -> {
            flag[0] = reg(name, bool()).init(true);
            flag[0].set(false);
        });
        return flag[0];
    }

    private LinkSession agreement() {
        LinkSession agreed = new LinkSession();
        within(unreset(link), () -> instance("session", agreed));
        agreed.wasReset.set(wasReset("linkWasReset", link));
        return agreed;
    }

    private SessionGate gate(LinkSession agreed, BundleType<PacketWord> word) {
        SessionGate passage = new SessionGate(word);
        within(core, () -> instance("gate", passage));
        passage.wasReset.set(wasReset("coreWasReset", defaultDomain()));
        connect(passage.sent, sent);
        connect(arrived, passage.arrived);
        String level = "a register, which synchronisers follow";
        passage.isOpen.set(crossing(agreed.isOpen, level));
        passage.clears.set(crossing(agreed.clears, level));
        passage.arrivedThere.set(crossing(agreed.arrivedThere, "at rest when it is looked at"));
        passage.acceptedHere.set(crossing(agreed.acceptedHere, "at rest when it is looked at"));
        agreed.coreIsOpen.set(crossing(passage.coreIsOpen, level));
        agreed.coreIsClear.set(crossing(passage.coreIsClear, level));
        agreed.coreWasReset.set(crossing(passage.coreWasReset, level));
        LinkRecovery told = recovery.orElseThrow();
        told.isUp.set(passage.isUp);
        told.givenUp.set(passage.givenUp);
        told.dropped.set(passage.dropped);
        told.cut.set(passage.cut);
        return passage;
    }

    /** The core's clock as the queues have it. */
    private ClockDomain coreOfQueues() {
        return gate.map(passage -> core.resetBy(passage.clearsQueues, Reset.synchronous()))
                .orElseGet(this::defaultDomain);
    }

    private Bool roomPort() {
        parameter("waits", true);
        Bool[] port = new Bool[1];
        within(link, () -> port[0] = in("room", bool()));
        return port[0];
    }

    private Bool stopRegister() {
        Bool hasStopped = reg(link, bool()).init(false);
        return hasStopped;
    }

    /** Ties channels off, for the component around the port: they send nothing, and what arrives there is dropped. */
    public void leaveUnused(Channel... channels) {
        for (Channel unused : channels) {
            Stream<PacketWord> idle = sent.get(unused.code());
            idle.valid().set(false);
            idle.data().data().set(0);
            idle.data().last().set(false);
            arrived.get(unused.code()).ready().set(true);
        }
    }

    /** The packets to send, with registers between whoever sends and the turn. */
    private List<Stream<PacketWord>> buffered(BundleType<PacketWord> word) {
        List<Stream<PacketWord>> streams = new ArrayList<>();
        for (int channel = 0; channel < CHANNELS; channel++) {
            SkidBuffer<PacketWord> buffer = instance("entering" + channel, new SkidBuffer<>(word));
            connect(buffer.source, sent.get(channel));
            streams.add(buffer.sink);
        }
        return streams;
    }

    /** Crosses the packets to send to the link's clock; returns one stream there for each channel. */
    private List<Stream<PacketWord>> outgoing(BundleType<PacketWord> word) {
        List<AsynchronousQueue<PacketWord>> queues = crossings("outgoing", word);
        Vec<Stream<PacketWord>> entering = gate.map(passage -> passage.entering).orElse(sent);
        ClockDomain writing = coreOfQueues();
        for (int channel = 0; channel < CHANNELS; channel++) {
            queues.get(channel).writing.set(writing);
            queues.get(channel).reading.set(inSession);
            connect(queues.get(channel).enqueue, entering.get(channel));
        }
        return queues.stream().map(queue -> queue.dequeue).toList();
    }

    /** Crosses arrived packets to the core's clock; returns the stream at the link's clock for each channel. */
    private List<Stream<PacketWord>> incoming(BundleType<PacketWord> word) {
        List<AsynchronousQueue<PacketWord>> queues = crossings("incoming", word);
        Vec<Stream<PacketWord>> leaving = gate.map(passage -> passage.leaving).orElse(arrived);
        ClockDomain reading = coreOfQueues();
        for (int channel = 0; channel < CHANNELS; channel++) {
            queues.get(channel).writing.set(linkSide);
            queues.get(channel).reading.set(reading);
            connect(leaving.get(channel), queues.get(channel).dequeue);
        }
        return queues.stream().map(queue -> queue.enqueue).toList();
    }

    private List<AsynchronousQueue<PacketWord>> crossings(String name, BundleType<PacketWord> word) {
        List<AsynchronousQueue<PacketWord>> queues = new ArrayList<>();
        for (int channel = 0; channel < CHANNELS; channel++) {
            queues.add(instance(name + channel, new AsynchronousQueue<>(word, CROSSING_WORDS)));
        }
        return queues;
    }

    private void send(List<Stream<PacketWord>> outgoing, BundleType<PacketWord> word, FlowControl flow) {
        RoundRobinArbiter<PacketWord> turns =
                instance("turns", new RoundRobinArbiter<>(word, CHANNELS, PacketWord::last));
        List<Bool> spends = new ArrayList<>();
        Optional<Bool> givenUp = buffers.givesUp() || buffers.parity()
                ? Optional.of(reg("givenUp", bool()).init(false))
                : Optional.empty();
        for (int channel = 0; channel < CHANNELS; channel++) {
            spends.add(0, pass(outgoing.get(channel), turns.sources.get(channel), channel, flow.hasPlace, givenUp));
        }
        SkidBuffer<PacketWord> turn = instance("turn", new SkidBuffer<>(word));
        // Words that are told apart slower than they come must not be dropped from a packet that has begun: only where
        // no packet has room.
        boolean waitsForRoom = buffers.parity() || word.width() > 8 * PacketFormat.LINK_WORD_BYTES + 1;
        if (givenUp.isEmpty()) {
            connect(turn.source, turns.sink);
        } else if (!waitsForRoom) {
            drop(turns.sink, turn.source, givenUp.orElseThrow());
        }
        flow.spends.set(Types.cat(spends));
        ReplayBuffer replay = instance(new ReplayBuffer(
                buffers.sent(),
                buffers.gathered() == 0 ? buffers.sent() : buffers.gathered(),
                buffers.slotWords(),
                buffers.parity()));
        connect(replay.write, narrow(turn.sink));
        if (givenUp.isPresent() && waitsForRoom) {
            drop(
                    turns.sink,
                    turn.source,
                    givenUp.orElseThrow().and(replay.write.ready().not()));
        }
        // What lies between the clocks is not known behind a reset of one of them.
        boolean leavesBefore = buffers.gathered() == 0 && !buffers.recovers();
        replay.restIsHere.set(leavesBefore ? restIsHere(turns) : lit(false));
        replay.mayLeave.set(unlessStopped(buffers.gathered() == 0 ? lit(true) : whenGathered(replay)));
        replay.acknowledged.set(FlowWord.expected(flow.told));
        replay.acknowledges.set(flow.tells);
        Timeout silence = instance("silence", new Timeout(Math.max(TIMEOUT_CYCLES, 3 * buffers.slotCycles())));
        Bool isLost = silence.expired.and(replay.isAwaiting);
        Bool again = isLost.or(flow.tells.and(FlowWord.again(flow.told)));
        replay.again.set(again);
        Bool advanced = reg(bool()).init(false);
        advanced.set(replay.advances);
        if (buffers.givesUp()) {
            giveUp(givenUp.orElseThrow(), isLost, advanced, flow.isImpossible.orElseThrow());
        }
        silence.restart.set(
                replay.isAwaiting.not().or(advanced).or(replay.leaves).or(again));

        LinkTransmitter transmitter =
                new LinkTransmitter(buffers.wordCycles(), room.isPresent(), buffers.parity(), buffers.recovers());
        within(ofTransmitter(), () -> instance("transmitter", transmitter));
        transmitter.room.ifPresent(there -> there.set(room.orElseThrow()));
        connect(transmitter.packet, replay.read);
        transmitter.number.set(replay.number);
        session.ifPresentOrElse(agreed -> tell(transmitter, flow, replay, agreed), () -> {
            transmitter.flowWanted.set(unlessStopped(flow.wanted));
            transmitter.flow.set(flow.word);
            flow.sent.set(transmitter.flowSent);
        });
        connect(transmit, transmitter.link);
        count("sentCount", transmitter.packetSent, packetsSent);
        faults.ifPresent(told -> {
            transmitter.check.ifPresent(check -> connect(check, replay.check.orElseThrow()));
            when(
                    transmitter.holdsFlip.orElseThrow(),
                    () -> stopped.orElseThrow().set(true));
            when(stopped.orElseThrow(), () -> givenUp.orElseThrow().set(true));
            within(defaultDomain(), () -> told.count(StoreFaults.SENT, link, transmitter.flipLeaves.orElseThrow()));
        });
    }

    /** The link's clock with the reset of a transmitter, which sends a hello also while there is no session. */
    private ClockDomain ofTransmitter() {
        return session.map(agreed -> link.resetBy(agreed.falls, Reset.synchronous()))
                .orElse(link);
    }

    /** Sends words of flow control in a session, and hellos before them. */
    private void tell(LinkTransmitter transmitter, FlowControl flow, ReplayBuffer replay, LinkSession agreed) {
        transmitter.session.orElseThrow().set(agreed.session);
        transmitter.flowWanted.set(agreed.wanted.or(agreed.isUp.and(flow.wanted)));
        transmitter.flow.set(mux(agreed.wanted, agreed.word, flow.word));
        flow.sent.set(transmitter.flowSent.and(agreed.wanted.not()));
        agreed.sent.set(transmitter.flowSent.and(agreed.wanted));
        agreed.advances.set(replay.advances);
        agreed.acknowledged.set(FlowWord.expected(flow.told));
    }

    /** Returns 0 where the port has stopped, and else what it is. */
    private Bool unlessStopped(Bool what) {
        return stopped.map(ended -> what.and(ended.not())).orElse(what);
    }

    /**
     * Lets a packet begin when a place at the other end is held for it; 1 in the cycle in which a place is taken: before the packet
     * comes, so that neither its turn nor its queue is in the way to the credits. A packet has more than one word: the next place is
     * held before it has ended.
     */
    private Bool pass(
            Stream<PacketWord> from, Stream<PacketWord> to, int channel, UInt hasPlace, Optional<Bool> givenUp) {
        Bool inside = reg("inside" + channel, bool()).init(false);
        Bool held = reg("held" + channel, bool()).init(false);
        Bool mayPass = reg("mayPass" + channel, bool()).init(false);
        connect(to.data(), from.data());
        to.valid().set(from.valid().and(mayPass));
        from.ready().set(to.ready().and(mayPass));
        Bool takes = held.not().and(hasPlace.bit(channel));
        // The place is given up a cycle behind the packet's first word, so that only registers are in the way.
        Bool wasInside = reg("wasInside" + channel, bool()).init(false);
        wasInside.set(inside);
        Bool staysInside = mux(from.fires(), from.data().last().not(), inside);
        Bool staysHeld = takes.or(held.and(inside.and(wasInside.not()).not()));
        inside.set(staysInside);
        held.set(staysHeld);
        mayPass.set(unless(givenUp, staysInside.or(staysHeld)));
        assertAlways(
                unless(givenUp, mayPass.eq(inside.or(held))),
                "a packet may pass while it is sent, and while a place is held for it");
        assertAlways(
                unless(givenUp, from.fires().not().or(inside).or(held)),
                "a packet is sent only into a place that is held for it");
        return takes;
    }

    /** Returns 1 where a port has given up, and else what it is. */
    private static Bool unless(Optional<Bool> givenUp, Bool what) {
        return givenUp.map(what::or).orElse(what);
    }

    /** Passes words on as long as this end has not given up, and then drops what has no room: behind the turns, so that a packet that has begun goes on too. */
    private void drop(Stream<PacketWord> from, Stream<PacketWord> to, Bool givenUp) {
        to.valid().set(from.valid());
        connect(to.data(), from.data());
        from.ready().set(to.ready().or(givenUp));
    }

    /** Gives up behind so many timeouts in a row, or a word that cannot be. */
    private void giveUp(Bool givenUp, Bool isLost, Bool advances, Bool isImpossible) {
        UInt timeouts = reg("timeouts", uint(Types.bitsToNumber(MOST_TIMEOUTS))).init(0);
        when(advances, () -> timeouts.set(0)).elseWhen(isLost, () -> {
            timeouts.increment();
            when(timeouts.eq(MOST_TIMEOUTS - 1), () -> givenUp.set(true));
        });
        when(isImpossible, () -> givenUp.set(true));
    }

    /**
     * Whether the last word of the packet whose turn it is has been handed over: all that is left of it lies between the clocks, and
     * comes out in a word per cycle whatever the memory does. (More could not be proven: the lines behind a word may take longer
     * than the whole packet takes on the link.)
     */
    private Bool restIsHere(RoundRobinArbiter<PacketWord> turns) {
        if (!hasTwoClocks) {
            return lit(!awaitsWhole);
        }
        List<Bool> wholeThere = new ArrayList<>();
        for (int channel = 0; channel < CHANNELS; channel++) {
            Stream<PacketWord> handed = sent.get(channel);
            EventCount packets = instance("handed" + channel, new EventCount(HANDED_WIDTH));
            packets.there.set(defaultDomain());
            packets.happens.set(handed.fires().and(handed.data().last()));
            Stream<PacketWord> turn = turns.sources.get(channel);
            Bool takenNow = reg("takenNow" + channel, bool()).init(false);
            UInt takenBefore = reg("takenBefore" + channel, uint(HANDED_WIDTH)).init(0);
            takenNow.set(turn.fires().and(turn.data().last()));
            UInt taken = takenBefore.addWrap(takenNow.asUInt().zext(HANDED_WIDTH));
            takenBefore.set(taken);
            wholeThere.add(0, packets.count.ne(taken));
        }
        // Where it has moved on meanwhile, all that is left of the packet before is in the skid buffer.
        Bool isThere = reg("restIsThere", bool()).init(false);
        isThere.set(Types.cat(wholeThere).bit(turns.chosen));
        return isThere;
    }

    /** The core's words as the link's. */
    private Stream<PacketWord> narrow(Stream<PacketWord> word) {
        if (word.data().data().width() == 8 * PacketFormat.LINK_WORD_BYTES) {
            return word;
        }
        PacketSplitter splitter = instance(new PacketSplitter());
        connect(splitter.wide, word);
        return splitter.narrow;
    }

    private Bool whenGathered(ReplayBuffer replay) {
        BitSynchronizer more = instance("more", new BitSynchronizer());
        more.source.set(moreWillCome);
        PacketGathering gathering = instance(new PacketGathering(buffers.gathered(), replay.packets.width()));
        gathering.packets.set(replay.packets);
        gathering.leaves.set(replay.leaves);
        gathering.moreWillCome.set(more.sink);
        return gathering.mayLeave;
    }

    private void receive(List<Stream<PacketWord>> incoming, FlowControl flow) {
        LinkReceiver receiver = instance(new LinkReceiver(buffers.payloadBytes(), buffers.recovers()));
        session.ifPresent(agreed -> hear(agreed, receiver));
        if (stopped.isPresent()) {
            receiver.link.valid().set(unlessStopped(receive.valid()));
            receiver.link.data().set(receive.data());
            receiver.link.last().set(receive.last());
        } else {
            connect(receiver.link, receive);
        }
        receiver.packet.ready().set(true);
        flow.expected.set(receiver.expected);
        flow.accepted.set(receiver.accepted);
        flow.arrived.set(receiver.accepted.or(receiver.repeated));
        flow.missed.set(receiver.missed);
        flow.tells.set(receiver.flowArrives);
        flow.told.set(receiver.flow);

        List<Bool> frees = new ArrayList<>();
        List<UInt> waiting = new ArrayList<>();
        for (Channel channel : Channel.values()) {
            int number = channel.code();
            PacketStore store = instance(
                    "received" + number,
                    new PacketStore(
                            buffers.received(),
                            channel.slotWords(buffers.payloadBytes()),
                            sparesBlockRam,
                            buffers.parity()));
            faults.ifPresent(told -> {
                Bool findsFlip = store.findsFlip.orElseThrow();
                when(findsFlip, () -> stopped.orElseThrow().set(true));
                within(defaultDomain(), () -> told.count(number, link, findsFlip));
            });
            Stream<PacketWord> packet = receiver.packet;
            store.write.valid().set(packet.valid().and(receiver.channel.eq(number)));
            connect(store.write.data(), packet.data());
            store.discard.set(receiver.discard);
            store.mayLeave.set(true);
            widen(incoming.get(number), store.read, number);
            frees.add(0, store.slotFreed);
            if (buffers.recovers()) {
                UInt waits = reg("waiting" + number, uint(FlowWord.FREED_WIDTH)).init(0);
                waits.countUpDown(receiver.accepted.and(receiver.channel.eq(number)), store.slotFreed);
                waiting.add(0, waits);
            }
            assertAlways(
                    store.write.valid().not().or(store.write.ready()),
                    "credits leave a place for a packet that may be wrong");
        }
        flow.frees.set(Types.cat(frees));
        flow.greeted.ifPresent(now -> now.set(receiver.helloArrives.orElseThrow()));
        flow.waiting.ifPresent(before -> before.set(Types.cat(waiting)));
        count("receivedCount", receiver.ended, packetsReceived);
        count("wrongCount", receiver.packetWrong, packetsWrong);
    }

    private void hear(LinkSession agreed, LinkReceiver receiver) {
        receiver.isUp.orElseThrow().set(agreed.isUp);
        receiver.session.orElseThrow().set(agreed.sessionThere);
        agreed.greets.set(receiver.helloArrives.orElseThrow());
        agreed.told.set(receiver.flow);
        agreed.hears.set(receiver.flowArrives);
        agreed.accepts.set(receiver.accepted);
    }

    /** Passes the link's words on as the core's. */
    private void widen(Stream<PacketWord> word, Stream<PacketWord> from, int channel) {
        if (word.data().data().width() == 8 * PacketFormat.LINK_WORD_BYTES) {
            connect(word, from);
        } else {
            PacketJoiner joiner = instance("joiner" + channel, new PacketJoiner());
            connect(joiner.narrow, from);
            connect(word, joiner.wide);
        }
    }

    private void count(String name, Bool event, UInt shown) {
        if (!hasTwoClocks) {
            UInt counted = reg(name, uint(COUNT_WIDTH)).init(0);
            when(event, counted::increment);
            shown.set(counted);
            return;
        }
        EventCount counter = new EventCount(COUNT_WIDTH);
        within(core, () -> instance(name, counter));
        counter.there.set(buffers.recovers() ? unreset(link) : link);
        counter.happens.set(event);
        shown.set(counter.count);
    }
}
