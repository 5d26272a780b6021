package org.heddle.nic.offload.reduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.lib.stream.ValidDelay;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.nic.offload.descriptor.Control;
import org.heddle.nic.offload.descriptor.DataWords;
import org.heddle.nic.offload.descriptor.DescriptorCheck;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.DescriptorIntake;
import org.heddle.nic.offload.descriptor.HostCommand;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.offload.tree.PlacePool;
import org.heddle.nic.offload.tree.PortState;
import org.heddle.nic.offload.trigger.TriggerEvent;
import org.heddle.nic.offload.trigger.TriggerOutcome;
import org.heddle.nic.offload.trigger.TriggerTable;
import org.heddle.nic.offload.trigger.TriggerTimeout;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * The reduction unit of a node; the package's page shows its parts. It stands beside a link port, whose channel for writes brings and
 * takes its messages.
 *
 * <p>Messages are registered: those that leave by the sender, those that arrive behind their turn with what the node sends to itself. Words
 * of the host come from its interface's registers, completions go there. What arrives is always taken: every message that counts has a
 * place, because a node begins an epoch only when the same slot's epoch before is over, and a port is opened only if the places for all
 * its children are left.
 */
public final class ReductionUnit extends Component {
    private static final int COUNT_WIDTH = 32;
    /** Cycles from the last word of a message at the unit's port to the outcome at its trigger. */
    private static final int ARRIVAL_CYCLES = 4;
    /** Cycles from the last word that the node sends to itself, through the turn, a pause of the receiver and it, to the trigger. */
    private static final int RETURN_CYCLES = 4;

