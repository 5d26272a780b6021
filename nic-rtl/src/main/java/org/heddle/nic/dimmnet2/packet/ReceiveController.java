package org.heddle.nic.dimmnet2.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.command.StatusEntry;
import org.heddle.nic.dimmnet2.command.VectorCommand;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.stage.activity.Activity;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.move.AbsentLists;
import org.heddle.nic.stage.move.JudgedAccess;
import org.heddle.nic.stage.move.ListReader;
import org.heddle.nic.stage.move.ListStage;
import org.heddle.nic.stage.move.PayloadWord;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.OutstandingReads;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.stage.packet.PeerWords;
import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.AccessLimits;
import org.heddle.nic.stage.pattern.DataPath;

/**
 * The Receive Controller: checks each packet's header, has the Write Unit store its payload, and reports the reception of a
 * command once its last byte is visible in memory. A packet that does not fit is drained, writes nothing and is reported.
 * A wrong entry of a list ends its command: what lies before it is written, and the report names it.
 * A packet that never came leaves a gap in the sequence numbers: the next command to be reported is then not reported as
 * done but as incomplete. Each sender numbers the packets of each channel to this node by themselves.
 *
 * <p>Throughput: one word per cycle, and two cycles between a packet's header and its payload, three with words of 16 bytes; where the destination is a list, the
 * packet's part of it is read first. Up to {@value #PACKETS_UNDER_WAY} packets may be under way to the memory; statuses keep
 * the order of the packets.
 */
public final class ReceiveController extends Component {
    private enum State {
        HEADER,
        CHECK,
        PAYLOAD,
        DRAIN,
        REQUEST,
        OFFER
    }

    /**
     * Report on a packet, due once the packet is done with.
     *
     * @param entry the status
     * @param isWanted 0 if nothing is to be said
     * @param needsWrite 1 if the packet's access must have been written before
     * @param ofFence 1 if the sender's fence waits for what was before the packet
     */
    private record Report(StatusEntry entry, Bool isWanted, Bool needsWrite, Bool ofFence) implements Bundle {
        static BundleType<Report> type() {
            return Types.bundle(Report.class, StatusEntry.type(), Types.bool(), Types.bool(), Types.bool());
        }
    }

    private static final int SEQUENCE_WIDTH = 16;
    /** Packets that may have been taken and not yet be written. */
    private static final int PACKETS_UNDER_WAY = 4;
    /** Width of their number. */
    static final int ARRIVING_WIDTH = 3;

    public final Stream<PacketWord> packet;
    public final Stream<Access> write = out(stream(Access.type()));
    public final Stream<PayloadWord> payload;
    /** With each word of {@link #packet}: 1 if it comes from this node itself. */
    public final Bool isLocal = in(bool());
    /** 1 in the cycle in which the access has been written. */
    public final Bool written = in(bool());
    /** 29 bits: addresses of the elements of list accesses that are written. */
    public final Stream<UInt> listed = out(stream(uint(Access.MEMORY_WIDTH)));

    public final Stream<LineRequest> memory;
    /** 1 in the cycle in which the next line of a list arrives, in the order of the requests. */
    public final Bool readValid = in(bool());
    /** One line. */
    public final UInt readLine;

    /** Reads that another node asks for. */
    public final Stream<VectorCommand> asked = out(stream(VectorCommand.type()));
    /** 8 bits: with an answer, the ticket it shows. */
    public final UInt ticket = out(uint(OutstandingReads.TICKET_WIDTH));
    /** 32 bits: with an answer, its tag and the node it comes from. */
    public final UInt owner = out(uint(32));
    /** 1 if a read of this node with that ticket, tag and node is outstanding. */
    public final Bool isExpected = in(bool());
    /** 1 in the cycle in which its last packet has been looked at. */
    public final Bool answered = out(bool());

