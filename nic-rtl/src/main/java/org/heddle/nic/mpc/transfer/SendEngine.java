package org.heddle.nic.mpc.transfer;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.LmrField;
import org.heddle.nic.mpc.list.RemoteRead;
import org.heddle.nic.mpc.list.Update;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.move.PayloadWord;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.Segment;

/**
 * Cuts a remote write into packets: a segment to gather and a header for each.
 *
 * <p>Throughput: a word per cycle. Without a turnaround, segments run ahead of the packets, so that memory is read without a pause inside a
 * message; with one, a packet's reading begins when that of the one before is over, and the turnaround behind it.
 */
public final class SendEngine extends Component {
    /** Entries of the LME; the next one is taken when the one before has left. */
    public final Stream<UInt> entry = in(stream(uint(HostMemoryRequest.LINE_BITS)));
    /** Bytes to gather, a segment for each packet. */
    public final Stream<Segment> segment;
    /** 1 in the cycle in which a line of a segment is there. */
    public final Bool lineArrives = in(bool());
    /** Words that were gathered; the last word of a segment is marked. */
    public final Stream<PayloadWord> payload;
    /** Packets, header and payload. */
    public final Stream<PacketWord> packet = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 1 in the cycle in which the entry's last word leaves, or in which an entry is refused. */
    public final Bool leaves = out(bool());
    /** 1 with it if its host asked for a notification. */
    public final Bool notifies = out(bool());
    /** 1 in the cycle in which an entry is refused: no bytes or too many, outside the memory, no such node. */
    public final Bool refuses = out(bool());
    /** 8 bits, with {@link #leaves}: code of the {@link EntryStatus}; empty if it is not told. */
    public final Optional<UInt> status;
    /** 16 bits: this node, for entries that carry their bytes and so have no place for it; empty if none may. */
    public final Optional<UInt> node;
    /** 1 with an entry if its bytes are in no page of its process; empty if addresses are physical. */
    public final Optional<Bool> isUnmapped;
    /** One bit for each node: 1 if it is lost, and entries for it are refused; empty if statuses are not told. */
    public final Optional<UInt> lost;
    /** 1 in the cycle in which it is known that a segment's pages are there; empty if addresses are physical. */
    public final Optional<Bool> passes;
    /**
     * 1 in the cycle in which it is known that they are not, though the entry's were: they have been taken away meanwhile. The entry is refused when
     * the packets before them have left. Empty if addresses are physical.
     */
    public final Optional<Bool> fails;
    /** Reads of other nodes' memories, with {@link #leaves}: such an entry sends nothing itself; empty if statuses are not told. */
    public final Optional<Valid<RemoteRead>> read;

    /** Width of a count of bytes: up to 2^24. */
    private static final int BYTES_WIDTH = 25;
    /** Width of a count of segments whose packets have not left. */
    private static final int GRANTED_WIDTH = 4;
    /** Bytes at an entry's end that go in shorter packets. */
    private static final int TAIL_BYTES = 4096;

    private final DataPath path;
    private final int payloadBytes;
    private final int shortBytes;
    private final boolean tellsStatus;
    /** Whether the entry that was taken has not all its pages, or no more. */
    private final Optional<Bool> isMissing;
    /** Whether the node that the entry is for is lost. */
    private final Optional<Bool> isGone;
    /** Segments whose pages are there, and whose packets have not left. */
    private final Optional<UInt> granted;
    /** 1 in the cycle in which an entry ends because the pages of its next packet have been taken away. */
    private final Optional<Bool> isTorn;

    private final UInt line = reg(uint(HostMemoryRequest.LINE_BITS));
    private final Bool busy = reg(bool()).init(false);
    /** Bytes that are in no segment yet. */
    private final UInt toRead = reg(uint(BYTES_WIDTH)).init(0);
    /** Bytes that are in no packet yet. */
    private final UInt toSend = reg(uint(BYTES_WIDTH)).init(0);

    private final UInt from = reg(uint(HostMemoryRequest.BYTE_ADDRESS_WIDTH));
    private final UInt to = reg(uint(LmeField.PRAD.width()));

    /**
     * @param path of host memory, with words of the link
     * @param payloadBytes most bytes of a packet, a multiple of 32
     * @param turnaround cycles from the end of a packet's reading to the beginning of the next one's; 0 to read ahead
     */
    public SendEngine(DataPath path, int payloadBytes, int turnaround) {
        this(path, payloadBytes, turnaround, payloadBytes, false);
    }

