package org.heddle.host.mpc.mpi;

import org.heddle.host.mpc.ch.ChSettings;

/** The same with every message by rendezvous, and few channels. */
class RendezvousOnlyMpcTest extends Mpc2TransportTest {
    @Override
    ChSettings channel() {
        return super.channel().withMostShort(-1).withChannels(64);
    }
}
