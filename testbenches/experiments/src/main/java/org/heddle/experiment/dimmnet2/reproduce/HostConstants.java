package org.heddle.experiment.dimmnet2.reproduce;

import java.util.List;
import java.util.Map;
import org.heddle.host.dimmnet2.mpi.HostCosts;

/** Constants for the cost of the hosts' work, in cycles. */
final class HostConstants {
    private static final String FITTED = "fitted on Table 4, 1 KB: 16.03 us; one value for both";

    private static final Map<String, String> SOURCES = Map.ofEntries(
            Map.entry("registerRead", "assumed: 150 ns for an uncached read on such hosts"),
            Map.entry("registerWrite", "tRC of PC-1600: 70 ns with the node's own three cycles"),
            Map.entry("windowRead", "assumed: 150 ns and 40 for the burst of a line of 64 bytes"),
            Map.entry("windowWrite", "tRC of PC-1600: 70 ns for a combined line of 64 bytes"),
            Map.entry("pollInterval", "assumed: a loop around an uncached read"),
            Map.entry("sendCall", "fitted on the paper's t_send: 2.24 us as printed, 2.40 in its Table 4"),
            Map.entry("matching", FITTED),
            Map.entry("receiveCall", FITTED),
            Map.entry("commandSetup", "assumed: a handful of instructions"));

    private HostConstants() {}

    static List<Constant> all() {
        return HostCosts.paper().constants().keySet().stream()
                .map(HostConstants::of)
                .toList();
    }

    private static Constant of(String name) {
        return new Constant(
                name,
                "cycles",
                SOURCES.get(name),
                true,
                setting -> setting.host().constants().get(name),
                (setting, changed) -> setting.with(setting.host().with(name, (long) changed)));
    }
}
