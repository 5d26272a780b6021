package org.heddle.nic.verbs.connection.response;

import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.NodeEvent;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.connection.PairTurns;
import org.heddle.nic.verbs.connection.QueuePairOrder;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.ResponseFields;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.AccessRight;
import org.heddle.nic.verbs.layout.code.EventKind;
import org.heddle.nic.verbs.layout.code.NegativeCode;
import org.heddle.nic.verbs.layout.code.SyndromeKind;
import org.heddle.nic.verbs.layout.code.TransportOperation;
import org.heddle.nic.verbs.memory.CursorStart;
import org.heddle.nic.verbs.memory.ResolvedRun;

/**
 * Sends acknowledgements, data of reads and results of atomics. Notes are always taken: an acknowledgement is one state per queue pair, a
 * resource has its place, so nobody before this unit waits for the channel of responses.
 *
 * <p>An acknowledgement that may wait leaves with the next one of its queue pair that may not, or when no answer has come for {@value #QUIET_CYCLES}
 * cycles, or after {@value #LONGEST_CYCLES} cycles at the latest: less than the shortest time in which a requester sends again.
 *
 * <p>Of one queue pair resources leave in their order, and an acknowledgement behind them. A read of which a packet's data are not allowed, by a
 * key that is gone or by an entry of an indirect key, is refused there: the queue pair gets into error, and answers nothing else until it is reset.
 */
public final class ResponseSender extends Component {
    private static final int INDEX = QueuePairTable.INDEX_WIDTH;
    private static final int PAIRS = VerbsMap.QUEUE_PAIRS;
    private static final int PSN = PacketPlan.PSN_WIDTH;
    private static final int PLACE = ReadResource.PLACE_WIDTH;
    private static final int LOG_QUIET = 6;
    private static final int LOG_LONGEST = 9;
    /** Cycles without an answer after which those leave that wait. */
    static final int QUIET_CYCLES = 1 << LOG_QUIET;
    /** Cycles after which they leave in any case. */
    static final int LONGEST_CYCLES = 1 << LOG_LONGEST;

    private static final QueuePairContext CONTEXT = QueuePairContext.LAYOUT;
    private static final TransportHeader HEADER = TransportHeader.LAYOUT;

    /** Orders of the operating system. */
    public final Stream<QueuePairOrder> order = in(stream(QueuePairOrder.type()));
    /** Answers to send. */
    public final Stream<ResponseNote> note = in(stream(ResponseNote.type()));
    /** Queue pair that {@link #waiting} is about. */
    public final UInt asked = in(uint(INDEX));
    /** 5 bits: place of its oldest resource that waits, a cycle later. */
    public final UInt head = out(uint(PLACE + 1));
    /** Data of reads. */
    public final Stream<CursorStart> start = out(stream(CursorStart.type()));
    /** 13 bits: data bytes of the next response. */
    public final Stream<UInt> packet = out(stream(uint(ResolvedRun.BYTES_WIDTH)));
    /** Packets. */
    public final Stream<PacketPlan> plan = out(stream(PacketPlan.type()));
    /** Owner of a packet whose data were not allowed: queue pair and PSN; it is always taken. */
    public final Stream<UInt> refused = in(stream(uint(PacketPlan.OWNER_WIDTH)));

    /** Queue pair that has refused a read. */
    public final UInt queuePair = out(uint(INDEX));
    /** 1 in the cycle in which it gets into error. */
    public final Bool setsError = out(bool());
    /** Events. */
    public final Stream<NodeEvent> happened = out(stream(NodeEvent.type()));

    /** 1 in the cycle in which an acknowledgement has been handed on. */
    public final Bool hasTold = out(bool());
    /** 8 bits: its syndrome. */
    public final UInt toldSyndrome = out(uint(8));

    /** Acknowledgement of each queue pair: syndrome, messages, PSN. */
    private final Memory<UInt> acknowledgements = memory(uint(8 + 2 * PSN), PAIRS);

    private enum State {
        IDLE,
        FETCH,
        LOOK,
        FOUND,
        RESOURCE,
        START,
        MEASURE,
        PACKET,
        PLAN,
        NEXT,
        REFUSED,
        TELL
    }

