package org.heddle.experiment.dimmnet2.ddtbench;

import java.util.ArrayList;
import java.util.List;

/** All patterns of DDTBench's suite that a ping-pong of two processes uses; FFT2D, an exchange of all, has its own types. */
public final class DdtBench {
    private DdtBench() {}

    /** The patterns, each at every size of the suite. */
    public static List<DdtPattern> patterns() {
        List<DdtPattern> patterns = new ArrayList<>();
        patterns.addAll(Wrf.patterns());
        patterns.addAll(Grids.patterns());
        patterns.addAll(ListPatterns.patterns());
        return List.copyOf(patterns);
    }
}
