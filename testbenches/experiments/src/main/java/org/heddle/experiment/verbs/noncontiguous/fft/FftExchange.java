package org.heddle.experiment.verbs.noncontiguous.fft;

import java.util.ArrayList;
import java.util.List;
import org.heddle.experiment.mpc.program.MessageBuffers;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;

/**
 * Exchange by which rows become columns, of one rank: the points of its rows that belong to one rank's columns, a square, go there by one message, row
 * after row, and come to stand turned. Its own square the rank turns by itself in every variant.
 */
final class FftExchange {
    private final Mpi mpi;
    private final FftJob job;
    private final int me;
    private final Place[] packed = new Place[FftJob.RANKS];
    private final Place[] arrived = new Place[FftJob.RANKS];
    /** Points of a square in the rows of its sender, and in those of its receiver. */
    private final Datatype rows;

    private final Datatype turned;
    private final Datatype together;
    private boolean hasBegun;
    private long packCycles;
    private long waitCycles;
    private long copiedBytes;

    FftExchange(Mpi mpi, FftJob job, MessageBuffers buffers) {
        this.mpi = mpi;
        this.job = job;
        me = mpi.world().getRank();
        for (int peer = 0; peer < FftJob.RANKS; peer++) {
            packed[peer] = buffers.allocate(me, job.squareBytes());
            arrived[peer] = buffers.allocate(me, job.squareBytes());
        }
        int share = job.share();
        long row = (long) job.points() * FftJob.POINT_BYTES;
        Datatype point = Datatype.createContiguous(2, Datatype.DOUBLE);
        rows = Datatype.createHVector(share, share, row, point);
        turned = Datatype.createHVector(share, 1, FftJob.POINT_BYTES, Datatype.createHVector(share, 1, row, point));
        together = Datatype.createContiguous(share * share, point);
        List.of(rows, turned, together).forEach(Datatype::commit);
    }

    /** Lets copies take time from now on, and forgets what has been measured. */
    void begin() {
        hasBegun = true;
        packCycles = 0;
        waitCycles = 0;
        copiedBytes = 0;
    }

    long packCycles() {
        return packCycles;
    }

    long waitCycles() {
        return waitCycles;
    }

    long copiedBytes() {
        return copiedBytes;
    }

    private Place outgoing(Place data, int peer) {
        return data.plus((long) peer * job.share() * FftJob.POINT_BYTES);
    }

    /**
     * Exchanges all squares between the rows at one place and the columns, as rows, at another one. What the program packs by itself it sends at once,
     * and it unpacks each square while others are under way.
     */
    void exchange(Place from, Place to) {
        long start = mpi.cycle();
        long packedBefore = packCycles;
        List<Request> receives = receives(to);
        List<Request> sends = sends(from);
        copy(outgoing(from, me), rows, outgoing(to, me), turned, job.share() * job.share());
        for (int step = 1; step < FftJob.RANKS; step++) {
            receives.get(step - 1).waitFor();
            if (!job.variant().receives()) {
                int peer = source(step);
                copy(arrived[peer], together, outgoing(to, peer), turned, job.share() * job.share());
            }
        }
        Request.waitAll(sends.toArray(Request[]::new));
        waitCycles += mpi.cycle() - start - (packCycles - packedBefore);
    }

    private int source(int step) {
        return (me + FftJob.RANKS - step) % FftJob.RANKS;
    }

    private List<Request> receives(Place to) {
        List<Request> requests = new ArrayList<>();
        boolean typed = job.variant().receives();
        for (int step = 1; step < FftJob.RANKS; step++) {
            int peer = source(step);
            Place place = typed ? outgoing(to, peer) : arrived[peer];
            requests.add(mpi.world().iRecv(place, 1, typed ? turned : together, peer, 0));
        }
        return requests;
    }

    private List<Request> sends(Place from) {
        List<Request> requests = new ArrayList<>();
        boolean typed = job.variant().sends();
        for (int step = 1; step < FftJob.RANKS; step++) {
            int peer = (me + step) % FftJob.RANKS;
            if (!typed) {
                copy(outgoing(from, peer), rows, packed[peer], together, job.share());
            }
            Place place = typed ? outgoing(from, peer) : packed[peer];
            requests.add(mpi.world().iSend(place, 1, typed ? rows : together, peer, 0));
        }
        return requests;
    }

    /** Copies a square by the processor, in so many runs of bytes. */
    private void copy(Place from, Datatype fromType, Place to, Datatype toType, int runs) {
        from.source(1, fromType).copyTo(to.target(1, toType), job.squareBytes());
        if (hasBegun) {
            long cycles = job.copies().copy(runs, job.squareBytes(), false);
            mpi.idle(cycles);
            packCycles += cycles;
        }
        copiedBytes += job.squareBytes();
    }
}
