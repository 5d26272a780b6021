package org.heddle.experiment.mpc.program;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;

/** All-to-all of doubles between three ranks: each sends to both others, and then receives from both. */
final class ThreeWayExchange {
    private static final int RANKS = StochasticElimination.SAMPLES;

    private final Comm world;
    private final int me;
    private final int most;
    private final Place outgoing;
    private final List<Place> incoming = new ArrayList<>();

    /**
     * @param most doubles of an exchange
     * @throws IllegalArgumentException unless there are three ranks
     */
    ThreeWayExchange(Mpi mpi, int most, MessageBuffers buffers) {
        world = mpi.world();
        if (world.getSize() != RANKS) {
            throw new IllegalArgumentException(
                    "stochastic arithmetic has " + RANKS + " samples, one on each rank: ranks=" + world.getSize());
        }
        this.me = world.getRank();
        this.most = most;
        outgoing = buffers.allocate(me, most * Double.BYTES);
        for (int rank = 0; rank < RANKS; rank++) {
            incoming.add(rank == me ? outgoing : buffers.allocate(me, most * Double.BYTES));
        }
    }

    /** Returns everybody's doubles, in the order of ranks. */
    List<double[]> exchange(double... own) {
        if (own.length > most) {
            throw new IllegalArgumentException("an exchange has at most " + most + " doubles: " + own.length);
        }
        ByteBuffer bytes = ByteBuffer.allocate(own.length * Double.BYTES)
                .order(outgoing.memory().order());
        bytes.asDoubleBuffer().put(own);
        outgoing.memory().write(outgoing.address(), bytes.array(), 0, bytes.capacity());
        Request[] sends = new Request[RANKS - 1];
        for (int step = 1; step < RANKS; step++) {
            sends[step - 1] = world.iSend(outgoing, own.length, Datatype.DOUBLE, (me + step) % RANKS, 0);
        }
        for (int step = 1; step < RANKS; step++) {
            int other = (me + step) % RANKS;
            world.recv(incoming.get(other), own.length, Datatype.DOUBLE, other, 0);
        }
        Request.waitAll(sends);
        return incoming.stream().map(place -> doubles(place, own.length)).toList();
    }

    private static double[] doubles(Place place, int count) {
        ByteBuffer bytes =
                ByteBuffer.allocate(count * Double.BYTES).order(place.memory().order());
        place.memory().read(place.address(), bytes.array(), 0, bytes.capacity());
        double[] values = new double[count];
        bytes.asDoubleBuffer().get(values);
        return values;
    }
}
