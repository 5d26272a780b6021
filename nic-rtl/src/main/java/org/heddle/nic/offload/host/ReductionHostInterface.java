package org.heddle.nic.offload.host;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.registers.block.QueueSide;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.offload.host.ReductionHostMap.Counter;
import org.heddle.nic.stage.host.RegisterHost;
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
public final class ReductionHostInterface extends RegisterHost<ReductionHostMap> {
    /** Submissions to the reduction unit. */
    public final Stream<PacketWord> submit = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Completions from the reduction unit. */
    public final Stream<PacketWord> completion = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Packets to other hosts. */
    public final Stream<PacketWord> sent = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Packets from other hosts. */
    public final Stream<PacketWord> arrived = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 1 with the last word of {@link #arrived} where it is none of the packet's, which has been cut; of a node whose link recovers. */
    public final Optional<Bool> isCut;

    /** 16 bits: this node. */
    public final UInt node = in(uint(16));
    /** 32 bits: see {@link Counter#MESSAGES}. */
    public final UInt messages = in(uint(ReductionHostMap.COUNT_WIDTH));
    /** 32 bits: see {@link Counter#DROPPED}. */
    public final UInt dropped = in(uint(ReductionHostMap.COUNT_WIDTH));
    /** 16 bits: see {@link Counter#SLOWEST_TURN}. */
    public final UInt slowestTurn = in(uint(16));

    /**
     * @param size of the node's reduction unit
     * @param nodes of the network, the first one 0
     */
    public ReductionHostInterface(ReductionSize size, int nodes) {
        this(size, nodes, false);
    }

    /**
     * @param size of the node's reduction unit
     * @param nodes of the network, the first one 0
     * @param hasCuts whether packets may end in the middle, which {@link #isCut} tells: they are dropped
     */
    public ReductionHostInterface(ReductionSize size, int nodes, boolean hasCuts) {
        super(new ReductionHostMap());
        parameter("size", size);
        parameter("nodes", nodes);
        if (hasCuts) {
            parameter("cuts", true);
        }
        isCut = hasCuts ? Optional.of(in("isCut", bool())) : Optional.empty();
        HostPackets submissions = instance(
                "submissions",
                new HostPackets(ReductionHostMap.PACKETS, DescriptorField.WORDS + DescriptorField.DATA_WORDS));
        Bool submitsLast = registers.written(map.submitLast.word);
        submissions.writes.set(registers.written(map.submit.word).or(submitsLast));
        submissions.last.set(submitsLast);
        submissions.data.set(registers.value(map.submit.word));
        submissions.verdict.set(HostPacketStatus.TAKEN);
        connect(submit, submissions.packet);

        MessageCheck check = instance("check", new MessageCheck(nodes));
        HostPackets messagesSent = instance(
                "messagesSent",
                new HostPackets(
                        ReductionHostMap.PACKETS,
                        ReductionHostMap.MESSAGE_HEADER_WORDS
                                + ReductionHostMap.MESSAGE_BYTES / PacketFormat.LINK_WORD_BYTES));
        Bool sendsLast = registers.written(map.sendLast.word);
        check.node.set(node);
        check.writes.set(registers.written(map.send.word).or(sendsLast));
        check.last.set(sendsLast);
        check.data.set(registers.value(map.send.word));
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
        MessageIntake intake = instance("intake", new MessageIntake(ReductionHostMap.PACKETS, hasCuts));
        intake.node.set(node);
        connect(intake.arrived, arrived);
        intake.isCut.ifPresent(cut -> cut.set(isCut.orElseThrow()));

        registers.value(map.node.number).set(node);
        showSize(size, nodes);
        registers.value(map.state.completions).set(completions.packets.zext(ReductionHostMap.PACKETS_WIDTH));
        registers.value(map.state.packets).set(intake.packets.zext(ReductionHostMap.PACKETS_WIDTH));
        registers.value(map.state.submitRoom).set(submissions.room);
        registers.value(map.state.sendRoom).set(messagesSent.room);
        registers.value(map.state.submitted).set(submissions.status);
        registers.value(map.state.sent).set(messagesSent.status);
        give(map.completion, completions.read, completions.packets);
        give(map.receive, intake.packet, intake.packets);
        showCounters(submissions, messagesSent, intake);
    }

    private void showSize(ReductionSize size, int nodes) {
        registers.value(map.size.ports).set(size.ports());
        registers.value(map.size.underWay).set(size.pipelined() ? size.slots() : 1);
        registers.value(map.size.threads).set(size.threads());
        registers.value(map.size.nodes).set(nodes);
    }

    /** Lets the host take the words of packets; a whole packet's next word is never more than two cycles away. */
    private void give(ReductionHostMap.Taken register, Stream<PacketWord> from, UInt packets) {
        QueueSide queue = registers.queue(register);
        registers.value(register.word).set(from.data().data());
        queue.valid().set(from.valid());
        queue.coming().set(packets.ne(0));
        from.ready().set(queue.ready());
    }

    private void showCounters(HostPackets submissions, HostPackets messagesSent, MessageIntake intake) {
        show(Counter.MESSAGES, messages);
        show(Counter.DROPPED, dropped);
        show(Counter.SLOWEST_TURN, slowestTurn.zext(ReductionHostMap.COUNT_WIDTH));
        show(
                Counter.PACKETS_SENT,
                count("packetsSent", sent.fires().and(sent.data().last())));
        show(Counter.PACKETS_RECEIVED, count("packetsReceived", intake.keeps));
        show(Counter.PACKETS_WRONG, count("packetsWrong", intake.drops));
        show(Counter.REFUSED, count("refused", submissions.refuses.or(messagesSent.refuses)));
    }

    private void show(Counter counter, UInt value) {
        registers.word(map.counters, counter).set(value);
    }

    private UInt count(String name, Bool event) {
        UInt counter = reg(name, uint(ReductionHostMap.COUNT_WIDTH)).init(0);
        when(event, counter::increment);
        return counter;
    }
}