    /** {@value #ARRIVING_WIDTH} bits: packets that have been decided upon and whose bytes or statuses are still under way. */
    public final UInt arriving = out(uint(ARRIVING_WIDTH));
    /** 1 in the cycle in which the oldest of these is visible, its status too. */
    public final Bool settles = out(bool());
    /** 1 in the cycle in which everything is visible that a node has sent before its fence. */
    public final Bool fenceSettles = out(bool());
    /** 4 bits: with {@link #fenceSettles}, that node. */
    public final UInt fencedNode = out(uint(PacketFormat.NODE_WIDTH));
    /** 4 bits: the node that the packet under way comes from. */
    public final UInt peer = out(uint(PacketFormat.NODE_WIDTH));
    /** 1 if a fence of this node waits for that node's answer. */
    public final Bool isAwaited = in(bool());
    /** 1 in the cycle in which it has come. */
    public final Bool fenceAnswered = out(bool());

    public final Stream<StatusEntry> status = out(stream(StatusEntry.type()));
    /** 16 bits: this node. */
    public final UInt node = in(uint(16));

    /** Activity of the unit. Its source are the packet's words, its sinks the Write Unit, requests and statuses. */
    public final Activity activity = out(Activity.type());

    private final DataPath path;
    private final Fsm<State> state = fsm(State.HEADER);
    private final HeaderCheck check;
    private final PacketHeader header;
    private final ListStage lists;
    private EndedCommands ended;
    private final Queue<Report> reports = instance(new Queue<>(Report.type(), PACKETS_UNDER_WAY));
    /** For each channel and node: the number of the next packet, and above it whether one has been missing. */
    private final PeerWords sequences =
            instance("sequences", new PeerWords(PacketFormat.NODES << Channel.WIDTH, SEQUENCE_WIDTH + 1));

    private final UInt wordsLeft;
    /** The payload of a read request. */
    private final UInt request = reg(uint(8 * PacketFormat.REQUEST_BYTES));

    /** 1 while the packet's next word belongs to its header. */
    private Bool takesHeader;
    /** 1 if nobody here waits for the packet. */
    private Bool unexpected;
    /** 1 if the packet comes from a node that there is. */
    private Bool isFromNode;

    /** 1 for a packet that brings nothing for memory: of a read request, a refusal, a fence. */
    private Bool writesNothing;
    /** 1 if the packet cannot be what it says. */
    private Bool isWrong;
    /** 1 if nothing of the packet goes into memory. */
    private Bool refused;

    /** 1 while the packet may be decided upon. */
    private Bool checks;
    /** 1 in the cycle in which the packet is decided upon. */
    private Bool decided;
    /** With {@link #decided}: the part of its access that may be written. */
    private JudgedAccess judged;
    /** With {@link #decided}: 1 if an entry of its list is wrong. */
    private Bool listWrong;
    /** With {@link #decided}: 1 if its payload is to be written. */
    private Bool writes;
    /** 1 while the payload's next word is the last to be written. */
    private Bool lastWanted;

    /** A controller of packets for SO-DIMMs. */
    public ReceiveController(DataPath path) {
        this(path, AccessLimits.SO_DIMM);
    }

    /**
     * @param path of its node
     * @param limits of the accesses that packets may name
     */
    public ReceiveController(DataPath path, AccessLimits limits) {
        this.path = path;
        parameter("path", path);
        if (!limits.equals(AccessLimits.SO_DIMM)) {
            parameter("limits", limits);
        }
        packet = in(stream(PacketWord.type(path.wordBytes())));
        payload = out(stream(PayloadWord.type(path)));
        memory = out(stream(LineRequest.type(path.lineBytes())));
        readLine = in(uint(8 * path.lineBytes()));
        check = instance(new HeaderCheck(path.wordBytes(), limits));
        header = check.header;
        lists = instance(limits.lists() ? new ListReader(path) : new AbsentLists(path));
        wordsLeft = reg(uint(PacketFormat.LENGTH_WIDTH));
        takeHeader();
        lookUpSender();
        judgeHeader();
        judgeAccess();
        passPayload();
        settle();
        report();
        offerRequest();
        describeStates();
        reportInOrder();
        describeActivity();
    }

