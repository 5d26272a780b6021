package org.heddle.mpi.window;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Group;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.Elements;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.OneSided;
import org.jspecify.annotations.Nullable;

/**
 * A window: memory of each rank of a communicator that the others reach without its host; MPI 4.1, chapter 12. All calls may be made by the
 * rank's own thread only (ERR_OTHER).
 *
 * <p>An operation only begins; its buffers must stay untouched until it is complete: behind {@link #fence}, {@link #flush}, {@link #unlock} or {@link #complete}. It needs an
 * epoch, between two fences of all ranks, under the lock of its target, or from {@link #start} to {@link #complete} (ERR_RMA_SYNC). Operations on the same bytes in one epoch have no order, except
 * that accumulations of one rank keep theirs.
 *
 * <p>A call refuses wrong arguments at once, without effect: ERR_RANK, ERR_COUNT, ERR_TYPE, ERR_BUFFER for memory of the caller, ERR_DISP, ERR_RMA_RANGE
 * for data outside of the target's window, ERR_TYPE if origin and target have other elements, ERR_WIN behind {@link #free}. The rank
 * {@link Mpi#PROC_NULL} is nobody: nothing happens.
 */
public final class Win {
    private final Comm comm;
    private final OneSided oneSided;
    private final byte[] description;
    private final List<WinTarget> targets;
    private final WinEpochs epochs;
    private final GroupEpochs groups;
    /** Targets of operations that may not be complete. */
    private final Set<Integer> touched = new TreeSet<>();

    private boolean freed;

    Win(Comm comm, OneSided oneSided, byte[] description, List<WinTarget> targets) {
        this.comm = comm;
        this.oneSided = oneSided;
        this.description = description;
        this.targets = targets;
        this.groups = new GroupEpochs(comm, comm.getName());
        this.epochs = new WinEpochs(comm.getName(), comm.getRank(), groups);
    }

    /**
     * Exposes memory of each rank to the others. Collective. MPI_Win_create.
     *
     * @param comm whose ranks take part, of one group
     * @param base first byte of the caller's memory
     * @param bytes of it, 0 to 2^31 - 1; other ranks may have another number
     * @param displacementUnit bytes of a displacement of 1 in this memory, at least 1
     * @throws MpiException ERR_SIZE, ERR_DISP or ERR_BUFFER for a size, a unit or memory that cannot be, ERR_COMM for a communicator of two groups,
     *     ERR_UNSUPPORTED_OPERATION over a transport without one-sided operations; before anything is sent
     */
    public static Win create(Comm comm, Place base, long bytes, int displacementUnit) {
        return Require.given(comm, ErrorClass.ERR_COMM, "the communicator")
                .call("MPI_Win_create", () -> WinBuilder.create(comm, base, bytes, displacementUnit));
    }

    /** Returns the ranks that have a part in it; MPI_Win_get_group. */
    public Group getGroup() {
        return comm.getGroup();
    }

    /** Returns its name, for messages. */
    public String getName() {
        return comm.getName();
    }

    /**
     * Writes data into a target's memory; MPI_Put.
     *
     * @param displacement from the beginning of the target's memory, in its units
     */
    public void put(
            Place origin,
            int originCount,
            Datatype originType,
            int target,
            long displacement,
            int targetCount,
            Datatype targetType) {
        run(
                "MPI_Put",
                () -> target(target).ifPresent(at -> {
                    TypedBuffer data = given(origin, "the origin").source(originCount, originType);
                    TypedBuffer there = at.data(displacement, targetCount, targetType, true);
                    requireSame(at, data, originCount, originType, there, targetCount, targetType);
                    begin("MPI_Put", target, there, () -> at.memory().put(data, there));
                }));
    }

    /**
     * Reads data of a target's memory; MPI_Get.
     *
     * @param displacement from the beginning of the target's memory, in its units
     */
    public void get(
            Place origin,
            int originCount,
            Datatype originType,
            int target,
            long displacement,
            int targetCount,
            Datatype targetType) {
        run(
                "MPI_Get",
                () -> target(target).ifPresent(at -> {
                    TypedBuffer data = given(origin, "the origin").target(originCount, originType);
                    TypedBuffer there = at.data(displacement, targetCount, targetType, false);
                    requireSame(at, data, originCount, originType, there, targetCount, targetType);
                    begin("MPI_Get", target, there, () -> at.memory().get(data, there));
                }));
    }

