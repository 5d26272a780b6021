package org.heddle.nic.stage.activity;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Knows whether anything is under way in a block.
 *
 * <p>Latency: none; a beginning counts in its own cycle. Throughput: one beginning and one end in each cycle.
 */
public final class UnderWay extends Component {
    /** 1 in a cycle in which something begins. */
    public final Bool begins = in(bool());
    /** 1 in a cycle in which something that began in an earlier cycle, or in this one, ends. */
    public final Bool ends = in(bool());
    /** 1 from the cycle of a beginning to that of its end, both included. */
    public final Bool any = out(bool());

    /**
     * @param most that may be under way at the end of a cycle, at least 1
     */
    public UnderWay(int most) {
        parameter("most", most);
        UInt count = reg(uint(Types.bitsToNumber(most + 1))).init(0);
        any.set(begins.or(count.ne(0)));
        count.countUpDown(begins, ends);
        assertAlways(begins.not().or(ends).or(count.ne(most)), "no more under way than there is room for");
        assertAlways(ends.not().or(any), "only what has begun ends");
    }
}
