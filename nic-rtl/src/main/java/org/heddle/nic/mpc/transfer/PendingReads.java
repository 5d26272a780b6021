package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.mpc.list.ControlBits;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.mpc.list.ListEvent;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.OwnedEvent;
import org.heddle.nic.mpc.list.Receipt;
import org.heddle.nic.mpc.list.RemoteRead;
import org.heddle.nic.stage.packet.PacketFormat;

/**
 * Keeps the reads of other nodes' memories that are to be told and have not ended, so that they end when their node is lost.
 *
 * <p>{@value #MOST} are under way at most, and some more places stand behind them for reads that are on their way here. One place is looked at in a cycle: an end is looked for in
 * {@value #PLACES} cycles, while a packet takes more. A read of a node that is lost ends when all packets that had come before that are done with, so that nothing is
 * written behind its end.
 */
public final class PendingReads extends Component {
    /** Reads under way behind which no further one is taken. */
    static final int MOST = 8;
    /** Places. */
    static final int PLACES = 16;

    private static final int NODE_WIDTH = PacketFormat.NODE_WIDTH;
    private static final int KEY_WIDTH = LmeField.RID.width() + 1 + NODE_WIDTH;
    private static final int REST_WIDTH = LmeField.CTRL.width() + LmeField.LEN.width();
    private static final int SETTLE_WIDTH = 4;

    /** 16 bits: this node; its reads of itself end whatever happens. */
    public final UInt node = in(uint(LmeField.NSRC.width()));
    /** Reads that have been found right. */
    public final Valid<RemoteRead> read = in(valid(RemoteRead.type()));
    /** 1 while a read may be taken. */
    public final Bool mayRead = out(bool());
    /** Names of messages that are told as received, as {@link #keyOf}. */
    public final Stream<UInt> received = in(stream(uint(KEY_WIDTH)));
    /** Names of orders that another node has refused. */
    public final Stream<UInt> refused = in(stream(uint(KEY_WIDTH)));
    /** One bit for each node: 1 if it is lost. */
    public final UInt lost = in(uint(PacketFormat.NODES));
    /** 1 in the cycle in which that has a new bit. */
    public final Bool loses = in(bool());
    /** 1 in the cycle in which a packet that was taken is done with. */
    public final Bool settles = in(bool());
    /** 1 while all are. */
    public final Bool isSettled = in(bool());
    /** 1 in a cycle in which a read is looked at that is open. */
    public final Bool isOpen = out(bool());
    /** 4 bits, with it: the node that is read. */
    public final UInt holder = out(uint(NODE_WIDTH));
    /** Ends of reads whose node is lost. */
    public final Stream<OwnedEvent> event = out(stream(OwnedEvent.type()));

    private final UInt open = reg(uint(PLACES)).init(0);
    private final Queue<UInt> receivedEnds = instance(new Queue<>(uint(KEY_WIDTH), 2));
    private final Queue<UInt> refusedEnds = instance(new Queue<>(uint(KEY_WIDTH), 2));
    /** Whether an end is being looked for. */
    private final Bool matches = reg(bool()).init(false);

    /** Makes the unit. */
    public PendingReads() {
        connect(receivedEnds.enqueue, received);
        connect(refusedEnds.enqueue, refused);
        Memory<UInt> keys = memory(uint(KEY_WIDTH), PLACES);
        Memory<UInt> rests = memory(uint(REST_WIDTH), PLACES);
        RemoteRead asked = read.data();
        UInt free = open.not().lowestOne();
        Bool opens = read.valid().and(asked.notifies()).and(asked.holder().ne(node));
        when(opens, () -> {
            keys.write(free.oneHotIndex(), key(asked.holder(), asked.ctrl(), asked.rid()));
            rests.write(free.oneHotIndex(), asked.ctrl().cat(asked.len()));
        });
        assertAlways(opens.implies(free.ne(0)), "a read has its place before it is taken up");
        Bool mayTake = reg(bool()).init(true);
        mayTake.set(open.popCount().lt(MOST));
        mayRead.set(mayTake);

        // A place is read in one cycle and judged in the next.
        UInt turn = reg(uint(Types.bitsToNumber(PLACES))).init(0);
        turn.increment();
        UInt seen = reg(uint(PLACES)).init(0);
        UInt key = reg(uint(KEY_WIDTH));
        UInt rest = reg(uint(REST_WIDTH));
        seen.set(turn.toOneHot(PLACES).and(open));
        key.set(keys.read(turn));
        rest.set(rests.read(turn));
        UInt place = seen.and(open);
        Bool isHere = place.ne(0);
        UInt peer = key.trunc(NODE_WIDTH);
        Bool isLost = lost.bit(peer);
        isOpen.set(isHere.and(isLost.not()));
        holder.set(peer);
        payloadOf(isOpen, holder);
        Bool isFound = find(key, isHere);
        Bool mayEnd = settled()
                .and(matches.not())
                .and(receivedEnds
                        .dequeue
                        .valid()
                        .or(refusedEnds.dequeue.valid())
                        .not());
        Bool ends = tell(key, rest, isHere.and(isLost).and(mayEnd));
        UInt gone = mux(isFound.or(ends), place, lit(0, PLACES));
        open.set(open.and(gone.not()).or(mux(opens, free, lit(0, PLACES))));
    }

