package org.heddle.experiment.mpc.reproduce;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.SplitMix64;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.mpi.MpcSettings;
import org.heddle.host.mpc.mpi.MpcTransport;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.window.LockKind;
import org.heddle.mpi.window.Win;
import org.heddle.testbench.mpc.MpcNodes;

/** A put, a get and an accumulation of one long under a lock, while the target's host computes without a call. */
final class OneSidedRun {
    static final int BYTES = Long.BYTES;

    private static final int TARGET = 1;
    /** The target computes for so long: all is over before. */
    private static final long COMPUTE_CYCLES = 100_000;
    /** All that came before an operation has settled. */
    private static final long PAUSE_CYCLES = 2_000;

    private final MpcSetting setting;
    private final SimulationOptions simulation;

    /** Cycle of the last write of the target's bus into the window. */
    private long visible = -1;

    /**
     * Outcome.
     *
     * @param putCycles from the call of a put until its bytes are visible in the target's memory
     * @param getCycles from the call of a get until a flush has returned with its bytes
     * @param accumulateCycles from the call of a sum until a flush has returned with the old value
     * @param verified whether all bytes are right on both sides, and the target's host had done nothing
     */
    record Result(long putCycles, long getCycles, long accumulateCycles, boolean verified) {}

    OneSidedRun(MpcSetting setting, SimulationOptions simulation) {
        this.setting = setting;
        this.simulation = simulation;
    }

    Result run() {
        try (MpcNodes nodes = new MpcNodes(2, setting.options(simulation))) {
            MpcTransport transport = new MpcTransport(
                    nodes, 2, MpcSettings.published(MpcMode.IMPROVED).with(setting.host()));
            long[] cycles = new long[3];
            boolean[] isRight = new boolean[4];
            MpiJob.run(transport, mpi -> {
                int me = mpi.world().getRank();
                Place window = transport.allocate(me, 2 * BYTES, BufferPlacement.SCATTERED);
                Place own = transport.allocate(me, 3 * BYTES, BufferPlacement.SCATTERED);
                transport.memory(me).fill(nodes.backDoor(me), window.plus(BYTES).address(), bytes(SplitMix64.of(2)));
                Win win = Win.create(mpi.world(), window, 2 * BYTES, BYTES);
                if (me == TARGET) {
                    watch(nodes, transport.memory(me), window);
                    mpi.idle(COMPUTE_CYCLES);
                    isRight[0] =
                            transport.memory(me).pieces(window.address(), BYTES).size() == 1
                                    && value(nodes, transport, me, window) == SplitMix64.of(1)
                                    && value(nodes, transport, me, window.plus(BYTES))
                                            == SplitMix64.of(1) + SplitMix64.of(2);
                } else {
                    transport.memory(me).fill(nodes.backDoor(me), own.address(), bytes(SplitMix64.of(1)));
                    long start = mpi.cycle();
                    win.lock(LockKind.SHARED, TARGET);
                    cycles[0] = put(mpi, win, own);
                    cycles[1] = get(mpi, win, own.plus(BYTES));
                    cycles[2] = accumulate(mpi, win, own);
                    win.unlock(TARGET);
                    isRight[1] = value(nodes, transport, me, own.plus(BYTES)) == SplitMix64.of(1);
                    isRight[2] = value(nodes, transport, me, own.plus(2 * BYTES)) == SplitMix64.of(2);
                    isRight[3] = mpi.cycle() - start < COMPUTE_CYCLES;
                }
                win.free();
            });
            return new Result(cycles[0], cycles[1], cycles[2], isRight[0] && isRight[1] && isRight[2] && isRight[3]);
        }
    }

    private void watch(MpcNodes nodes, ProcessMemory memory, Place window) {
        long first = memory.pieces(window.address(), BYTES).get(0).address();
        nodes.listen(TARGET, (write, address, length) -> {
            if (write && address <= first && first < address + length) {
                visible = nodes.cycle();
            }
        });
    }

    private long put(Mpi mpi, Win win, Place own) {
        mpi.idle(PAUSE_CYCLES);
        long called = mpi.cycle();
        win.put(own, 1, Datatype.LONG, TARGET, 0, 1, Datatype.LONG);
        mpi.idle(PAUSE_CYCLES);
        long cycles = visible - called;
        win.flush(TARGET);
        return cycles;
    }

    private static long get(Mpi mpi, Win win, Place own) {
        mpi.idle(PAUSE_CYCLES);
        long called = mpi.cycle();
        win.get(own, 1, Datatype.LONG, TARGET, 0, 1, Datatype.LONG);
        win.flush(TARGET);
        return mpi.cycle() - called;
    }

    /** Adds the first long of one's own to the second one of the window. */
    private static long accumulate(Mpi mpi, Win win, Place own) {
        mpi.idle(PAUSE_CYCLES);
        long called = mpi.cycle();
        win.fetchAndOp(own, own.plus(2 * BYTES), Datatype.LONG, TARGET, 1, Op.SUM);
        win.flush(TARGET);
        return mpi.cycle() - called;
    }

    private static byte[] bytes(long value) {
        return ByteBuffer.allocate(BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(value)
                .array();
    }

    private static long value(MpcNodes nodes, MpcTransport transport, int rank, Place place) {
        byte[] bytes = transport.memory(rank).contents(nodes.backDoor(rank), place.address(), BYTES);
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong();
    }
}
