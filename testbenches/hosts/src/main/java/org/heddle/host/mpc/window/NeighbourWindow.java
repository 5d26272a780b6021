package org.heddle.host.mpc.window;

import java.util.function.Consumer;
import org.heddle.host.mpc.ch.ChProcess;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.RemoteMemory;
import org.jspecify.annotations.Nullable;

/**
 * Window of a rank of the same node, that of the rank itself too: its processor copies, and the other process does nothing. Accumulations go through the
 * node, as those of other nodes do.
 */
final class NeighbourWindow implements RemoteMemory, LockCells {
    private final ChProcess process;
    private final WindowDescription there;
    private final int ranks;
    private final Consumer<Runnable> later;
    private final BakeryLock lock;
    private final OpenReads open = new OpenReads();
    private final WindowUpdates updates;

    /**
     * @param ranks that may lock it
     * @param later runs something inside the rank's next look
     * @param limitCycles of a wait for its lock
     * @param updates of its elements
     */
    NeighbourWindow(
            ChProcess process,
            int peer,
            WindowDescription there,
            int ranks,
            Consumer<Runnable> later,
            long limitCycles,
            WindowUpdates updates) {
        this.updates = updates;
        this.process = process;
        this.there = there;
        this.ranks = ranks;
        this.later = later;
        lock = new BakeryLock(
                this, process.rank(), process.processor(), limitCycles, "the lock of world rank " + peer + "'s window");
    }

    @Override
    public void put(TypedBuffer origin, TypedBuffer target) {
        process.processor().work(MpcWindows.CALL_CYCLES);
        byte[] data = origin.packed((int) origin.bytes());
        int done = 0;
        for (PhysicalPiece piece : there.pieces(target)) {
            process.physical().store(piece.address(), data, done, (int) piece.bytes());
            done += (int) piece.bytes();
        }
        process.processor().copied(data.length);
    }

    @Override
    public void get(TypedBuffer origin, TypedBuffer target) {
        process.processor().work(MpcWindows.CALL_CYCLES);
        byte[] data = new byte[(int) target.bytes()];
        int done = 0;
        for (PhysicalPiece piece : there.pieces(target)) {
            process.physical().load(piece.address(), data, done, (int) piece.bytes());
            done += (int) piece.bytes();
        }
        origin.write(0, data, 0, data.length);
        process.processor().copied(data.length);
    }

    @Override
    public void accumulate(TypedBuffer origin, @Nullable TypedBuffer result, TypedBuffer target, Op op, Basic basic) {
        updates.order(origin, result, target, op, basic, open);
    }

    @Override
    public boolean isCrowded() {
        return process.memory().process().isCrowded();
    }

    @Override
    public void flush(Completion completion) {
        open.whenNone(completion);
    }

    @Override
    public void lock(boolean exclusive, Completion granted) {
        process.processor().work(MpcWindows.CALL_CYCLES);
        lock.lock(exclusive, granted::completed);
    }

    @Override
    public void unlock(Completion released) {
        lock.unlock(released::completed);
    }

    @Override
    public void write(long value, Runnable visible) {
        long cell = there.locks() + (long) process.rank() * WindowCells.BYTES;
        WindowCells.store(process.physical(), cell, value);
        visible.run();
    }

    @Override
    public void read(Consumer<long[]> told) {
        later.accept(() -> {
            process.processor().work(MpcWindows.END_CYCLES);
            told.accept(WindowCells.load(process.physical(), there.locks(), ranks));
        });
    }
}
