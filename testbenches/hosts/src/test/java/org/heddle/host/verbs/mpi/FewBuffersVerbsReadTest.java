package org.heddle.host.verbs.mpi;

/** The same with two buffers for each peer and no region kept, so that everything queues. */
class FewBuffersVerbsReadTest extends VerbsReadTransportTest {
    @Override
    VerbsMpiSettings settings() {
        return VerbsMpiSettings.DEFAULT.withBuffers(2).withEagerLimit(100).withCachedRegions(0);
    }
}