    /**
     * @param path of host memory, with words of the link
     * @param payloadBytes most bytes of a packet, a multiple of 32
     * @param turnaround cycles from the end of a packet's reading to the beginning of the next one's; 0 to read ahead
     * @param shortBytes most bytes of a packet of the last {@value #TAIL_BYTES} bytes of an entry, as {@code payloadBytes}: what comes last
     *     is stored whole at both ends of the link before its first byte is visible
     * @param tellsStatus whether {@link #status} is told, and entries may read or carry their bytes
     */
    public SendEngine(DataPath path, int payloadBytes, int turnaround, int shortBytes, boolean tellsStatus) {
        this.path = path;
        this.payloadBytes = payloadBytes;
        this.shortBytes = shortBytes;
        this.tellsStatus = tellsStatus;
        parameter("payload", payloadBytes);
        parameter("turnaround", turnaround);
        if (shortBytes != payloadBytes) {
            parameter("short", shortBytes);
        }
        if (tellsStatus) {
            parameter("tells", "status");
        }
        segment = out(stream(Segment.type(path.segments())));
        payload = in(stream(PayloadWord.type(path)));
        // An entry is looked at in the cycle behind the one in which it is taken.
        Bool checks = reg(bool()).init(false);
        checks.set(entry.fires());
        UInt length = tellsStatus ? reg("length", uint(LmeField.LEN.width())) : LmeField.LEN.of(line);
        isUnmapped = tellsStatus ? Optional.of(in("isUnmapped", bool())) : Optional.empty();
        isMissing = isUnmapped.map(now -> reg("isMissing", bool()).init(false));
        lost = tellsStatus ? Optional.of(in("lost", uint(PacketFormat.NODES))) : Optional.empty();
        isGone = lost.map(now -> reg("isGone", bool()).init(false));
        passes = tellsStatus ? Optional.of(in("passes", bool())) : Optional.empty();
        fails = tellsStatus ? Optional.of(in("fails", bool())) : Optional.empty();
        granted = passes.map(now -> reg("granted", uint(GRANTED_WIDTH)).init(0));
        isTorn = granted.map(count -> isMissing.orElseThrow().and(toSend.ne(0)).and(count.eq(0)));
        node = tellsStatus ? Optional.of(in("node", uint(LmeField.NSRC.width()))) : Optional.empty();
        Bool reads = tellsStatus ? LmeField.GET.is(line) : lit(false);
        Bool isWrong = tellsStatus
                ? isWrong(length)
                        .or(reads.and(isOutsideThere(length)))
                        .or(Update.isWrong(line))
                        .or(isGoneNow())
                : isWrong(length);
        entry.ready().set(busy.not());
        take(length);
        Bool isRight = tellsStatus ? checks.and(isWrong.not()).and(reads.not()) : checks.and(isWrong.not());
        when(
                tellsStatus ? isRight.and(LmeField.carries(line).not()) : isRight,
                () -> toRead.set(length.trunc(BYTES_WIDTH)));
        when(isRight, () -> {
            toSend.set(length.trunc(BYTES_WIDTH));
            from.set(LmeField.PLAD.of(line).trunc(from.width()));
            to.set(LmeField.PRAD.of(line));
        });
        read(turnaround);
        Bool sent = send(length);
        refuses.set(isTorn.map(torn -> behind("refusesNow", checks.and(isWrong).or(torn)))
                .orElseGet(() -> checks.and(isWrong)));
        status = tellsStatus ? Optional.of(status(length)) : Optional.empty();
        read = tellsStatus ? Optional.of(out("read", valid(RemoteRead.type()))) : Optional.empty();
        read.ifPresent(asked -> {
            asked.valid().set(behind("readsNow", checks.and(isWrong.not()).and(reads)));
            connect(asked.data(), RemoteRead.of(line));
        });
        leaves.set(read.map(asked -> sent.or(refuses).or(asked.valid())).orElseGet(() -> sent.or(refuses)));
        notifies.set(asksForNotification());
        when(leaves, () -> busy.set(false));
    }

    /** Takes an entry; its pages may go while it is here. */
    private void take(UInt length) {
        when(entry.fires(), () -> {
            line.set(entry.data());
            busy.set(true);
            if (tellsStatus) {
                length.set(LmeField.length(entry.data()));
                isMissing.orElseThrow().set(isUnmapped.orElseThrow());
            }
        });
        fails.ifPresent(missing -> when(missing, () -> isMissing.orElseThrow().set(true)));
    }

    /** Whether the node that the entry is for is lost now; kept for its end. */
    private Bool isGoneNow() {
        Bool isLost = lost.orElseThrow().bit(LmeField.NDST.of(line).trunc(PacketFormat.NODE_WIDTH));
        isGone.orElseThrow().set(isLost);
        return isLost;
    }

