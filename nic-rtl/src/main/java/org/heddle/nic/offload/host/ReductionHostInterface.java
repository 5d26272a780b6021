package org.heddle.nic.offload.host;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.offload.host.ReductionHostMap.Counter;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketStore;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * The registers of a reducing node behind its host port: submissions to the reduction unit, its completions, and packets to and from
 * other hosts. {@link ReductionHostMap} is its map.
 *
 * <p>One access at a time; each gets one response, which for a write means that it has taken effect. No access waits for the network or
 * for the unit. Addresses without a register read as 0 and ignore writes.
 *
 * <p>Latency: a response one cycle behind its request. Throughput: one access in two cycles.
 */
public final class ReductionHostInterface extends Component {
    private static final int COUNT_WIDTH = 32;

    public final Stream<HostRequest> request = in(stream(HostRequest.type()));
    /** 64 bits: what was read, 0 for a write. */
    public final Stream<UInt> response = out(stream(uint(64)));

    /** Submissions to the reduction unit. */
    public final Stream<PacketWord> submit = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Completions from the reduction unit. */
    public final Stream<PacketWord> completion = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Packets to other hosts. */
    public final Stream<PacketWord> sent = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Packets from other hosts. */
    public final Stream<PacketWord> arrived = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    /** 16 bits: this node. */
    public final UInt node = in(uint(16));
    /** 32 bits: see {@link Counter#MESSAGES}. */
    public final UInt messages = in(uint(COUNT_WIDTH));
    /** 32 bits: see {@link Counter#DROPPED}. */
    public final UInt dropped = in(uint(COUNT_WIDTH));
    /** 16 bits: see {@link Counter#SLOWEST_TURN}. */
    public final UInt slowestTurn = in(uint(16));

    private final Bool isWrite = request.data().write();
    private final UInt registerValue = reg(uint(64));
    private final Bool responds = reg(bool()).init(false);

    /**
     * @param size of the node's reduction unit
     * @param nodes of the network, the first one 0
     */
    public ReductionHostInterface(ReductionSize size, int nodes) {
        parameter("size", size);
        parameter("nodes", nodes);
        HostPackets submissions = instance(
                "submissions",
                new HostPackets(ReductionHostMap.PACKETS, DescriptorField.WORDS + DescriptorField.DATA_WORDS));
        Bool submits = writesTo(ReductionHostMap.SUBMIT);
        Bool submitsLast = writesTo(ReductionHostMap.SUBMIT_LAST);
        submissions.writes.set(submits.or(submitsLast));
        submissions.last.set(submitsLast);
        submissions.data.set(request.data().data());
        submissions.verdict.set(HostPacketStatus.TAKEN);
        connect(submit, submissions.packet);

        MessageCheck check = instance("check", new MessageCheck(nodes));
        HostPackets messagesSent = instance(
                "messagesSent",
                new HostPackets(
                        ReductionHostMap.PACKETS,
                        ReductionHostMap.MESSAGE_HEADER_WORDS
                                + ReductionHostMap.MESSAGE_BYTES / PacketFormat.LINK_WORD_BYTES));
        Bool sends = writesTo(ReductionHostMap.SEND);
        Bool sendsLast = writesTo(ReductionHostMap.SEND_LAST);
        check.node.set(node);
        check.writes.set(sends.or(sendsLast));
        check.last.set(sendsLast);
        check.data.set(request.data().data());
        messagesSent.writes.set(check.writes);
        messagesSent.last.set(sendsLast);
        messagesSent.data.set(check.completed);
        messagesSent.verdict.set(check.verdict);
        connect(sent, messagesSent.packet);

        PacketStore completions = instance(
                "completions",
                new PacketStore(ReductionHostMap.COMPLETIONS, DescriptorField.WORDS + DescriptorField.DATA_WORDS));
        connect(completions.write, completion);
        completions.discard.set(false);
        completions.mayLeave.set(true);
        MessageIntake intake = instance("intake", new MessageIntake(ReductionHostMap.PACKETS));
        intake.node.set(node);
        connect(intake.arrived, arrived);

        UInt value = wire("readValue", uint(64));
        value.set(0);
        when(isAt(ReductionHostMap.IDENTITY), () -> value.set(ReductionHostMap.IDENTITY_VALUE));
        when(isAt(ReductionHostMap.NODE), () -> value.set(node.zext(64)));
        long underWay = size.pipelined() ? size.slots() : 1;
        long shown = size.ports() | underWay << 8 | (long) size.threads() << 16 | (long) nodes << 32;
        when(isAt(ReductionHostMap.SIZE), () -> value.set(shown));
        when(
                isAt(ReductionHostMap.STATE),
                () -> value.set(cat(
                                code(messagesSent.status),
                                code(submissions.status),
                                messagesSent.room,
                                submissions.room,
                                intake.packets.zext(ReductionHostMap.Field.WIDTH),
                                completions.packets.zext(ReductionHostMap.Field.WIDTH))
                        .zext(64)));
        // A whole packet's next word is never more than two cycles away.
        Bool settles = takes(ReductionHostMap.COMPLETION, completions.read, completions.packets, value)
                .or(takes(ReductionHostMap.RECEIVE, intake.packet, intake.packets, value));
        readCounters(value, submissions, messagesSent, intake);

        request.ready().set(responds.not().and(settles.not()));
        response.valid().set(responds);
        response.data().set(registerValue);
        when(request.fires(), () -> {
                    responds.set(true);
                    registerValue.set(mux(isWrite, lit(0, 64), value));
                })
                .elseWhen(response.ready(), () -> responds.set(false));
    }

    /** Reads a word from a stream of packets; 1 while it is about to come. */
    private Bool takes(int address, Stream<PacketWord> from, UInt packets, UInt value) {
        Bool reads = isAt(address).and(isWrite.not());
        from.ready().set(request.fires().and(reads));
        when(isAt(address).and(from.valid()), () -> value.set(from.data().data()));
        return reads.and(packets.ne(0)).and(from.valid().not());
    }

    private void readCounters(UInt value, HostPackets submissions, HostPackets messagesSent, MessageIntake intake) {
        Bool leaves = sent.fires().and(sent.data().last());
        List<UInt> counters = List.of(
                messages,
                dropped,
                slowestTurn.zext(COUNT_WIDTH),
                count("packetsSent", leaves),
                count("packetsReceived", intake.keeps),
                count("packetsWrong", intake.drops),
                count("refused", submissions.refuses.or(messagesSent.refuses)));
        for (Counter counter : Counter.values()) {
            UInt shown = counters.get(counter.ordinal());
            when(isAt(ReductionHostMap.COUNTERS + 8 * counter.ordinal()), () -> value.set(shown.zext(64)));
        }
    }

    private UInt count(String name, Bool event) {
        UInt counter = reg(name, uint(COUNT_WIDTH)).init(0);
        when(event, counter::increment);
        return counter;
    }

    private static UInt code(EnumValue<HostPacketStatus> status) {
        return status.asUInt().zext(ReductionHostMap.Field.WIDTH);
    }

    private Bool isAt(int address) {
        return request.data().address().bits(HostRequest.ADDRESS_WIDTH - 1, 3).eq(address >> 3);
    }

    private Bool writesTo(int address) {
        return request.fires().and(isWrite).and(isAt(address));
    }
}