    /**
     * Combines elements of a target's memory with operands; each element is changed as a whole, whoever else accumulates. MPI_Accumulate.
     *
     * @param displacement from the beginning of the target's memory, in its units
     * @param op predefined operation, {@link Op#REPLACE} too; all elements are of one basic type that has it
     * @throws MpiException also ERR_OP for an operation that is not defined for the elements or one of one's own, ERR_UNSUPPORTED_OPERATION over a
     *     network interface that cannot do it
     */
    public void accumulate(
            Place origin,
            int originCount,
            Datatype originType,
            int target,
            long displacement,
            int targetCount,
            Datatype targetType,
            Op op) {
        run(
                "MPI_Accumulate",
                () -> target(target).ifPresent(at -> {
                    TypedBuffer data = given(origin, "the origin").source(originCount, originType);
                    TypedBuffer there = at.data(displacement, targetCount, targetType, true);
                    requireSame(at, data, originCount, originType, there, targetCount, targetType);
                    combine("MPI_Accumulate", at, data, null, originType, there, op);
                }));
    }

    /**
     * Combines one element of a target's memory with an operand, and returns the element as it was before; MPI_Fetch_and_op.
     *
     * @param origin operand; not looked at by {@link Op#NO_OP}, but it must be there
     * @param result place of the element as it was, which shares no byte with the operand
     * @param type basic type of the element
     * @param displacement from the beginning of the target's memory, in its units
     * @param op as in {@link #accumulate}, or {@link Op#NO_OP}
     * @throws MpiException as {@link #accumulate}; ERR_TYPE also for a type of several elements
     */
    public void fetchAndOp(Place origin, Place result, Datatype type, int target, long displacement, Op op) {
        run(
                "MPI_Fetch_and_op",
                () -> target(target).ifPresent(at -> {
                    TypedBuffer data = given(origin, "the operand").source(1, type);
                    TypedBuffer old = given(result, "the result").target(1, type);
                    Place.requireDisjoint(data, old);
                    TypedBuffer there = at.data(displacement, 1, type, true);
                    if (type.elementsIn(type.getSize()) != 1) {
                        throw new MpiException(
                                ErrorClass.ERR_TYPE,
                                "fetchAndOp is for one element, but " + type
                                        + " is none: use a predefined type, or accumulate and get");
                    }
                    combine("MPI_Fetch_and_op", at, data, old, type, there, op);
                }));
    }

    private void combine(
            String call,
            WinTarget at,
            TypedBuffer data,
            @Nullable TypedBuffer old,
            Datatype type,
            TypedBuffer there,
            Op op) {
        Require.given(op, ErrorClass.ERR_OP, "the operation");
        List<Elements> elements = type.elements();
        if (elements.size() > 1) {
            throw new MpiException(
                    ErrorClass.ERR_TYPE,
                    call + " combines elements of one basic type, but " + type + " has several: use one call for each");
        }
        if (!elements.isEmpty()) {
            Basic basic = elements.get(0).basic();
            op.kernelOnTarget(Datatype.of(basic));
            begin(call, at.rank(), there, () -> at.memory().accumulate(data, old, there, op, basic));
        }
    }

    /**
     * Ends all operations of all ranks, and begins an epoch in which each may reach all others; the first fence only begins one. Collective.
     * MPI_Win_fence.
     *
     * @throws MpiException ERR_RMA_SYNC while the caller holds a lock
     */
    public void fence() {
        synchronise("MPI_Win_fence", () -> {
            epochs.requireNoLock("MPI_Win_fence");
            groups.requireNone("MPI_Win_fence");
            complete(Set.copyOf(touched));
            new Collectives(comm).barrier();
            epochs.fenced();
        });
    }

    /**
     * Waits for the lock of a target's memory, and begins an epoch towards it; MPI_Win_lock.
     *
     * @param kind whether others may hold it too
     * @throws MpiException ERR_RMA_SYNC if the caller holds it, or is inside an epoch between fences
     */
    public void lock(LockKind kind, int target) {
        synchronise(
                "MPI_Win_lock",
                () -> target(target).ifPresent(at -> {
                    Require.given(kind, ErrorClass.ERR_ARG, "the kind of the lock");
                    epochs.requireLockable("MPI_Win_lock", target);
                    lock(at, kind);
                }));
    }

