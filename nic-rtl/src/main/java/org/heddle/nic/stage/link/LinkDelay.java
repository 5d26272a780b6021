package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/**
 * One direction of a cable: words are under way for a fixed number of cycles.
 *
 * <p>Throughput: one word per cycle.
 */
public final class LinkDelay extends Component {
    public final LinkLane from = in(LinkLane.type());
    public final LinkLane to = out(LinkLane.type());

    /**
     * @param latency in cycles, at least 1
     */
    public LinkDelay(int latency) {
        if (latency < 1) {
            throw new IllegalArgumentException("link latency must be >= 1 cycle: latency=" + latency);
        }
        parameter("latency", latency);
        Bool valid = from.valid();
        UInt data = from.data();
        Bool last = from.last();
        for (int stage = 0; stage < latency; stage++) {
            valid = next("valid_" + stage, valid);
            last = next("last_" + stage, last);
            UInt word = reg("data_" + stage, uint(64));
            word.set(data);
            data = word;
        }
        to.valid().set(valid);
        to.data().set(data);
        to.last().set(last);
    }

    private Bool next(String name, Bool value) {
        Bool register = reg(name, bool()).init(false);
        register.set(value);
        return register;
    }
}
