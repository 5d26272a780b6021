package org.heddle.experiment.dimmnet2.reproduce;

import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;

/**
 * Everything that a figure rests on.
 *
 * @param configuration of the nodes, which their memory fits
 * @param host what the hosts' work costs
 * @param pack the paper's host that packs
 */
public record Setting(Dimmnet2Configuration configuration, HostCosts host, PackModel pack) {
    /** The setting of a configuration, with the paper's hosts. */
    public static Setting of(Dimmnet2Configuration configuration) {
        return new Setting(configuration, HostCosts.paper(), PackModel.paper());
    }

    Setting with(Dimmnet2Configuration other) {
        return new Setting(other, host, pack);
    }

    Setting with(HostCosts other) {
        return new Setting(configuration, other, pack);
    }

    Setting with(PackModel other) {
        return new Setting(configuration, host, other);
    }
}
