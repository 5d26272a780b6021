package org.heddle.nic.verbs.connection;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.move.PayloadWord;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.verbs.layout.HeaderExtension;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.code.TransportOperation;

/**
 * Takes a packet's header and extension off, keeps them until the packet is judged, and passes its data on or drops them.
 *
 * <p>Throughput: a word per cycle; the packet waits for its judge behind the header.
 */
public final class PacketIntake extends Component {
    private static final int EXTENSION_WORDS = HeaderExtension.EXTENSION_BYTES / PacketFormat.LINK_WORD_BYTES;

    /** Packets that have arrived whole and right. */
    public final Stream<PacketWord> packet = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
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
     * @param path of host memory, with words of the link
     * @param hasExtension whether a packet's operation, or its immediate, brings an extension
     */
    public PacketIntake(DataPath path, boolean hasExtension) {
        parameter("path", path);
        parameter("extension", hasExtension);
        payload = out(stream(PayloadWord.type(path)));
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
        packet.ready()
                .set(inHeader.or(inExtension)
                        .and(holds.not())
                        .or(passes.and(payload.ready()))
                        .or(state.is(State.DROP)));
        when(packet.fires().and(inHeader), () -> {
            index.increment();
            when(index.eq(0), () -> link.set(word)).otherwise(() -> words.set(word.cat(words.bits(191, 64))));
        });
        when(packet.fires().and(inExtension), () -> {
            index.set(index.bit(0).not().asUInt().zext(2));
            extra.set(word.cat(extra.bits(127, 64)));
        });
        when(packet.fires(), () -> isOver.set(isLast));
        from.set(link.bits(31, 16));
        header.set(words);
        extension.set(extra);
        TransportHeader fields = TransportHeader.LAYOUT;
        Bool extended = reg(bool());
        // The first transport word has come two words before.
        Bool isExtended = hasExtension ? isExtended(words.bits(127, 64)) : lit(false);
        when(packet.fires().and(inHeader), () -> extended.set(isExtended));
        UInt whole = PacketFormat.payloadBytes(link);
        UInt known = reg(uint(13));
        known.set(mux(
                fields.isEmpty.is(words),
                lit(0, 13),
                mux(extended, whole.subWrap(HeaderExtension.EXTENSION_BYTES), whole)
                        .trunc(13)));
        bytes.set(known);
        Bool settled = reg(bool()).init(false);
        settled.set(state.is(State.JUDGE));
        waits.set(state.is(State.JUDGE).and(settled));
        payload.valid().set(passes.and(packet.valid()));
        payload.data().data().set(word);
        payload.data().last().set(isLast);
        Bool headerEnds = packet.fires().and(inHeader).and(index.eq(PacketFormat.LINK_HEADER_WORDS - 1));
        Bool ends = packet.fires().and(isLast);
        state.describe(m -> {
            m.state(State.HEADER)
                    .goTo(State.EXTENSION, headerEnds.and(isExtended))
                    .goTo(State.JUDGE, headerEnds);
            m.state(State.EXTENSION).goTo(State.JUDGE, packet.fires().and(index.eq(EXTENSION_WORDS - 1)));
            m.state(State.JUDGE)
                    .goTo(State.HEADER, waits.and(accepts.or(drops)).and(isOver))
                    .goTo(State.PASS, waits.and(accepts))
                    .goTo(State.DROP, waits.and(drops));
            m.state(State.PASS).goTo(State.HEADER, ends);
            m.state(State.DROP).goTo(State.HEADER, ends);
        });
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