    private Bool asksForNotification() {
        payloadOf(leaves, notifies);
        return tellsStatus
                ? LmeField.NS.is(line).or(isForNobody().orElseThrow())
                : LmeField.NS.of(line).bit(0);
    }

    /** A cycle later: what an entry that sends nothing sets off reaches far, to the events of its process. */
    private Bool behind(String name, Bool happens) {
        Bool later = reg(name, bool()).init(false);
        later.set(happens);
        return later;
    }

    private UInt status(UInt length) {
        int width = LmrField.STATUS.width();
        UInt told = out("status", uint(width));
        UInt remote = mux(
                Update.isWrong(line),
                lit(EntryStatus.BAD_UPDATE.code(), width),
                lit(EntryStatus.BAD_REMOTE_ADDRESS.code(), width));
        UInt reason = mux(
                hasNoLength(length),
                lit(EntryStatus.BAD_LENGTH.code(), width),
                mux(
                        isOutside(length),
                        lit(EntryStatus.BAD_LOCAL_ADDRESS.code(), width),
                        mux(
                                isNoNode(),
                                lit(EntryStatus.BAD_NODE.code(), width),
                                mux(isGone.orElseThrow(), lit(EntryStatus.PEER_LOST.code(), width), remote))));
        UInt sent = mux(
                isForNobody().orElseThrow(),
                lit(EntryStatus.PEER_LOST.code(), width),
                lit(EntryStatus.DONE.code(), width));
        told.set(mux(refuses, reason, sent));
        return told;
    }

    /** Whether what has been sent ends as an order to a lost node; a read that has been found right ends where open reads do. */
    private Optional<Bool> isForNobody() {
        return isGone.map(lost -> lost.and(LmeField.GET.is(line).not()));
    }

    private Bool isOutside(UInt length) {
        return isMissing.orElseGet(() -> isOutside(LmeField.PLAD.of(line), length));
    }

    private Bool isOutsideThere(UInt length) {
        return isOutside(LmeField.PRAD.of(line), length);
    }

    private static Bool isOutside(UInt address, UInt length) {
        return address.addGrow(length).gt(1L << HostMemoryRequest.BYTE_ADDRESS_WIDTH);
    }

    private Bool isNoNode() {
        return PacketFormat.isNode(LmeField.NDST.of(line)).not();
    }

    private Bool hasNoLength(UInt length) {
        Bool hasNone = length.eq(0).or(length.gt(LmeField.MOST_BYTES));
        return tellsStatus ? hasNone.or(LmeField.carries(line).and(length.gt(LmeField.MOST_CARRIED))) : hasNone;
    }

    private Bool isWrong(UInt length) {
        Bool outside = isOutside(length);
        Bool noLength = hasNoLength(length);
        return outside.or(noLength).or(isNoNode());
    }

    private UInt part(UInt left) {
        if (shortBytes == payloadBytes) {
            return mux(left.le(payloadBytes), left, lit(payloadBytes, BYTES_WIDTH));
        }
        UInt most = mux(left.le(TAIL_BYTES), lit(shortBytes, BYTES_WIDTH), lit(payloadBytes, BYTES_WIDTH));
        return mux(left.le(shortBytes), left, most);
    }

    private void read(int turnaround) {
        UInt part = part(toRead);
        segment.valid().set(turnaround == 0 ? toRead.ne(0) : toRead.ne(0).and(isReady(part, turnaround)));
        segment.data().address().set(from);
        segment.data().bytes().set(part.zext(path.segments().bytesWidth()));
        segment.data().last().set(true);
        when(segment.fires(), () -> {
            toRead.set(toRead.subWrap(part));
            from.set(from.addWrap(part.zext(from.width())));
        });
        // No segment is offered to be taken in the cycle in which one is judged.
        fails.ifPresent(missing -> when(missing, () -> toRead.set(0)));
    }

    /** 1 when all lines of the segment before are there, and the turnaround has passed. */
    private Bool isReady(UInt part, int turnaround) {
        int lineWidth = Integer.numberOfTrailingZeros(HostMemoryRequest.LINE_BYTES);
        UInt before = from.trunc(lineWidth);
        UInt lines = before.zext(part.width())
                .addGrow(part)
                .addGrow(HostMemoryRequest.LINE_BYTES - 1)
                .shr(lineWidth);
        int linesWidth = Types.bitsToNumber(payloadBytes / HostMemoryRequest.LINE_BYTES + 2);
        UInt missing = reg("missing", uint(linesWidth)).init(0);
        UInt pause = reg("pause", uint(Types.bitsToNumber(turnaround + 1))).init(0);
        when(pause.ne(0), pause::decrement);
        when(segment.fires(), () -> missing.set(lines.trunc(linesWidth))).elseWhen(lineArrives, () -> {
            missing.set(missing.subWrap(1));
            pause.set(turnaround);
        });
        assertAlways(lineArrives.implies(missing.ne(0)), "a line arrives that belongs to a segment");
        return missing.eq(0).and(pause.eq(0));
    }

