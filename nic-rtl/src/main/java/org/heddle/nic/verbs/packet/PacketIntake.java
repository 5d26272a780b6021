package org.heddle.nic.verbs.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.move.PayloadWord;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.verbs.layout.HeaderExtension;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.code.TransportOperation;
import org.jspecify.annotations.Nullable;

/**
 * Takes a packet's header and extension off, keeps them until the packet is judged, and passes its data on or drops them.
 *
 * <p>Throughput: a word per cycle; the packet waits for its judge behind the header. Where headers are taken ahead, words of data wait
 * beside it, so the next packet's header comes while the one before is still looked at, and is shown in the cycle behind that in which this is over.
 */
public final class PacketIntake extends Component {
    /** Words of data that wait beside a header, enough that it comes while the packet before is looked at. */
    public static final int FEW_WORDS = 16;

    private static final int LINK_BITS = Byte.SIZE * PacketFormat.LINK_WORD_BYTES;

    /** Packets that have arrived whole and right. */
    public final Stream<PacketWord> packet;
    /** 1 while a packet waits to be judged; what follows is its. */
    public final Bool waits = out(bool());
    /** 16 bits: node that has sent. */
    public final UInt from = out(uint(16));
    /** 13 bits: data bytes. */
    public final UInt bytes = out(uint(13));
    /** A {@link TransportHeader}. */
    public final UInt header = out(uint(TransportHeader.LAYOUT.bits()));
    /** 128 bits: the extension, if there is one. */
    public final UInt extension = out(uint(128));
    /** 1 to pass the packet's data on, if it waits. */
    public final Bool accepts = in(bool());
    /** 1 while the header of the packet before is still looked at. */
    public final Bool holds = in(bool());
    /** 1 to drop the packet, if it waits. */
    public final Bool drops = in(bool());
    /** Data that are passed on. */
    public final Stream<PayloadWord> payload;

    private enum State {
        HEADER,
        EXTENSION,
        JUDGE,
        PASS,
        DROP
    }

    /**
     * @param path of host memory, with words of 8 or 16 bytes
     * @param hasExtension whether a packet's operation, or its immediate, brings an extension
     * @param wordsAhead number of words of data that wait, with which a header comes while the one before it is looked at; 0 if it does not
     */
    public PacketIntake(DataPath path, boolean hasExtension, int wordsAhead) {
        boolean takesAhead = wordsAhead > 0;
        parameter("path", path);
        parameter("extension", hasExtension);
        if (takesAhead) {
            parameter("headers", "AHEAD");
        }
        payload = out(stream(PayloadWord.type(path)));
        packet = in(stream(PacketWord.type(path.wordBytes())));
        boolean isWide = path.wordBytes() > PacketFormat.LINK_WORD_BYTES;
        int headerWords = PacketFormat.headerWords(path.wordBytes());
        var state = fsm(State.HEADER);
        UInt index = reg(uint(2)).init(0);
        UInt link = reg(uint(64));
        UInt words = reg(uint(TransportHeader.LAYOUT.bits()));
        UInt extra = reg(uint(128));
        Bool isOver = reg(bool());
        UInt word = packet.data().data();
        Bool inHeader = state.is(State.HEADER);
        Bool inExtension = state.is(State.EXTENSION);
        Bool passes = state.is(State.PASS);
        Bool isLast = packet.data().last();
        JudgedData behind = takesAhead ? instance("data", new JudgedData(path, wordsAhead)) : null;
        Stream<PayloadWord> data = behind == null ? payload : behind.data;
        packet.ready()
                .set(inHeader.or(inExtension)
                        .and(takesAhead ? lit(true) : holds.not())
                        .or(passes.and(data.ready()))
                        .or(state.is(State.DROP)));
        takeWords(path, inHeader, inExtension, index, link, words, extra);
        when(packet.fires(), () -> isOver.set(isLast));
        Bool judges = state.is(State.JUDGE);
        Bool shows = takesAhead ? shows(judges, isOver, behind) : judgesAlone(judges);
        UInt sender = link.bits(31, 16);
        from.set(takesAhead ? shown(shows, "shownFrom", sender) : sender);
        header.set(takesAhead ? shown(shows, "shownHeader", words) : words);
        extension.set(takesAhead && hasExtension ? shown(shows, "shownExtension", extra) : extra);
        TransportHeader fields = TransportHeader.LAYOUT;
        Bool extended = reg(bool());
        // The first transport word came with the first word, or two before the last.
        Bool isExtended = hasExtension ? isExtended(isWide ? words.trunc(64) : words.bits(127, 64)) : lit(false);
        when(packet.fires().and(inHeader), () -> extended.set(isExtended));
        UInt whole = PacketFormat.payloadBytes(link);
        UInt dataBytes = mux(
                fields.isEmpty.is(words),
                lit(0, 13),
                mux(extended, whole.subWrap(HeaderExtension.EXTENSION_BYTES), whole)
                        .trunc(13));
        bytes.set(shown(takesAhead ? shows : lit(true), "known", dataBytes));
        data.valid().set(passes.and(packet.valid()));
        data.data().data().set(word);
        data.data().last().set(isLast);
        if (behind != null) {
            connect(payload, behind.judged);
        }
        Bool headerEnds = packet.fires().and(inHeader).and(index.eq(headerWords - 1));
        Bool ends = packet.fires().and(isLast);
        Bool extensionEnds = packet.fires().and(index.eq(HeaderExtension.EXTENSION_BYTES / path.wordBytes() - 1));
        describeStates(state, headerEnds, isExtended, extensionEnds, isOver, ends, takesAhead ? shows : null);
    }