    private void takeHeader() {
        check.node.set(node);
        check.isLocal.set(isLocal);
        check.word.set(packet.data().data());
        takesHeader = state.is(State.HEADER).and(check.wantsWord);
        check.takes.set(takesHeader.and(packet.valid()));
    }

    /** Looks up what is kept of the sender: it is there with the checks. */
    private void lookUpSender() {
        ticket.set(header.ticket());
        owner.set(header.tag().cat(header.from()));
        // Both look at a header that stands for some cycles before it is decided upon.
        Bool expected = reg(bool());
        expected.set(isExpected);
        Bool awaited = reg(bool());
        awaited.set(isAwaited);
        unexpected = check.isAnswer.and(expected.not()).or(check.isFenceAnswer.and(awaited.not()));
        isFromNode = isLocal.or(PacketFormat.isNode(header.from()));
        Bool isTaken = state.is(State.HEADER).and(check.isComplete);
        payloadOf(check.isComplete, ticket, owner, peer);
        UInt from = header.from().trunc(PacketFormat.NODE_WIDTH);
        peer.set(from);
        sequences.index.set(header.channel().cat(from));
        sequences.fetches.set(isTaken);
        ended = instance("ended", new EndedCommands());
        ended.from.set(from);
        ended.looksUp.set(isTaken);
    }

    private void judgeHeader() {
        Bool wrong = wrong();
        isWrong = wrong;
        Bool ofFence = check.isFence.or(check.isFenceAnswer);
        writesNothing = check.isRequest.or(check.isDenial).or(ofFence);
        refused = wrong.or(ended.isDropped).or(writesNothing);
        checks = state.is(State.CHECK).and(reports.enqueue.ready());
    }

    private Bool wrong() {
        return check.headerWrong.or(check.sizeWrong).or(check.rangeWrong).or(unexpected);
    }

    /** Judges the access of a packet that is not refused, its list read first; the Write Unit gets the part that is right. */
    private void judgeAccess() {
        connect(memory, lists.memory);
        lists.readValid.set(readValid);
        lists.readLine.set(readLine);
        connect(listed, lists.listed);
        lists.access.valid().set(checks.and(refused.not()));
        connect(lists.access.data(), check.access);

        judged = lists.judged.data();
        Bool nothingLeft = judged.access().bytes().eq(0);
        Bool isJudged = lists.judged.valid();
        lists.judged.ready().set(nothingLeft.or(write.ready()));
        write.valid().set(isJudged.and(nothingLeft.not()));
        connect(write.data(), judged.access());
        decided = checks.and(refused.or(lists.judged.fires()));
        listWrong = isJudged.and(judged.isWhole().not());
        writes = write.fires();
    }

    private void passPayload() {
        Bool inPayload = state.is(State.PAYLOAD);
        payload.valid().set(inPayload.and(packet.valid()));
        payload.data().data().set(packet.data().data());
        lastWanted = wordsLeft.eq(1);
        payload.data().last().set(lastWanted);
        packet.ready()
                .set(takesHeader
                        .or(state.is(State.DRAIN))
                        .or(state.is(State.REQUEST))
                        .or(inPayload.and(payload.ready())));
    }

    /** Ends commands: one with a wrong entry of its list, a read or a fence of this node with its answer. */
    private void settle() {
        ended.kind.set(mux(
                isLocal,
                lit(EndedCommands.Kind.LOCAL.code(), 2),
                mux(
                        check.isAnswer,
                        lit(EndedCommands.Kind.ANSWER.code(), 2),
                        lit(EndedCommands.Kind.WRITE.code(), 2))));
        ended.tag.set(header.tag());
        ended.isFirst.set(header.firstElement().eq(0));
        // What writes nothing may come, in a channel of its own, between a write's packets, and with the same tag.
        ended.decides.set(decided.and(isFromNode).and(writesNothing.not()));
        ended.ends.set(listWrong);
        answered.set(decided.and(check.isAnswer).and(isWrong.not()).and(header.isLast()));
        fenceAnswered.set(decided.and(check.isFenceAnswer).and(isWrong.not()));
    }