    private void lock(WinTarget at, LockKind kind) {
        boolean isExclusive = kind == LockKind.EXCLUSIVE;
        await(told -> at.memory().lock(isExclusive, told), "the lock of rank " + at.rank());
        epochs.locked(at.rank());
    }

    /**
     * Waits for a shared lock of every rank's memory, in their order, and begins an epoch towards all; MPI_Win_lock_all.
     *
     * @throws MpiException ERR_RMA_SYNC if the caller holds one of them, or is inside another epoch
     */
    public void lockAll() {
        synchronise("MPI_Win_lock_all", () -> {
            targets.forEach(target -> epochs.requireLockable("MPI_Win_lock_all", target.rank()));
            targets.forEach(target -> lock(target, LockKind.SHARED));
        });
    }

    /**
     * Completes all operations towards a target, here and there, and gives its lock back; MPI_Win_unlock.
     *
     * @throws MpiException ERR_RMA_SYNC unless the caller holds it
     */
    public void unlock(int target) {
        synchronise(
                "MPI_Win_unlock",
                () -> target(target).ifPresent(at -> {
                    epochs.requireLocked("MPI_Win_unlock", target);
                    unlock(at);
                }));
    }

    private void unlock(WinTarget at) {
        complete(Set.of(at.rank()));
        await(told -> at.memory().unlock(told), "the end of the lock of rank " + at.rank());
        epochs.unlocked(at.rank());
    }

    /**
     * Completes all operations towards all ranks, here and there, and gives their locks back; MPI_Win_unlock_all.
     *
     * @throws MpiException ERR_RMA_SYNC unless the caller holds all of them
     */
    public void unlockAll() {
        synchronise("MPI_Win_unlock_all", () -> {
            targets.forEach(target -> epochs.requireLocked("MPI_Win_unlock_all", target.rank()));
            targets.forEach(this::unlock);
        });
    }

    /**
     * Completes all operations towards a target, here and there, under its lock; MPI_Win_flush.
     *
     * @throws MpiException ERR_RMA_SYNC unless the caller holds the lock
     */
    public void flush(int target) {
        synchronise(
                "MPI_Win_flush",
                () -> target(target).ifPresent(at -> {
                    epochs.requireLocked("MPI_Win_flush", target);
                    complete(Set.of(target));
                }));
    }

    /**
     * Completes all operations towards all targets whose locks the caller holds, here and there; MPI_Win_flush_all.
     *
     * @throws MpiException ERR_RMA_SYNC if it holds none
     */
    public void flushAll() {
        synchronise("MPI_Win_flush_all", () -> {
            epochs.requireAnyLock("MPI_Win_flush_all");
            for (int target : epochs.held()) {
                complete(Set.of(target));
            }
        });
    }

    /**
     * Lets the caller see in its own memory what others have completed there, and the reverse; MPI_Win_sync.
     *
     * @throws MpiException ERR_RMA_SYNC if the caller holds no lock
     */
    public void sync() {
        synchronise("MPI_Win_sync", () -> epochs.requireAnyLock("MPI_Win_sync"));
    }

    /**
     * Exposes the caller's memory to origins, and does not wait for them; MPI_Win_post.
     *
     * @param origins ranks that will call {@link #start} with a group in which the caller is
     * @throws MpiException ERR_GROUP for ranks that have no part in the window, ERR_RMA_SYNC if the memory is exposed so already
     */
    public void post(Group origins) {
        synchronise("MPI_Win_post", () -> groups.post(groups.ranks(origins)));
    }

    /**
     * Waits until targets have exposed their memory, and begins an epoch towards them; MPI_Win_start.
     *
     * @param of ranks that call {@link #post} with a group in which the caller is
     * @throws MpiException ERR_GROUP for ranks that have no part in the window, ERR_RMA_SYNC if such an epoch lasts, if the caller holds the lock of one of
     *     them, or is inside an epoch between fences
     */
    public void start(Group of) {
        synchronise("MPI_Win_start", () -> {
            List<Integer> ranks = groups.ranks(of);
            groups.requireNotStarted("MPI_Win_start");
            ranks.forEach(epochs::requireStartable);
            groups.start(ranks);
            epochs.started();
        });
    }

