package org.heddle.mpi.collective;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Round.Kind;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.Elements;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.offload.CallTerms;
import org.heddle.mpi.offload.CollectiveOffload;
import org.heddle.mpi.offload.OffloadCall;
import org.heddle.mpi.offload.OffloadPort;
import org.heddle.mpi.offload.OffloadRefusal;
import org.heddle.mpi.offload.OffloadSettings;
import org.heddle.mpi.offload.OffloadedCall;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.transport.HostWork;
import org.jspecify.annotations.Nullable;

/**
 * Decides which collective operations of a communicator the ranks' network interfaces execute. Every rule depends only on what is the
 * same at all ranks, so that all of them decide alike without asking each other. If it is not the same they are told so: every call,
 * also one that software does then, goes by the communicator's tree first, where the nodes compare what the ranks ask for.
 */
final class Offload {
    /** Everything in software, which nobody has to be told. */
    static final Offload NONE = new Offload();

    /** Number of the closing of a port, behind those of the operations. */
    private static final int CLOSE = 12;
    /** A bit of the layouts that are of several basic types. */
    private static final int MIXED = (CallTerms.MOST_LAYOUT + 1) / 2;

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
        if (comm != null && port != null && !closed) {
            // A rank that still waits for a result needs the others' ports.
            comm.work(HostWork.COLLECTIVE_CALL, 1);
            start(oneWord(CallTerms.of("close", CLOSE, 0)), new byte[Long.BYTES]);
            closed = true;
            port.close();
        }
    }

    /** Returns false if software has to do it, as the others do. */
    boolean barrier() {
        if (comm == null) {
            return false;
        }
        OffloadCall call = oneWord(terms("barrier", Kind.BARRIER, 0));
        OffloadRefusal refusal = refusal(null, call);
        if (refusal != null) {
            inSoftware(refusal, call.terms(), 0);
            return false;
        }
        run(call, new byte[Long.BYTES]);
        return true;
    }

    /**
     * Makes sure that all ranks are in the same operation, which is always software's.
     *
     * @throws org.heddle.mpi.error.MpiException if they are not
     */
    void agree(Kind kind, int root) {
        agree(terms(kind.toString(), kind, root), 0);
    }

    private void agree(CallTerms terms, int layout) {
        if (port != null && !closed) {
            CallTerms agreed = new CallTerms(terms.name(), terms.kind(), terms.root(), true, 0, layout);
            start(oneWord(agreed), new byte[Long.BYTES]);
        }
    }

    private static CallTerms terms(String name, Kind kind, int root) {
        return CallTerms.of(name, kind.offloadNumber(), root);
    }

    private static OffloadCall oneWord(CallTerms terms) {
        return new OffloadCall(Op.BOR, Basic.UINT64, false, 1, terms);
    }

    /** The root's data, put together with zeros. */
    boolean bcast(Place buffer, int count, Datatype type, int root) {
        if (comm == null) {
            return false;
        }
        long bytes = Math.multiplyExact(count, type.getSize());
        CallTerms terms = terms("bcast", Kind.BCAST, root);
        if (bytes > Integer.MAX_VALUE - Long.BYTES) {
            inSoftware(new OffloadRefusal("size", bytes + " bytes"), terms, folded(bytes));
            return false;
        }
        int words = (int) (bytes + Long.BYTES - 1) / Long.BYTES;
        OffloadRefusal empty = words == 0 ? new OffloadRefusal("empty", "there are no data") : null;
        OffloadCall call = new OffloadCall(Op.BOR, Basic.UINT64, false, words, terms);
        OffloadRefusal refusal = refusal(empty, call);
        if (refusal != null) {
            inSoftware(refusal, terms, folded(bytes));
            return false;
        }
        byte[] own = new byte[words * Long.BYTES];
        TypedBuffer data = new TypedBuffer(buffer.memory(), buffer.address(), count, type);
        if (comm.getRank() == root) {
            System.arraycopy(data.packed((int) bytes), 0, own, 0, (int) bytes);
        }
        CallTerms whole =
                new CallTerms(terms.name(), terms.kind(), root, false, (int) bytes, layout(count, type, bytes));
        byte[] result = run(new OffloadCall(Op.BOR, Basic.UINT64, false, words, whole), own);
        if (comm.getRank() != root) {
            data.write(0, result, 0, (int) bytes);
        }
        return true;
    }

    /** Exactly the basic type if there is one, else a number that sequences of several hardly ever share. */
    private static int layout(int count, Datatype type, long bytes) {
        List<Elements> elements = type.elements();
        return elements.size() == 1
                ? elements.get(0).basic().code()
                : MIXED | folded(type.signatureCode(count, bytes)) % MIXED;
    }

    private static int folded(long code) {
        return Math.floorMod(Long.hashCode(code), CallTerms.MOST_LAYOUT + 1);
    }

    /** The result, or nothing if software has to find it. */
    Optional<byte[]> reduce(Kind kind, Op op, Operand operand, byte[] own, int root) {
        if (comm == null) {
            return Optional.empty();
        }
        CallTerms terms = terms(kind == Kind.REDUCE ? "reduce" : "allReduce", kind, root);
        OffloadRefusal unfit = refusal(op, operand, own);
        if (unfit == null) {
            Basic basic = operand.type().elements().get(0).basic();
            boolean located = isLocated(op);
            int elementBytes = basic.bytes() + (located ? Basic.INT.bytes() : 0);
            OffloadCall call = new OffloadCall(op, basic, located, own.length / elementBytes, terms);
            unfit = refusal(null, call);
            if (unfit == null) {
                return Optional.of(run(call, own));
            }
        }
        int layout = folded(31 * operand.type().signatureCode(operand.count(), own.length)
                + op.toString().hashCode());
        inSoftware(unfit, terms, layout);
        return Optional.empty();
    }

    private static boolean isLocated(Op op) {
        return op == Op.MINLOC || op == Op.MAXLOC;
    }

    private static @Nullable OffloadRefusal refusal(Op op, Operand operand, byte[] own) {
        if (!op.isCommutative()) {
            return new OffloadRefusal("commutative", op + " must keep the order of ranks");
        }
        List<Elements> elements = operand.type().elements();
        if (own.length == 0 || elements.isEmpty()) {
            return new OffloadRefusal("empty", "there are no data");
        }
        if (!isLocated(op) && elements.size() > 1) {
            return new OffloadRefusal("type", operand.type() + " is made of several basic types");
        }
        return null;
    }

    /** Why software has to do a call, or null. */
    private @Nullable OffloadRefusal refusal(@Nullable OffloadRefusal known, OffloadCall call) {
        if (wholeRefusal != null) {
            return wholeRefusal;
        }
        if (known != null) {
            return known;
        }
        if (closed || port == null) {
            return new OffloadRefusal("communicator", "its port has been closed");
        }
        return port.refusal(call).orElse(null);
    }

    /** Notes the call, and makes sure that all ranks do the same in software. */
    private void inSoftware(OffloadRefusal known, CallTerms terms, int layout) {
        OffloadRefusal refusal = wholeRefusal != null ? wholeRefusal : known;
        fallbacks.add(new Fallback(terms.name(), refusal.rule(), refusal.reason()));
        agree(terms, layout);
    }

    /** The result of a call that nothing refuses. */
    private byte[] run(OffloadCall call, byte[] own) {
        calls++;
        Objects.requireNonNull(comm).work(HostWork.COLLECTIVE_CALL, 1);
        return start(call, own);
    }

    private byte[] start(OffloadCall call, byte[] own) {
        Comm ranks = Objects.requireNonNull(comm);
        ranks.work(HostWork.OFFLOADED_START, 1);
        OffloadedCall offloaded = Objects.requireNonNull(port).start(call, own);
        ranks.await(
                offloaded::isDone, "the network interface in " + call.terms().name());
        ranks.work(HostWork.OFFLOADED_END, 1);
        return offloaded.result();
    }
}
