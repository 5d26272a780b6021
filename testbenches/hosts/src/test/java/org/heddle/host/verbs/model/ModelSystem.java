package org.heddle.host.verbs.model;

import org.heddle.device.verbs.RcNetwork;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.mpi.VerbsSystem;
import org.heddle.mpi.rank.Baton;

/** Nodes of the reference model for ranks. */
public final class ModelSystem implements VerbsSystem {
    private final ModelDevices devices;

    /** @param nodes how many */
    public ModelSystem(int nodes) {
        devices = new ModelDevices(nodes);
    }

    /** Returns the model. */
    public RcNetwork network() {
        return devices.network();
    }

    @Override
    public int nodes() {
        return network().nodes();
    }

    @Override
    public VerbsDevice open(int node, Baton baton) {
        return devices.open(node, ModelDevices.memory(), baton);
    }

    @Override
    public long cycle() {
        return network().cycle();
    }

    @Override
    public void advance(long limit) {
        network().advance(limit);
    }

    @Override
    public boolean isQuiet() {
        return network().isQuiet();
    }
}
