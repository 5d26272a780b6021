package org.heddle.nic.verbs.host;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.registers.block.QueueSide;
import org.heddle.nic.stage.host.RegisterHost;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.connection.QueuePairOrder;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.connection.responder.SharedReceives;
import org.heddle.nic.verbs.layout.CompletionQueueContext;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.QueuePairShown;
import org.heddle.nic.verbs.layout.SharedReceiveContext;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.DoorbellKind;
import org.heddle.nic.verbs.layout.code.QueuePairResult;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.heddle.nic.verbs.layout.code.VerbsCommand;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.heddle.nic.verbs.memory.KeyWrite;

/**
 * Registers of {@link VerbsMap}: commands of the operating system, doorbells of processes, counters.
 *
 * <p>Commands are carried out one after the other, and doorbells in their order. A doorbell that is of another process, or of nothing, is
 * counted and has no effect.
 */
public final class VerbsHost extends RegisterHost<VerbsMap> {
    private static final int PAIR = QueuePairTable.INDEX_WIDTH;
    private static final int PROCESS_WIDTH = Types.bitsToNumber(VerbsMap.PROCESSES);
    private static final int SHARED_WIDTH = SharedReceives.INDEX_WIDTH;
    private static final int KIND_WIDTH = 8;
    private static final int NUMBER_WIDTH = 24;

    /** 16 bits: this node. */
    public final UInt node = in(uint(16));
    /** Orders for the requester. */
    public final Stream<QueuePairOrder> toRequester = out(stream(QueuePairOrder.type()));
    /** Orders for the responder. */
    public final Stream<QueuePairOrder> toResponder = out(stream(QueuePairOrder.type()));
    /** Orders for the sender of responses. */
    public final Stream<QueuePairOrder> toSender = out(stream(QueuePairOrder.type()));
    /** Orders for completion queues. */
    public final Stream<QueueOrder> toCompletions = out(stream(QueueOrder.type()));
    /** Orders to begin a shared receive queue. */
    public final Stream<PostedEntries> toShared = out(stream(PostedEntries.type()));
    /** 128 bits: with it, its context. */
    public final UInt sharedRecord = out(uint(SharedReceiveContext.LAYOUT.bits()));
    /** Orders: limits of shared receive queues. */
    public final Stream<PostedEntries> toLimits = out(stream(PostedEntries.type()));
    /** Doorbells of shared receive queues. */
    public final Stream<PostedEntries> sharedReceives = out(stream(PostedEntries.type()));
    /** Orders for the event queue. */
    public final Stream<QueueOrder> toEvents = out(stream(QueueOrder.type()));
    /** Keys that are replaced. */
    public final Valid<KeyWrite> keys = out(valid(KeyWrite.type()));
    /** 1 to forget translations. */
    public final Bool forgets = out(bool());
    /** Doorbells of queues of sends. */
    public final Stream<PostedEntries> sends = out(stream(PostedEntries.type()));
    /** Doorbells of queues of receives. */
    public final Stream<PostedEntries> receives = out(stream(PostedEntries.type()));
    /** Doorbells: completions that were taken. */
    public final Stream<PostedEntries> consumed = out(stream(PostedEntries.type()));
    /** Doorbells: notifications; the index is 1 for solicited ones. */
    public final Stream<PostedEntries> notify = out(stream(PostedEntries.type()));
    /** 24 bits, as the others what the engines show of the last order's queue pair. */
    public final UInt sendPsn = in(uint(NUMBER_WIDTH));
    /** 24 bits. */
    public final UInt receivePsn = in(uint(NUMBER_WIDTH));
    /** 16 bits. */
    public final UInt sendIndex = in(uint(PostedEntries.INDEX_WIDTH));
    /** 16 bits. */
    public final UInt receiveIndex = in(uint(PostedEntries.INDEX_WIDTH));
    /** One bit for each queue pair: 1 if it is in error. */
    public final UInt isError = in(uint(VerbsMap.QUEUE_PAIRS));
    /** 1 while events wait. */
    public final Bool hasEvents = in(bool());
    /** 16 bits: events that were taken. */
    public final UInt eventsTaken = out(uint(PostedEntries.INDEX_WIDTH));
    /** One bit for each {@link VerbsCounter}: 1 in a cycle in which it counts. */
    public final UInt counted = in(uint(VerbsCounter.values().length));
    /** 3 bits: entries of lists that were walked in this cycle. */
    public final UInt walked = in(uint(3));

