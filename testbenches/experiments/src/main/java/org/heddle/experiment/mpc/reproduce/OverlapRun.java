package org.heddle.experiment.mpc.reproduce;

import java.util.Arrays;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.SplitMix64;
import org.heddle.experiment.mpc.message.MpcMessageResult;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.mpi.MpcSettings;
import org.heddle.host.mpc.mpi.MpcTransport;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.testbench.mpc.MpcNodes;

/** A message that both hosts have begun and then compute beside, without a call: how much of its time the computing hides. */
final class OverlapRun {
    private static final long HEAP_BYTES = 4L << 20;
    private static final long START_CYCLES = 20_000;
    /** Whoever is first has done by then all that it can do alone. */
    private static final long LATER_CYCLES = 10_000;

    private final MpcSetting setting;
    private final int bytes;
    private final SimulationOptions simulation;

    /**
     * Outcome in one order of the calls.
     *
     * @param overlap 1 - (together - compute) / communication
     * @param protocol that the message took
     * @param verified whether every byte arrived
     */
    record Result(double overlap, String protocol, boolean verified) {}

    private record Time(long cycles, String protocol, boolean verified) {}

    OverlapRun(MpcSetting setting, int bytes, SimulationOptions simulation) {
        this.setting = setting;
        this.bytes = bytes;
        this.simulation = simulation;
    }

    Result run(boolean receiveFirst) {
        Time alone = time(receiveFirst, 0);
        long compute = 2 * alone.cycles;
        Time together = time(receiveFirst, compute);
        return new Result(
                1 - (double) (together.cycles - compute) / alone.cycles,
                together.protocol,
                alone.verified && together.verified);
    }

    /** Returns the time from the later call to the later end. */
    private Time time(boolean receiveFirst, long compute) {
        try (MpcNodes nodes = new MpcNodes(2, setting.options(simulation))) {
            ChSettings channel = ChSettings.published(MpcMode.IMPROVED);
            MpcTransport transport = new MpcTransport(
                    nodes,
                    2,
                    new MpcSettings(
                            channel,
                            setting.host(),
                            HEAP_BYTES,
                            1,
                            MpcSettings.published(MpcMode.IMPROVED).limitCycles()));
            byte[] sent = new byte[bytes];
            for (int i = 0; i < bytes; i++) {
                sent[i] = (byte) SplitMix64.of(i);
            }
            long[] called = new long[2];
            long[] ended = new long[2];
            boolean[] isWhole = new boolean[1];
            MpiJob.run(transport, mpi -> {
                int me = mpi.world().getRank();
                Place place = transport.allocate(me, bytes, BufferPlacement.SCATTERED);
                if (me == 0) {
                    transport.memory(0).fill(nodes.backDoor(0), place.address(), sent);
                }
                boolean isLater = (me == 0) == receiveFirst;
                mpi.idle(START_CYCLES - mpi.cycle() + (isLater ? LATER_CYCLES : 0));
                called[me] = mpi.cycle();
                Request request = me == 0
                        ? mpi.world().iSend(place, bytes, Datatype.BYTE, 1, 0)
                        : mpi.world().iRecv(place, bytes, Datatype.BYTE, 0, 0);
                if (!isLater) {
                    mpi.idle(Math.max(0, START_CYCLES + LATER_CYCLES - mpi.cycle()));
                }
                mpi.idle(compute);
                request.waitFor();
                ended[me] = mpi.cycle();
                if (me == 1) {
                    isWhole[0] = Arrays.equals(
                            transport.memory(1).contents(nodes.backDoor(1), place.address(), bytes), sent);
                }
            });
            return new Time(
                    Math.max(ended[0], ended[1]) - Math.max(called[0], called[1]),
                    MpcMessageResult.protocolOf(transport.counts()),
                    isWhole[0]);
        }
    }
}