    private void describeStates() {
        Bool ends = packet.fires().and(packet.data().last());
        state.describe(m -> {
            m.state(State.HEADER).goTo(State.CHECK, check.isComplete);
            m.state(State.CHECK)
                    .during(() -> when(
                            decided, () -> wordsLeft.set(wordsOf(judged.access().bytes()))))
                    .goTo(State.REQUEST, decided.and(check.isRequest).and(isWrong.not()))
                    .goTo(State.PAYLOAD, decided.and(writes))
                    .goTo(State.DRAIN, decided);
            m.state(State.PAYLOAD)
                    .during(() -> when(packet.fires(), wordsLeft::decrement))
                    .goTo(State.HEADER, ends)
                    .goTo(State.DRAIN, packet.fires().and(lastWanted));
            m.state(State.DRAIN).goTo(State.HEADER, ends);
            m.state(State.REQUEST)
                    .during(() ->
                            when(packet.fires(), () -> keepRequest(packet.data().data())))
                    .goTo(State.OFFER, ends);
            m.state(State.OFFER).goTo(State.HEADER, asked.ready());
        });
    }

    private void keepRequest(UInt word) {
        boolean isWhole = word.width() == request.width();
        request.set(isWhole ? word : word.cat(request.bits(request.width() - 1, word.width())));
    }

    private void describeActivity() {
        Bool inside = reg("insidePacket", bool()).init(false);
        when(packet.fires(), () -> inside.set(packet.data().last().not()));
        Bool blocked = isBlocked(payload)
                .or(isBlocked(write))
                .or(isBlocked(asked))
                .or(isBlocked(status))
                .or(state.is(State.CHECK).and(reports.enqueue.ready().not()));
        activity.busy().set(packet.valid().or(inside).or(asked.valid()).or(reports.dequeue.valid()));
        // Whoever takes a payload may be ready for a word only once it is there.
        Bool wantsWord = packet.ready().or(state.is(State.PAYLOAD));
        activity.stalledBySource()
                .set(inside.and(wantsWord).and(packet.valid().not()).and(blocked.not()));
        activity.stalledBySink().set(blocked);
    }

    private static Bool isBlocked(Stream<?> stream) {
        return stream.valid().and(stream.ready().not());
    }