    private enum Command {
        IDLE,
        LOOK,
        REQUESTER,
        RESPONDER,
        SENDER,
        SHOW,
        COMPLETIONS,
        SHARED,
        LIMIT,
        EVENTS
    }

    private enum Ring {
        IDLE,
        LOOK,
        OFFER
    }

    private final Fsm<Command> command = fsm(Command.IDLE);
    private final Fsm<Ring> ring = fsm(Ring.IDLE);
    private final Memory<UInt> pairOwners =
            memory(uint(PROCESS_WIDTH + 1), VerbsMap.QUEUE_PAIRS).init(0);
    private final Memory<UInt> sharedOwners =
            memory(uint(PROCESS_WIDTH + 1), VerbsMap.SHARED_RECEIVES).init(0);
    private final Memory<UInt> queueOwners =
            memory(uint(PROCESS_WIDTH + 1), VerbsMap.COMPLETION_QUEUES).init(0);

    /** Declares the registers. */
    public VerbsHost() {
        super(new VerbsMap());
        registers.value(map.node.number).set(node);
        registers.value(map.state.hasEvents).set(hasEvents);
        eventsTaken.set(registers.value(map.events.taken));
        Bool refusesCommand = command();
        Bool refusesDoorbell = doorbells();
        count(refusesCommand.or(refusesDoorbell));
    }