    /** Words that the host submits: see {@link DescriptorField} and {@link HostCommand}; the last word is marked. */
    public final Stream<PacketWord> submit = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Completions for the host: three control words, of a result also its data. */
    public final Stream<PacketWord> completion = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Messages from other nodes, whole and right. */
    public final Stream<PacketWord> arrived = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Messages to other nodes. */
    public final Stream<PacketWord> sent = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 1 with the last word of {@link #arrived} where it is none of the message's, which has been cut; of a node whose link recovers. */
    public final Optional<Bool> isCut;
    /** 16 bits: this node. */
    public final UInt node = in(uint(16));

    /** 32 bits: messages sent to other nodes. */
    public final UInt messages = out(uint(COUNT_WIDTH));
    /** 32 bits: messages that did not count: cut, repeated, of another generation or epoch, of no child. */
    public final UInt dropped = out(uint(COUNT_WIDTH));
    /**
     * 16 bits: most cycles from the last word of a child's message that let a reduction go to the last word of the message to the
     * parent, both at this unit's ports.
     */
    public final UInt slowestTurn = out(uint(16));

    private final ReductionSize size;
    private final MessageReceiver receiver;
    private final TriggerTable triggers;
    private final FoldScheduler scheduler;
    private final FoldEngine engine;
    private final MessageSender sender;
    private final DescriptorIntake intake;
    private final PlacePool pool;
    private final TriggerTimeout timeouts;

    // The event whose outcome is there.
    private final Bool wasArrival;
    private final Bool wasArming;
    private final Bool wasExpiry;
    private final Bool wasUp;
    private final UInt eventSlot;
    private final UInt lateParent = reg(uint(8));
    private final UInt lateFirstChild = reg(uint(8));
    private final Memory<PortState> ports;
    /** Epoch of the reduction in each slot. */
    private final Memory<UInt> epochs;
    /** Slots with a reduction under way, and those whose broadcast descriptor waits. */
    private final UInt inUse;

    private final UInt hasBroadcast;

    /**
     * @param size ports, slots, places and threads
     */
    public ReductionUnit(ReductionSize size) {
        this(size, false);
    }

    /**
     * @param size ports, slots, places and threads
     * @param hasCuts whether messages may end in the middle, which {@link #isCut} tells: they are dropped
     */
    public ReductionUnit(ReductionSize size, boolean hasCuts) {
        this.size = size;
        parameter("size", size);
        if (hasCuts) {
            parameter("cuts", true);
        }
        isCut = hasCuts ? Optional.of(in("isCut", bool())) : Optional.empty();
        receiver = instance("receiver", new MessageReceiver(size, hasCuts));
        triggers = instance("triggers", new TriggerTable(size.triggers()));
        scheduler = instance("scheduler", new FoldScheduler(size));
        engine = instance("engine", new FoldEngine(size));
        sender = instance("sender", new MessageSender(size));
        intake = instance("intake", new DescriptorIntake(size));
        pool = instance("pool", new PlacePool(size.places()));
        timeouts = instance("timeouts", new TriggerTimeout(size.triggers()));
        wasArrival = reg(bool()).init(false);
        wasArming = reg(bool()).init(false);
        wasExpiry = reg(bool()).init(false);
        wasUp = reg(bool()).init(false);
        eventSlot = reg(uint(size.indexWidth()));
        ports = memory(PortState.type(), size.ports());
        epochs = memory(uint(16), size.allSlots());
        inUse = reg(uint(size.allSlots())).init(0);
        hasBroadcast = reg(uint(size.allSlots())).init(0);
        receiver.node.set(node);
        sender.node.set(node);

        joinStreams();
        List<UInt> places = trigger();
        judge();
        store(places);
        count();
    }

    private void joinStreams() {
        isCut.ifPresentOrElse(this::joinMarkedArrivals, this::joinArrivals);
        RoundRobinArbiter<PacketWord> told = inTurn("told");
        connect(sent, sender.message);
        connect(intake.submit, submit);
        connect(told.sources.get(0), sender.completion);
        connect(told.sources.get(1), intake.report);
        connect(completion, told.sink);
    }

    private void joinArrivals() {
        SkidBuffer<PacketWord> arriving =
                instance("arriving", new SkidBuffer<>(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
        RoundRobinArbiter<PacketWord> inward = inTurn("inward");
        connect(inward.sources.get(0), arrived);
        connect(inward.sources.get(1), sender.loop);
        connect(arriving.source, inward.sink);
        connect(receiver.packet, arriving.sink);
    }

    /** The mark of a cut message goes with its last word. */
    private void joinMarkedArrivals(Bool cut) {
        SkidBuffer<MarkedWord> arriving = instance("arriving", new SkidBuffer<>(MarkedWord.type()));
        RoundRobinArbiter<MarkedWord> inward =
                instance("inward", new RoundRobinArbiter<>(MarkedWord.type(), 2, MarkedWord::last));
        MarkedWord.connect(inward.sources.get(0), arrived, cut);
        MarkedWord.connect(inward.sources.get(1), sender.loop, lit(false));
        connect(arriving.source, inward.sink);
        Stream<MarkedWord> word = arriving.sink;
        receiver.packet.valid().set(word.valid());
        receiver.packet.data().data().set(word.data().data());
        receiver.packet.data().last().set(word.data().last());
        receiver.isCut.orElseThrow().set(word.data().cut());
        word.ready().set(receiver.packet.ready());
    }

    private RoundRobinArbiter<PacketWord> inTurn(String name) {
        return instance(
                name, new RoundRobinArbiter<>(PacketWord.type(PacketFormat.LINK_WORD_BYTES), 2, PacketWord::last));
    }

    /** Arrivals and descriptors meet at the trigger table; what may go is scheduled. Gives the places of children and results. */
    private List<UInt> trigger() {
        Bool arrives = receiver.arrives;
        Bool arms = intake.arms.and(arrives.not());
        Bool expires = timeouts.expires.and(arrives.or(intake.arms).not());
        intake.armed.set(arms);
        TriggerEvent event = triggers.event.data();
        triggers.event.valid().set(arrives.or(arms).or(expires));
        event.kind().set(TriggerEvent.Kind.ARRIVE);
        when(arms, () -> event.kind().set(TriggerEvent.Kind.ARM));
        when(expires, () -> event.kind().set(TriggerEvent.Kind.EXPIRE));
        UInt slot = slotOf(receiver.control);
        UInt port = receiver.control.get(DescriptorField.PORT);
        UInt named = mux(arrives, port, intake.control.get(DescriptorField.PORT))
                .trunc(size.triggers().portWidth());
        event.port().set(named);
        event.epoch().set(either(arrives, DescriptorField.EPOCH));
        event.isUp().set(either(arrives, DescriptorField.REDUCES));
        event.generation().set(either(arrives, DescriptorField.GENERATION));
        event.child()
                .set(receiver.control
                        .get(DescriptorField.CHILD)
                        .trunc(size.triggers().childWidth()));
        event.threshold().set(intake.control.get(DescriptorField.THRESHOLD));
        UInt lateSlot = timeouts.visited.bits(size.indexWidth(), 1);
        UInt latePort = lateSlot.bits(size.indexWidth() - 1, size.triggers().slotWidth());
        when(expires, () -> {
            event.port().set(latePort);
            event.epoch().set(epochs.read(lateSlot));
            event.isUp().set(timeouts.visited.trunc(1));
            event.generation().set(ports.read(latePort).generation());
        });
        watch(expires, lateSlot, ports.read(latePort));
        UInt asked = mux(arrives, slot, slotOf(intake.control));
        delay("Arrival", arrives, wasArrival);
        delay("Arming", arms, wasArming);
        delay("Expiry", expires, wasExpiry);
        delay("Up", event.isUp().bit(0), wasUp);
        UInt decidedSlot = reg(uint(size.indexWidth()));
        decidedSlot.set(mux(expires, lateSlot, asked));
        eventSlot.set(decidedSlot);

        Bool counts = triggers.decides.and(wasArrival).and(triggers.outcome.is(TriggerOutcome.COUNTED));
        Bool isArmed = triggers.decides
                .and(wasArming)
                .and(triggers.outcome.is(TriggerOutcome.ARMED).or(triggers.fires));
        receiver.counts.set(counts);
        pool.takes.set(receiver.takes);

        Queue<UInt> folded = instance("folded", new Queue<>(uint(size.indexWidth()), size.allSlots()));
        folded.enqueue.valid().set(engine.folds);
        folded.enqueue.data().set(engine.folded);
        Bool isOver = triggers.decides.and(wasExpiry).and(triggers.fires);
        Bool happens = wasUp.and(counts.or(isArmed).or(isOver));
        folded.dequeue.ready().set(happens.not());
        FoldEvent next = scheduler.event.data();
        scheduler.event.valid().set(happens.or(folded.dequeue.valid()));
        next.kind().set(FoldEvent.Kind.FOLDED);
        when(happens.and(counts), () -> next.kind().set(FoldEvent.Kind.ARRIVED));
        when(happens.and(isArmed), () -> next.kind().set(FoldEvent.Kind.ARMED));
        when(happens.and(isOver), () -> next.kind().set(FoldEvent.Kind.EXPIRED));
        next.slot().set(mux(happens, eventSlot, folded.dequeue.data()));
        next.child()
                .set(receiver.control
                        .get(DescriptorField.CHILD)
                        .trunc(size.triggers().childWidth()));
        connect(next.control(), mux(counts, receiver.control, intake.control));
        UInt missing = lateFirstChild.addWrap(triggers.missing.zext(8));
        when(
                happens.and(isOver),
                () -> next.control()
                        .outcome()
                        .set(missing.cat(lit(0, DescriptorField.STATUS.low())).zext(64)));
        next.fires().set(happens.and(triggers.fires));
        Bool tooMany = triggers.outcome.is(TriggerOutcome.WRONG_CHILD);
        next.fails().set(happens.and(triggers.fires).and(tooMany.or(isOver)));
        assertAlways(
                engine.folds.not().or(folded.enqueue.ready()),
                "a reduction has one fold under way, and a place for it");
        queueJobs(counts);
        return keepPlaces(counts);
    }

    /** Keeps a fact about an event while its outcome is decided, and beside the outcome. */
    private void delay(String what, Bool of, Bool beside) {
        Bool decided = reg("decided" + what, bool()).init(false);
        decided.set(of);
        beside.set(decided);
    }

    /** Notes who waits, and whether somebody has waited too long. */
    private void watch(Bool expires, UInt lateSlot, PortState latePort) {
        UInt mine = slotOf(intake.control);
        Bool reduces = intake.control.is(DescriptorField.REDUCES);
        when(intake.armed.and(reduces), () -> epochs.write(mine, intake.control.get(DescriptorField.EPOCH)));
        // A result is given up only when the own message is out of the way: the root's, which may wait as long for its
        // children as for the
        // result, when it has come back to its trigger.
        ValidDelay<UInt> returning = instance("returning", new ValidDelay<>(uint(size.indexWidth()), RETURN_CYCLES));
        returning.source.valid().set(sender.hasLeftUpwards);
        returning.source.data().set(sender.leftSlot);
        UInt sentUpwards = reg(uint(size.allSlots())).init(0);
        UInt senders = sender.slot.toOneHot(size.allSlots());
        UInt returned = returning.sink.data().toOneHot(size.allSlots());
        UInt none = lit(0, size.allSlots());
        UInt more = mux(returning.sink.valid(), returned, none);
        UInt over = mux(sender.ends, senders, none);
        sentUpwards.set(sentUpwards.or(more).and(over.not()));
        timeouts.begins.set(intake.armed);
        timeouts.begun.set(mine.cat(reduces.asUInt()));
        timeouts.ends.set(triggers.fires);
        timeouts.ended.set(eventSlot.cat(wasUp.asUInt()));
        timeouts.allowed.set(mux(timeouts.visited.bit(0), latePort.forChildren(), latePort.forResult()));
        timeouts.mayExpire.set(timeouts.visited.bit(0).or(sentUpwards.bit(lateSlot)));
        timeouts.taken.set(expires);
        when(expires, () -> {
            lateParent.set(latePort.parent().trunc(8));
            lateFirstChild.set(latePort.firstChild().trunc(8));
        });
    }

    /** The number of the slot that control words speak of. */
    private UInt slotOf(Control control) {
        UInt port = control.get(DescriptorField.PORT).trunc(size.triggers().portWidth());
        return port.cat(control.get(DescriptorField.EPOCH).trunc(size.triggers().slotWidth()));
    }

    private UInt either(Bool arrives, DescriptorField field) {
        return mux(arrives, receiver.control.get(field), intake.control.get(field));
    }

    private void queueJobs(Bool counts) {
        Queue<FoldJob> folds =
                instance("folds", new Queue<>(FoldJob.type(size), size.allSlots(), Queue.Output.REGISTER));
        folds.enqueue.valid().set(scheduler.fold.valid());
        connect(folds.enqueue.data(), scheduler.fold.data());
        connect(engine.job, folds.dequeue);
        Queue<SendJob> upwards = instance("upwards", new Queue<>(SendJob.type(size), size.allSlots()));
        upwards.enqueue.valid().set(scheduler.send.valid());
        connect(upwards.enqueue.data(), scheduler.send.data());

        // What came with the result: errors, and the thread that they are about.
        int toldWidth = ErrorVector.WIDTH + 8;
        Memory<UInt> told = memory(uint(toldWidth), size.allSlots());
        UInt arrivingErrors = receiver.control.get(DescriptorField.ERRORS);
        UInt arriving = receiver.control.get(DescriptorField.STATUS).cat(arrivingErrors);
        Bool isDown = wasUp.not();
        when(counts.and(isDown), () -> told.write(eventSlot, arriving));
        UInt kept = told.read(eventSlot);
        UInt known = mux(wasArrival, arriving, kept);
        Queue<SendJob> downwards = instance("downwards", new Queue<>(SendJob.type(size), size.allSlots()));
        downwards.enqueue.valid().set(triggers.decides.and(triggers.fires).and(isDown));
        SendJob result = downwards.enqueue.data();
        result.slot().set(eventSlot);
        result.isUp().set(false);
        // Without a result there is neither a place nor what came with it, but the parent is known to be missing.
        UInt noParent = lit(1L << ErrorVector.MISSING, ErrorVector.WIDTH);
        result.isReplaced().set(wasExpiry.not());
        result.errors().set(mux(wasExpiry, noParent, known.trunc(ErrorVector.WIDTH)));
        result.named().set(mux(wasExpiry, lateParent, known.bits(toldWidth - 1, ErrorVector.WIDTH)));
        RoundRobinArbiter<SendJob> jobs = instance("jobs", new RoundRobinArbiter<>(SendJob.type(size), 2));
        connect(jobs.sources.get(0), upwards.dequeue);
        connect(jobs.sources.get(1), downwards.dequeue);
        connect(sender.job, jobs.sink);
        assertAlways(scheduler.fold.valid().not().or(folds.enqueue.ready()), "a place for every slot's fold");
        assertAlways(scheduler.send.valid().not().or(upwards.enqueue.ready()), "a place for every slot's message");
        assertAlways(downwards.enqueue.valid().not().or(downwards.enqueue.ready()), "a place for every slot's result");
    }

    private List<UInt> keepPlaces(Bool counts) {
        int childWidth = size.triggers().childWidth();
        Memory<UInt> placeOfMessage = memory(uint(size.placeWidth()), size.allSlots() << childWidth);
        Memory<UInt> placeOfResult = memory(uint(size.placeWidth()), size.allSlots());
        // Under which number a job will ask for it, the scheduler says a cycle later.
        UInt taken = reg(uint(size.placeWidth()));
        taken.set(pool.place);
        when(scheduler.keeps, () -> placeOfMessage.write(scheduler.number, taken));
        when(counts.and(wasUp.not()), () -> placeOfResult.write(eventSlot, pool.place));
        FoldJob job = engine.job.data();
        UInt messagesPlace = placeOfMessage.read(job.slot().cat(job.number()));
        UInt resultsPlace = placeOfResult.read(sender.slot);
        engine.placeOfMessage.set(messagesPlace);
        sender.mustWait.set(engine.releases);
        Bool over = sender.ends.and(sender.isReplaced);
        pool.releases.set(engine.releases.or(over));
        pool.released.set(mux(engine.releases, engine.place, resultsPlace));
        return List.of(resultsPlace);
    }

    /** Validates submitted control words against the port and slots they name. */
    private void judge() {
        int portWidth = size.triggers().portWidth();
        UInt open = reg(uint(size.ports())).init(0);
        UInt reserved = reg(uint(size.placeWidth() + 2)).init(0);
        List<UInt> nextEpochs = new ArrayList<>();
        List<UInt> reservations = new ArrayList<>();
        UInt named = intake.control.get(DescriptorField.PORT);
        UInt port = named.trunc(portWidth);
        UInt slot = slotOf(intake.control);
        PortState state = ports.read(port);
        for (int i = 0; i < size.ports(); i++) {
            nextEpochs.add(reg("nextEpoch" + i, uint(16)).init(0));
            reservations.add(reg("reservation" + i, uint(reserved.width())).init(0));
        }
        UInt nextEpoch = Vec.of(nextEpochs).get(port);
        UInt reservation = Vec.of(reservations).get(port);
        Bool reduces = intake.control.is(DescriptorField.REDUCES);

        DescriptorCheck check = instance("check", new DescriptorCheck());
        connect(check.descriptor, intake.control);
        connect(check.port, state);
        check.isOpen.set(named.lt(size.ports()).and(open.bit(port)));
        // The port is in the first word, two cycles before all are compared.
        UInt namedEpoch = reg(uint(16));
        namedEpoch.set(nextEpoch);
        check.nextEpoch.set(namedEpoch);
        UInt slotsOfPort = lit((1L << size.slots()) - 1, size.allSlots())
                .shlWrap(port.cat(lit(0, size.triggers().slotWidth())));
        Bool anyInUse = inUse.and(slotsOfPort).ne(0);
        check.inUse.set(inUse.bit(slot));
        check.isFull.set(size.pipelined() ? inUse.bit(slot) : anyInUse);
        check.hasBroadcast.set(hasBroadcast.bit(slot));
        intake.verdict.set(check.status);

        // Places for the messages of all children and for the result, in every slot.
        UInt needed = intake.opened
                .children()
                .addGrow(1)
                .zext(reserved.width())
                .shlWrap(size.triggers().slotWidth());
        UInt wouldBe = reserved.subWrap(reservation).addWrap(needed);
        UInt promised = reg(uint(reserved.width()));
        promised.set(wouldBe);
        intake.hasPlaces.set(promised.le(size.places()));
        intake.mayOpen.set(anyInUse.not());
        triggers.opens.set(intake.opens);
        triggers.openedPort.set(port);
        triggers.openedGeneration.set(intake.opened.generation());
        when(intake.opens, () -> {
            ports.write(port, intake.opened);
            open.set(open.or(port.toOneHot(size.ports())));
            reserved.set(promised);
        });
        for (int i = 0; i < size.ports(); i++) {
            int number = i;
            when(intake.opens.and(port.eq(i)), () -> {
                nextEpochs.get(number).set(0);
                reservations.get(number).set(needed);
            });
            when(
                    intake.armed.and(reduces).and(port.eq(i)),
                    () -> nextEpochs.get(number).increment());
        }
        UInt mine = slot.toOneHot(size.allSlots());
        UInt none = lit(0, size.allSlots());
        UInt begins = mux(intake.armed.and(reduces), mine, none);
        UInt waits = mux(intake.armed.and(reduces.not()), mine, none);
        UInt over = mux(sender.ends, sender.slot.toOneHot(size.allSlots()), none);
        inUse.set(inUse.and(over.not()).or(begins));
        hasBroadcast.set(hasBroadcast.and(over.not()).or(waits));
        connect(
                sender.port,
                ports.read(
                        sender.slot.bits(size.indexWidth() - 1, size.triggers().slotWidth())));
        assertAlways(intake.opens.not().or(reserved.le(size.places())), "no more places are promised than there are");
    }

    /** The words of descriptors and messages, and who reads them. */
    private void store(List<UInt> places) {
        UInt slot = slotOf(intake.control);
        Memory<Control> descriptors = memory(Control.type(), size.allSlots());
        Memory<UInt> words = memory(uint(DataWords.WIDTH), size.allSlots());
        Memory<UInt> tags = memory(uint(32), size.allSlots());
        Bool reduces = intake.control.is(DescriptorField.REDUCES);
        when(intake.armed.and(reduces), () -> {
            descriptors.write(slot, intake.control);
            words.write(slot, intake.dataWords);
        });
        when(intake.armed.and(reduces.not()), () -> tags.write(slot, intake.control.get(DescriptorField.TAG)));
        connect(sender.descriptor, descriptors.readSync(sender.slot, sender.looks));
        sender.descriptorWords.set(words.readSync(sender.slot, sender.looks));
        sender.tag.set(tags.readSync(sender.slot, sender.looks));

        UInt threadPort =
                intake.control.get(DescriptorField.PORT).trunc(size.triggers().portWidth());
        UInt placed = threadPort.cat(intake.control.get(DescriptorField.SOURCE).trunc(size.threadWidth()));
        Memory<UInt> nodes = memory(uint(16), size.ports() * size.threads());
        when(intake.placesThread, () -> nodes.write(placed, intake.control.get(DescriptorField.DESTINATION)));
        UInt sendersPort =
                sender.slot.bits(size.indexWidth() - 1, size.triggers().slotWidth());
        UInt sought = sendersPort.cat(sender.thread.trunc(size.threadWidth()));
        sender.threadsNode.set(nodes.readSync(sought, sender.findsNode));

        // A slot's own data are written before it is in use, and a place while it is nobody's: no word is read while it
        // is written.
        Memory<UInt> own =
                memory(uint(64), size.allSlots() << DataWords.WIDTH).readUnderWrite(ReadUnderWrite.UNDEFINED);
        when(intake.writes, () -> own.write(slot.cat(intake.word), intake.data));
        Memory<UInt> received =
                memory(uint(64), 1 << size.placeWidth() + DataWords.WIDTH).readUnderWrite(ReadUnderWrite.UNDEFINED);
        when(receiver.writes, () -> received.write(pool.place.cat(receiver.index), receiver.data));

        UInt engineOwn = own.readSync(engine.slot.cat(engine.word), engine.reads);
        UInt enginePlace = received.readSync(engine.place.cat(engine.word), engine.reads);
        Bool engineReadOwn = reg(bool());
        when(engine.reads, () -> engineReadOwn.set(engine.readsOwn));
        engine.data.set(mux(engineReadOwn, engineOwn, enginePlace));

        UInt sentOwn = own.readSync(sender.slot.cat(sender.word), sender.reads);
        UInt sentResult = received.readSync(places.get(0).cat(sender.word), sender.reads);
        engine.resultAddress.set(sender.slot.cat(sender.word));
        engine.readsResult.set(sender.reads);
        engine.resultSlot.set(sender.slot);
        sender.flags.set(engine.flags);
        Bool sendsOwn = sender.isUp.and(sender.isReplaced.not());
        Bool sendsPartial = sender.isUp.and(sender.isReplaced);
        sender.data.set(sentOwn.and(sendsOwn.repeat(64))
                .or(engine.result.and(sendsPartial.repeat(64)))
                .or(sentResult.and(sender.isUp.not().repeat(64))));
    }

    private void count() {
        UInt sentCount = reg(uint(COUNT_WIDTH)).init(0);
        when(sent.fires().and(sent.data().last()), sentCount::increment);
        messages.set(sentCount);
        UInt droppedCount = reg(uint(COUNT_WIDTH)).init(0);
        Bool drops = triggers.decides.and(wasArrival).and(triggers.outcome.isNot(TriggerOutcome.COUNTED));
        when(receiver.drops.or(drops), droppedCount::increment);
        dropped.set(droppedCount);

        UInt cycle = reg(uint(16)).init(0);
        cycle.increment();
        Memory<UInt> fired = memory(uint(16), size.allSlots());
        Bool byChild = triggers.fires.and(wasUp).and(wasArrival);
        when(triggers.fires.and(wasUp), () -> fired.write(eventSlot, cycle.subWrap(ARRIVAL_CYCLES)));
        UInt turnBegan = fired.read(sender.slot);
        UInt slowest = reg(uint(16)).init(0);
        UInt turn = cycle.addWrap(1).subWrap(turnBegan);
        UInt byChildren = reg(uint(size.allSlots())).init(0);
        UInt mine = eventSlot.toOneHot(size.allSlots());
        when(
                triggers.fires.and(wasUp),
                () -> byChildren.set(mux(byChild, byChildren.or(mine), byChildren.and(mine.not()))));
        when(sender.leavesUpwards.and(byChildren.bit(sender.slot)).and(turn.gt(slowest)), () -> slowest.set(turn));
        slowestTurn.set(slowest);
    }
}
