package org.heddle.nic.offload.reduce;

import java.util.EnumMap;
import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.BackwardRegister;
import org.heddle.hdl.lib.stream.ForwardRegister;
import org.heddle.nic.offload.descriptor.Control;
import org.heddle.nic.offload.descriptor.DataWords;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.tree.PortState;
import org.heddle.nic.offload.tree.TreePlace;
import org.heddle.nic.stage.arithmetic.adder.FloatFlags;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Makes messages of descriptors that may go: one to the parent, or the result to each child and then to the host.
 *
 * <p>The root's parent is itself: its message upwards comes back as the one that brings the result. A failed reduction has zeros for data.
 *
 * <p>Latency: four cycles from a job to its first word. Throughput: one word per cycle, one cycle between the messages of a job: the next
 * thread's node is looked up with the last word. Words come from a register, behind which one more waits while the reader stalls.
 */
final class MessageSender extends Component {
    private enum State {
        IDLE,
        LOOK,
        FOUND,
        HEADER,
        DATA,
        RELEASE
    }

    final Stream<SendJob> job;
    /** 16 bits: this node. */
    final UInt node = in(uint(16));

    /** The reduction that is looked at: its port and descriptors follow. */
    final UInt slot;
    /** The port's tree. */
    final PortState port = in(PortState.type());
    /** The reduce descriptor, one cycle behind {@link #looks}. */
    final Control descriptor = in(Control.type());
    /** 32 bits: the host's tag in the broadcast descriptor, with it. */
    final UInt tag = in(uint(32));
    /** 3 bits: words of the descriptor's data, with it. */
    final UInt descriptorWords = in(uint(DataWords.WIDTH));
    /** 1 in the cycle in which these are read. */
    final Bool looks = out(bool());
    /** 16 bits: the thread whose node is read. */
    final UInt thread = out(uint(TreePlace.RANK_WIDTH));
    /** 16 bits: the node where it runs, one cycle behind {@link #findsNode}. */
    final UInt threadsNode = in(uint(16));
    /** 1 in the cycle in which it is read. */
    final Bool findsNode = out(bool());

    /** 1 in the cycle in which a word of data is read. */
    final Bool reads = out(bool());
    /** 3 bits: its index. */
    final UInt word = out(uint(DataWords.WIDTH));
    /** 64 bits: it, one cycle later. */
    final UInt data = in(uint(64));
    /** 1 if it is the partial result's, else the node's own; of a result, that of its place. */
    final Bool isReplaced = out(bool());
    /** 1 while a message goes upwards. */
    final Bool isUp = out(bool());
    /** 5 bits: what the arithmetic has raised in the slot. */
    final UInt flags = in(uint(FloatFlags.WIDTH));

    /** Messages to other nodes. */
    final Stream<PacketWord> message = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Messages to this node. */
    final Stream<PacketWord> loop = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Completions: three control words, then the data. */
    final Stream<PacketWord> completion = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    /** 1 in the cycle in which the reduction is over here, and its place is released if it had one. */
    final Bool ends = out(bool());
    /** 1 while that has to wait. */
    final Bool mustWait = in(bool());
    /** 1 in the cycle in which the last word of a message to the parent goes into the register behind which it leaves. */
    final Bool leavesUpwards = out(bool());
    /** 1 in the cycle in which it has left. */
    final Bool hasLeftUpwards = out(bool());
    /** Slot whose message has left, with it. */
    final UInt leftSlot;

    private final ReductionSize size;
    private final Fsm<State> state = fsm(State.IDLE);
    private final SendJob now;
    private final UInt child;
    /** Number of the word that goes, first of the header, then of the data. */
    private final UInt at;

    private final UInt sequence;
    /** Child whose thread's node is looked up next. */
    private final UInt sought;
    /** The thread that gets the message under way. */
    private final UInt receiver;
    /** The node where it runs. */
    private final UInt receiversNode;
    /** 1 if this node's host gets it instead. */
    private final Bool tellsHost;

    private Bool isDown;
    private Bool isForHost;
    private Bool isRoot;
    /** Words of data in the message. */
    private UInt words;

    private UInt errors;
    private Bool failed;
    private Bool inHeader;
    /** Thread of the descriptor that others disagree with. */
    private UInt named;

    /** 1 while the message's last word goes. */
    private Bool isLast;
    /** 1 in the cycle in which a word goes. */
    private Bool fires;
    /** 1 while the header's last word goes. */
    private Bool headerEnds;

    private UInt nextWord;

