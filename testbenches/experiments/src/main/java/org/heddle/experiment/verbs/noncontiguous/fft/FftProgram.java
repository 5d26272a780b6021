package org.heddle.experiment.verbs.noncontiguous.fft;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;
import java.util.function.ToLongFunction;
import org.heddle.experiment.mpc.program.MessageBuffers;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiProgram;
import org.heddle.mpi.Place;
import org.jspecify.annotations.Nullable;

/**
 * Fourier transform of a square: each rank transforms its rows, all exchange, so that columns are rows, transform these, and exchange again, so that
 * rows are rows. Before time begins all exchange forth and back, so that memory is registered and every key bound; copies take no time
 * then.
 */
public final class FftProgram implements MpiProgram {
    private static final long PAUSE_CYCLES = 1_000;

    private final FftJob job;
    private final MessageBuffers buffers;
    private final IntConsumer started;
    private final double[] expected;
    private final @Nullable Outcome[] outcomes = new Outcome[FftJob.RANKS];

    private int ready;
    private long start;

    private record Outcome(long begun, long ended, long packCycles, long waitCycles, long copied, boolean right) {}

    /**
     * @param job that is done
     * @param buffers where the points and the messages lie
     * @param started hears of each rank, called by it, when its time begins
     */
    public FftProgram(FftJob job, MessageBuffers buffers, IntConsumer started) {
        this.job = job;
        this.buffers = buffers;
        this.started = started;
        expected = FourierSquare.transformed(job.points());
    }

    @Override
    public void run(Mpi mpi) {
        if (mpi.world().getSize() != FftJob.RANKS) {
            throw new IllegalArgumentException("the square is shared by " + FftJob.RANKS + " ranks: ranks="
                    + mpi.world().getSize());
        }
        int me = mpi.world().getRank();
        FftExchange exchange = new FftExchange(mpi, job, buffers);
        Place data = buffers.allocate(me, job.rankBytes());
        Place other = buffers.allocate(me, job.rankBytes());
        store(data, FourierSquare.rows(job.points(), me * job.share(), job.share()));
        exchange.exchange(data, other);
        exchange.exchange(other, data);
        exchange.begin();
        beginTogether(mpi);
        started.accept(me);
        long begun = mpi.cycle();
        transform(mpi, data);
        exchange.exchange(data, other);
        transform(mpi, other);
        exchange.exchange(other, data);
        outcomes[me] = new Outcome(
                begun,
                mpi.cycle(),
                exchange.packCycles(),
                exchange.waitCycles(),
                exchange.copiedBytes(),
                isRight(me, load(data)));
    }

    /** Waits without messages, so that none ends late: ranks run one at a time, in one process. */
    private void beginTogether(Mpi mpi) {
        ready++;
        if (ready == FftJob.RANKS) {
            start = mpi.cycle() + 2 * PAUSE_CYCLES;
        }
        while (ready < FftJob.RANKS) {
            mpi.idle(PAUSE_CYCLES);
        }
        mpi.idle(start - mpi.cycle());
    }

    private void transform(Mpi mpi, Place data) {
        double[] points = load(data);
        FourierSquare.transformRows(points, job.points());
        store(data, points);
        mpi.idle(job.computeCycles());
    }

    private double[] load(Place data) {
        byte[] bytes = new byte[job.rankBytes()];
        data.memory().read(data.address(), bytes, 0, bytes.length);
        double[] points = new double[bytes.length / Double.BYTES];
        ByteBuffer.wrap(bytes).order(data.memory().order()).asDoubleBuffer().get(points);
        return points;
    }

    private void store(Place data, double[] points) {
        ByteBuffer bytes =
                ByteBuffer.allocate(job.rankBytes()).order(data.memory().order());
        bytes.asDoubleBuffer().put(points);
        data.memory().write(data.address(), bytes.array(), 0, bytes.capacity());
    }

    private boolean isRight(int rank, double[] points) {
        return Arrays.equals(points, Arrays.copyOfRange(expected, rank * points.length, (rank + 1) * points.length));
    }

    /**
     * Returns the result.
     *
     * @throws NullPointerException if the program has not run to its end
     */
    public FftResult result() {
        List<Outcome> all = Arrays.stream(outcomes)
                .map(each -> Objects.requireNonNull(each, "the program has not run to its end on every rank"))
                .toList();
        return new FftResult(
                all.stream().mapToLong(Outcome::ended).max().orElseThrow()
                        - all.stream().mapToLong(Outcome::begun).min().orElseThrow(),
                2 * job.computeCycles(),
                mean(all, Outcome::packCycles),
                mean(all, Outcome::waitCycles),
                all.stream().mapToLong(Outcome::copied).sum(),
                all.stream().allMatch(Outcome::right));
    }

    private static double mean(List<Outcome> all, ToLongFunction<Outcome> part) {
        return all.stream().mapToLong(part).average().orElseThrow();
    }
}
