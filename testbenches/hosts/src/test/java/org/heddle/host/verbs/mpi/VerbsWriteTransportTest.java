package org.heddle.host.verbs.mpi;

/** The same with long messages by WRITE. */
class VerbsWriteTransportTest extends VerbsReadTransportTest {
    @Override
    VerbsMpiSettings settings() {
        return VerbsMpiSettings.DEFAULT.with(RendezvousProtocol.WRITE);
    }
}
