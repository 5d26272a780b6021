package org.heddle.host.mpi.collective;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.host.mpi.Comm;
import org.heddle.host.mpi.Place;
import org.heddle.host.mpi.datatype.Basic;
import org.heddle.host.mpi.datatype.Datatype;
import org.heddle.host.mpi.datatype.Elements;
import org.heddle.host.mpi.datatype.TypedBuffer;
import org.heddle.host.mpi.offload.CollectiveOffload;
import org.heddle.host.mpi.offload.OffloadCall;
import org.heddle.host.mpi.offload.OffloadPort;
import org.heddle.host.mpi.offload.OffloadRefusal;
import org.heddle.host.mpi.offload.OffloadSettings;
import org.heddle.host.mpi.offload.OffloadedCall;
import org.heddle.host.mpi.transport.HostWork;
import org.jspecify.annotations.Nullable;

/**
 * What of a communicator's collective operations the ranks' network interfaces do. Every rule depends only on what is the same at all
 * ranks, so that all of them decide alike without asking each other.
 */
final class Offload {
    /** Everything in software, which nobody has to be told. */
    static final Offload NONE = new Offload();

    private final @Nullable Comm comm;
    private final @Nullable OffloadPort port;
    private final @Nullable OffloadRefusal wholeRefusal;
    private final List<Fallback> fallbacks = new ArrayList<>();
    private long calls;
    private boolean closed;

    private Offload() {
        comm = null;
        port = null;
        wholeRefusal = null;
    }

    private Offload(Comm comm, @Nullable OffloadPort port, @Nullable OffloadRefusal wholeRefusal) {
        this.comm = comm;
        this.port = port;
        this.wholeRefusal = wholeRefusal;
    }

    /** Opens a port at all ranks, or at none of them. */
    static Offload open(Comm comm, OffloadSettings settings) {
        Collectives software = new Collectives(comm);
        Optional<CollectiveOffload> interfaces = comm.offload();
        long free =
                agreed(software, interfaces.map(CollectiveOffload::freePorts).orElse(0L), Op.BAND);
        if (interfaces.isEmpty()) {
            return refused(comm, "the network interface computes nothing by itself");
        }
        if (free == 0) {
            return refused(
                    comm, "no port is free at all ranks: close the collective operations of another communicator");
        }
        CollectiveOffload here = interfaces.get();
        int number = Long.numberOfTrailingZeros(free);
        long generation = agreed(software, here.nextGeneration(number), Op.MAX);
        OffloadPort port = here.open(number, generation, comm.getRank(), comm.worldRanks(), settings);
        comm.await(port::isSettled, "the opening of port " + number);
        boolean isOpen = port.refusal().isEmpty();
        // Nobody gets beyond this before all know that their ports are open.
        if (agreed(software, isOpen ? 1 : 0, Op.MIN) == 0) {
            port.close();
            return new Offload(
                    comm,
                    null,
                    port.refusal()
                            .orElse(new OffloadRefusal("communicator", "another rank's port could not be opened")));
        }
        return new Offload(comm, port, null);
    }

    private static Offload refused(Comm comm, String reason) {
        return new Offload(comm, null, new OffloadRefusal("communicator", reason));
    }

    private static long agreed(Collectives software, long own, Op op) {
        ByteBuffer value =
                ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN).putLong(0, own);
        software.allReduce(Place.IN_PLACE, Place.of(value), 1, Datatype.LONG, op);
        return value.getLong(0);
    }

    long calls() {
        return calls;
    }

    List<Fallback> fallbacks() {
        return List.copyOf(fallbacks);
    }

    void close() {
        if (port != null && !closed) {
            // A rank that still waits for a result needs the others' ports.
            barrier();
            closed = true;
            port.close();
        }
    }

    /** Returns false if software has to do it, as the others do. */
    boolean barrier() {
        OffloadCall call = new OffloadCall(Op.BOR, Basic.UINT64, false, 1);
        return run("barrier", null, call, new byte[Long.BYTES]).isPresent();
    }

    /** The root's data, put together with zeros. */
    boolean bcast(Place buffer, int count, Datatype type, int root) {
        if (comm == null) {
            return false;
        }
        type.requireCommitted();
        long bytes = Math.max(0, Math.multiplyExact(count, type.getSize()));
        if (bytes > Integer.MAX_VALUE - Long.BYTES) {
            return run("bcast", new OffloadRefusal("size", bytes + " bytes"), null, new byte[0])
                    .isPresent();
        }
        int words = (int) (bytes + Long.BYTES - 1) / Long.BYTES;
        OffloadRefusal empty = words == 0 ? new OffloadRefusal("empty", "there are no data") : null;
        OffloadCall call = new OffloadCall(Op.BOR, Basic.UINT64, false, words);
        byte[] own = new byte[words * Long.BYTES];
        TypedBuffer data = new TypedBuffer(buffer.memory(), buffer.address(), count, type);
        if (comm.getRank() == root) {
            System.arraycopy(data.packed((int) bytes), 0, own, 0, (int) bytes);
        }
        Optional<byte[]> result = run("bcast", empty, call, own);
        if (result.isPresent() && comm.getRank() != root) {
            data.write(0, result.get(), 0, (int) bytes);
        }
        return result.isPresent();
    }

    /** The result, or nothing if software has to find it. */
    Optional<byte[]> reduce(String operation, Op op, Operand operand, byte[] own) {
        if (comm == null) {
            return Optional.empty();
        }
        if (!op.isCommutative()) {
            return run(
                    operation,
                    new OffloadRefusal("commutative", op + " does not commute: it must keep the order of ranks"),
                    null,
                    own);
        }
        List<Elements> elements = operand.type().elements();
        if (own.length == 0 || elements.isEmpty()) {
            return run(operation, new OffloadRefusal("empty", "there are no data"), null, own);
        }
        Basic basic = elements.get(0).basic();
        boolean located = op == Op.MINLOC || op == Op.MAXLOC;
        if (!located && elements.size() > 1) {
            return run(
                    operation,
                    new OffloadRefusal("type", operand.type() + " is made of several basic types"),
                    null,
                    own);
        }
        int elementBytes = basic.bytes() + (located ? Basic.INT.bytes() : 0);
        return run(operation, null, new OffloadCall(op, basic, located, own.length / elementBytes), own);
    }

    private Optional<byte[]> run(
            String operation, @Nullable OffloadRefusal known, @Nullable OffloadCall call, byte[] own) {
        if (comm == null) {
            return Optional.empty();
        }
        OffloadRefusal refusal = wholeRefusal != null ? wholeRefusal : known;
        if (refusal == null && closed) {
            refusal = new OffloadRefusal("communicator", "its port has been closed");
        }
        if (refusal == null && port != null && call != null) {
            refusal = port.refusal(call).orElse(null);
        }
        if (refusal != null || port == null || call == null) {
            String rule = refusal == null ? "communicator" : refusal.rule();
            fallbacks.add(new Fallback(operation, rule, refusal == null ? "it has no port" : refusal.reason()));
            return Optional.empty();
        }
        calls++;
        comm.work(HostWork.COLLECTIVE_CALL, 1);
        comm.work(HostWork.OFFLOADED_START, 1);
        OffloadedCall offloaded = port.start(call, own);
        comm.await(offloaded::isDone, "the network interface in " + operation);
        comm.work(HostWork.OFFLOADED_END, 1);
        return Optional.of(offloaded.result());
    }
}