    /**
     * @param atOnce whether all queue pairs are looked at in a cycle for one that has something to send
     * @param waits whether acknowledgements may wait for later ones
     */
    public ResponseSender(boolean atOnce, boolean waits) {
        parameter("atOnce", atOnce);
        if (waits) {
            parameter("acknowledgements", "WAIT");
        }
        QueuePairTable table = instance(
                "table",
                new QueuePairTable(
                        "sender", CONTEXT.domain, CONTEXT.pathMtu, CONTEXT.remoteQueuePair, CONTEXT.remoteNode));
        var state = fsm(State.IDLE);
        UInt q = reg("q", uint(INDEX)).init(0);
        PairTurns turns = instance("turns", new PairTurns(atOnce));
        UInt turn = turns.index;
        UInt pending = reg("pending", uint(PAIRS)).init(0);
        // Acknowledgements that wait, and queue pairs with resources that wait.
        UInt acknowledges = reg("acknowledges", uint(PAIRS)).init(0);
        Memory<ReadResource> resources = memory(ReadResource.type(), PAIRS * ReadResource.PLACES);
        Memory<UInt> heads = memory(uint(PLACE + 1), PAIRS).init(0);
        Memory<UInt> tails = memory(uint(PLACE + 1), PAIRS).init(0);

        Bool idle = state.is(State.IDLE);
        ResponseNote told = note.data();
        UInt kind = told.kind();
        UInt toldHead = heads.read(told.queuePair());
        UInt toldTail = tails.read(told.queuePair());
        // Heads are written here alone: notes that move one wait until nothing is sent.
        Bool movesHead = kind.eq(NoteKind.AGAIN.code()).or(kind.eq(NoteKind.RESET.code()));
        Bool wasIdle = reg("wasIdle", bool()).init(false);
        wasIdle.set(idle.and(note.valid()).and(movesHead));
        Bool refuses = state.is(State.REFUSED);
        note.ready().set(refuses.not().and(movesHead.not().or(idle.and(wasIdle))));
        Bool isNoted = note.fires();
        // Queue pairs that have refused a read, and those of them that have not said so yet, with the first PSN.
        UInt isClosed = reg("isClosed", uint(PAIRS)).init(0);
        UInt isRefused = reg("isRefused", uint(PAIRS)).init(0);
        Memory<UInt> refusedPsns = memory(uint(PSN), PAIRS);
        Bool mayAnswer = isNoted.and(isClosed.bit(told.queuePair()).not());
        Bool isResource = mayAnswer.and(kind.eq(NoteKind.RESOURCE.code()));
        Bool isAgain = mayAnswer.and(kind.eq(NoteKind.AGAIN.code()));
        Bool isReset = isNoted.and(kind.eq(NoteKind.RESET.code()));
        Bool isAcknowledge = mayAnswer.and(kind.eq(NoteKind.ACKNOWLEDGE.code()));
        UInt refusedPsn = reg("refusedPsn", uint(PSN));
        refusedPsn.set(refusedPsns.read(q));
        keep(isAcknowledge, refuses, q, refusedPsn);
        when(isResource, () -> resources.write(told.queuePair().cat(told.place().trunc(PLACE)), told.resource()));
        when(
                isResource.or(isReset),
                () -> tails.write(
                        told.queuePair(),
                        mux(isReset, lit(0, PLACE + 1), told.place().addWrap(1))));
        // It waits already if it lies between head and tail.
        Bool isBefore = reg("isBefore", bool());
        isBefore.set(told.place().subWrap(toldHead).ge(toldTail.subWrap(toldHead)));
        showHead(heads);

        turns.pending.set(pending);
        turns.rings.set(false);
        turns.ringer.set(0);
        Bool hasWork = turns.hasWork;
        Bool picks = idle.and(hasWork)
                .and(order.valid().not())
                .and(note.valid().and(movesHead).not());
        when(idle, () -> q.set(mux(order.valid(), order.data().queuePair(), turn)));
        turns.takes.set(picks);
        Bool carriesOut = state.is(State.LOOK);
        Bool isOrder = reg("isOrder", bool()).init(false);
        when(idle, () -> isOrder.set(order.valid()));
        table.index.set(q);
        table.looks.set(state.is(State.FETCH));
        table.sets.set(carriesOut.and(isOrder).and(order.data().sets()));
        table.record.set(order.data().record());
        order.ready().set(carriesOut.and(isOrder));

        UInt ownHead = reg("ownHead", uint(PLACE + 1));
        UInt ownTail = reg("ownTail", uint(PLACE + 1));
        Bool isAsked = reg("isAsked", bool()).init(false);
        when(state.is(State.FETCH), () -> {
            ownHead.set(heads.read(q));
            ownTail.set(tails.read(q));
            isAsked.set(acknowledges.bit(q));
        });
        Bool hasResource = ownHead.ne(ownTail);
        Bool refusesNow = reg("refusesNow", bool()).init(false);
        when(state.is(State.FETCH), () -> refusesNow.set(isRefused.bit(q)));
        Bool looks = state.is(State.LOOK).and(isOrder.not()).and(refusesNow.not());
        Bool sendsAcknowledgement = looks.and(hasResource.not()).and(isAsked);
        ReadResource found = resources.readSync(q.cat(ownHead.trunc(PLACE)), looks);
        ReadResource resource = reg("resource", ReadResource.type());
        when(state.is(State.FOUND), () -> connect(resource, found));

        // The response that is sent.
        UInt mtu = table.value(CONTEXT.pathMtu);
        UInt psn = reg("psn", uint(PSN));
        UInt left = reg("left", uint(32));
        Bool isFirst = reg("isFirst", bool());
        Bool isAcknowledgement = reg("isAcknowledgement", bool());
        UInt syndrome = reg("syndrome", uint(8));
        UInt messages = reg("messages", uint(PSN));
        when(looks, () -> isAcknowledgement.set(hasResource.not()));
        when(sendsAcknowledgement, () -> {
            // As it is now: a later one of the same queue pair may have come since its turn began.
            UInt acknowledgement = acknowledgements.read(q);
            psn.set(acknowledgement.bits(PSN - 1, 0));
            messages.set(acknowledgement.bits(2 * PSN - 1, PSN));
            syndrome.set(acknowledgement.bits(2 * PSN + 7, 2 * PSN));
            left.set(0);
        });
        when(state.is(State.RESOURCE), () -> {
            psn.set(resource.psn());
            messages.set(resource.messages());
            syndrome.set(SyndromeKind.ACKNOWLEDGED.code() << 5);
            left.set(mux(resource.isAtomic(), lit(0, 32), resource.length()));
            isFirst.set(true);
        });
        Bool isAtomic = resource.isAtomic().and(isAcknowledgement.not());
        UInt most = reg("most", uint(ResolvedRun.BYTES_WIDTH));
        most.set(WorkEntry.mtuBytes(mtu));
        Bool isLast = reg("isLast", bool());
        UInt data = reg("data", uint(ResolvedRun.BYTES_WIDTH));
        Bool isRest = left.le(most.zext(32));
        when(state.is(State.MEASURE), () -> {
            isLast.set(isRest);
            data.set(mux(isRest, left.trunc(ResolvedRun.BYTES_WIDTH), most));
        });
        Bool hasData = left.ne(0);
        begin(state.is(State.START), resource, table);
        packet.valid().set(state.is(State.PACKET).and(hasData));
        packet.data().set(data);
        UInt operation = operation(isAcknowledgement, isAtomic);
        PacketPlan made = reg("made", PacketPlan.type());
        Bool endsMessage = reg("endsMessage", bool());
        when(state.is(State.PACKET), () -> {
            endsMessage.set(isLast);
            made.to().set(table.value(CONTEXT.remoteNode));
            made.payload().set(mux(hasData, data.zext(14), lit(8, 14)));
            made.header()
                    .set(HEADER.record(
                            Map.of(
                                    HEADER.operation, operation,
                                    HEADER.isFirst,
                                            isFirst.or(isAcknowledgement).asUInt(),
                                    HEADER.isLast, isLast.asUInt(),
                                    HEADER.isEmpty,
                                            hasData.not().and(isAtomic.not()).asUInt(),
                                    HEADER.queuePair, table.value(CONTEXT.remoteQueuePair),
                                    HEADER.psn, psn,
                                    HEADER.address, fields(syndrome, messages),
                                    HEADER.length, resource.length()),
                            HEADER.bits()));
            made.extension().set(mux(isAtomic, resource.address(), lit(0, 64)).zext(128));
            made.hasExtension().set(false);
            made.hasData().set(hasData);
            made.owner().set(q.cat(psn));
        });
        plan.valid().set(state.is(State.PLAN));
        connect(plan.data(), made);
        Bool advances = state.is(State.NEXT);
        when(advances, () -> {
            psn.increment();
            isFirst.set(false);
            left.set(left.subWrap(most.zext(32)));
        });
        hasTold.set(advances.and(isAcknowledgement));
        toldSyndrome.set(syndrome);
        Bool endsResource = advances.and(endsMessage).and(isAcknowledgement.not());
        // Head: moved by what has left, by a refusal, by a repetition, by a reset.
        UInt headPair = mux(endsResource.or(refuses), q, told.queuePair());
        UInt newHead = mux(
                endsResource, ownHead.addWrap(1), mux(refuses, ownTail, mux(isReset, lit(0, PLACE + 1), told.place())));
        when(endsResource.or(refuses).or(isReset).or(isAgain.and(isBefore)), () -> heads.write(headPair, newHead));

        UInt nobody = lit(0, PAIRS);
        refused.ready().set(true);
        UInt owner = refused.data().bits(PacketPlan.OWNER_WIDTH - 1, PSN);
        Bool isNews = refused.valid()
                .and(isRefused.bit(owner).not())
                .and(isClosed.bit(owner).not());
        when(isNews, () -> refusedPsns.write(owner, refused.data().trunc(PSN)));
        UInt newly = mux(isNews, owner.toOneHot(PAIRS), nobody);
        UInt saying = mux(refuses, q.toOneHot(PAIRS), nobody);
        UInt opened = mux(isReset, told.queuePair().toOneHot(PAIRS), nobody);
        isRefused.set(isRefused.or(newly).and(saying.or(opened).not()));
        isClosed.set(isClosed.or(saying).and(opened.not()));
        queuePair.set(q);
        setsError.set(refuses);
        tell(state.is(State.TELL), q);
        UInt due = waits ? due(isNoted, isAcknowledge) : nobody;
        Bool isLater = waits ? isAcknowledge.and(told.mayWait()) : lit(false);
        UInt noted =
                mux(isNoted.and(isReset.or(isLater).not()), told.queuePair().toOneHot(PAIRS), due);
        UInt taken = mux(picks, turn.toOneHot(PAIRS), nobody);
        UInt leftOver = mux(advances.and(endsMessage), q.toOneHot(PAIRS), nobody);
        pending.set(pending.and(taken.not()).or(noted).or(leftOver).or(newly).or(saying));
        UInt wanted = mux(isAcknowledge.and(isLater.not()), told.queuePair().toOneHot(PAIRS), due);
        UInt dropped = mux(isResource.or(isReset), told.queuePair().toOneHot(PAIRS), nobody)
                .or(mux(sendsAcknowledgement, q.toOneHot(PAIRS), nobody));
        acknowledges.set(acknowledges.and(dropped.not()).or(wanted).or(saying));

        describeStates(state, picks, isOrder, refusesNow, hasResource, isAsked, resource, hasData, endsMessage);
    }