    /** Returns the name of a read: its RID, the process that its CTRL names, and the node that is read. */
    private static UInt key(UInt holder, UInt ctrl, UInt rid) {
        return rid.cat(ControlBits.receiver(ctrl)).cat(holder.trunc(NODE_WIDTH));
    }

    /** Returns the name of a read that has been received. */
    public static UInt keyOf(Receipt message) {
        return key(message.nsrc(), message.ctrl(), message.rid());
    }

    /** Looks through all places for one end after the other; 1 in the cycle in which its place is here. */
    private Bool find(UInt key, Bool isHere) {
        UInt looked = reg("looked", uint(Types.bitsToNumber(PLACES))).init(0);
        UInt end = reg("end", uint(KEY_WIDTH));
        receivedEnds.dequeue.ready().set(matches.not());
        refusedEnds
                .dequeue
                .ready()
                .set(matches.not().and(receivedEnds.dequeue.valid().not()));
        when(receivedEnds.dequeue.fires(), () -> end.set(receivedEnds.dequeue.data()));
        when(refusedEnds.dequeue.fires(), () -> end.set(refusedEnds.dequeue.data()));
        Bool begins = receivedEnds.dequeue.fires().or(refusedEnds.dequeue.fires());
        Bool isFound = matches.and(isHere).and(key.eq(end));
        when(begins, () -> {
                    matches.set(true);
                    looked.set(0);
                })
                .elseWhen(matches, () -> {
                    looked.increment();
                    when(isFound.or(looked.eq(PLACES - 1)), () -> matches.set(false));
                });
        return isFound;
    }

    /** Tells the end of a read whose node is lost; 1 in the cycle in which its place becomes free. */
    private Bool tell(UInt key, UInt rest, Bool mayEnd) {
        Bool tells = reg("tells", bool()).init(false);
        ListEvent told = reg("told", ListEvent.type());
        UInt toldTo = reg("toldTo", uint(1));
        Bool ends = mayEnd.and(tells.not());
        when(ends, () -> {
                    tells.set(true);
                    told.message().nsrc().set(key.trunc(NODE_WIDTH).zext(LmeField.NSRC.width()));
                    told.message().ctrl().set(rest.bits(REST_WIDTH - 1, LmeField.LEN.width()));
                    told.message().rid().set(key.bits(KEY_WIDTH - 1, NODE_WIDTH + 1));
                    told.message().len().set(rest.trunc(LmeField.LEN.width()));
                    toldTo.set(key.bits(NODE_WIDTH, NODE_WIDTH));
                })
                .elseWhen(event.fires(), () -> tells.set(false));
        told.status().set(EntryStatus.PEER_LOST.code());
        told.isSent().set(true);
        event.valid().set(tells);
        connect(event.data().event(), told);
        event.data().owner().set(toldTo);
        return ends;
    }

    /** 1 when all packets that had been taken when a node was lost are done with. */
    private Bool settled() {
        UInt left = reg("unsettled", uint(SETTLE_WIDTH)).init(0);
        // Those that are under way, and one that is being judged.
        when(loses, () -> left.set(ReceiveEngine.UNDER_WAY + 1))
                .elseWhen(isSettled, () -> left.set(0))
                .elseWhen(settles.and(left.ne(0)), left::decrement);
        return left.eq(0).and(loses.not());
    }
}
