package org.heddle.hdl.lib.crossing;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.diagnostic.Code;

/**
 * Lets the reset of either of two clock domains clear both.
 *
 * <pre>
 * Design
 *
 * A side's reset may be shorter than a cycle of the other clock. So a register that it sets, and that the next edge clears, sets at once
 * a row of flip-flops of the other clock that zeros then walk through: a request that lasts at least STAGES edges over there. Between
 * the reset and the row stands a register, since a glitch of the reset that no register of its side sees must not clear the other
 * side. Both sides look at the request through synchronisers,
 * so that nothing they show changes between their edges. The other side sees it at its second or third edge, and is clear one edge later;
 * the side that was reset, whose synchroniser says "clear" from its reset on, goes on only when the request is over, and so not
 * before the other side has been clear for an edge. No handshake: a reset in the middle of another one only makes the request last
 * longer, where a handshake would take the answer to the old question for the new one's.
 * </pre>
 */
final class MutualReset extends Component {
    private static final int STAGES = 5;

    final ClockDomain left = clockDomain();
    final ClockDomain right = clockDomain();

    /** The left side is clear while 1; from a reset until {@link #STAGES} to nine edges of the slower clock behind it. */
    final Bool leftClears = out(left, bool());

    /** The right side is clear while 1. */
    final Bool rightClears = out(right, bool());

    MutualReset() {
        Bool leftRequests = request("left_request", left, right);
        Bool rightRequests = request("right_request", right, left);
        leftClears.set(seen("left_sees_own", left, leftRequests).or(seen("left_sees_other", left, rightRequests)));
        rightClears.set(seen("right_sees_own", right, rightRequests).or(seen("right_sees_other", right, leftRequests)));
        allow(
                Code.RECONVERGENCE,
                "a side clears while either request is seen: the order in which they arrive does not matter");
    }

    private Bool request(String name, ClockDomain from, ClockDomain to) {
        ResetSynchronizer synchronizer = new ResetSynchronizer(STAGES);
        within(to, () -> instance(name, synchronizer));
        within(from, () -> {
            Bool asks = reg(name + "_asks", bool()).init(true);
            asks.set(false);
            synchronizer.request.set(asks);
        });
        return synchronizer.active;
    }

    private Bool seen(String name, ClockDomain domain, Bool request) {
        BitSynchronizer synchronizer = new BitSynchronizer(BitSynchronizer.USUAL_STAGES, true);
        within(domain, () -> instance(name, synchronizer));
        synchronizer.source.set(request);
        return synchronizer.sink;
    }
}