    /** Carries commands out; 1 in the cycle in which one is refused. */
    private Bool command() {
        QueueSide order = registers.queue(map.order);
        UInt kind = reg("kind", uint(KIND_WIDTH)).init(0);
        UInt index = reg("index", uint(NUMBER_WIDTH)).init(0);
        UInt page = reg("page", uint(PROCESS_WIDTH)).init(0);
        Bool idle = command.is(Command.IDLE);
        order.ready().set(idle);
        Bool takes = order.valid().and(idle);
        when(takes, () -> {
            kind.set(registers.value(map.order.command));
            index.set(registers.value(map.order.index));
            page.set(registers.page());
        });
        registers.value(map.state.isBusy).set(idle.not());
        List<UInt> words = List.of(
                registers.value(map.argument5.word),
                registers.value(map.argument4.word),
                registers.value(map.argument3.word),
                registers.value(map.argument2.word),
                registers.value(map.argument1.word),
                registers.value(map.argument0.word));
        UInt record = Types.cat(words);
        Bool isSystem = page.eq(0);
        Bool isPair = isSystem.and(index.bits(NUMBER_WIDTH - 1, PAIR).eq(0));
        Bool isKey = isSystem.and(
                index.bits(NUMBER_WIDTH - 1, MemoryKey.LAYOUT.index.width()).eq(0));
        Bool looks = command.is(Command.LOOK);
        Bool setsPair = kind.eq(VerbsCommand.SET_QUEUE_PAIR.code()).and(isPair);
        Bool getsPair = kind.eq(VerbsCommand.GET_QUEUE_PAIR.code()).and(isPair);
        Bool setsKey = kind.eq(VerbsCommand.SET_KEY.code()).and(isKey);
        Bool setsQueue = kind.eq(VerbsCommand.SET_COMPLETION_QUEUE.code()).and(isPair);
        Bool setsEvents = kind.eq(VerbsCommand.SET_EVENT_QUEUE.code()).and(isSystem);
        Bool forgetsAll = kind.eq(VerbsCommand.FORGET_TRANSLATIONS.code()).and(isSystem);
        for (Stream<QueuePairOrder> each : List.of(toRequester, toResponder, toSender)) {
            each.data().queuePair().set(index.trunc(PAIR));
            each.data().sets().set(setsPair);
            each.data().record().set(record);
        }
        toRequester.valid().set(command.is(Command.REQUESTER));
        toResponder.valid().set(command.is(Command.RESPONDER));
        toSender.valid().set(command.is(Command.SENDER));
        for (Stream<QueueOrder> each : List.of(toCompletions, toEvents)) {
            each.data().number().set(index.trunc(PAIR));
            each.data().record().set(record.trunc(QueueOrder.RECORD_WIDTH));
        }
        Bool isQueue = isSystem.and(index.bits(NUMBER_WIDTH - 1, SHARED_WIDTH).eq(0));
        Bool setsShared = kind.eq(VerbsCommand.SET_SHARED_RECEIVE.code()).and(isQueue);
        Bool setsLimit = kind.eq(VerbsCommand.SET_LIMIT.code()).and(isQueue);
        for (Stream<PostedEntries> each : List.of(toShared, toLimits)) {
            each.data().number().set(index.trunc(PAIR));
            each.data().index().set(record.trunc(PostedEntries.INDEX_WIDTH));
        }
        toShared.valid().set(command.is(Command.SHARED));
        toLimits.valid().set(command.is(Command.LIMIT));
        sharedRecord.set(record.trunc(SharedReceiveContext.LAYOUT.bits()));
        when(
                looks.and(setsShared),
                () -> sharedOwners.write(
                        index.trunc(SHARED_WIDTH), lit(1, 1).cat(SharedReceiveContext.LAYOUT.process.of(record))));
        toCompletions.valid().set(command.is(Command.COMPLETIONS));
        toEvents.valid().set(command.is(Command.EVENTS));
        keys.valid().set(looks.and(setsKey));
        keys.data().index().set(index.trunc(MemoryKey.LAYOUT.index.width()));
        keys.data().region().set(record.trunc(KeyContext.LAYOUT.bits()));
        forgets.set(looks.and(forgetsAll));

        QueuePairContext context = QueuePairContext.LAYOUT;
        Memory<UInt> states =
                memory(uint(QueuePairState.WIDTH), VerbsMap.QUEUE_PAIRS).init(0);
        when(looks.and(setsPair), () -> {
            pairOwners.write(index.trunc(PAIR), lit(1, 1).cat(context.process.of(record)));
            states.write(index.trunc(PAIR), context.state.of(record));
        });
        when(
                looks.and(setsQueue),
                () -> queueOwners.write(
                        index.trunc(PAIR), lit(1, 1).cat(CompletionQueueContext.LAYOUT.process.of(record))));
        UInt state = reg("state", uint(QueuePairState.WIDTH));
        state.set(mux(
                isError.bit(index.trunc(PAIR)),
                lit(QueuePairState.ERR.code(), QueuePairState.WIDTH),
                states.read(index.trunc(PAIR))));
        QueuePairShown shown = QueuePairShown.LAYOUT;
        UInt result = reg("result", uint(shown.bits())).init(0);
        // Of a queue pair that was never set up it means nothing, which the host knows.
        payloadOf(lit(false), result);
        when(
                command.is(Command.SHOW),
                () -> result.set(shown.record(
                        java.util.Map.of(
                                shown.state, state,
                                shown.sendPsn, sendPsn,
                                shown.receivePsn, receivePsn,
                                shown.sendIndex, sendIndex,
                                shown.receiveIndex, receiveIndex),
                        shown.bits())));
        for (QueuePairResult each : QueuePairResult.values()) {
            int low = 64 * each.code();
            registers.word(map.results, each).set(result.bits(low + 63, low));
        }
        command.describe(m -> {
            m.state(Command.IDLE).goTo(Command.LOOK, takes);
            m.state(Command.LOOK)
                    .goTo(Command.REQUESTER, setsPair.or(getsPair))
                    .goTo(Command.COMPLETIONS, setsQueue)
                    .goTo(Command.EVENTS, setsEvents)
                    .goTo(Command.SHARED, setsShared)
                    .goTo(Command.LIMIT, setsLimit)
                    .goTo(Command.IDLE);
            m.state(Command.REQUESTER).goTo(Command.SENDER, toRequester.ready());
            m.state(Command.SENDER).goTo(Command.RESPONDER, toSender.ready());
            m.state(Command.RESPONDER)
                    .goTo(Command.SHOW, toResponder.ready().and(getsPair))
                    .goTo(Command.IDLE, toResponder.ready());
            m.state(Command.SHOW).goTo(Command.IDLE);
            m.state(Command.COMPLETIONS).goTo(Command.IDLE, toCompletions.ready());
            m.state(Command.SHARED).goTo(Command.IDLE, toShared.ready());
            m.state(Command.LIMIT).goTo(Command.IDLE, toLimits.ready());
            m.state(Command.EVENTS).goTo(Command.IDLE, toEvents.ready());
        });
        Bool isKnown = setsPair.or(getsPair)
                .or(setsKey)
                .or(setsQueue)
                .or(setsEvents)
                .or(forgetsAll)
                .or(setsShared)
                .or(setsLimit);
        return looks.and(isKnown.not());
    }

