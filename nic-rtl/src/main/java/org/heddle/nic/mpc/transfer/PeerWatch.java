package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.mpc.list.ListEvent;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.OwnedEvent;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Finds out which nodes are lost: those that an order has gone to, and that have answered no probe for the timeout.
 *
 * <pre>
 *  order leaves, read open ─► awaited ─► every {@value #PROBE_CYCLES} cycles a probe ─► its echo: heard, and awaited no more
 *                                └─► older than the timeout: lost, until the reset; an event for each process
 * </pre>
 *
 * <p>A probe is a packet of five words on channel RESPONSE, and so is its echo, which the other node's watch sends whatever its hosts do. Acknowledgements of refusals leave here too,
 * and who waits for one probes. An echo ends the waiting if no order has left since its probe. Each node has a turn in {@value PacketFormat#NODES} cycles, so that ages
 * stand in a memory, and a timeout is exact to so many.
 */
public final class PeerWatch extends Component {
    /** Cycles from an order to the probe behind it, and from probe to probe; less than a link is silent. */
    public static final int PROBE_CYCLES = 8192;

    private static final int NODES = PacketFormat.NODES;
    private static final int LOG_NODES = PacketFormat.NODE_WIDTH;
    private static final int PROBE_WIDTH = Integer.numberOfTrailingZeros(PROBE_CYCLES / NODES);
    private static final int TIMEOUT_WIDTH = 24;
    private static final int AGE_WIDTH = TIMEOUT_WIDTH - LOG_NODES;
    private static final int WORDS = MpcHeader.WORDS + 1;

    /** 16 bits: this node. */
    public final UInt node = in(uint(LmeField.NSRC.width()));
    /** 24 bits: cycles without an answer behind which a node is lost; 0 for never. */
    public final UInt timeout = in(uint(TIMEOUT_WIDTH));
    /** 1 in the cycle in which an order of this node's processes has left. */
    public final Bool leaves = in(bool());
    /** 4 bits, with it: where it goes. */
    public final UInt to = in(uint(LOG_NODES));
    /** 1 in a cycle in which a read is open. */
    public final Bool isOpen = in(bool());
    /** 4 bits, with it: the node that is read. */
    public final UInt holder = in(uint(LOG_NODES));
    /** 1 while a refusal waits for its acknowledgement. */
    public final Bool awaits = in(bool());
    /** 4 bits, with it: the node that the refusal was sent to. */
    public final UInt refused = in(uint(LOG_NODES));
    /** 1 in the cycle in which a process has been told of another node's refusal. */
    public final Bool tells = in(bool());
    /** 4 bits, with it: the node that has refused. */
    public final UInt refuser = in(uint(LOG_NODES));
    /** 1 in the cycle in which a probe is here. */
    public final Bool asked = in(bool());
    /** 1 in the cycle in which an echo is here. */
    public final Bool answered = in(bool());
    /** 4 bits, with them: the node that has sent it. */
    public final UInt by = in(uint(LOG_NODES));
    /** One bit for each node: 1 if it is lost. */
    public final UInt lost = out(uint(NODES));
    /** 1 in the cycle in which {@link #lost} has a new bit. */
    public final Bool loses = out(bool());
    /** Losses of nodes, told to each process once: {@code nsrc} is the node, and {@code len} 0. */
    public final Stream<OwnedEvent> event = out(stream(OwnedEvent.type()));
    /** Probes and echoes. */
    public final Stream<PacketWord> packet = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    private final UInt lostNow = reg(uint(NODES)).init(0);
    /** Nodes that an order has gone to since the last probe that was answered. */
    private final UInt awaited = reg(uint(NODES)).init(0);
    /** Those that an order has gone to since the last probe was sent. */
    private final UInt fresh = reg(uint(NODES)).init(0);
    /** Those that have answered since their last turn. */
    private final UInt heard = reg(uint(NODES)).init(0);
    /** Those to which a probe is to be sent. */
    private final UInt probes = reg(uint(NODES)).init(0);
    /** Those to which an echo is to be sent. */
    private final UInt echoes = reg(uint(NODES)).init(0);
    /** Those to which an acknowledgement is to be sent. */
    private final UInt acknowledgements = reg(uint(NODES)).init(0);

    /** Makes the unit. */
    public PeerWatch() {
        UInt turn = reg(uint(LOG_NODES)).init(0);
        turn.increment();
        Memory<UInt> ages = memory(uint(AGE_WIDTH), NODES);
        // A turn takes two cycles: the age is read, then written.
        UInt at = reg(uint(LOG_NODES)).init(0);
        UInt age = reg(uint(AGE_WIDTH)).init(0);
        Bool isRead = reg(bool()).init(false);
        at.set(turn);
        age.set(ages.read(turn));
        isRead.set(true);
        UInt here = mux(isRead, at.toOneHot(NODES), lit(0, NODES));
        Bool isAwaited = awaited.and(here).ne(0);
        Bool goesOn = isAwaited.and(heard.and(here).eq(0));
        UInt older = age.addWrap(1);
        when(isRead, () -> ages.write(at, mux(goesOn, older, lit(0, AGE_WIDTH))));
        UInt most = timeout.bits(TIMEOUT_WIDTH - 1, LOG_NODES);
        Bool expires = goesOn.and(most.ne(0)).and(older.ge(most));
        UInt expired = mask(expires, here);
        UInt probed = mask(goesOn.and(older.trunc(PROBE_WIDTH).eq(0)), here);

        UInt others = node.trunc(LOG_NODES).toOneHot(NODES).not();
        UInt ordered = ordered().and(others);
        UInt answers = mask(answered, by.toOneHot(NODES));
        Bool busy = reg(bool()).init(false);
        UInt kind = reg(uint(MpcHeader.KIND_WIDTH));
        UInt peer = reg(uint(LOG_NODES));
        Bool owesEcho = echoes.and(here).ne(0);
        Bool owesAcknowledgement = acknowledgements.and(here).ne(0);
        Bool begins = busy.not()
                .and(owesEcho.or(owesAcknowledgement).or(probes.and(here).ne(0)));
        UInt echoSent = mask(begins.and(owesEcho), here);
        UInt acknowledgementSent = mask(begins.and(owesEcho.not()), here);
        UInt probeSent = mask(begins.and(owesEcho.or(owesAcknowledgement).not()), here);
        when(begins, () -> {
            busy.set(true);
            kind.set(mux(
                    owesEcho,
                    kind(MpcHeader.ECHO),
                    mux(owesAcknowledgement, kind(MpcHeader.ACKNOWLEDGEMENT), kind(MpcHeader.PROBE))));
            peer.set(at);
        });
        UInt alive = lostNow.or(expired).not();
        lostNow.set(lostNow.or(expired));
        fresh.set(fresh.and(probeSent.not()).or(ordered));
        awaited.set(awaited.and(answers.and(fresh.not()).not()).or(ordered).and(alive));
        heard.set(heard.and(here.not()).or(answers));
        probes.set(probes.or(probed).and(probeSent.not()).and(alive));
        echoes.set(echoes.or(mask(asked, by.toOneHot(NODES))).and(echoSent.not()));
        acknowledgements.set(acknowledgements
                .and(acknowledgementSent.not())
                .or(mask(tells, refuser.toOneHot(NODES)).and(others)));
        lost.set(lostNow);
        Bool losesNow = reg(bool()).init(false);
        losesNow.set(expires);
        loses.set(losesNow);
        send(busy, kind, peer);
        tell(expired, at, here);
    }

    /** Nodes from which something is expected since now. */
    private UInt ordered() {
        Bool hasLeft = reg("hasLeft", bool()).init(false);
        UInt leftTo = reg("leftTo", uint(LOG_NODES));
        hasLeft.set(leaves);
        leftTo.set(to);
        return mask(hasLeft, leftTo.toOneHot(NODES))
                .or(mask(isOpen, holder.toOneHot(NODES)))
                .or(mask(awaits, refused.toOneHot(NODES)));
    }

    private UInt kind(int code) {
        return lit(code, MpcHeader.KIND_WIDTH);
    }

    private UInt mask(Bool happens, UInt nodes) {
        return mux(happens, nodes, lit(0, NODES));
    }

    private void send(Bool busy, UInt kind, UInt peer) {
        UInt index = reg("index", uint(Types.bitsToNumber(WORDS))).init(0);
        Bool isLast = index.eq(WORDS - 1);
        UInt head = MpcHeader.request(lit(MpcHeader.REFUSAL, 16), node, peer.zext(LmeField.NDST.width()));
        UInt last = kind.cat(lit(0, MpcHeader.KIND_LOW)).zext(64);
        packet.valid().set(busy);
        packet.data().data().set(mux(index.eq(0), head, mux(isLast, last, lit(0, 64))));
        packet.data().last().set(isLast);
        when(packet.fires(), () -> index.set(mux(isLast, lit(0, index.width()), index.addWrap(1))));
        when(packet.fires().and(isLast), () -> busy.set(false));
    }

    /** Tells each process of each node that is lost, one after the other. */
    private void tell(UInt expired, UInt at, UInt here) {
        UInt untold = reg("untold", uint(NODES)).init(0);
        Bool tells = reg("tells", bool()).init(false);
        Bool isSecond = reg("isSecond", bool()).init(false);
        UInt which = reg("lostPeer", uint(LOG_NODES));
        Bool begins = tells.not().and(untold.and(here).ne(0));
        when(begins, () -> {
                    tells.set(true);
                    which.set(at);
                })
                .elseWhen(event.fires(), () -> {
                    isSecond.set(isSecond.not());
                    tells.set(isSecond.not());
                });
        untold.set(untold.and(mask(begins, here).not()).or(expired));
        event.valid().set(tells);
        event.data().owner().set(isSecond.asUInt());
        ListEvent told = event.data().event();
        told.message().nsrc().set(which.zext(LmeField.NSRC.width()));
        told.message().ctrl().set(0);
        told.message().rid().set(0);
        told.message().len().set(0);
        told.status().set(EntryStatus.PEER_LOST.code());
        told.isSent().set(true);
    }
}