    /** Sends packets; 1 in the cycle in which the message's last word leaves. */
    private Bool send(UInt length) {
        UInt index = reg("headerIndex", uint(MpcHeader.INDEX_WIDTH)).init(0);
        Bool inPayload = reg("inPayload", bool()).init(false);
        UInt part = part(toSend);
        Bool isLastPacket = toSend.le(shortBytes);
        UInt purpose = purpose(isLastPacket);
        UInt from = node.map(own -> mux(LmeField.carries(line), own, LmeField.NSRC.of(line)))
                .orElseGet(() -> LmeField.NSRC.of(line));
        UInt header = mux(
                index.eq(0),
                MpcHeader.link(part.trunc(PacketFormat.BYTES_WIDTH), from, LmeField.NDST.of(line)),
                mux(index.eq(1), MpcHeader.place(to, length), mux(index.eq(2), purpose, lit(0, 64))));
        // A packet begins when its pages are known to be there: long before its first word is, so that this takes no
        // time.
        Bool hasPacket = granted.map(count -> toSend.ne(0).and(count.ne(0).or(LmeField.carries(line))))
                .orElseGet(() -> toSend.ne(0));
        Stream<PayloadWord> words = tellsStatus ? carried() : payload;
        packet.valid().set(mux(inPayload, words.valid(), hasPacket));
        packet.data().data().set(mux(inPayload, words.data().data(), header));
        packet.data().last().set(inPayload.and(words.data().last()));
        words.ready().set(inPayload.and(packet.ready()));
        Bool ends = packet.fires().and(packet.data().last());
        when(packet.fires().and(inPayload.not()), () -> {
            index.increment();
            inPayload.set(index.eq(MpcHeader.WORDS - 1));
        });
        when(ends, () -> {
            inPayload.set(false);
            toSend.set(toSend.subWrap(part));
            to.set(to.addWrap(part.zext(to.width())));
        });
        granted.ifPresent(count -> {
            Bool gathered = ends.and(LmeField.carries(line).not());
            count.countUpDown(passes.orElseThrow(), gathered);
            assertAlways(gathered.implies(count.ne(0)), "what has left was found in its pages");
            assertAlways(
                    count.eq((1 << GRANTED_WIDTH) - 1)
                            .implies(passes.orElseThrow().not()),
                    "few are ahead");
            when(isTorn.orElseThrow(), () -> toSend.set(0));
        });
        return ends.and(isLastPacket);
    }

    private UInt purpose(Bool isLastPacket) {
        Bool notifies = LmeField.NR.of(line).bit(0).and(isLastPacket);
        if (!tellsStatus) {
            return MpcHeader.purpose(LmeField.RID.of(line), LmeField.CTRL.of(line), notifies);
        }
        Bool isFirstPacket = reg("isFirstPacket", bool()).init(true);
        when(packet.fires().and(packet.data().last()), () -> isFirstPacket.set(isLastPacket))
                .elseWhen(isTorn.orElseThrow(), () -> isFirstPacket.set(true));
        return MpcHeader.purpose(
                LmeField.receiversName(line), LmeField.CTRL.of(line), notifies, isFirstPacket, isLastPacket);
    }

    /** Returns the words of a payload: of the entry itself, if it carries them, else those that were gathered. */
    private Stream<PayloadWord> carried() {
        Stream<PayloadWord> words = wire("words", stream(PayloadWord.type(path)));
        Bool carries = LmeField.carries(line);
        UInt bytes = LmeField.carried(line);
        int wordBits = Byte.SIZE * PacketFormat.LINK_WORD_BYTES;
        UInt index = reg("carriedIndex", uint(2)).init(0);
        UInt word = bytes.bits(bytes.width() - 1, 2 * wordBits).zext(wordBits);
        for (int i = 1; i >= 0; i--) {
            word = mux(index.eq(i), bytes.bits((i + 1) * wordBits - 1, i * wordBits), word);
        }
        // The last word is that with the last byte.
        UInt last = LmeField.CARRIED_BYTES.of(line).subWrap(1).bits(4, 3);
        words.valid().set(payload.valid().or(carries));
        words.data().data().set(mux(carries, word, payload.data().data()));
        words.data().last().set(mux(carries, index.eq(last), payload.data().last()));
        payload.ready().set(words.ready().and(carries.not()));
        when(words.fires().and(carries), () -> index.set(mux(words.data().last(), lit(0, 2), index.addWrap(1))));
        return words;
    }
}
