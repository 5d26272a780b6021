package org.heddle.nic.dimmnet2.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.dimmnet2.command.CheckedTransfer;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.command.StatusEntry;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.stage.activity.Activity;
import org.heddle.nic.stage.move.PayloadWord;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.OutstandingReads;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.stage.packet.PeerWords;
import org.heddle.nic.stage.pattern.Access;
import org.heddle.nic.stage.pattern.AccessPattern;
import org.heddle.nic.stage.pattern.DataPath;

/**
 * The Window Controller's sending half: cuts the Prefetch Unit's words into packets of at most {@code payloadBytes} and as many whole
 * elements of the destination as that holds, and puts the receiver's access, recomputed for each packet, into every header.
 *
 * <p>Throughput: one word per cycle, four cycles of header before each packet's payload. A command that was refused or is
 * empty passes with its status and makes no packet. The completion of a command is offered when its last word has gone.
 */
public final class WindowController extends Component {
    private enum State {
        IDLE,
        HEADER,
        PAYLOAD,
        COMPLETE
    }

    private static final int SEQUENCE_WIDTH = 16;

    public final Stream<CheckedTransfer> transfer = in(stream(CheckedTransfer.type()));
    public final Stream<PayloadWord> payload;
    public final Stream<PacketWord> packet;
    public final Stream<StatusEntry> completion = out(stream(StatusEntry.type()));
    /** 16 bits: this node. */
    public final UInt node = in(uint(16));
    /** 8 bits: the ticket of the next read. */
    public final UInt nextTicket = in(uint(OutstandingReads.TICKET_WIDTH));
    /** 1 in the cycle in which a read is begun, or refused. */
    public final Bool readBegins = out(bool());
    /** 1 in the cycle in which a read takes the ticket. */
    public final Bool takesTicket = out(bool());
    /** 32 bits: tag and node of that read. */
    public final UInt owner = out(uint(32));

    /** With each packet: 1 if it stays in this node. */
    public final Bool isLocal = out(bool());
    /** 1 in a cycle in which a packet of a remote write leaves. */
    public final Bool writes = out(bool());
    /** 4 bits: the node that the command at work names. */
    public final UInt peer = out(uint(PacketFormat.NODE_WIDTH));
    /** 0 while no command is at work. */
    public final Bool busy = out(bool());
    /** Activity of the unit. Its source is the payload, its sinks packets and completions. */
    public final Activity activity = out(Activity.type());

    private final DataPath path;
    private final int payloadBytes;
    private final Fsm<State> state = fsm(State.IDLE);
    private final UInt bytesLeft = reg(uint(Access.BYTES_WIDTH));
    private final UInt base = reg(uint(Access.ADDRESS_WIDTH));
    private final UInt firstElement = reg(uint(8));
    /** Elements that are not in packets before this one. */
    private final UInt elementsLeft = reg(uint(8));

    private final UInt ticket = reg(uint(OutstandingReads.TICKET_WIDTH));
    private final UInt headerWord;
    private final UInt wordsLeft;
    /** For each channel and node: the number of the next packet. */
    private final PeerWords sequences =
            instance("sequences", new PeerWords(PacketFormat.NODES << Channel.WIDTH, SEQUENCE_WIDTH));
    /** Packets of this command that have left. */
    private final UInt packets = reg(uint(SEQUENCE_WIDTH));
    /** 2 bits: with each packet, its channel. */
    public final UInt channel = out(uint(Channel.WIDTH));

    private final CheckedTransfer wanted = transfer.data();

    private Bool isRead;
    /** 1 for a command of which no host of this node is told: none has asked for it. */
    private Bool isSilent;
    /** 1 for a command whose payload comes from memory. */
    private Bool moves;
    /** 1 if that payload ends before its access does. */
    private Bool isCut;
    /** 1 for a command that requests a read. */
    private Bool asks;
    /** 1 for a command that answers without a payload from memory. */
    private Bool denies;
    /** Bytes that the command has for its packets. */
    private UInt payloadLeft;

    /** Bytes of a packet that is not its command's last. */
    private UInt fullBytes;
    /** Elements of such a packet. */
    private UInt fullElements;
    /** Distance by which such a packet moves the destination. */
    private UInt distance;

    private Bool lastPacket;
    private UInt packetBytes;
    /** Number of the packet, among those of its channel and node. */
    private UInt sequence;

    /** 1 in the cycle in which a command begins. */
    private Bool begins;
    /** 1 in the cycle in which a packet's last word leaves. */
    private Bool packetLeaves;
    /** 1 in the cycle in which the last word of a command's last packet leaves. */
    private Bool ends;