    /**
     * @param size of the unit
     */
    MessageSender(ReductionSize size) {
        this.size = size;
        parameter("size", size);
        job = in(stream(SendJob.type(size)));
        slot = out(uint(size.indexWidth()));
        leftSlot = out(uint(size.indexWidth()));
        now = reg(SendJob.type(size));
        child = reg(uint(TreePlace.ARITY_WIDTH)).init(0);
        at = reg(uint(DataWords.WIDTH)).init(0);
        sequence = reg(uint(16)).init(0);
        sought = reg(uint(TreePlace.ARITY_WIDTH)).init(0);
        receiver = reg(uint(TreePlace.RANK_WIDTH));
        receiversNode = reg(uint(16));
        tellsHost = reg(bool());
        lookUp();
        judge();
        BackwardRegister<SentWord> leaving = composeWords();
        route(leaving.sink);
        readData();
        noteLeaving(leaving.sink);
        describeStates();
    }

    /** Looks up the reduction's port and descriptor, and the thread that gets the next message. */
    private void lookUp() {
        isDown = now.isUp().not();
        isForHost = isDown.and(child.eq(port.children()));
        isRoot = port.rank().eq(0);
        words = size.sendsWholeDescriptors()
                ? mux(tellsHost, descriptorWords, lit(DescriptorField.DATA_WORDS, DataWords.WIDTH))
                : descriptorWords;
        job.ready().set(state.is(State.IDLE));
        slot.set(now.slot());
        looks.set(state.is(State.LOOK));
        thread.set(mux(isDown, port.firstChild().addWrap(sought.zext(TreePlace.RANK_WIDTH)), port.parent()));
        isReplaced.set(now.isReplaced());
        isUp.set(now.isUp());
        payloadOf(state.is(State.IDLE).not(), slot, thread, isReplaced, isUp);
    }

    /** Judges whether the reduction has failed. */
    private void judge() {
        UInt raised = mux(isDown.or(now.isReplaced().not()), lit(0, FloatFlags.WIDTH), flags);
        errors = now.errors().or(raised.zext(ErrorVector.WIDTH));
        failed = errors.shr(ErrorVector.FIRST_FAILURE).ne(0);
    }

    /** Composes header and data, word by word, in front of the registers behind which they leave. */
    private BackwardRegister<SentWord> composeWords() {
        inHeader = state.is(State.HEADER);
        Bool offers = inHeader.or(state.is(State.DATA));
        named = mux(failed, now.named(), lit(0, Agreement.THREAD_WIDTH));
        UInt header = header();
        Bool isEmpty = failed.or(isDown.and(now.isReplaced().not())).or(at.ge(descriptorWords));
        UInt payload = data.and(state.is(State.DATA).and(isEmpty.not()).repeat(64));
        isLast = state.is(State.DATA).and(at.addWrap(1).eq(words));
        ForwardRegister<SentWord> composed = instance("composed", new ForwardRegister<>(SentWord.type()));
        BackwardRegister<SentWord> leaving = instance("leaving", new BackwardRegister<>(SentWord.type()));
        connect(leaving.source, composed.sink);
        composed.source.valid().set(offers);
        SentWord outgoing = composed.source.data();
        // An or, not a choice: what comes from block RAM goes through two LUTs into the register.
        outgoing.word().data().set(header.and(inHeader.repeat(64)).or(payload));
        outgoing.word().last().set(isLast);
        outgoing.toHost().set(tellsHost);
        outgoing.toSelf().set(receiversNode.eq(node));
        fires = composed.source.fires();
        return leaving;
    }

    private void route(Stream<SentWord> leaving) {
        SentWord left = leaving.data();
        Bool toNetwork = left.toHost().or(left.toSelf()).not();
        Bool toLoop = left.toHost().not().and(left.toSelf());
        offer(message, leaving, toNetwork);
        offer(loop, leaving, toLoop);
        offer(completion, leaving, left.toHost());
        leaving.ready().set(mux(left.toHost(), completion.ready(), mux(left.toSelf(), loop.ready(), message.ready())));
    }

    private void readData() {
        headerEnds = inHeader.and(at.eq(DescriptorField.WORDS));
        nextWord = mux(headerEnds, lit(0, DataWords.WIDTH), at.addWrap(1));
        reads.set(fires.and(headerEnds.or(state.is(State.DATA))));
        word.set(nextWord);
    }