    private void describeStates(
            Fsm<State> state,
            Bool picks,
            Bool isOrder,
            Bool refusesNow,
            Bool hasResource,
            Bool isAsked,
            ReadResource resource,
            Bool hasData,
            Bool endsMessage) {
        state.describe(m -> {
            m.state(State.IDLE).goTo(State.FETCH, order.valid()).goTo(State.FETCH, picks);
            m.state(State.REFUSED).goTo(State.TELL);
            m.state(State.TELL).goTo(State.IDLE, happened.ready());
            m.state(State.FETCH).goTo(State.LOOK);
            m.state(State.LOOK)
                    .goTo(State.IDLE, isOrder)
                    .goTo(State.REFUSED, refusesNow)
                    .goTo(State.FOUND, hasResource)
                    .goTo(State.MEASURE, isAsked)
                    .goTo(State.IDLE);
            m.state(State.FOUND).goTo(State.RESOURCE);
            m.state(State.RESOURCE)
                    .goTo(
                            State.START,
                            resource.isAtomic().not().and(resource.length().ne(0)))
                    .goTo(State.MEASURE);
            m.state(State.START).goTo(State.MEASURE, start.ready());
            m.state(State.MEASURE).goTo(State.PACKET);
            m.state(State.PACKET).goTo(State.PLAN, hasData.not().or(packet.ready()));
            m.state(State.PLAN).goTo(State.NEXT, plan.ready());
            m.state(State.NEXT).goTo(State.IDLE, endsMessage).goTo(State.MEASURE);
        });
    }

