package org.heddle.nic.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.host.CommandStatus;
import org.heddle.nic.move.PayloadWord;
import org.heddle.nic.pattern.Access;
import org.heddle.nic.pattern.AccessPattern;
import org.heddle.nic.pattern.DataPath;

/**
 * The Receive Controller: checks each packet's header, has the Write Unit store its payload, and reports the reception of a
 * command once its last byte is visible in memory. A packet that does not fit is drained, writes nothing and is reported.
 * A packet that never came leaves a gap in the sequence numbers: the next command to be reported is then not reported as
 * done but as incomplete. The numbers are those of the one sender at the other end of the link.
 *
 * <p>Throughput: one word per cycle, and one cycle between a packet's header and its payload. Up to
 * {@value #PACKETS_UNDER_WAY} packets may be under way to the memory; statuses keep the order of the packets.
 */
public final class ReceiveController extends Component {
    private enum State {
        HEADER,
        CHECK,
        PAYLOAD,
        DRAIN
    }

    /**
     * What is to be said of a packet once it is done with.
     *
     * @param entry the status
     * @param isWanted 0 if nothing is to be said
     * @param needsWrite 1 if the packet's access must have been written before
     */
    private record Report(StatusEntry entry, Bool isWanted, Bool needsWrite) implements Bundle {
        static BundleType<Report> type() {
            return Types.bundle(Report.class, StatusEntry.type(), Types.bool(), Types.bool());
        }
    }

    /** Packets that may have been taken and not yet be written. */
    private static final int PACKETS_UNDER_WAY = 4;

    public final Stream<PacketWord> packet;
    public final Stream<Access> write = out(stream(Access.type()));
    public final Stream<PayloadWord> payload;
    /** 1 in the cycle in which the access has been written. */
    public final Bool written = in(bool());

    public final Stream<StatusEntry> status = out(stream(StatusEntry.type()));
    /** 16 bits: this node. */
    public final UInt node = in(uint(16));

    private final EnumValue<State> state = reg(enumOf(State.class)).init(State.HEADER);
    private final UInt header = reg(uint(8 * PacketFormat.HEADER_BYTES));
    private final UInt link = header.bits(63, 0);
    private final UInt place = header.bits(127, 64);
    private final UInt shape = header.bits(191, 128);
    private final UInt whole = header.bits(255, 192);
    private final UInt headerWord;
    private final int lastHeaderWord;
    private final Queue<Report> reports = instance(new Queue<>(Report.type(), PACKETS_UNDER_WAY));
    private final UInt nextSequence = reg(uint(16)).init(0);
    private final Bool packetMissing = reg(bool()).init(false);

