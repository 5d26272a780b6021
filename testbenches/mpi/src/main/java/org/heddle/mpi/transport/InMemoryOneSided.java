package org.heddle.mpi.transport;

import java.nio.ByteBuffer;
import org.heddle.mpi.datatype.MessageMemory;

/** One-sided operations of the transport in memory: the reference that others are compared with. */
final class InMemoryOneSided implements OneSided {
    private final InMemoryTransport transport;
    private final InMemoryEndpoint endpoint;
    private final int rank;

    InMemoryOneSided(InMemoryTransport transport, InMemoryEndpoint endpoint, int rank) {
        this.transport = transport;
        this.endpoint = endpoint;
        this.rank = rank;
    }

    /** The description is the number of the exposure. */
    @Override
    public byte[] expose(MessageMemory memory, long address, long bytes) {
        int number = transport.expose(new InMemoryExposure(memory, address, bytes));
        return ByteBuffer.allocate(Integer.BYTES).putInt(number).array();
    }

    @Override
    public RemoteMemory reach(int peer, byte[] description) {
        return new InMemoryRemote(transport, endpoint, rank, peer, transport.exposure(number(description)));
    }

    @Override
    public void withdraw(byte[] description) {
        transport.withdraw(number(description));
    }

    private static int number(byte[] description) {
        return ByteBuffer.wrap(description).getInt();
    }
}
