package org.heddle.host.mpc.window;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.mpc.ch.ChProcess;
import org.heddle.host.mpc.ch.PieceCutter.Cut;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.put.RemoteWrite;

/**
 * Tells when remote writes to a peer are visible there: a number is written behind them into the peer's flag, and the flag is read until it has come. A
 * read goes on a channel of its own, and may be there before the last packets of what was written.
 */
final class PutConfirmation {
    private final int peer;
    private final WindowReads reads;
    private final WindowCells cells;
    private final HostProcessor processor;
    private final long limitCycles;
    private final int rank;
    private List<Runnable> confirmed = new ArrayList<>();
    private List<Runnable> waiting = new ArrayList<>();
    /** Whether a flag is under way. */
    private boolean isAsking;
    /** Whether something has been written behind the last flag. */
    private boolean isOpen;

    private long number;
    /** Cycle at which the last flag was written. */
    private long start;

    /** @param limitCycles until it gives up a flag */
    PutConfirmation(int peer, ChProcess process, WindowReads reads, WindowCells cells, long limitCycles) {
        this.peer = peer;
        this.processor = process.processor();
        this.limitCycles = limitCycles;
        this.rank = process.rank();
        this.reads = reads;
        this.cells = cells;
    }

    /** Takes something as written. */
    void written() {
        isOpen = true;
    }

    /**
     * Confirms all that has been written so far.
     *
     * @param flags physical address of the peer's flags
     * @param told when it is visible, at once if it is known to be
     * @throws HostTimeoutException when it has not become visible for so long, in the call that looks then
     */
    void confirm(long flags, Runnable told) {
        if (isOpen) {
            waiting.add(told);
            askNext(flags);
        } else if (isAsking) {
            confirmed.add(told);
        } else {
            told.run();
        }
    }

    private void askNext(long flags) {
        if (isAsking || waiting.isEmpty()) {
            return;
        }
        isAsking = true;
        isOpen = false;
        confirmed = waiting;
        waiting = new ArrayList<>();
        number++;
        long own = cells.address(WindowCells.Kind.SENT_FLAG, peer);
        long theirs = flags + (long) rank * WindowCells.BYTES;
        cells.store(own, number);
        start = processor.cycle();
        read(reads.writes(peer, List.of(new Cut(own, theirs, WindowCells.BYTES))), flags);
    }

    private void read(List<RemoteWrite> before, long flags) {
        long landing = cells.address(WindowCells.Kind.READ_FLAG, peer);
        Cut flag = new Cut(landing, flags + (long) rank * WindowCells.BYTES, WindowCells.BYTES);
        reads.order(peer, before, List.of(flag), () -> {
            long seen = cells.load(landing);
            if (seen != number) {
                if (processor.cycle() - start > limitCycles) {
                    throw new HostTimeoutException(
                            "flag " + number + " of world rank " + rank + " at world rank " + peer,
                            limitCycles,
                            processor.cycle(),
                            "the network has lost a remote write, for flag " + seen + " is there");
                }
                read(List.of(), flags);
                return;
            }
            isAsking = false;
            List<Runnable> told = confirmed;
            confirmed = new ArrayList<>();
            told.forEach(Runnable::run);
            askNext(flags);
        });
    }
}
