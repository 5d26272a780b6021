package org.heddle.host.mpc.mpi;

import org.heddle.host.mpc.ch.ChSettings;

/** The same with two processes on each node, lists of four entries, and four buffers for each peer, so that everything queues. */
class FewBuffersMpcTest extends Mpc2TransportTest {
    @Override
    ChSettings channel() {
        return new ChSettings(mode(), mode().publishedThreshold(), 64 << 10, 4, 64);
    }

    @Override
    int nodes(int ranks) {
        return Math.max(2, ranks / 2);
    }

    @Override
    int entries() {
        return 4;
    }
}
