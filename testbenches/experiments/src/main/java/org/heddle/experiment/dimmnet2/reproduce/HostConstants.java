package org.heddle.experiment.dimmnet2.reproduce;

import java.util.List;
import org.heddle.host.dimmnet2.mpi.HostCosts;

/** Constants for the cost of the hosts' work, in cycles. */
final class HostConstants {
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
                "the paper's hosts and its t_send and shortest t_transfer, see HostCosts",
                true,
                setting -> setting.host().constants().get(name),
                (setting, changed) -> setting.with(setting.host().with(name, (long) changed)));
    }
}