    /** One bit for each queue pair: 1 in the cycle in which its acknowledgement has waited long enough; no note is taken then. */
    private UInt due(Bool isNoted, Bool isAcknowledge) {
        UInt later = reg("later", uint(PAIRS)).init(0);
        UInt quiet = reg("quiet", uint(LOG_QUIET)).init(0);
        UInt time = reg("time", uint(LOG_LONGEST)).init(0);
        Bool isDue = reg("isDue", bool()).init(false);
        time.increment();
        when(isNoted, () -> quiet.set(0)).otherwise(quiet::increment);
        Bool isOver = quiet.eq(QUIET_CYCLES - 1).or(time.eq(LONGEST_CYCLES - 1));
        Bool leaves = isDue.and(isNoted.not());
        isDue.set(isOver.or(isDue.and(leaves.not())));
        ResponseNote told = note.data();
        UInt one = told.queuePair().toOneHot(PAIRS);
        UInt nobody = lit(0, PAIRS);
        Bool waits = isAcknowledge.and(told.mayWait());
        UInt added = mux(waits, one, nobody);
        // Whatever else is told of the queue pair tells that, too.
        UInt dropped = mux(isNoted.and(waits.not()), one, nobody);
        later.set(mux(leaves, nobody, later.and(dropped.not()).or(added)));
        return mux(leaves, later, nobody);
    }