    private void noteLeaving(Stream<SentWord> leaving) {
        ends.set(state.is(State.RELEASE).and(mustWait.not()));
        leavesUpwards.set(fires.and(isLast).and(isDown.not()));
        // Two words wait at most: until the next message's last word comes, that of this one has left.
        Bool isLeaving = reg(bool()).init(false);
        UInt slotLeaving = reg(uint(size.indexWidth()));
        Bool endLeaves = leaving.fires().and(leaving.data().word().last());
        when(leavesUpwards, () -> {
                    isLeaving.set(true);
                    slotLeaving.set(now.slot());
                })
                .elseWhen(endLeaves, () -> isLeaving.set(false));
        hasLeftUpwards.set(isLeaving.and(endLeaves));
        leftSlot.set(slotLeaving);
        payloadOf(hasLeftUpwards, leftSlot);
    }

    private void describeStates() {
        Bool sent = fires.and(isLast);
        Bool goesOn = sent.and(isDown).and(tellsHost.not());
        findsNode.set(state.is(State.LOOK).or(goesOn));
        when(findsNode, () -> {
            sought.increment();
            receiver.set(thread);
        });
        state.describe(m -> {
            m.state(State.IDLE)
                    .during(() -> when(job.valid(), () -> {
                        connect(now, job.data());
                        child.set(0);
                        sought.set(0);
                    }))
                    .goTo(State.LOOK, job.valid());
            m.state(State.LOOK).goTo(State.FOUND);
            // A completion has no word for the link.
            m.state(State.FOUND)
                    .during(() -> {
                        receiversNode.set(threadsNode);
                        tellsHost.set(isForHost);
                        at.set(isForHost.asUInt().zext(DataWords.WIDTH));
                    })
                    .goTo(State.HEADER);
            m.state(State.HEADER)
                    .during(() -> when(fires, () -> at.set(nextWord)))
                    .goTo(State.DATA, fires.and(headerEnds));
            m.state(State.DATA)
                    .during(() -> when(fires, () -> {
                        at.set(nextWord);
                        when(isLast, () -> {
                            sequence.increment();
                            child.increment();
                        });
                    }))
                    .goTo(State.IDLE, sent.and(now.isUp()))
                    .goTo(State.RELEASE, sent.and(tellsHost))
                    .goTo(State.FOUND, sent);
            m.state(State.RELEASE).goTo(State.IDLE, ends);
        });
    }

    private static void offer(Stream<PacketWord> stream, Stream<SentWord> from, Bool isMeant) {
        stream.valid().set(from.valid().and(isMeant));
        stream.data().data().set(from.data().word().data());
        stream.data().last().set(from.data().word().last());
    }

    private UInt header() {
        UInt bytes = words.cat(lit(0, 3)).zext(PacketFormat.BYTES_WIDTH);
        UInt link = cat(sequence, lit(Channel.PUT.code(), Channel.WIDTH), bytes, node, receiversNode);
        Map<DescriptorField, UInt> head = new EnumMap<>(DescriptorField.class);
        head.put(DescriptorField.COMMAND, lit(0, DescriptorField.COMMAND.width()));
        head.put(DescriptorField.REDUCES, isUp.and(isRoot.not()).asUInt());
        head.put(DescriptorField.BRANCH, mux(isUp, port.siblings(), port.children()));
        Map<DescriptorField, UInt> shape = new EnumMap<>(DescriptorField.class);
        shape.put(DescriptorField.SOURCE, port.rank());
        shape.put(DescriptorField.DESTINATION, mux(tellsHost, port.rank(), receiver));
        Map<DescriptorField, UInt> outcome = new EnumMap<>(DescriptorField.class);
        UInt status = mux(failed, lit(ReductionStatus.FAILED.code(), 8), lit(ReductionStatus.DONE.code(), 8));
        UInt isChild = mux(isUp.and(isRoot.not()), port.child().zext(8), lit(0, 8));
        outcome.put(DescriptorField.ERRORS, errors);
        outcome.put(DescriptorField.STATUS, mux(tellsHost, status, named));
        outcome.put(DescriptorField.CHILD, mux(tellsHost, named, isChild));
        outcome.put(DescriptorField.TAG, mux(tellsHost, tag, descriptor.get(DescriptorField.TAG)));
        UInt word = wire("headerWord", uint(64));
        word.set(link);
        when(at.eq(1), () -> word.set(Control.with(descriptor.head(), 0, head)));
        when(at.eq(2), () -> word.set(Control.with(descriptor.shape(), 1, shape)));
        when(at.eq(3), () -> word.set(Control.with(descriptor.outcome(), 2, outcome)));
        return word;
    }
}