    public ReceiveController(DataPath path) {
        parameter("word", path.wordBytes());
        packet = in(stream(PacketWord.type(path.wordBytes())));
        payload = out(stream(PayloadWord.type(path)));
        int headerWords = PacketFormat.headerWords(path.wordBytes());
        lastHeaderWord = headerWords - 1;
        headerWord = reg(uint(Types.bitsToNumber(headerWords))).init(0);
        UInt count = shape.bits(31, 24);
        UInt sizeLog2 = shape.bits(18, 16);
        Bool strided = shape.bits(15, 8).eq(AccessPattern.STRIDE.ordinal());
        Bool lastPacket = shape.bit(32);
        Bool wantsStatus = shape.bit(33);
        UInt accessBytes = count.zext(Access.BYTES_WIDTH).shlWrap(sizeLog2);
        Bool headerWrong = link.bits(15, 0)
                .ne(node)
                .or(shape.bits(7, 0).ne(PacketFormat.REMOTE_VECTOR_WRITE))
                .or(isNoAccess());
        Bool sizeWrong = accessBytes.ne(link.bits(47, 32));

        Bool refused = headerWrong.or(sizeWrong);
        Bool checks = state.is(State.CHECK).and(reports.enqueue.ready());
        Bool decided = checks.and(refused.or(write.ready()));

        write.valid().set(checks.and(refused.not()));
        write.data().pattern().set(mux(strided, lit(AccessPattern.STRIDE), lit(AccessPattern.CONTIGUOUS)));
        write.data().base().set(place.bits(Access.ADDRESS_WIDTH - 1, 0));
        write.data().stride().set(place.bits(63, 32));
        write.data().sizeLog2().set(sizeLog2);
        write.data().count().set(count);

        Bool inPayload = state.is(State.PAYLOAD);
        payload.valid().set(inPayload.and(packet.valid()));
        payload.data().data().set(packet.data().data());
        payload.data().last().set(packet.data().last());
        packet.ready().set(state.is(State.HEADER).or(state.is(State.DRAIN)).or(inPayload.and(payload.ready())));

        Bool gap = link.bits(63, 48).ne(nextSequence);
        Bool missing = packetMissing.or(gap);
        Bool endsCommand = lastPacket.and(wantsStatus);
        Report report = reports.enqueue.data();
        reports.enqueue.valid().set(decided);
        report.entry().status().set(CommandStatus.DONE);
        when(missing, () -> report.entry().status().set(CommandStatus.RECEIVED_INCOMPLETE));
        when(sizeWrong, () -> report.entry().status().set(CommandStatus.RECEIVED_SIZE_MISMATCH));
        when(headerWrong, () -> report.entry().status().set(CommandStatus.RECEIVED_HEADER));
        report.entry().node().set(link.bits(31, 16));
        report.entry().tag().set(shape.bits(55, 40));
        report.entry().bytes().set(whole.bits(47, 32));
        report.entry().base().set(whole.bits(Access.ADDRESS_WIDTH - 1, 0));
        report.isWanted().set(refused.or(endsCommand));
        report.needsWrite().set(refused.not());

        Bool ends = packet.fires().and(packet.data().last());
        switchOn(state)
                .is(State.HEADER, () -> when(packet.valid(), this::takeHeaderWord))
                .is(
                        State.CHECK,
                        () -> when(decided, () -> {
                            state.set(mux(refused, lit(State.DRAIN), lit(State.PAYLOAD)));
                            nextSequence.set(link.bits(63, 48).addWrap(1));
                            // A report of a whole command settles what was missing before it.
                            packetMissing.set(
                                    missing.and(endsCommand.and(refused.not()).not()));
                        }))
                .is(State.PAYLOAD, () -> when(ends, () -> state.set(State.HEADER)))
                .is(State.DRAIN, () -> when(ends, () -> state.set(State.HEADER)));
        reportInOrder();
    }

    /** The oldest packet is reported when its access has been written, and then makes room for the next. */
    private void reportInOrder() {
        UInt writesDone = reg(uint(Types.bitsToNumber(PACKETS_UNDER_WAY + 1))).init(0);
        Report oldest = reports.dequeue.data();
        Bool isDone = reports.dequeue.valid().and(oldest.needsWrite().not().or(writesDone.ne(0)));
        status.valid().set(isDone.and(oldest.isWanted()));
        connect(status.data(), oldest.entry());
        reports.dequeue.ready().set(isDone.and(oldest.isWanted().not().or(status.ready())));
        Bool settles = reports.dequeue.fires().and(oldest.needsWrite());
        when(written.and(settles.not()), () -> writesDone.set(writesDone.addWrap(1)))
                .elseWhen(settles.and(written.not()), () -> writesDone.set(writesDone.subWrap(1)));
    }

    /** 1 where the Write Unit could not end or would lose address bits; the range is the sender's word. */
    private Bool isNoAccess() {
        UInt pattern = shape.bits(15, 8);
        UInt sizeLog2 = shape.bits(23, 16);
        return pattern.gt(AccessPattern.STRIDE.ordinal())
                .or(sizeLog2.lt(2))
                .or(sizeLog2.gt(7))
                .or(place.bits(31, Access.ADDRESS_WIDTH).ne(0))
                .or(place.bits(1, 0).ne(0))
                .or(pattern.eq(AccessPattern.STRIDE.ordinal())
                        .and(place.bits(33, 32).ne(0)));
    }

    private void takeHeaderWord() {
        // The first word comes first and ends lowest: each one pushes those before it down.
        UInt word = packet.data().data();
        header.set(word.cat(header.bits(header.width() - 1, word.width())));
        headerWord.set(headerWord.addWrap(1));
        when(headerWord.eq(lastHeaderWord), () -> state.set(State.CHECK));
    }
}