    private void describeStates(
            Fsm<State> state,
            Bool headerEnds,
            Bool isExtended,
            Bool extensionEnds,
            Bool isOver,
            Bool ends,
            @Nullable Bool shows) {
        Bool accepted = shows == null ? waits.and(accepts) : shows;
        Bool dropped = shows == null ? waits.and(drops) : lit(false);
        state.describe(m -> {
            m.state(State.HEADER)
                    .goTo(State.EXTENSION, headerEnds.and(isExtended))
                    .goTo(State.JUDGE, headerEnds);
            m.state(State.EXTENSION).goTo(State.JUDGE, extensionEnds);
            m.state(State.JUDGE)
                    .goTo(State.HEADER, accepted.or(dropped).and(isOver))
                    .goTo(State.PASS, accepted)
                    .goTo(State.DROP, dropped);
            m.state(State.PASS).goTo(State.HEADER, ends);
            m.state(State.DROP).goTo(State.HEADER, ends);
        });
    }

    /** A packet waits from the second cycle on behind its header. */
    private Bool judgesAlone(Bool judges) {
        Bool isSettled = reg("settled", bool()).init(false);
        isSettled.set(judges);
        waits.set(judges.and(isSettled));
        return lit(true);
    }

    /** Shows a packet when the one before is judged and no longer looked at; returns whether it does. */
    private Bool shows(Bool judges, Bool isOver, JudgedData behind) {
        Bool isWaiting = reg("isWaiting", bool()).init(false);
        Bool hasData = reg("hasData", bool());
        Bool shows = judges.and(isWaiting.not()).and(holds.not());
        when(shows, () -> {
                    isWaiting.set(true);
                    hasData.set(isOver.not());
                })
                .elseWhen(accepts.or(drops), () -> isWaiting.set(false));
        waits.set(isWaiting.and(behind.mayJudge));
        behind.verdict.valid().set(waits.and(accepts.or(drops)).and(hasData));
        behind.verdict.data().set(accepts.asUInt());
        return shows;
    }

    /** Takes the link's word, those of the transport header behind it, the first one lowest, and the extension's. */
    private void takeWords(
            DataPath path, Bool inHeader, Bool inExtension, UInt index, UInt link, UInt words, UInt extra) {
        boolean isWide = path.wordBytes() > PacketFormat.LINK_WORD_BYTES;
        int headerWords = PacketFormat.headerWords(path.wordBytes());
        int extensionWords = HeaderExtension.EXTENSION_BYTES / path.wordBytes();
        UInt word = packet.data().data();
        when(packet.fires().and(inHeader), () -> {
            index.set(mux(index.eq(headerWords - 1), lit(0, 2), index.addWrap(1)));
            int bits = Byte.SIZE * path.wordBytes();
            UInt behind = isWide ? words.trunc(LINK_BITS) : words.bits(words.width() - 1, LINK_BITS);
            when(index.eq(0), () -> {
                        link.set(word.trunc(LINK_BITS));
                        if (isWide) {
                            words.set(word.bits(bits - 1, LINK_BITS).zext(words.width()));
                        }
                    })
                    .otherwise(() -> words.set(word.cat(behind)));
        });
        when(packet.fires().and(inExtension), () -> {
            index.set(
                    extensionWords == 1
                            ? lit(0, 2)
                            : index.bit(0).not().asUInt().zext(2));
            extra.set(isWide ? word : word.cat(extra.bits(127, LINK_BITS)));
        });
    }

    /** Register that takes a value in the cycle {@code shows}. */
    private UInt shown(Bool shows, String name, UInt value) {
        UInt shown = reg(name, uint(value.width()));
        when(shows, () -> shown.set(value));
        return shown;
    }

    /** Whether the first transport word tells of an extension. */
    private static Bool isExtended(UInt word) {
        UInt operation = TransportHeader.LAYOUT.operation.of(word);
        return TransportHeader.LAYOUT
                .hasImmediate
                .is(word)
                .or(operation.eq(TransportOperation.COMPARE_SWAP.code()))
                .or(operation.eq(TransportOperation.FETCH_ADD.code()));
    }
}
