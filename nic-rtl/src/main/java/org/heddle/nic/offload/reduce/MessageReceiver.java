package org.heddle.nic.offload.reduce;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.descriptor.Control;
import org.heddle.nic.offload.descriptor.DataWords;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Takes messages, writes their data into a free place, and tells of each when its last word is there: a message that is cut, too long
 * or for somebody else is dropped and never told (R5). A place is kept only if the arrival counts.
 *
 * <p>Throughput: one word per cycle, and a cycle behind each message. Packets are never kept waiting for anything else.
 */
public final class MessageReceiver extends Component {
    private enum State {
        HEADER,
        PAYLOAD,
        TELL,
        DRAIN
    }

    public final Stream<PacketWord> packet = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 1 with the last word of {@link #packet} where it is none of the message's, which has been cut; of a node whose link recovers. */
    final Optional<Bool> isCut;
    /** 16 bits: this node. */
    public final UInt node = in(uint(16));

    /** 1 in the cycle in which a message has arrived whole. */
    public final Bool arrives = out(bool());
    /** Its control words; they stay for the next two cycles, too, in which no more than the first words of the next message come. */
    public final Control control = out(Control.type());
    /** 1 two cycles behind it, if it counts. */
    public final Bool counts = in(bool());

    /** 1 in the cycle in which the message keeps the place that its data were written to. */
    public final Bool takes = out(bool());

    /** 1 in the cycle in which a word of data is written into the place. */
    public final Bool writes = out(bool());
    /** 3 bits: index of the word. */
    public final UInt index = out(uint(DataWords.WIDTH));
    /** 64 bits. */
    public final UInt data = out(uint(64));

    /** 1 in the cycle in which a message ends that was not whole, or not for this node. */
    public final Bool drops = out(bool());

    private final Fsm<State> state = fsm(State.HEADER);
    /** Number of the word that comes, first of the header, then of the data. */
    private final UInt word = reg(uint(DataWords.WIDTH)).init(0);
    /** Words of data that the header announces. */
    private final UInt words = reg(uint(DataWords.WIDTH));
    /** 1 for a message to this node whose length is possible. */
    private final Bool isOurs = reg(bool());

    private final Control kept = reg(Control.type());
    private final UInt bits = packet.data().data();
    private final Bool last = packet.data().last();

    /** Bytes that a header's first word announces. */
    private UInt bytes;
    /** 1 if a message can have as many. */
    private Bool hasDataLength;

    private Bool isForPort;
    private Bool isChild;
    /** 1 if the word that comes should be the last. */
    private Bool isEnd;

    /**
     * @param size of the unit
     */
    public MessageReceiver(ReductionSize size) {
        this(size, false);
    }

    /** @param hasCuts whether a message may end in the middle, which {@link #isCut} tells */
    MessageReceiver(ReductionSize size, boolean hasCuts) {
        parameter("size", size);
        if (hasCuts) {
            parameter("cuts", true);
        }
        isCut = hasCuts ? Optional.of(in("isCut", bool())) : Optional.empty();
        connect(control, kept);
        Bool takesWords = state.is(State.HEADER).or(state.is(State.PAYLOAD)).or(state.is(State.DRAIN));
        packet.ready().set(takesWords);
        judge(size);
        tell();
        writeData();
        describeStates();
        assertAlways(arrives.not().or(isOurs), "R5: nothing is told of a message that is not whole");
    }

    private void judge(ReductionSize size) {
        bytes = PacketFormat.payloadBytes(bits);
        hasDataLength = bytes.bits(2, 0).eq(0).and(bytes.ne(0)).and(bytes.le(DescriptorField.DATA_BYTES));
        isForPort = kept.get(DescriptorField.PORT).lt(size.ports());
        isChild = kept.get(DescriptorField.CHILD).lt(DescriptorField.MOST_CHILDREN);
        isEnd = word.addWrap(1).eq(words);
    }

    /** Tells of a message; two cycles later it keeps its place if it counts. */
    private void tell() {
        arrives.set(state.is(State.TELL));
        Bool isDecided = reg(bool()).init(false);
        isDecided.set(state.is(State.TELL));
        Bool isJudged = reg(bool()).init(false);
        isJudged.set(isDecided);
        takes.set(isJudged.and(counts));
    }

    private void writeData() {
        writes.set(state.is(State.PAYLOAD).and(packet.valid()));
        index.set(word);
        data.set(bits);
    }

    private void describeStates() {
        drops.set(false);
        Bool takesLast = packet.fires().and(last);
        Bool headerEnds = packet.fires().and(word.eq(3));
        Bool isWhole = isEnd.and(isForPort).and(isChild);
        Bool mayCount = unlessCut(isWhole);
        state.describe(m -> {
            m.state(State.HEADER)
                    .during(() -> when(packet.fires(), this::keepHeader))
                    .stay(takesLast)
                    .goTo(State.PAYLOAD, headerEnds.and(isOurs))
                    .goTo(State.DRAIN, headerEnds);
            m.state(State.PAYLOAD)
                    .during(() -> when(packet.fires(), () -> {
                        word.increment();
                        when(last, () -> {
                            word.set(0);
                            drops.set(mayCount.not());
                        });
                    }))
                    .goTo(State.TELL, takesLast.and(mayCount))
                    .goTo(State.HEADER, takesLast)
                    .goTo(State.DRAIN, packet.fires().and(isEnd));
            m.state(State.TELL).goTo(State.HEADER);
            m.state(State.DRAIN).during(() -> when(takesLast, this::drop)).goTo(State.HEADER, takesLast);
        });
    }

    private Bool unlessCut(Bool whole) {
        return isCut.map(cut -> whole.and(cut.not())).orElse(whole);
    }

    private void keepHeader() {
        word.increment();
        when(word.eq(0), () -> {
            words.set(bytes.bits(DataWords.WIDTH + 2, 3));
            isOurs.set(bits.bits(15, 0).eq(node).and(hasDataLength));
        });
        when(word.eq(1), () -> kept.head().set(bits));
        when(word.eq(2), () -> kept.shape().set(bits));
        when(word.eq(3), () -> {
            kept.outcome().set(bits);
            word.set(0);
        });
        when(last, this::drop);
    }

    private void drop() {
        drops.set(true);
        word.set(0);
    }
}
