package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.Buffers.assertError;
import static org.heddle.mpi.Buffers.ints;
import static org.heddle.mpi.Buffers.place;
import static org.heddle.mpi.Mpi.UNDEFINED;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.junit.jupiter.api.Test;

/** Requests: waiting, testing, cancelling, starting again. */
public class RequestTest extends OverTransport {
    /** P14. */
    @Test
    void aReceiveIsEitherCancelledOrMatchedAndTheNextMessageIsUnaffected() {
        MpiJob.run(transport(2), mpi -> {
            Comm world = mpi.world();
            if (world.getRank() == 0) {
                mpi.idle(1000);
                world.send(place(1), 1, INT, 1, 0);
                world.send(place(2), 1, INT, 1, 0);
                return;
            }
            ByteBuffer untouched = ints(77);
            Request cancelled = world.iRecv(Place.of(untouched), 1, INT, 0, 0);
            cancelled.cancel();
            assertThat(cancelled.waitStatus().isCancelled()).isTrue();
            ByteBuffer one = ints(0);
            Request matched = world.iRecv(Place.of(one), 1, INT, 0, 0);
            mpi.idle(2000);
            matched.cancel();
            assertThat(matched.waitStatus().isCancelled()).isFalse();
            assertThat(one.getInt(0)).isEqualTo(1);
            ByteBuffer two = ints(0);
            world.recv(Place.of(two), 1, INT, 0, 0);
            assertThat(two.getInt(0)).isEqualTo(2);
            assertThat(untouched.getInt(0)).isEqualTo(77);
        });
    }

    /** P14. */
    @Test
    void cancellingASendIsRefusedWithTheReason() {
        MpiJob.run(transport(2), mpi -> {
            Comm world = mpi.world();
            if (world.getRank() == 0) {
                Request send = world.iSsend(place(1), 1, INT, 1, 0);
                assertError(ErrorClass.ERR_UNSUPPORTED_OPERATION, send::cancel, "a send cannot be cancelled", "rank 1");
                send.waitFor();
            } else {
                world.recv(place(0), 1, INT, 0, 0);
            }
        });
    }

    /** P15. */
    @Test
    void nullAndInactiveRequestsCountAsEndedWithAnEmptyStatus() {
        MpiJob.run(transport(1), mpi -> {
            Comm world = mpi.world();
            Prequest inactive = world.recvInit(place(0), 1, INT, 0, 0);
            Request over = world.iSend(place(1), 1, INT, Mpi.PROC_NULL, 0);
            over.waitFor();
            assertThat(over.isNull()).isTrue();
            Request[] all = {Request.NULL, inactive, over};
            assertThat(Request.waitAllStatus(all))
                    .hasSize(3)
                    .allMatch(s -> s.getSource() == Mpi.ANY_SOURCE && s.getTag() == Mpi.ANY_TAG && s.getBytes() == 0);
            assertThat(Request.testAll(all)).isTrue();
            assertThat(Request.waitAny(all)).isEqualTo(UNDEFINED);
            assertThat(Request.testAnyStatus(all)).extracting(Status::getIndex).isEqualTo(UNDEFINED);
            assertThat(Request.waitSomeStatus(all)).isEmpty();
            assertThat(Request.testSomeStatus(all)).isEmpty();
            assertThat(Request.waitAllStatus()).isEmpty();
            assertThat(inactive.test()).isTrue();
            assertThat(Request.NULL.waitStatus().getBytes()).isZero();
        });
    }

    /** P15. */
    @Test
    void anyAndSomeTakeWhatHasEndedAndLeaveTheRest() {
        MpiJob.run(transport(2), mpi -> {
            Comm world = mpi.world();
            if (world.getRank() == 0) {
                for (int tag : new int[] {2, 0, 1, 3}) {
                    mpi.idle(1000);
                    world.send(place(tag), 1, INT, 1, tag);
                }
                return;
            }
            Request[] requests = new Request[4];
            for (int tag = 0; tag < 4; tag++) {
                requests[tag] = world.iRecv(place(0), 1, INT, 0, tag);
            }
            assertThat(Request.testAnyStatus(requests)).isNull();
            assertThat(Request.testSomeStatus(requests)).isEmpty();
            assertThat(Request.testAllStatus(requests)).isNull();
            assertThat(Request.waitAny(requests)).isEqualTo(2);
            assertThat(requests[2].isNull()).isTrue();
            mpi.idle(2500);
            Status[] some = Request.waitSomeStatus(requests);
            assertThat(some).extracting(Status::getIndex).containsExactly(0, 1);
            assertThat(some).extracting(Status::getTag).containsExactly(0, 1);
            assertThat(Request.testAll(requests)).isFalse();
            assertThat(requests[3].isNull()).isFalse();
            assertThat(Request.waitAllStatus(requests)[3].getTag()).isEqualTo(3);
            assertThat(Request.waitAny(requests)).isEqualTo(UNDEFINED);
        });
    }

    /** P15. */
    @Test
    void waitingForSeveralReportsEachErrorInItsStatus() {
        MpiJob.run(transport(2), mpi -> {
            Comm world = mpi.world();
            if (world.getRank() == 0) {
                world.send(place(1, 2), 2, INT, 1, 0);
                world.send(place(3), 1, INT, 1, 1);
                return;
            }
            ByteBuffer good = ints(0);
            Request[] requests = {
                world.iRecv(place(0), 1, INT, 0, 0), world.iRecv(Place.of(good), 1, INT, 0, 1), Request.NULL
            };
            assertThatThrownBy(() -> Request.waitAll(requests))
                    .isInstanceOfSatisfying(StatusesException.class, e -> {
                        assertThat(e.getErrorClass()).isEqualTo(ErrorClass.ERR_IN_STATUS);
                        assertThat(e.getStatuses()).hasSize(3);
                        assertThat(e.getStatuses().get(0).getError())
                                .satisfies(error ->
                                        assertThat(error.getErrorClass()).isEqualTo(ErrorClass.ERR_TRUNCATE));
                        assertThat(e.getStatuses().get(1).getError()).isNull();
                    })
                    .hasMessageContaining("request 0");
            assertThat(good.getInt(0)).isEqualTo(3);
        });
    }

    /** P16. */
    @Test
    void persistentRequestsAreStartedAgainAndAgain() {
        MpiJob.run(transport(2), mpi -> {
            Comm world = mpi.world();
            int other = 1 - world.getRank();
            ByteBuffer out = ints(0);
            ByteBuffer in = ints(-1);
            Prequest send = world.sSendInit(Place.of(out), 1, INT, other, 0);
            Prequest receive = world.recvInit(Place.of(in), 1, INT, other, Mpi.ANY_TAG);
            for (int round = 0; round < 20; round++) {
                out.putInt(0, 100 * world.getRank() + round);
                Prequest.startAll(receive, send);
                assertError(ErrorClass.ERR_REQUEST, receive::start, "wait for");
                Request.waitAll(send, receive);
                assertThat(in.getInt(0)).isEqualTo(100 * other + round);
                assertThat(send.isNull()).isFalse();
            }
            send.free();
            assertError(ErrorClass.ERR_REQUEST, send::start);
        });
    }
}