    /** Keeps what an acknowledgement will say; a refusal says it of the first PSN that was refused. */
    private void keep(Bool isAcknowledge, Bool refuses, UInt q, UInt refusedPsn) {
        ResponseNote told = note.data();
        UInt refusal = lit(SyndromeKind.REFUSED.code() << 5 | NegativeCode.REMOTE_ACCESS.code(), 8);
        when(
                isAcknowledge.or(refuses),
                () -> acknowledgements.write(
                        mux(refuses, q, told.queuePair()),
                        mux(
                                refuses,
                                refusal.cat(lit(0, PSN)).cat(refusedPsn),
                                told.syndrome().cat(told.messages()).cat(told.psn()))));
    }

    private void showHead(Memory<UInt> heads) {
        UInt headNow = reg("headNow", uint(PLACE + 1));
        headNow.set(heads.read(asked));
        head.set(headNow);
    }

    private UInt fields(UInt syndrome, UInt messages) {
        ResponseFields layout = ResponseFields.LAYOUT;
        return layout.record(Map.of(layout.syndrome, syndrome, layout.messages, messages), 64);
    }

    private void begin(Bool begins, ReadResource resource, QueuePairTable table) {
        start.valid().set(begins);
        CursorStart cursor = start.data();
        cursor.isList().set(false);
        cursor.isPhysical().set(false);
        cursor.list().set(0);
        cursor.elements().set(0);
        cursor.address().set(resource.address());
        cursor.key().set(resource.key());
        cursor.length().set(resource.length());
        cursor.skip().set(0);
        cursor.domain().set(table.value(CONTEXT.domain));
        cursor.rights().set(AccessRight.REMOTE_READ.mask());
    }

    private UInt operation(Bool isAcknowledgement, Bool isAtomic) {
        return mux(
                isAcknowledgement,
                lit(TransportOperation.ACKNOWLEDGE.code(), TransportOperation.WIDTH),
                mux(
                        isAtomic,
                        lit(TransportOperation.ATOMIC_RESPONSE.code(), TransportOperation.WIDTH),
                        lit(TransportOperation.READ_RESPONSE.code(), TransportOperation.WIDTH)));
    }

    private void tell(Bool tells, UInt pair) {
        happened.valid().set(tells);
        happened.data().kind().set(EventKind.QP_ACCESS_ERR.code());
        happened.data().number().set(pair);
    }
}
