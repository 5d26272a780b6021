package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.Buffers.assertError;
import static org.heddle.mpi.Buffers.ints;
import static org.heddle.mpi.Buffers.place;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.JobAborted;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Test;

/** State of communicators: attributes, error handler, whether it is freed; MPI 4.1, sections 7.4, 7.7 and 9.3. */
class CommStateTest {
    private static void alone(MpiProgram program) {
        MpiJob.run(new InMemoryTransport(1), program);
    }

    @Test
    void duplicatesGetTheAttributesThatTheirKeysLetThemHave() {
        alone(mpi -> {
            List<String> deleted = new ArrayList<>();
            Keyval shared = Keyval.create(Keyval.CopyFunction.DUPLICATE, (comm, key, value) -> deleted.add("" + value));
            Keyval own = Keyval.create(Keyval.CopyFunction.NONE, (comm, key, value) -> deleted.add("" + value));
            Keyval counted =
                    Keyval.create((comm, key, value) -> Optional.of((Integer) value + 1), Keyval.DeleteFunction.NONE);
            Comm first = mpi.world().dup();
            first.setAttr(shared, "a");
            first.setAttr(own, "b");
            first.setAttr(counted, 1);
            Comm second = first.dup();
            assertThat(second.getAttr(shared)).contains("a");
            assertThat(second.getAttr(own)).isEmpty();
            assertThat(second.getAttr(counted)).contains(2);
            first.setAttr(own, "c");
            assertThat(deleted).containsExactly("b");
            second.deleteAttr(shared);
            assertThat(deleted).containsExactly("b", "a");
            assertError(ErrorClass.ERR_KEYVAL, () -> second.deleteAttr(shared), "no attribute");
            first.free();
            assertThat(deleted).containsExactly("b", "a", "c", "a");
        });
    }

    @Test
    void predefinedAttributesAreThereAndStay() {
        alone(mpi -> {
            Comm world = mpi.world();
            assertThat(world.getAttr(Keyval.TAG_UB)).contains(Mpi.TAG_UB);
            assertThat(world.getAttr(Keyval.HOST)).contains(Mpi.PROC_NULL);
            assertThat(world.getAttr(Keyval.IO)).contains(Mpi.ANY_SOURCE);
            assertThat(world.getAttr(Keyval.WTIME_IS_GLOBAL)).contains(true);
            assertError(ErrorClass.ERR_KEYVAL, () -> world.setAttr(Keyval.IO, 0), "cannot be changed");
            assertError(ErrorClass.ERR_KEYVAL, () -> world.deleteAttr(Keyval.IO), "cannot be changed");
            assertError(ErrorClass.ERR_KEYVAL, Keyval.IO::free, "cannot be changed");
            Keyval own = Keyval.create(Keyval.CopyFunction.NONE, Keyval.DeleteFunction.NONE);
            own.free();
            assertError(ErrorClass.ERR_KEYVAL, () -> world.setAttr(own, 1), "was freed");
            assertError(ErrorClass.ERR_KEYVAL, own::free, "was freed");
            assertError(ErrorClass.ERR_ARG, () -> Keyval.create(null, Keyval.DeleteFunction.NONE));
            assertError(ErrorClass.ERR_KEYVAL, () -> world.getAttr(null));
        });
    }

    @Test
    void aDeleteFunctionThatThrowsKeepsTheCommunicator() {
        alone(mpi -> {
            Keyval stubborn = Keyval.create(Keyval.CopyFunction.NONE, (comm, key, value) -> {
                throw new MpiException(ErrorClass.ERR_OTHER, "it stays");
            });
            Comm comm = mpi.world().dup();
            comm.setAttr(stubborn, 1);
            assertError(ErrorClass.ERR_OTHER, comm::free, "it stays");
            assertThat(comm.isFreed()).isFalse();
            assertThat(comm.getAttr(stubborn)).contains(1);
        });
    }