    /**
     * @param path the words that packets are made of
     * @param payloadBytes most bytes of one packet, a multiple of 8 from 128 to {@value PacketFormat#MOST_PAYLOAD_BYTES}
     */
    public WindowController(DataPath path, int payloadBytes) {
        this.path = path;
        this.payloadBytes = payloadBytes;
        parameter("word", path.wordBytes());
        parameter("payload", payloadBytes);
        payload = in(stream(PayloadWord.type(path)));
        packet = out(stream(PacketWord.type(path.wordBytes())));
        int headerWords = PacketFormat.headerWords(path.wordBytes());
        headerWord = reg(uint(Types.bitsToNumber(headerWords)));
        wordsLeft = reg(uint(Types.bitsToNumber(payloadBytes / path.wordBytes() + 1)));
        classify();
        cut();
        begin();
        number();
        complete();
        showActivity();
        UInt allElements = wanted.destination().elementsIn(wanted.bytes());
        UInt header = header(moveOn());
        offerWords(header);
        describeStates(allElements, headerWords);

        assertAlways(
                ends.and(moves).not().or(payload.data().last()),
                "the last packet of a command ends with the last word of its access");
    }

    /** Tells the kinds of commands apart, and chooses the channel. */
    private void classify() {
        Bool isDone = wanted.status().is(CommandStatus.DONE);
        isRead = wanted.operation().is(VectorOperation.REMOTE_READ);
        Bool isAnswer = wanted.operation().is(VectorOperation.ANSWER);
        Bool signals = wanted.operation()
                .is(VectorOperation.FENCE_REQUEST)
                .or(wanted.operation().is(VectorOperation.FENCE_ANSWER));
        isSilent = isAnswer.or(signals);
        moves = wanted.moves();
        isCut = moves.and(isDone.not());
        asks = isDone.and(isRead);
        denies = isSilent.and(moves.not());
        payloadLeft = mux(
                moves,
                wanted.bytes(),
                mux(
                        asks,
                        lit(PacketFormat.REQUEST_BYTES, Access.BYTES_WIDTH),
                        lit(PacketOperation.DENIAL_BYTES, Access.BYTES_WIDTH)));
        isLocal.set(wanted.operation()
                .is(VectorOperation.LOCAL_READ)
                .or(wanted.operation().is(VectorOperation.LOCAL_WRITE)));
        channel.set(channelOf(wanted));
        peer.set(wanted.node().trunc(PacketFormat.NODE_WIDTH));
        owner.set(wanted.tag().cat(wanted.node()));
    }

    /** Cuts the packet from the bytes that are left of the command. */
    private void cut() {
        fullBytes = fullPacket(wanted.destination());
        lastPacket = bytesLeft.le(payloadBytes);
        packetBytes = mux(lastPacket, bytesLeft, fullBytes);
    }

    private void begin() {
        begins = state.is(State.IDLE).and(transfer.valid());
        readBegins.set(begins.and(isRead));
        takesTicket.set(begins.and(asks));
    }

    /** Numbers the packets that go over the link, for each channel and node by themselves. */
    private void number() {
        sequences.index.set(channel.cat(peer));
        sequences.fetches.set(begins);
        sequence = sequences.word.addWrap(packets);
        packetLeaves = packet.fires().and(packet.data().last());
        ends = packetLeaves.and(lastPacket);
        writes.set(packetLeaves.and(wanted.operation().is(VectorOperation.REMOTE_WRITE)));
        sequences.sets.set(packetLeaves.and(isLocal.not()));
        sequences.next.set(sequence.addWrap(1));
    }

    /** Completes the command: takes it away, and tells the host that has asked for it. */
    private void complete() {
        transfer.ready().set(completion.fires().or(ends.and(isSilent)));
        completion.valid().set(state.is(State.COMPLETE));
        completion.data().status().set(wanted.status());
        completion.data().node().set(wanted.node());
        completion.data().tag().set(wanted.tag());
        completion.data().bytes().set(mux(moves.or(asks), wanted.bytes(), lit(0, Access.BYTES_WIDTH)));
        completion.data().base().set(wanted.destination().base());
        completion.data().entry().set(wanted.entry());
        completion.data().process().set(wanted.process());
        completion.data().otherProcess().set(wanted.otherProcess());
    }

    private void showActivity() {
        busy.set(state.is(State.IDLE).not());
        activity.busy().set(busy);
        activity.stalledBySource()
                .set(busy.and(packet.valid().or(completion.valid()).not()));
        activity.stalledBySink()
                .set(packet.valid()
                        .and(packet.ready().not())
                        .or(completion.valid().and(completion.ready().not())));
    }