    /** Hands doorbells on; 1 in the cycle in which one is refused. */
    private Bool doorbells() {
        QueueSide bell = registers.queue(map.doorbell);
        UInt kind = reg("bellKind", uint(KIND_WIDTH)).init(0);
        UInt number = reg("bellNumber", uint(NUMBER_WIDTH)).init(0);
        UInt index = reg("bellIndex", uint(PostedEntries.INDEX_WIDTH)).init(0);
        UInt page = reg("bellPage", uint(PROCESS_WIDTH)).init(0);
        Bool idle = ring.is(Ring.IDLE);
        bell.ready().set(idle);
        Bool takes = bell.valid().and(idle);
        when(takes, () -> {
            kind.set(registers.value(map.doorbell.kind));
            number.set(registers.value(map.doorbell.number));
            index.set(registers.value(map.doorbell.index));
            page.set(registers.page());
        });
        Bool isSend = kind.eq(DoorbellKind.SEND.code());
        Bool isReceive = kind.eq(DoorbellKind.RECEIVE.code());
        Bool isConsumed = kind.eq(DoorbellKind.CONSUMED.code());
        Bool isSolicited = kind.eq(DoorbellKind.NOTIFY_SOLICITED.code());
        Bool isNotify = kind.eq(DoorbellKind.NOTIFY.code()).or(isSolicited);
        Bool isPair = isSend.or(isReceive);
        Bool isShared = kind.eq(DoorbellKind.SHARED_RECEIVE.code());
        UInt owner = mux(
                isPair,
                pairOwners.read(number.trunc(PAIR)),
                mux(isShared, sharedOwners.read(number.trunc(SHARED_WIDTH)), queueOwners.read(number.trunc(PAIR))));
        Bool isOwn = owner.eq(lit(1, 1).cat(page));
        Bool isThere = number.bits(NUMBER_WIDTH - 1, PAIR)
                .eq(0)
                .and(isShared.not().or(number.bits(PAIR - 1, SHARED_WIDTH).eq(0)));
        Bool isRight = isOwn.and(isThere).and(isPair.or(isShared).or(isConsumed).or(isNotify));
        Bool offers = ring.is(Ring.OFFER);
        for (Stream<PostedEntries> each : List.of(sends, receives, sharedReceives, consumed, notify)) {
            each.data().number().set(number.trunc(PAIR));
        }
        for (Stream<PostedEntries> each : List.of(sends, receives, sharedReceives, consumed)) {
            each.data().index().set(index);
        }
        notify.data().index().set(isSolicited.asUInt().zext(PostedEntries.INDEX_WIDTH));
        sends.valid().set(offers.and(isSend));
        receives.valid().set(offers.and(isReceive));
        sharedReceives.valid().set(offers.and(isShared));
        consumed.valid().set(offers.and(isConsumed));
        notify.valid().set(offers.and(isNotify));
        Bool goes = sends.fires()
                .or(receives.fires())
                .or(sharedReceives.fires())
                .or(consumed.fires())
                .or(notify.fires());
        ring.describe(m -> {
            m.state(Ring.IDLE).goTo(Ring.LOOK, takes);
            m.state(Ring.LOOK).goTo(Ring.OFFER, isRight).goTo(Ring.IDLE);
            m.state(Ring.OFFER).goTo(Ring.IDLE, goes);
        });
        return ring.is(Ring.LOOK).and(isRight.not());
    }

    private void count(Bool refuses) {
        for (VerbsCounter each : VerbsCounter.values()) {
            UInt number = reg("count" + each.code(), uint(32)).init(0);
            Bool event = each == VerbsCounter.CYCLES
                    ? lit(true)
                    : each == VerbsCounter.REFUSED_DOORBELLS ? refuses : counted.bit(each.code());
            if (each == VerbsCounter.ENTRIES_WALKED) {
                number.set(number.addWrap(walked.zext(32)));
            } else {
                when(event, number::increment);
            }
            registers.word(map.counters, each.code()).set(number);
        }
    }
}
