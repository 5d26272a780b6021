package mpi;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import org.heddle.mpi.Place;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.window.LockKind;

/** Window of one-sided communication: memory of each rank that the others reach. Assertions are hints, which nobody here reads. */
public final class Win implements Freeable {
    private final org.heddle.mpi.window.Win win;
    private boolean freed;

    /**
     * Exposes a buffer; collective.
     *
     * @param size of the window, in elements of the buffer
     * @param dispUnit elements of a displacement of 1
     */
    public Win(Buffer base, int size, int dispUnit, Info info, Comm comm) throws MPIException {
        win = MPI.get(() -> {
            MPI.given(comm, ErrorClass.ERR_COMM, "the communicator");
            Place memory = Comm.place(base);
            int bytes = elementBytes(base);
            return org.heddle.mpi.window.Win.create(comm.comm(), memory, (long) size * bytes, dispUnit * bytes);
        });
    }

    /** Not supported. */
    public Win(Info info, Comm comm) {
        throw unsupported("windows that memory is attached to");
    }

    private static int elementBytes(Buffer buffer) {
        if (buffer instanceof ByteBuffer) {
            return Byte.BYTES;
        }
        if (buffer instanceof CharBuffer || buffer instanceof ShortBuffer) {
            return Short.BYTES;
        }
        return buffer instanceof LongBuffer || buffer instanceof DoubleBuffer ? Long.BYTES : Integer.BYTES;
    }

    private static UnsupportedOperationException unsupported(String what) {
        return new UnsupportedOperationException("mpi.Win: " + what + " are not supported");
    }

    /** Returns the ranks that have a part in it. */
    public Group getGroup() throws MPIException {
        return MPI.get(() -> new Group(win.getGroup()));
    }

    /** Writes into a rank's memory. */
    public void put(
            Buffer origin,
            int orgCount,
            Datatype orgType,
            int targetRank,
            int targetDisp,
            int targetCount,
            Datatype targetType)
            throws MPIException {
        MPI.run(() -> win.put(
                Comm.place(origin),
                orgCount,
                Datatype.of(orgType),
                targetRank,
                targetDisp,
                targetCount,
                Datatype.of(targetType)));
    }

    /** Writes into a rank's memory, as much as there is here. */
    public void put(Buffer origin, int count, Datatype type, int targetRank, int targetDisp) throws MPIException {
        put(origin, count, type, targetRank, targetDisp, count, type);
    }

    /** Reads from a rank's memory. */
    public void get(
            Buffer origin,
            int orgCount,
            Datatype orgType,
            int targetRank,
            int targetDisp,
            int targetCount,
            Datatype targetType)
            throws MPIException {
        MPI.run(() -> win.get(
                Comm.place(origin),
                orgCount,
                Datatype.of(orgType),
                targetRank,
                targetDisp,
                targetCount,
                Datatype.of(targetType)));
    }

    /** Reads from a rank's memory, as much as there is room for here. */
    public void get(Buffer origin, int count, Datatype type, int targetRank, int targetDisp) throws MPIException {
        get(origin, count, type, targetRank, targetDisp, count, type);
    }

    /** Combines elements of a rank's memory with those here. */
    public void accumulate(
            Buffer origin,
            int orgCount,
            Datatype orgType,
            int targetRank,
            int targetDisp,
            int targetCount,
            Datatype targetType,
            Op op)
            throws MPIException {
        MPI.run(() -> win.accumulate(
                Comm.place(origin),
                orgCount,
                Datatype.of(orgType),
                targetRank,
                targetDisp,
                targetCount,
                Datatype.of(targetType),
                Op.of(op)));
    }

    /** Combines elements of a rank's memory with as many here. */
    public void accumulate(Buffer origin, int count, Datatype type, int targetRank, int targetDisp, Op op)
            throws MPIException {
        accumulate(origin, count, type, targetRank, targetDisp, count, type, op);
    }

    /** Combines one element of a rank's memory with that here, and returns it as it was. */
    public void fetchAndOp(Buffer origin, Buffer resultAddr, Datatype dataType, int targetRank, int targetDisp, Op op)
            throws MPIException {
        MPI.run(() -> win.fetchAndOp(
                Comm.place(origin), Comm.place(resultAddr), Datatype.of(dataType), targetRank, targetDisp, Op.of(op)));
    }

    /** Not supported. */
    public void compareAndSwap(
            Buffer origin, Buffer compareAddr, Buffer resultAddr, Datatype targetType, int targetRank, int targetDisp) {
        throw unsupported("comparing exchanges");
    }

    /** Ends all operations of all ranks; collective. */
    public void fence(int assertion) throws MPIException {
        MPI.run(win::fence);
    }

    /** Begins an epoch towards the ranks of a group. */
    public void start(Group group, int assertion) throws MPIException {
        MPI.run(() -> win.start(Group.of(group)));
    }

    /** Ends the epoch that {@code start} has begun. */
    public void complete() throws MPIException {
        MPI.run(win::complete);
    }

    /** Exposes the memory to the ranks of a group. */
    public void post(Group group, int assertion) throws MPIException {
        MPI.run(() -> win.post(Group.of(group)));
    }

    /** Waits until those that {@code post} has named have completed. */
    public void waitFor() throws MPIException {
        MPI.run(win::waitFor);
    }

    /** Whether those that {@code post} has named have completed. */
    public boolean test() throws MPIException {
        return MPI.get(win::test);
    }

    /** Waits for the lock of a rank's memory. */
    public void lock(int lockType, int rank, int assertion) throws MPIException {
        MPI.run(() -> win.lock(kind(lockType), rank));
    }

    private static LockKind kind(int lockType) {
        return switch (lockType) {
            case MPI.LOCK_EXCLUSIVE -> LockKind.EXCLUSIVE;
            case MPI.LOCK_SHARED -> LockKind.SHARED;
            default ->
                throw new MpiException(
                        ErrorClass.ERR_ARG, "a lock is MPI.LOCK_SHARED or MPI.LOCK_EXCLUSIVE, not " + lockType);
        };
    }

    /** Completes the operations towards a rank, and gives its lock back. */
    public void unlock(int rank) throws MPIException {
        MPI.run(() -> win.unlock(rank));
    }

    /** Waits for a shared lock of the memory of all ranks. */
    public void lockAll(int assertion) throws MPIException {
        MPI.run(win::lockAll);
    }

    /** Completes all operations, and gives the locks of all ranks back. */
    public void unlockAll() throws MPIException {
        MPI.run(win::unlockAll);
    }

    /** Sees in the own memory what others have completed there. */
    public void sync() throws MPIException {
        MPI.run(win::sync);
    }

    /** Completes the operations towards a rank. */
    public void flush(int targetRank) throws MPIException {
        MPI.run(() -> win.flush(targetRank));
    }

    /** Completes the operations towards all ranks. */
    public void flushAll() throws MPIException {
        MPI.run(win::flushAll);
    }

    /** Completes the operations towards a rank here; there too. */
    public void flushLocal(int targetRank) throws MPIException {
        flush(targetRank);
    }

    /** Completes the operations towards all ranks here; there too. */
    public void flushLocalAll() throws MPIException {
        flushAll();
    }

    /** Returns its name. */
    public String getName() throws MPIException {
        return MPI.get(win::getName);
    }

    /** Whether it was freed. */
    public boolean isNull() {
        return freed;
    }

    @Override
    public void free() throws MPIException {
        MPI.run(win::free);
        freed = true;
    }
}
