package org.heddle.nic.offload.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;

/**
 * Completes and judges a packet that a host sends to another host: what the host says is its destination and its bytes, all else is the
 * node's.
 *
 * <p>Latency: none.
 */
final class MessageCheck extends Component {
    /** 1 in the cycle in which the host writes a word. */
    final Bool writes = in(bool());
    /** 1 if it is the packet's last one. */
    final Bool last = in(bool());
    /** 64 bits. */
    final UInt data = in(uint(64));
    /** 16 bits: this node. */
    final UInt node = in(uint(16));

    /** 64 bits: the word as it goes on the link. */
    final UInt completed = out(uint(64));
    /** With the last word: TAKEN, or what is wrong. */
    final EnumValue<HostPacketStatus> verdict = out(enumOf(HostPacketStatus.class));

    /**
     * @param nodes of the network, the first one 0
     */
    MessageCheck(int nodes) {
        parameter("nodes", nodes);
        int indexWidth = Types.bitsToNumber(ReductionHostMap.MESSAGE_BYTES) + 1;
        UInt index = reg(uint(indexWidth)).init(0);
        UInt words = reg(uint(indexWidth));
        Bool hasDestination = reg(bool());
        Bool hasLength = reg(bool());

        Bool isFirst = index.eq(0);
        UInt destination = data.bits(15, 0);
        UInt bytes = PacketFormat.payloadBytes(data);
        UInt header = cat(lit(0, 16), lit(Channel.RESPONSE.code(), Channel.WIDTH), bytes, node, destination);
        completed.set(mux(isFirst, header, data));
        Bool isEnd = isFirst.not().and(index.addWrap(1).eq(words));
        verdict.set(HostPacketStatus.TAKEN);
        when(hasLength.not().or(isEnd.not()), () -> verdict.set(HostPacketStatus.LENGTH));
        when(hasDestination.not(), () -> verdict.set(HostPacketStatus.DESTINATION));
        when(isFirst, () -> verdict.set(HostPacketStatus.LENGTH));
        when(writes, () -> {
            index.set(mux(last, lit(0, indexWidth), mux(index.eq((1L << indexWidth) - 1), index, index.addWrap(1))));
            when(isFirst, () -> {
                words.set(PacketFormat.linkWords(bytes.zext(16)).trunc(indexWidth));
                hasDestination.set(destination.lt(nodes).and(destination.ne(node)));
                hasLength.set(bytes.ne(0).and(bytes.le(ReductionHostMap.MESSAGE_BYTES)));
            });
        });
    }
}