    /**
     * Completes all operations of the epoch that {@link #start} has begun, here and there, and ends it; MPI_Win_complete.
     *
     * @throws MpiException ERR_RMA_SYNC if none lasts
     */
    public void complete() {
        synchronise("MPI_Win_complete", () -> {
            complete(Set.copyOf(groups.started()));
            groups.complete();
        });
    }

    /**
     * Waits until all origins of {@link #post} have completed; MPI_Win_wait.
     *
     * @throws MpiException ERR_RMA_SYNC if the memory is exposed to nobody
     */
    public void waitFor() {
        synchronise("MPI_Win_wait", groups::await);
    }

    /**
     * Returns whether all origins of {@link #post} have completed, which ends the exposure as {@link #waitFor} does; MPI_Win_test.
     *
     * @throws MpiException ERR_RMA_SYNC if the memory is exposed to nobody
     */
    public boolean test() {
        boolean[] isOver = new boolean[1];
        synchronise("MPI_Win_test", () -> isOver[0] = groups.test());
        return isOver[0];
    }

    /**
     * Gives the window up. Collective. MPI_Win_free.
     *
     * @throws MpiException ERR_RMA_SYNC while the caller holds a lock, or behind operations that no fence has ended
     */
    public void free() {
        run("MPI_Win_free", () -> {
            oneSided.agree(description);
            epochs.requireNoLock("MPI_Win_free");
            groups.requireNone("MPI_Win_free");
            epochs.requireEnded();
            groups.close();
            new Collectives(comm).barrier();
            oneSided.agree(description);
            oneSided.withdraw(description);
            freed = true;
        });
        comm.free();
    }

    /** Makes a call in which the caller's memory and what others reach of it agree, before and behind what it does. */
    private void synchronise(String call, Runnable body) {
        run(call, () -> {
            oneSided.agree(description);
            body.run();
            oneSided.agree(description);
        });
    }

    private void run(String call, Runnable body) {
        if (freed) {
            throw new MpiException(
                    ErrorClass.ERR_WIN, call + " of " + comm.getName() + ", which was freed: call it before free()");
        }
        comm.run(call, body);
    }

    /** Returns a target; empty for nobody. */
    private Optional<WinTarget> target(int rank) {
        if (rank == Mpi.PROC_NULL) {
            return Optional.empty();
        }
        if (rank < 0 || rank >= targets.size()) {
            throw new MpiException(
                    ErrorClass.ERR_RANK,
                    "rank must be 0 to " + (targets.size() - 1) + " of " + comm.getName() + ", or PROC_NULL: rank="
                            + rank);
        }
        return Optional.of(targets.get(rank));
    }

    private static Place given(@Nullable Place place, String name) {
        return Require.given(place, ErrorClass.ERR_BUFFER, name);
    }

    private void requireSame(
            WinTarget at,
            TypedBuffer origin,
            int originCount,
            Datatype originType,
            TypedBuffer there,
            int targetCount,
            Datatype targetType) {
        long here = originType.signatureCode(originCount, origin.bytes());
        long other = targetType.signatureCode(targetCount, there.bytes());
        if (origin.bytes() != there.bytes() || here != other) {
            throw new MpiException(
                    ErrorClass.ERR_TYPE,
                    originCount + " of " + originType + " at rank " + comm.getRank() + " and " + targetCount + " of "
                            + targetType + " at rank " + at.rank() + " of " + comm.getName()
                            + " are not the same elements: use types of the same basic types in the same order");
        }
    }

    private void begin(String call, int target, TypedBuffer data, Runnable operation) {
        epochs.requireAccess(call, target);
        if (data.bytes() > 0) {
            if (targets.get(target).memory().isCrowded()) {
                complete(touched);
            }
            operation.run();
            touched.add(target);
        }
        epochs.accessed(target);
    }

    private void complete(Set<Integer> ranks) {
        for (int rank : new TreeSet<>(ranks)) {
            if (touched.contains(rank)) {
                await(told -> targets.get(rank).memory().flush(told), "its operations towards rank " + rank);
                touched.remove(rank);
            }
        }
    }

    /** Beginning of something whose end is told. */
    private interface Beginning {
        void begin(Completion told);
    }

    private void await(Beginning beginning, String what) {
        boolean[] isDone = new boolean[1];
        beginning.begin(() -> isDone[0] = true);
        comm.await(() -> isDone[0], what);
    }
}