    /** Works out where the next packet's destination begins; returns the elements of this one, 8 bits. */
    private UInt moveOn() {
        fullElements = fullElements(wanted.destination());
        UInt elements = mux(lastPacket, elementsLeft, fullElements);
        // The product has a cycle of its own: it is the longest path here, and settled long before the packet's last
        // word. Behind a last packet nothing is looked at, so that it is that of a full one.
        distance = reg(uint(Access.ADDRESS_WIDTH));
        UInt multiplied = reg(uint(8));
        multiplied.set(fullElements);
        distance.set(packetDistance(wanted.destination(), fullBytes, multiplied));
        return elements;
    }

    /** Offers the header's words, then the payload's: from memory, or those of a request or denial. */
    private void offerWords(UInt header) {
        UInt word = mux(moves, payload.data().data(), requestWord(wanted.source()));
        Bool inHeader = state.is(State.HEADER);
        Bool inPayload = state.is(State.PAYLOAD);
        packet.valid().set(inHeader.or(inPayload.and(payload.valid().or(moves.not()))));
        packet.data().data().set(mux(inHeader, header, word));
        packet.data().last().set(inPayload.and(wordsLeft.eq(1)));
        payload.ready().set(inPayload.and(moves).and(packet.ready()));
    }

    private void describeStates(UInt allElements, int headerWords) {
        state.describe(m -> {
            m.state(State.IDLE)
                    .during(() -> when(transfer.valid(), () -> {
                        bytesLeft.set(payloadLeft);
                        ticket.set(mux(asks, nextTicket, wanted.ticket()));
                        base.set(wanted.destination().base());
                        firstElement.set(0);
                        elementsLeft.set(mux(denies, lit(0, 8), allElements));
                        headerWord.set(0);
                        packets.set(0);
                    }))
                    .goTo(State.HEADER, begins.and(moves.or(asks).or(denies)))
                    .goTo(State.COMPLETE, begins);
            m.state(State.HEADER)
                    .during(() -> when(packet.ready(), () -> {
                        headerWord.increment();
                        wordsLeft.set(wordsOf(packetBytes));
                    }))
                    .goTo(State.PAYLOAD, packet.ready().and(headerWord.eq(headerWords - 1)));
            m.state(State.PAYLOAD)
                    .during(() -> when(packet.fires(), () -> {
                        wordsLeft.decrement();
                        when(packet.data().last(), () -> {
                            packets.increment();
                            bytesLeft.set(bytesLeft.subWrap(fullBytes));
                            firstElement.set(firstElement.addWrap(fullElements));
                            elementsLeft.set(elementsLeft.subWrap(fullElements));
                            base.set(base.addWrap(distance));
                        });
                    }))
                    .goTo(State.IDLE, ends.and(isSilent))
                    .goTo(State.COMPLETE, ends)
                    .goTo(State.HEADER, packetLeaves);
            m.state(State.COMPLETE).goTo(State.IDLE, completion.ready());
        });
    }

    /** Returns the word of the header that is at work. */
    private UInt header(UInt count) {
        Access destination = wanted.destination();
        Bool isAnswer = wanted.operation().is(VectorOperation.ANSWER);
        UInt link = sequence.cat(channel)
                .cat(packetBytes.trunc(PacketFormat.BYTES_WIDTH))
                .cat(node)
                .cat(mux(isLocal, node, wanted.node()));
        UInt access = destination.stride().cat(base.zext(32));
        UInt operation = operationCode(wanted);
        UInt status = mux(isAnswer, wanted.status().asUInt().zext(5), lit(0, 5));
        UInt flags = status.cat(isCut.asUInt())
                .cat(wanted.wantsReceiveStatus().asUInt())
                .cat(lastPacket.asUInt());
        UInt shape = firstElement
                .cat(wanted.tag())
                .cat(flags)
                .cat(count)
                .cat(destination.sizeLog2().zext(8))
                .cat(destination.pattern().asUInt().zext(8))
                .cat(operation);
        UInt entry = mux(isAnswer, wanted.entry(), lit(0, 8));
        UInt told = mux(isLocal, wanted.process(), wanted.otherProcess());
        UInt whole = entry.cat(ticket)
                .cat(wanted.bytes())
                .cat(wanted.process())
                .cat(told)
                .cat(destination.base());
        UInt header = whole.cat(shape).cat(access).cat(link);
        int bits = 8 * path.wordBytes();
        return header.shr(headerWord.shlGrow(Integer.numberOfTrailingZeros(bits)))
                .trunc(bits);
    }

