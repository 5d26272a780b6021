package org.heddle.nic.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * Remembers the last command of one sender that a wrong list entry has ended, so that what still comes of it is dropped. A
 * sender's packets come command by command, so that one is enough.
 *
 * <p>Latency: none.
 */
final class EndedCommand extends Component {
    private static final int KEY_WIDTH = 33;

    /** 33 bits: kind, tag and node of the packet's command. */
    final UInt key = in(uint(KEY_WIDTH));
    /** 1 if the packet begins with its command's first element. */
    final Bool isFirst = in(bool());
    /** 1 if the packet belongs to the ended command. */
    final Bool isDropped = out(bool());
    /** 1 in the cycle in which the packet is decided upon. */
    final Bool decides = in(bool());
    /** With {@link #decides}: 1 if this packet ends its command. */
    final Bool ends = in(bool());

    EndedCommand() {
        Bool known = reg(bool()).init(false);
        UInt ended = reg(uint(KEY_WIDTH));
        Bool isSame = known.and(ended.eq(key));
        isDropped.set(isSame.and(isFirst.not()));
        when(
                decides,
                () -> when(ends, () -> {
                            known.set(true);
                            ended.set(key);
                        })
                        .elseWhen(isSame.and(isFirst), () -> known.set(false)));
    }
}
