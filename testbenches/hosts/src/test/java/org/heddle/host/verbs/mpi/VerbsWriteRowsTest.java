package org.heddle.host.verbs.mpi;

/** The same with long messages by WRITE. */
class VerbsWriteRowsTest extends VerbsReadRowsTest {
    @Override
    RendezvousProtocol protocol() {
        return RendezvousProtocol.WRITE;
    }
}
