package org.heddle.experiment.dimmnet2.reproduce;

import java.util.List;
import java.util.Optional;
import org.heddle.nic.stage.memory.reordering.SchedulerSettings;

/** Constants for what a node's units take beyond their words, and for how reading and sending share the time. */
final class NodeConstants {
    private NodeConstants() {}

    static List<Constant> all() {
        return List.of(
                new Constant(
                        "elementCycles",
                        "cycles",
                        "fitted on the units alone: the paper's 716 MB/s are 17.9 cycles for an element's 16 words; improved: none",
                        true,
                        setting -> setting.configuration().path().segmentSetup(),
                        (setting, changed) ->
                                setting.with(setting.configuration().withElementCycles((int) changed))),
                new Constant(
                        "handOverCycles",
                        "cycles for 128 bytes",
                        "fitted on m = z = 4,096, n = 16: elements are handed over to the link when their packet has been read;"
                                + " improved: none",
                        true,
                        setting -> setting.configuration().handOverCycles(),
                        (setting, changed) ->
                                setting.with(setting.configuration().withHandOverCycles((int) changed))),
                new Constant(
                        "gatheredPackets",
                        "packets",
                        "none: a packet leaves when it is whole; the paper has no such number",
                        true,
                        setting -> setting.configuration().buffers().gathered(),
                        (setting, changed) ->
                                setting.with(setting.configuration().withGatheredPackets((int) changed))),
                new Constant(
                        "openRows",
                        "rows in each module",
                        "the paper: one of four banks can be active at a time; 4 is the improved controller and its map",
                        true,
                        setting -> openRows(setting),
                        setting -> openRows(setting) == 1 ? MemoryConstants.BANKS : 1,
                        (setting, changed) -> withOpenRows(setting, (int) changed)),
                new Constant(
                        "cableCycles",
                        "cycles of 8 ns",
                        "assumed: 0.1 us of serialisers and cable; the paper has no figure",
                        true,
                        setting -> setting.configuration().cableCycles(),
                        (setting, changed) ->
                                setting.with(setting.configuration().withCableCycles((int) changed))));
    }

    private static int openRows(Setting setting) {
        return setting.configuration().scheduler().isPresent() ? MemoryConstants.BANKS : 1;
    }

    private static Setting withOpenRows(Setting setting, int rows) {
        if (rows != 1 && rows != MemoryConstants.BANKS) {
            throw new IllegalArgumentException("openRows is 1, one row in each module, or " + MemoryConstants.BANKS
                    + ", one in each bank: openRows=" + rows);
        }
        if (rows == openRows(setting)) {
            return setting;
        }
        return setting.with(setting.configuration()
                .withScheduler(rows == 1 ? Optional.empty() : Optional.of(SchedulerSettings.improved())));
    }
}
