package org.heddle.nic.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.host.CheckedTransfer;
import org.heddle.nic.host.CommandStatus;
import org.heddle.nic.host.Operation;
import org.heddle.nic.move.PayloadWord;
import org.heddle.nic.pattern.Access;
import org.heddle.nic.pattern.AccessPattern;
import org.heddle.nic.pattern.DataPath;

/**
 * The Window Controller's sending half: starts the Prefetch Unit, cuts its words into packets of at most
 * {@code payloadBytes}, and puts the receiver's access, recomputed for each packet, into every header.
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

    public final Stream<CheckedTransfer> transfer = in(stream(CheckedTransfer.type()));
    public final Stream<Access> prefetch = out(stream(Access.type()));
    public final Stream<PayloadWord> payload;
    public final Stream<PacketWord> packet;
    public final Stream<StatusEntry> completion = out(stream(StatusEntry.type()));
    /** 16 bits: this node. */
    public final UInt node = in(uint(16));
    /** With each packet: 1 if it stays in this node. */
    public final Bool isLocal = out(bool());
    /** 0 while no command is at work. */
    public final Bool busy = out(bool());

    private final DataPath path;
    private final int payloadBytes;
    private final EnumValue<State> state = reg(enumOf(State.class)).init(State.IDLE);
    private final UInt bytesLeft = reg(uint(Access.BYTES_WIDTH));
    private final UInt base = reg(uint(Access.ADDRESS_WIDTH));
    private final UInt firstElement = reg(uint(8));
    private final UInt headerWord;
    private final UInt wordsLeft = reg(uint(8));
    private final UInt sequence = reg(uint(16)).init(0);

    /**
     * @param path the words that packets are made of
     * @param payloadBytes most bytes of one packet, a multiple of 128, so that elements of every size end with the packet
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
        CheckedTransfer wanted = transfer.data();
        Bool isCut = wanted.status().is(CommandStatus.SOURCE_LIST_ENTRY);
        Bool moves = wanted.status()
                .is(CommandStatus.DONE)
                .or(isCut.and(wanted.bytes().ne(0)));
        Bool lastPacket = bytesLeft.le(payloadBytes);
        UInt packetBytes = mux(lastPacket, bytesLeft, lit(payloadBytes, Access.BYTES_WIDTH));

        isLocal.set(wanted.operation().isNot(Operation.REMOTE_WRITE));
        busy.set(state.isNot(State.IDLE));
        prefetch.valid().set(state.is(State.IDLE).and(transfer.valid()).and(moves));
        connect(prefetch.data(), wanted.source());
        transfer.ready().set(completion.fires());
        completion.valid().set(state.is(State.COMPLETE));
        completion.data().status().set(wanted.status());
        completion.data().node().set(wanted.node());
        completion.data().tag().set(wanted.tag());
        completion.data().bytes().set(mux(moves, wanted.bytes(), lit(0, Access.BYTES_WIDTH)));
        completion.data().base().set(wanted.destination().base());
        completion.data().entry().set(wanted.entry());

        UInt elements = wanted.destination().elementsIn(packetBytes);
        UInt header = header(wanted, packetBytes, elements, lastPacket, isCut);
        Bool inHeader = state.is(State.HEADER);
        Bool inPayload = state.is(State.PAYLOAD);
        packet.valid().set(inHeader.or(inPayload.and(payload.valid())));
        packet.data().data().set(mux(inHeader, header, payload.data().data()));
        packet.data().last().set(inPayload.and(wordsLeft.eq(1)));
        payload.ready().set(inPayload.and(packet.ready()));

        switchOn(state)
                .is(
                        State.IDLE,
                        () -> when(transfer.valid(), () -> {
                            bytesLeft.set(wanted.bytes());
                            base.set(wanted.destination().base());
                            firstElement.set(0);
                            headerWord.set(0);
                            when(moves.not(), () -> state.set(State.COMPLETE))
                                    .elseWhen(prefetch.ready(), () -> state.set(State.HEADER));
                        }))
                .is(
                        State.HEADER,
                        () -> when(packet.ready(), () -> {
                            headerWord.set(headerWord.addWrap(1));
                            wordsLeft.set(wordsOf(packetBytes));
                            when(headerWord.eq(headerWords - 1), () -> state.set(State.PAYLOAD));
                        }))
                .is(
                        State.PAYLOAD,
                        () -> when(packet.fires(), () -> {
                            wordsLeft.set(wordsLeft.subWrap(1));
                            when(packet.data().last(), () -> {
                                sequence.set(mux(
                                        wanted.operation().is(Operation.REMOTE_WRITE), sequence.addWrap(1), sequence));
                                bytesLeft.set(bytesLeft.subWrap(packetBytes));
                                firstElement.set(firstElement.addWrap(elements));
                                base.set(base.addWrap(packetDistance(wanted.destination())));
                                state.set(mux(lastPacket, lit(State.COMPLETE), lit(State.HEADER)));
                            });
                        }))
                .is(State.COMPLETE, () -> when(completion.ready(), () -> state.set(State.IDLE)));

        assertAlways(
                packet.fires()
                        .and(packet.data().last())
                        .and(lastPacket)
                        .not()
                        .or(payload.data().last()),
                "the last packet of a command ends with the last word of its access");
    }

    private UInt header(CheckedTransfer wanted, UInt packetBytes, UInt count, Bool lastPacket, Bool isCut) {
        Access destination = wanted.destination();
        Bool local = wanted.operation().isNot(Operation.REMOTE_WRITE);
        UInt link = sequence.cat(packetBytes).cat(node).cat(mux(local, node, wanted.node()));
        UInt access = destination.stride().cat(base.zext(32));
        UInt operation = mux(local, lit(PacketFormat.LOCAL, 8), lit(PacketFormat.REMOTE_VECTOR_WRITE, 8));
        UInt flags = lit(0, 5)
                .cat(isCut.asUInt())
                .cat(wanted.wantsReceiveStatus().asUInt())
                .cat(lastPacket.asUInt());
        UInt shape = firstElement
                .cat(wanted.tag())
                .cat(flags)
                .cat(count)
                .cat(destination.sizeLog2().zext(8))
                .cat(destination.pattern().asUInt().zext(8))
                .cat(operation);
        UInt whole = wanted.bytes().zext(32).cat(destination.base().zext(32));
        UInt header = whole.cat(shape).cat(access).cat(link);
        int bits = 8 * path.wordBytes();
        return header.shr(headerWord.shlGrow(Integer.numberOfTrailingZeros(bits)))
                .trunc(bits);
    }

    /** Bytes in words, rounded up. */
    private UInt wordsOf(UInt bytes) {
        int shift = Integer.numberOfTrailingZeros(path.wordBytes());
        return bytes.addWrap(path.wordBytes() - 1).bits(wordsLeft.width() + shift - 1, shift);
    }

    /**
     * How far a full packet moves the destination: its bytes if contiguous, its elements times the stride, or the list by its
     * entries. Packets hold a multiple of 128 bytes, so that the product is a multiple of the distance, shifted by the
     * element size.
     */
    private UInt packetDistance(Access destination) {
        UInt entryBytes = mux(
                destination.pattern().is(AccessPattern.LIST_4),
                lit(AccessPattern.LIST_4.entryBytes(), Access.ADDRESS_WIDTH),
                lit(AccessPattern.LIST_8.entryBytes(), Access.ADDRESS_WIDTH));
        UInt stride = destination.stride().trunc(Access.ADDRESS_WIDTH);
        UInt distance = mux(destination.isList(), entryBytes, stride);
        UInt largestElements = distance.mulGrow(lit(payloadBytes / 128, 5)).trunc(Access.ADDRESS_WIDTH);
        UInt shift = lit(7, 3).subWrap(destination.sizeLog2());
        return mux(
                destination.pattern().is(AccessPattern.CONTIGUOUS),
                lit(payloadBytes, Access.ADDRESS_WIDTH),
                largestElements.shlWrap(shift));
    }
}
