package org.heddle.mpi.transport;

/** The same with one channel and one buffer for each sender, so that everything queues. */
class FewBuffersTransportTest extends InMemoryTransportTest {
    @Override
    protected Transport transport(int ranks) {
        return new InMemoryTransport(
                ranks,
                InMemorySettings.DEFAULT.withChannels(1).withEagerBuffers(1).withEagerLimit(128));
    }
}
