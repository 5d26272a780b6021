package org.heddle.mpi.transport;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.operation.Op;
import org.jspecify.annotations.Nullable;

/** Door to an exposure of the transport in memory; what happens there happens when a message arrives, without the rank whose memory it is. */
final class InMemoryRemote implements RemoteMemory {
    private final InMemoryTransport transport;
    private final InMemoryEndpoint endpoint;
    private final int rank;
    private final int peer;
    private final InMemoryExposure exposure;
    private final List<Completion> flushes = new ArrayList<>();
    private int underWay;

    InMemoryRemote(
            InMemoryTransport transport, InMemoryEndpoint endpoint, int rank, int peer, InMemoryExposure exposure) {
        this.transport = transport;
        this.endpoint = endpoint;
        this.rank = rank;
        this.peer = peer;
        this.exposure = exposure;
    }

    @Override
    public void put(TypedBuffer origin, TypedBuffer target) {
        byte[] data = packed(origin);
        underWay++;
        there(InMemoryMessage.DATA, data.length, () -> {
            target.through(exposure).write(0, data, 0, data.length);
            here(InMemoryMessage.DONE, 0, this::ended);
        });
    }

    @Override
    public void get(TypedBuffer origin, TypedBuffer target) {
        underWay++;
        there(InMemoryMessage.READ, 0, () -> {
            byte[] data = packed(target.through(exposure));
            here(InMemoryMessage.DATA, data.length, () -> {
                origin.write(0, data, 0, data.length);
                ended();
            });
        });
    }

    @Override
    public void accumulate(TypedBuffer origin, @Nullable TypedBuffer result, TypedBuffer target, Op op, Basic basic) {
        byte[] operands = basic.littleEndian(packed(origin), origin.memory().order());
        underWay++;
        there(InMemoryMessage.DATA, operands.length, () -> {
            TypedBuffer place = target.through(exposure);
            byte[] old = packed(place);
            byte[] made = basic.littleEndian(old, exposure.order());
            op.kernelOnTarget(Datatype.of(basic))
                    .apply(buffer(operands), buffer(made), operands.length / basic.bytes());
            place.write(0, basic.littleEndian(made, exposure.order()), 0, made.length);
            here(result == null ? InMemoryMessage.DONE : InMemoryMessage.DATA, result == null ? 0 : old.length, () -> {
                if (result != null) {
                    result.write(0, old, 0, old.length);
                }
                ended();
            });
        });
    }

    @Override
    public void flush(Completion completion) {
        flushes.add(completion);
        tellFlushes();
    }

    @Override
    public void lock(boolean exclusive, Completion granted) {
        there(
                InMemoryMessage.LOCK,
                0,
                () -> exposure.lock(exclusive, () -> here(InMemoryMessage.DONE, 0, () -> endpoint.tell(granted))));
    }

    @Override
    public void unlock(Completion released) {
        there(InMemoryMessage.LOCK, 0, () -> {
            exposure.unlock();
            here(InMemoryMessage.DONE, 0, () -> endpoint.tell(released));
        });
    }

    private void there(InMemoryMessage kind, long bytes, Runnable arrival) {
        transport.transmit(kind, rank, peer, bytes, arrival);
    }

    private void here(InMemoryMessage kind, long bytes, Runnable arrival) {
        transport.transmit(kind, peer, rank, bytes, arrival);
    }

    private void ended() {
        underWay--;
        tellFlushes();
    }

    private void tellFlushes() {
        if (underWay == 0) {
            flushes.forEach(endpoint::tell);
            flushes.clear();
        }
    }

    private static byte[] packed(TypedBuffer data) {
        return data.packed((int) data.bytes());
    }

    private static ByteBuffer buffer(byte[] packed) {
        return ByteBuffer.wrap(packed).order(ByteOrder.LITTLE_ENDIAN);
    }
}
