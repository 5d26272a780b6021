package org.heddle.testbench;

import org.heddle.hdl.Design;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;

/** The pair that the tests of this package simulate. */
final class Pairs {
    static final Design<Dimmnet2Pair> PUBLISHED = Dimmnet2Designs.pair(Dimmnet2Configuration.published());

    static final Design<Dimmnet2Pair> IMPROVED = Dimmnet2Designs.pair(Dimmnet2Configuration.improved());

    private Pairs() {}
}
