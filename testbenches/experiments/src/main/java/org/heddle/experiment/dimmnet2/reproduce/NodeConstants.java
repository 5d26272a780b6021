package org.heddle.experiment.dimmnet2.reproduce;

import java.util.List;

/** Constants for the cost of a node's units beyond that of their words, in cycles. */
final class NodeConstants {
    private NodeConstants() {}

    static List<Constant> all() {
        return List.of(new Constant(
                "elementCycles",
                "cycles",
                "published: the paper's 716 MB/s of a unit are 17.9 cycles for 16 words; improved: none",
                true,
                setting -> setting.configuration().path().segmentSetup(),
                (setting, changed) -> setting.with(setting.configuration().withElementCycles((int) changed))));
    }
}
