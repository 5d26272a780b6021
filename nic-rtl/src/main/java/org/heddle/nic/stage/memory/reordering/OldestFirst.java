package org.heddle.nic.stage.memory.reordering;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Keeps the lowest 1 of a number. Combinational, in a logarithmic number of levels.
 */
final class OldestFirst extends Component {
    /** One bit for each candidate, the oldest lowest. */
    final UInt candidates;
    /** The oldest candidate alone, or 0. */
    final UInt chosen;
    /** 1 if there is a candidate. */
    final Bool any = out(bool());

    /**
     * @param width number of candidates
     */
    OldestFirst(int width) {
        parameter("width", width);
        candidates = in(uint(width));
        chosen = out(uint(width));

        List<Bool> bits = new ArrayList<>();
        for (int i = 0; i < width; i++) {
            bits.add(candidates.bit(i));
        }
        List<Bool> upTo = Prefix.or(bits);
        List<Bool> lowestLast = new ArrayList<>();
        lowestLast.add(candidates.bit(0));
        for (int i = 1; i < width; i++) {
            lowestLast.add(0, candidates.bit(i).and(upTo.get(i - 1).not()));
        }
        chosen.set(Types.cat(lowestLast));
        any.set(upTo.get(width - 1));
    }
}
