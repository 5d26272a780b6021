package org.heddle.experiment.study;

import java.util.Random;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.dimmnet2.ddtbench.DdtPattern;
import org.heddle.experiment.program.NetworkConstants;
import org.heddle.experiment.program.ProgramNetwork;
import org.heddle.experiment.program.ProgramNetworkOptions;
import org.heddle.experiment.study.path.JobWatch;
import org.heddle.experiment.study.path.PathWindow;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.testbench.VerilogSource;
import org.jspecify.annotations.Nullable;

/**
 * One message from rank 0 to rank 1, in memory where their nodes reach it best. It is sent twice; the second one is measured, from the later of
 * both calls to the later return: lists are written and regions registered by then. Its result is what has been received.
 */
final class MessageJob {
    /** Between both messages: the receiver is ready by then, and waits as long again for the sender. */
    private static final long PAUSE_CYCLES = 20_000;

    private final StudyJob job;
    private final DdtPattern pattern;

    MessageJob(StudyJob job) {
        this.job = job;
        pattern = pattern(job);
    }

    private static DdtPattern pattern(StudyJob job) {
        DdtPattern given = job.program().pattern();
        if (given != null) {
            return given;
        }
        int bytes = Math.toIntExact(job.bytes());
        if (job.program().kind() == StudyProgram.Kind.MESSAGE) {
            Datatype type = Datatype.createContiguous(bytes, Datatype.BYTE);
            return new DdtPattern("message", "" + bytes, type, 0, type, 0, bytes);
        }
        int block = StudyProgram.BLOCK_BYTES;
        Datatype type = Datatype.createVector(bytes / block, block, 2 * block, Datatype.BYTE);
        return new DdtPattern("blocks", "" + bytes, type, 0, type, 0, 2L * bytes);
    }

    StudyRow.Measured run(
            ProgramNetworkOptions options,
            NetworkConstants constants,
            SimulationOptions simulation,
            VerilogSource verilog,
            String reference) {
        long[] called = new long[2];
        long[] returned = new long[2];
        @Nullable Long[] copied = new Long[2];
        String[] result = {""};
        JobWatch watch = new JobWatch(2);
        try (ProgramNetwork network = ProgramNetwork.open(options, constants, simulation, verilog)) {
            network.watch(watch.logs());
            MpiJob.run(watch.over(network.transport()), StudyRun.LIMIT_CYCLES, watch.observer(), mpi -> {
                int rank = mpi.world().getRank();
                Place place = network.allocate(rank, Math.toIntExact(pattern.memoryBytes()));
                fill(place, rank);
                exchange(mpi, place);
                mpi.idle(rank == 0 ? 2 * PAUSE_CYCLES : PAUSE_CYCLES);
                copied[rank] = network.copiedBytes();
                called[rank] = mpi.cycle();
                exchange(mpi, place);
                returned[rank] = mpi.cycle();
                if (rank == 1) {
                    result[0] = StudyRun.sha256(new TypedBuffer(
                                    place.memory(), place.address() + pattern.receiveStart(), 1, pattern.receive())
                            .packed(Math.toIntExact(pattern.bytes())));
                }
            });
            int slowest = returned[1] >= returned[0] ? 1 : 0;
            PathWindow window = new PathWindow(slowest, Math.max(called[0], called[1]), returned[slowest]);
            Long after = network.copiedBytes();
            Long before = copied[0];
            return new StudyRow.Measured(
                    window.cycles(),
                    CoreClock.microseconds(window.cycles()),
                    StudyParts.of(watch.parts(window, false)),
                    after == null || before == null ? null : (Long) (after - before),
                    watch.packets(window),
                    watch.messages(window),
                    result[0].equals(reference),
                    result[0]);
        }
    }

    private void fill(Place place, int rank) {
        if (rank == 0) {
            byte[] data = new byte[Math.toIntExact(pattern.memoryBytes())];
            new Random(job.bytes()).nextBytes(data);
            place.memory().write(place.address(), data, 0, data.length);
        }
    }

    private void exchange(Mpi mpi, Place place) {
        if (mpi.world().getRank() == 0) {
            mpi.world().send(place.plus(pattern.sendStart()), 1, pattern.send(), 1, 0);
        } else {
            mpi.world().recv(place.plus(pattern.receiveStart()), 1, pattern.receive(), 0, 0);
        }
    }
}
