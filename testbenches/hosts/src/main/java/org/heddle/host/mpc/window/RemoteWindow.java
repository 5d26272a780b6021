package org.heddle.host.mpc.window;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.host.mpc.ch.ChProcess;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.ch.PieceCutter;
import org.heddle.host.mpc.ch.PieceCutter.Cut;
import org.heddle.host.mpc.ch.StagedData;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.RemoteMemory;
import org.jspecify.annotations.Nullable;

/** Window of a rank of another node: remote writes, reads and updates, and nothing that its host does. */
final class RemoteWindow implements RemoteMemory, LockCells {
    private final ChProcess process;
    private final int peer;
    private final WindowDescription there;
    private final WindowReads reads;
    private final PutConfirmation confirmation;
    private final WindowCells cells;
    private final BakeryLock lock;
    private final int ranks;
    private List<StagedData> sent = new ArrayList<>();
    private final OpenReads open = new OpenReads();
    private final WindowUpdates updates;

    /**
     * @param ranks that may lock it
     * @param limitCycles of a wait for its lock
     */
    RemoteWindow(
            ChProcess process,
            int peer,
            WindowDescription there,
            WindowReads reads,
            PutConfirmation confirmation,
            WindowCells cells,
            int ranks,
            long limitCycles) {
        this.process = process;
        this.peer = peer;
        this.there = there;
        this.reads = reads;
        this.confirmation = confirmation;
        this.cells = cells;
        this.ranks = ranks;
        updates = new WindowUpdates(process, peer, there, reads, cells);
        lock = new BakeryLock(
                this, process.rank(), process.processor(), limitCycles, "the lock of world rank " + peer + "'s window");
    }

    @Override
    public void put(TypedBuffer origin, TypedBuffer target) {
        process.processor().work(MpcWindows.CALL_CYCLES);
        StagedData data = StagedData.source(origin, origin.bytes(), process.memory(), process.processor());
        reads.send(reads.writes(peer, cuts(data, target)));
        sent.add(data);
        confirmation.written();
    }

    @Override
    public void get(TypedBuffer origin, TypedBuffer target) {
        process.processor().work(MpcWindows.CALL_CYCLES);
        StagedData data = StagedData.place(
                origin,
                origin.bytes(),
                process.memory(),
                process.processor(),
                Integer.MAX_VALUE,
                ChSettings.MOST_FRAGMENT);
        open.begin();
        reads.order(peer, List.of(), cuts(data, target), () -> {
            process.processor().work(MpcWindows.END_CYCLES);
            data.received();
            process.translation().end();
            open.end();
        });
    }

    private List<Cut> cuts(StagedData here, TypedBuffer target) {
        return PieceCutter.cut(process.translation().begin(here.part(0, target.bytes())), there.pieces(target));
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
        List<StagedData> before = sent;
        sent = new ArrayList<>();
        confirmation.confirm(there.flags(), () -> {
            for (StagedData data : before) {
                data.sent();
                process.translation().end();
            }
            open.whenNone(completion);
        });
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
        long own = cells.address(WindowCells.Kind.SENT_LOCK, peer);
        cells.store(own, value);
        Cut cell = new Cut(own, there.locks() + (long) process.rank() * WindowCells.BYTES, WindowCells.BYTES);
        reads.send(reads.writes(peer, List.of(cell)));
        confirmation.written();
        confirmation.confirm(there.flags(), visible);
    }

    @Override
    public void read(Consumer<long[]> told) {
        long landing = cells.address(WindowCells.Kind.READ_LOCK, 0);
        Cut all = new Cut(landing, there.locks(), ranks * WindowCells.BYTES);
        reads.order(peer, List.of(), List.of(all), () -> {
            process.processor().work(MpcWindows.END_CYCLES);
            told.accept(cells.load(landing, ranks));
        });
    }
}
