package org.heddle.nic.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.host.CommandStatus;
import org.heddle.nic.move.PayloadWord;
import org.heddle.nic.pattern.Access;
import org.heddle.nic.pattern.AccessPattern;

/**
 * The Receive Controller: checks each packet's header, has the Write Unit store its payload, and reports the reception of a
 * command once its last byte is visible in memory. A packet that does not fit is drained, writes nothing and is reported.
 *
 * <p>Throughput: one word per cycle; about seven cycles between two packets beside the Write Unit's own latency.
 */
public final class ReceiveController extends Component {
    private enum State {
        HEADER,
        CHECK,
        PAYLOAD,
        DRAIN,
        WRITTEN,
        REPORT
    }

    public final Stream<PacketWord> packet = in(stream(PacketWord.type()));
    public final Stream<Access> write = out(stream(Access.type()));
    public final Stream<PayloadWord> payload = out(stream(PayloadWord.type()));
    /** 1 in the cycle in which the access has been written. */
    public final Bool written = in(bool());

    public final Stream<StatusEntry> status = out(stream(StatusEntry.type()));
    /** 16 bits: this node. */
    public final UInt node = in(uint(16));

    private final EnumValue<State> state = reg(enumOf(State.class)).init(State.HEADER);
    private final UInt headerWord = reg(uint(2)).init(0);
    private final UInt link = reg(uint(64));
    private final UInt place = reg(uint(64));
    private final UInt shape = reg(uint(64));
    private final UInt whole = reg(uint(64));
    private final EnumValue<CommandStatus> verdict = reg(enumOf(CommandStatus.class));

    public ReceiveController() {
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

        write.valid().set(state.is(State.CHECK).and(headerWrong.not()).and(sizeWrong.not()));
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

        status.valid().set(state.is(State.REPORT));
        status.data().status().set(verdict);
        status.data().node().set(link.bits(31, 16));
        status.data().tag().set(shape.bits(55, 40));
        status.data().bytes().set(whole.bits(47, 32));
        status.data().base().set(whole.bits(Access.ADDRESS_WIDTH - 1, 0));

        Bool ends = packet.fires().and(packet.data().last());
        switchOn(state)
                .is(State.HEADER, () -> when(packet.valid(), this::takeHeaderWord))
                .is(State.CHECK, () -> {
                    verdict.set(CommandStatus.DONE);
                    when(headerWrong, () -> refuse(CommandStatus.RECEIVED_HEADER))
                            .elseWhen(sizeWrong, () -> refuse(CommandStatus.RECEIVED_SIZE_MISMATCH))
                            .elseWhen(write.ready(), () -> state.set(State.PAYLOAD));
                })
                .is(State.PAYLOAD, () -> when(ends, () -> state.set(State.WRITTEN)))
                .is(State.DRAIN, () -> when(ends, () -> state.set(State.REPORT)))
                .is(
                        State.WRITTEN,
                        () -> when(
                                written,
                                () -> state.set(
                                        mux(lastPacket.and(wantsStatus), lit(State.REPORT), lit(State.HEADER)))))
                .is(State.REPORT, () -> when(status.ready(), () -> state.set(State.HEADER)));
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
        switchOn(headerWord)
                .is(0, () -> link.set(packet.data().data()))
                .is(1, () -> place.set(packet.data().data()))
                .is(2, () -> shape.set(packet.data().data()))
                .is(3, () -> whole.set(packet.data().data()));
        headerWord.set(headerWord.addWrap(1));
        when(headerWord.eq(PacketFormat.HEADER_WORDS - 1), () -> state.set(State.CHECK));
    }

    private void refuse(CommandStatus reason) {
        verdict.set(reason);
        state.set(State.DRAIN);
    }
}
