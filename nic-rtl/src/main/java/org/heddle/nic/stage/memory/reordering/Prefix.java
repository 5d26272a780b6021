package org.heddle.nic.stage.memory.reordering;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;

/** Answers for each of many bits what it and all bits before it are together, in a logarithmic number of levels. */
final class Prefix {
    private Prefix() {}

    /** For each bit, whether it or one before it is 1. */
    static List<Bool> or(List<Bool> bits) {
        // Doubling: after each round, an element covers twice as many bits before it.
        List<Bool> covered = bits;
        for (int reach = 1; reach < bits.size(); reach *= 2) {
            List<Bool> wider = new ArrayList<>(covered);
            for (int i = reach; i < bits.size(); i++) {
                wider.set(i, covered.get(i).or(covered.get(i - reach)));
            }
            covered = wider;
        }
        return covered;
    }
}