    /** Makes the report on the packet that has been decided upon. */
    private void report() {
        // Only what comes over the link is numbered, and can be missing.
        Bool gap = header.sequence().ne(sequences.word.trunc(SEQUENCE_WIDTH));
        Bool missing = isLocal.not().and(gap.or(sequences.word.bit(SEQUENCE_WIDTH)));
        Bool wrong = wrong();
        // The asked node's refusal is told even where no status was wished for.
        Bool refusedThere = check.isAnswer.and(header.status().ne(CommandStatus.DONE.code()));
        Bool isTold = header.wantsStatus().or(refusedThere);
        Bool endsCommand = header.isLast()
                .and(isTold)
                .and(ended.isDropped.not())
                .and(check.isRequest.or(check.isFence).or(check.isFenceAnswer).not());
        UInt entry = header.firstElement().addWrap(judged.wrongEntry());
        Report report = reports.enqueue.data();
        reports.enqueue.valid().set(decided);
        report.entry().status().set(CommandStatus.DONE);
        when(header.isCut(), () -> report.entry().status().set(CommandStatus.RECEIVED_CUT));
        for (CommandStatus each : CommandStatus.values()) {
            when(
                    refusedThere.and(header.status().eq(each.code())),
                    () -> report.entry().status().set(each));
        }
        when(missing, () -> report.entry().status().set(CommandStatus.RECEIVED_INCOMPLETE));
        when(listWrong, () -> report.entry().status().set(CommandStatus.RECEIVED_LIST_ENTRY));
        when(unexpected, () -> report.entry().status().set(CommandStatus.RECEIVED_UNEXPECTED));
        when(check.rangeWrong, () -> report.entry().status().set(CommandStatus.RECEIVED_RANGE));
        when(check.sizeWrong, () -> report.entry().status().set(CommandStatus.RECEIVED_SIZE_MISMATCH));
        when(check.headerWrong, () -> report.entry().status().set(CommandStatus.RECEIVED_HEADER));
        report.entry().node().set(header.from());
        report.entry().tag().set(header.tag());
        UInt bytesBefore = entry.zext(Access.BYTES_WIDTH).shlWrap(check.access.sizeLog2());
        report.entry().bytes().set(mux(listWrong, bytesBefore, header.wholeBytes()));
        report.entry().base().set(header.wholeBase());
        report.entry().process().set(header.toProcess());
        report.entry().otherProcess().set(header.fromProcess());
        report.entry().entry().set(mux(listWrong, entry, mux(check.isAnswer, header.entry(), lit(0, 8))));
        report.isWanted().set(wrong.or(listWrong).or(endsCommand));
        report.needsWrite().set(writes);
        report.ofFence().set(check.isFence.and(wrong.not()));
        // A report of a whole command settles what was missing before it.
        Bool stillMissing =
                missing.and(endsCommand.and(wrong.or(listWrong).not()).not());
        sequences.sets.set(decided.and(isLocal.not()).and(PacketFormat.isNode(header.from())));
        sequences.next.set(stillMissing.asUInt().cat(header.sequence().addWrap(1)));
    }

    /** Offers another node's read request as a command, to be checked like one of this node's hosts. */
    private void offerRequest() {
        VectorCommand command = asked.data();
        asked.valid().set(state.is(State.OFFER));
        command.operation().set(VectorOperation.ANSWER.code());
        command.process().set(header.toProcess());
        command.otherProcess().set(header.fromProcess().zext(8));
        command.source().base().set(request.bits(31, 0));
        command.source().stride().set(request.bits(63, 32));
        command.source().elementBytes().set(request.bits(79, 64));
        command.source().count().set(request.bits(95, 80));
        command.source().pattern().set(request.bits(103, 96));
        connect(command.destination(), check.asked);
        command.node().set(header.from());
        command.tag().set(header.tag());
        command.wantsReceiveStatus().set(header.wantsStatus());
        command.ticket().set(header.ticket());
    }

    /** The oldest packet is reported when its access has been written, and then makes room for the next. */
    private void reportInOrder() {
        UInt writesDone = reg(uint(Types.bitsToNumber(PACKETS_UNDER_WAY + 1))).init(0);
        Report oldest = reports.dequeue.data();
        Bool isDone = reports.dequeue.valid().and(oldest.needsWrite().not().or(writesDone.ne(0)));
        status.valid().set(isDone.and(oldest.isWanted()));
        connect(status.data(), oldest.entry());
        reports.dequeue.ready().set(isDone.and(oldest.isWanted().not().or(status.ready())));
        arriving.set(reports.count.zext(ARRIVING_WIDTH));
        settles.set(reports.dequeue.fires());
        fenceSettles.set(reports.dequeue.fires().and(oldest.ofFence()));
        payloadOf(fenceSettles, fencedNode);
        fencedNode.set(oldest.entry().node().trunc(PacketFormat.NODE_WIDTH));
        Bool isWritten = reports.dequeue.fires().and(oldest.needsWrite());
        writesDone.countUpDown(written, isWritten);
    }

    /** Bytes in words, rounded up. */
    private UInt wordsOf(UInt bytes) {
        int shift = Integer.numberOfTrailingZeros(path.wordBytes());
        return bytes.addWrap(path.wordBytes() - 1).bits(wordsLeft.width() + shift - 1, shift);
    }
}
