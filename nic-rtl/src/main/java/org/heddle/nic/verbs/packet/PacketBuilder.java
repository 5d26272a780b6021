package org.heddle.nic.verbs.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.move.PayloadWord;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.layout.HeaderExtension;

/**
 * Puts packets together: the header, an extension, and gathered data. A packet whose data are not allowed does not leave; its owner is told.
 *
 * <p>Throughput: a word per cycle; between packets two cycles.
 */
public final class PacketBuilder extends Component {
    /** As many packets as are planned in any case. */
    private static final int LEAST_PLANNED = 2;

    /** Packets to build, in their order. */
    public final Stream<PacketPlan> plan = in(stream(PacketPlan.type()));
    /** For each packet with data whether it is allowed: 1 bit. */
    public final Stream<UInt> verdict = in(stream(uint(1)));
    /** Data of those that are. */
    public final Stream<PayloadWord> payload;
    /** Packets. */
    public final Stream<PacketWord> packet;
    /** Owner of a packet that is refused. */
    public final Stream<UInt> refused = out(stream(uint(PacketPlan.OWNER_WIDTH)));
    /** 16 bits: this node. */
    public final UInt node = in(uint(16));
    /** 1 in the cycle in which a packet's last word leaves. */
    public final Bool leaves = out(bool());

    private enum State {
        PLAN,
        HEADER,
        EXTENSION,
        DATA,
        REFUSED
    }

    /**
     * @param path of host memory, with words of 8 or 16 bytes
     * @param channel of the packets
     * @param planned number of packets that are planned while the one before them waits for its data, a power of two; of more than two the oldest is read
     *     out of the memory, as a register in front would take twice as much as that
     */
    public PacketBuilder(DataPath path, Channel channel, int planned) {
        parameter("path", path);
        parameter("channel", channel);
        if (planned != LEAST_PLANNED) {
            parameter("planned", planned);
        }
        payload = in(stream(PayloadWord.type(path)));
        packet = out(stream(PacketWord.type(path.wordBytes())));
        int bits = Byte.SIZE * path.wordBytes();
        int headerWords = PacketFormat.headerWords(path.wordBytes());
        int extensionWords = HeaderExtension.EXTENSION_BYTES / path.wordBytes();
        Queue<PacketPlan> plans = instance("plans", new Queue<>(PacketPlan.type(), planned, output(planned)));
        connect(plans.enqueue, plan);
        PacketPlan next = plans.dequeue.data();
        var state = fsm(State.PLAN);
        UInt index = reg(uint(2)).init(0);
        Bool isPlanned = state.is(State.PLAN).and(plans.dequeue.valid());
        Bool isKnown = next.hasData().not().or(verdict.valid());
        Bool isAllowed = next.hasData().not().or(verdict.data().bit(0));
        verdict.ready().set(isPlanned.and(next.hasData()));
        SkidBuffer<PacketWord> leaving = instance("leaving", new SkidBuffer<>(PacketWord.type(path.wordBytes())));
        connect(packet, leaving.sink);
        Stream<PacketWord> word = leaving.source;
        Bool inHeader = state.is(State.HEADER);
        Bool inExtension = state.is(State.EXTENSION);
        Bool inData = state.is(State.DATA);
        Bool hasNothing = next.hasData().not().and(next.hasExtension().not());
        UInt link = lit(channel.code(), Channel.WIDTH)
                .cat(next.payload())
                .cat(node)
                .cat(next.to())
                .zext(64);
        UInt header = word(next.header().cat(link), index, bits, headerWords);
        UInt extension = word(next.extension(), index, bits, extensionWords);
        word.valid().set(inHeader.or(inExtension).or(inData.and(payload.valid())));
        word.data()
                .data()
                .set(mux(
                        inHeader,
                        header,
                        mux(inExtension, extension, payload.data().data())));
        Bool endsExtension = inExtension.and(hasNothing.or(index.eq(extensionWords - 1)));
        Bool isLast = mux(
                inData, payload.data().last(), endsExtension.and(next.hasData().not()));
        word.data().last().set(isLast);
        payload.ready().set(inData.and(word.ready()));
        Bool ends = word.fires().and(isLast);
        leaves.set(ends);
        refused.valid().set(state.is(State.REFUSED));
        refused.data().set(next.owner());
        plans.dequeue.ready().set(ends.or(refused.fires()));
        when(state.is(State.PLAN), () -> index.set(0))
                .elseWhen(
                        word.fires(),
                        () -> index.set(mux(inHeader.and(index.eq(headerWords - 1)), lit(0, 2), index.addWrap(1))));
        Bool headerEnds = inHeader.and(word.ready()).and(index.eq(headerWords - 1));
        state.describe(m -> {
            m.state(State.PLAN)
                    .goTo(State.HEADER, isPlanned.and(isKnown).and(isAllowed))
                    .goTo(State.REFUSED, isPlanned.and(isKnown));
            m.state(State.HEADER)
                    .goTo(
                            State.DATA,
                            headerEnds
                                    .and(next.hasData())
                                    .and(next.hasExtension().not()))
                    .goTo(State.EXTENSION, headerEnds);
            m.state(State.EXTENSION)
                    .goTo(State.DATA, word.ready().and(endsExtension).and(next.hasData()))
                    .goTo(State.PLAN, word.ready().and(endsExtension));
            m.state(State.DATA).goTo(State.PLAN, ends);
            m.state(State.REFUSED).goTo(State.PLAN, refused.ready());
        });
    }

    /** One of the words of a record, the lowest first. */
    private UInt word(UInt record, UInt index, int bits, int words) {
        UInt chosen = record.bits(record.width() - 1, (words - 1) * bits);
        for (int i = words - 2; i >= 0; i--) {
            chosen = mux(index.eq(i), record.bits((i + 1) * bits - 1, i * bits), chosen);
        }
        return chosen;
    }

    private static Queue.Output output(int planned) {
        return planned == LEAST_PLANNED ? Queue.Output.REGISTER : Queue.Output.MEMORY;
    }
}
