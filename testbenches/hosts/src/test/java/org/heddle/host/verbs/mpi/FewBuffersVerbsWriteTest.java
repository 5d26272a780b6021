package org.heddle.host.verbs.mpi;

/** The same by WRITE with two buffers for each peer and no region kept. */
class FewBuffersVerbsWriteTest extends VerbsReadTransportTest {
    @Override
    VerbsMpiSettings settings() {
        return VerbsMpiSettings.DEFAULT
                .with(RendezvousProtocol.WRITE)
                .withBuffers(2)
                .withEagerLimit(100)
                .withCachedRegions(0);
    }
}