    @Test
    void anErrorHandlerHearsOfRefusedCallsAndOfRequestsThatFail() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            List<ErrorClass> heard = new ArrayList<>();
            Comm comm = mpi.world().dup();
            ErrorHandler handler = ErrorHandler.create((on, error) -> {
                assertThat(on.getName()).isEqualTo(comm.getName());
                heard.add(error.getErrorClass());
            });
            comm.setErrorHandler(handler);
            assertThat(comm.getErrorHandler()).isSameAs(handler);
            handler.free();
            Collectives all = new Collectives(comm.dup());
            assertError(ErrorClass.ERR_RANK, () -> comm.send(place(1), 1, INT, 7, 0), "rank=7");
            Request receive = comm.iRecv(place(0), 1, INT, 1 - comm.getRank(), 0);
            comm.send(place(1, 2), 2, INT, 1 - comm.getRank(), 0);
            assertThatThrownBy(receive::waitFor).hasMessageContaining("ERR_TRUNCATE");
            assertThat(heard).containsExactly(ErrorClass.ERR_RANK, ErrorClass.ERR_TRUNCATE);
            comm.setErrorHandler(ErrorHandler.ERRORS_RETURN);
            assertError(ErrorClass.ERR_TAG, () -> comm.send(place(1), 1, INT, 0, -1), "tag=-1");
            assertThat(heard).hasSize(2);
            assertError(ErrorClass.ERR_ARG, () -> comm.setErrorHandler(handler), "was freed");
            assertError(ErrorClass.ERR_ARG, ErrorHandler.ERRORS_RETURN::free, "predefined");
            all.barrier();
        });
    }

    @Test
    void aFatalErrorEndsTheJobThoughTheProgramCatchesExceptions() {
        assertThatThrownBy(() -> MpiJob.run(new InMemoryTransport(2), mpi -> {
                    mpi.world().setErrorHandler(ErrorHandler.ERRORS_ARE_FATAL);
                    try {
                        new Collectives(mpi.world()).bcast(place(1), 1, INT, 2);
                    } catch (MpiException error) {
                        throw new AssertionError("it must not come here", error);
                    }
                }))
                .hasCauseInstanceOf(JobAborted.class)
                .hasMessageContainingAll("rank 0 failed", "is fatal", "root=2");
    }

    @Test
    void abortEndsTheJobWithItsCode() {
        assertThatThrownBy(() -> MpiJob.run(new InMemoryTransport(3), mpi -> {
                    if (mpi.world().getRank() == 1) {
                        mpi.world().abort(42);
                    }
                    mpi.world().recv(place(0), 1, INT, 1, 0);
                }))
                .hasMessageContainingAll("rank 1 called MPI_Abort", "code 42")
                .cause()
                .isInstanceOfSatisfying(
                        JobAborted.class, end -> assertThat(end.code()).isEqualTo(42));
    }

    @Test
    void aFreedCommunicatorRefusesCallsAndLetsWhatIsUnderWayEnd() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Comm comm = mpi.world().dup();
            Collectives all = new Collectives(comm);
            ByteBuffer got = ints(-1);
            ByteBuffer sum = ints(1);
            Request receive = comm.iRecv(Place.of(got), 1, INT, 1 - comm.getRank(), 0);
            Request reduce = all.iAllReduce(Place.IN_PLACE, Place.of(sum), 1, INT, Op.SUM);
            comm.send(place(7), 1, INT, 1 - comm.getRank(), 0);
            comm.free();
            assertError(ErrorClass.ERR_COMM, () -> comm.send(place(1), 1, INT, 0, 0), "was freed");
            assertError(ErrorClass.ERR_COMM, comm::dup, "was freed");
            assertError(ErrorClass.ERR_COMM, comm::getRank, "was freed");
            assertError(ErrorClass.ERR_COMM, comm::getSize, "was freed");
            assertError(ErrorClass.ERR_COMM, comm::getGroup, "was freed");
            assertError(ErrorClass.ERR_COMM, comm::isInter, "was freed");
            assertError(ErrorClass.ERR_COMM, comm::requireIntra, "was freed");
            assertError(ErrorClass.ERR_COMM, () -> comm.packSize(1, INT), "was freed");
            assertError(ErrorClass.ERR_COMM, () -> Comm.compare(comm, mpi.world()), "was freed");
            assertError(ErrorClass.ERR_COMM, () -> Comm.compare(mpi.world(), comm), "was freed");
            assertError(ErrorClass.ERR_COMM, comm::free, "was freed");
            assertThat(comm.isFreed()).isTrue();
            assertThat(mpi.world().isFreed()).isFalse();
            assertError(ErrorClass.ERR_COMM, all::barrier, "was freed");
            reduce.waitFor();
            assertThat(sum.getInt(0)).isEqualTo(2);
            while (!receive.isNull()) {
                receive.test();
            }
            assertThat(got.getInt(0)).isEqualTo(7);
            assertError(ErrorClass.ERR_COMM, mpi.world()::free, "cannot be freed");
        });
    }

    @Test
    void communicatorsAreIdenticalCongruentSimilarOrUnequal() {
        MpiJob.run(new InMemoryTransport(3), mpi -> {
            Comm world = mpi.world();
            Comm turned = world.split(0, -world.getRank());
            assertThat(Comm.compare(world, world)).isEqualTo(GroupComparison.IDENT);
            assertThat(Comm.compare(world, world.dup())).isEqualTo(GroupComparison.CONGRUENT);
            assertThat(Comm.compare(world, turned)).isEqualTo(GroupComparison.SIMILAR);
            assertThat(Comm.compare(world, mpi.self())).isEqualTo(GroupComparison.UNEQUAL);
        });
    }
}