    private UInt channelOf(CheckedTransfer wanted) {
        return mux(
                wanted.operation().is(VectorOperation.REMOTE_READ),
                lit(Channel.REQUEST.code(), Channel.WIDTH),
                mux(
                        wanted.operation()
                                .is(VectorOperation.ANSWER)
                                .or(wanted.operation().is(VectorOperation.FENCE_ANSWER)),
                        lit(Channel.RESPONSE.code(), Channel.WIDTH),
                        lit(Channel.PUT.code(), Channel.WIDTH)));
    }

    private UInt operationCode(CheckedTransfer wanted) {
        UInt code = lit(PacketOperation.REMOTE_VECTOR_WRITE.code(), 8);
        code = codeOf(wanted, VectorOperation.REMOTE_READ, PacketOperation.READ_REQUEST.code(), code);
        code = codeOf(wanted, VectorOperation.ANSWER, PacketOperation.READ_ANSWER.code(), code);
        code = codeOf(wanted, VectorOperation.FENCE_REQUEST, PacketOperation.FENCE_REQUEST.code(), code);
        code = codeOf(wanted, VectorOperation.FENCE_ANSWER, PacketOperation.FENCE_ANSWER.code(), code);
        return mux(isLocal, lit(PacketOperation.LOCAL.code(), 8), code);
    }

    private UInt codeOf(CheckedTransfer wanted, VectorOperation operation, int code, UInt otherwise) {
        return mux(wanted.operation().is(operation), lit(code, 8), otherwise);
    }

    /** The payload of a request: where to read there, as the registers of a host have it. */
    private UInt requestWord(Access source) {
        UInt place = source.stride().cat(source.base().zext(32));
        // The header goes first: there is time for registers.
        UInt elementBytes = reg(uint(16));
        UInt elements = reg(uint(16));
        elementBytes.set(lit(1, 16).shlWrap(source.sizeLog2()));
        elements.set(source.elements().zext(16));
        UInt shape =
                lit(0, 24).cat(source.pattern().asUInt().zext(8)).cat(elements).cat(elementBytes);
        return path.wordBytes() == PacketFormat.LINK_WORD_BYTES ? mux(wordsLeft.eq(2), place, shape) : shape.cat(place);
    }

    /** Bytes in words, rounded up. */
    private UInt wordsOf(UInt bytes) {
        int shift = Integer.numberOfTrailingZeros(path.wordBytes());
        return bytes.addWrap(path.wordBytes() - 1).bits(wordsLeft.width() + shift - 1, shift);
    }

    /**
     * The bytes of a packet that is not its command's last: whole elements of the destination, and whole words, so that the next
     * packet begins with a word.
     */
    private UInt fullPacket(Access destination) {
        UInt ones = lit((1 << Access.BYTES_WIDTH) - 1, Access.BYTES_WIDTH);
        int wholeWords = payloadBytes / path.wordBytes() * path.wordBytes();
        return lit(wholeWords, Access.BYTES_WIDTH).and(ones.shlWrap(destination.sizeLog2()));
    }

    /** 8 bits: elements in such a packet; means nothing where a command's elements all have their place in one. */
    private UInt fullElements(Access destination) {
        int wholeWords = payloadBytes / path.wordBytes() * path.wordBytes();
        UInt elements = lit(0, 8);
        for (int log2 = 2; log2 < 8; log2++) {
            UInt ofSize = lit(wholeWords >> log2 & 0xFF, 8);
            elements = mux(destination.sizeLog2().eq(log2), ofSize, elements);
        }
        return elements;
    }

    /** Distance by which a packet moves the destination: its bytes, its elements times the stride, or the list by its entries. */
    private UInt packetDistance(Access destination, UInt packetBytes, UInt elements) {
        UInt entryBytes = mux(
                destination.pattern().is(AccessPattern.LIST_4),
                lit(AccessPattern.LIST_4.entryBytes(), Access.ADDRESS_WIDTH),
                lit(AccessPattern.LIST_8.entryBytes(), Access.ADDRESS_WIDTH));
        UInt stride = destination.stride().trunc(Access.ADDRESS_WIDTH);
        UInt step = mux(destination.isList(), entryBytes, stride);
        return mux(
                destination.pattern().is(AccessPattern.CONTIGUOUS),
                packetBytes.zext(Access.ADDRESS_WIDTH),
                step.mulGrow(elements).trunc(Access.ADDRESS_WIDTH));
    }
}
