package org.heddle.nic.dimmnet2.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Coded;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PeerWords;

/**
 * Remembers, of each sender and kind of command, the last one that a wrong list entry has ended, so that what still comes of it is
 * dropped. The packets of one kind from one sender come command by command, so that one each is enough. Packets that write nothing
 * (read requests, refusals, fences) are not decided upon here: some come between those of a write, and may have its tag.
 *
 * <p>Latency: a sender is looked up in the cycle in which its packet's header is complete, and known in the next.
 */
final class EndedCommands extends Component {
    /** Kind of a packet by its origin: other nodes' writes, their answers, and this node itself. */
    enum Kind implements Coded {
        WRITE(0),
        ANSWER(1),
        LOCAL(2);

        private final int code;

        Kind(int code) {
            this.code = code;
        }

        @Override
        public int code() {
            return code;
        }
    }

    private static final int TAG_WIDTH = 16;
    private static final int KIND_WIDTH = 2;

    /** 2 bits: the number of the packet's {@link Kind}. */
    final UInt kind = in(uint(KIND_WIDTH));
    /** The node it comes from. */
    final UInt from = in(uint(PacketFormat.NODE_WIDTH));
    /** 1 in the cycle in which kind and sender are looked up. */
    final Bool looksUp = in(bool());
    /** 16 bits: tag of the packet's command. */
    final UInt tag = in(uint(TAG_WIDTH));
    /** 1 if the packet begins with its command's first element. */
    final Bool isFirst = in(bool());
    /** 1 if the packet belongs to the ended command. */
    final Bool isDropped = out(bool());
    /** 1 in the cycle in which the packet is decided upon. */
    final Bool decides = in(bool());
    /** With {@link #decides}: 1 if this packet ends its command. */
    final Bool ends = in(bool());

    EndedCommands() {
        PeerWords ended = instance("ended", new PeerWords(PacketFormat.NODES << KIND_WIDTH, 1 + TAG_WIDTH));
        ended.index.set(kind.cat(from));
        ended.fetches.set(looksUp);
        Bool isKnown = ended.word.bit(TAG_WIDTH);
        Bool isSame = isKnown.and(ended.word.trunc(TAG_WIDTH).eq(tag));
        isDropped.set(isSame.and(isFirst.not()));
        ended.sets.set(decides.and(ends.or(isSame.and(isFirst))));
        ended.next.set(ends.asUInt().cat(tag));
    }
}
