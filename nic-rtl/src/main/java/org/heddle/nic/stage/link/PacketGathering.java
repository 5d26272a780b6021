package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * Lets packets leave when as many have gathered as fit, or when no more will come; and then all that have gathered leave.
 *
 * <p>Latency: a cycle.
 */
final class PacketGathering extends Component {
    /** Whole packets that wait, new ones and those that leave once more. */
    final UInt packets;
    /** 1 in the cycle in which one of them has left. */
    final Bool leaves = in(bool());
    /** 1 while others are on their way here. */
    final Bool moreWillCome = in(bool());
    /** 1 while a packet may begin to leave. */
    final Bool mayLeave = out(bool());

    /**
     * @param most packets that gather
     * @param width of {@link #packets}
     */
    PacketGathering(int most, int width) {
        parameter("most", most);
        packets = in(uint(width));
        UInt leaving = reg(uint(width)).init(0);
        Bool begins = leaving.eq(0).and(packets.ge(most).or(moreWillCome.not()));
        when(begins, () -> leaving.set(packets));
        when(leaves, leaving::decrement);
        mayLeave.set(leaving.ne(0));
    }
}
