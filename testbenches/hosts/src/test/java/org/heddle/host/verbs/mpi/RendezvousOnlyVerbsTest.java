package org.heddle.host.verbs.mpi;

/** The same with no eager messages at all. */
class RendezvousOnlyVerbsTest extends VerbsReadTransportTest {
    @Override
    VerbsMpiSettings settings() {
        return VerbsMpiSettings.DEFAULT.with(RendezvousProtocol.WRITE).withEagerLimit(-1);
    }
}
