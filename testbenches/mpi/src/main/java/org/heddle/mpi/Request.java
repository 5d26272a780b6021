package org.heddle.mpi;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.transport.Envelope;
import org.jspecify.annotations.Nullable;

/**
 * An operation that may still be under way. When it has ended and someone has seen that, it is null, as {@link #NULL} is from the
 * start; a persistent one is inactive then and can be started again.
 */
public class Request {
    /** No operation; waiting for it returns at once. */
    public static final Request NULL = new Request();

    private enum State {
        NULL,
        INACTIVE,
        ACTIVE,
        ENDED
    }

    private final @Nullable Comm comm;
    private final @Nullable RankProcess process;
    private final boolean persistent;
    private final String what;
    private boolean keptUntilWaitedFor;
    private State state;
    /** Cycle in which it was started. */
    private long begun;

    private Status result = Status.EMPTY;
    private @Nullable BooleanSupplier withdrawal;

    private Request() {
        comm = null;
        process = null;
        persistent = false;
        what = "nothing";
        state = State.NULL;
    }

    /** @param comm whose error handler hears of its failure; null for none */
    Request(@Nullable Comm comm, RankProcess process, String what, boolean persistent) {
        this.comm = comm;
        this.process = process;
        this.what = what;
        this.persistent = persistent;
        this.state = State.INACTIVE;
    }

    /** An operation that ended as it began. */
    static Request ended(RankProcess process, Status status) {
        Request request = new Request(null, process, "nothing", false);
        request.begin(() -> request.end(status));
        return request;
    }

    /** Refuses to start anything but an inactive operation. */
    final void requireInactive() {
        if (state != State.INACTIVE) {
            throw new MpiException(
                    ErrorClass.ERR_REQUEST,
                    "only an inactive persistent request can be started: wait for " + what + " first");
        }
    }

    private void activate() {
        if (process != null) {
            process.requireOwnThread();
        }
        requireInactive();
        state = State.ACTIVE;
        withdrawal = null;
        if (process != null) {
            begun = process.cycle();
            process.active().add(this);
        }
    }

    /** Tells the observer of a message that this receive has taken. */
    final void ended(Envelope envelope, long bytes) {
        if (process != null) {
            process.received(envelope, bytes, begun);
        }
    }

    final void end(Status status) {
        if (process != null) {
            process.active().remove(this);
        }
        if (state == State.ACTIVE) {
            result = status;
            state = State.ENDED;
        }
    }

    /**
     * Starts the operation; if that is refused, nothing is under way.
     *
     * @param operation throws an MpiException before it has any effect, or starts
     */
    final void begin(Runnable operation) {
        activate();
        try {
            operation.run();
        } catch (MpiException refused) {
            abandon();
            throw refused;
        }
    }

    private void abandon() {
        if (process != null) {
            process.active().remove(this);
        }
        state = persistent ? State.INACTIVE : State.NULL;
    }

    /** Says how the operation is taken back: true if it was, false if it has been matched. */
    final void withdrawnBy(BooleanSupplier how) {
        withdrawal = how;
    }

    /** Says that this cannot be given up. */
    final void keepUntilWaitedFor() {
        keptUntilWaitedFor = true;
    }

    /** Takes a receive back that a refused call has posted. */
    final void withdraw() {
        if (isActive() && withdrawal != null && withdrawal.getAsBoolean()) {
            abandon();
        }
    }

    /** Takes the outcome; the request is over. */
    final Status take() {
        if (state != State.ENDED) {
            return Status.EMPTY;
        }
        state = persistent ? State.INACTIVE : State.NULL;
        return result;
    }

    final boolean isActive() {
        return state == State.ACTIVE;
    }

    /** Whether it has ended and nobody has seen it. */
    final boolean isEnded() {
        return state == State.ENDED;
    }

    /** Whether it has ended with an error that nobody has seen. */
    final boolean hasFailed() {
        return isEnded() && result.getError() != null;
    }

    final @Nullable RankProcess process() {
        return process;
    }

    final @Nullable Comm comm() {
        return comm;
    }

    private <T> T call(String name, Supplier<T> body) {
        return process == null ? body.get() : process.callForRequests(name, comm, body);
    }

    final String what() {
        return what;
    }

    /** Whether there is no operation any more. */
    public final boolean isNull() {
        return state == State.NULL;
    }

    /** Waits for the end. */
    public final void waitFor() {
        waitStatus();
    }

    /**
     * Waits for the end.
     *
     * @throws MpiException if the operation failed
     */
    public final Status waitStatus() {
        return call("MPI_Wait", () -> {
            if (process != null) {
                process.await(() -> !isActive(), () -> what);
            }
            return RequestSets.checked(take());
        });
    }

    /** Whether it has ended; lets some time pass if not. */
    public final boolean test() {
        return testStatus() != null;
    }

    /** Its status, or null if it is still under way; lets some time pass then. */
    public final @Nullable Status testStatus() {
        return call("MPI_Test", () -> {
                    if (process != null) {
                        process.poll(() -> !isActive(), what);
                    }
                    return isActive() ? Optional.<Status>empty() : Optional.of(RequestSets.checked(take()));
                })
                .orElse(null);
    }

    /**
     * Takes a receive back unless it has been matched; either way it must be waited for, and its status says which it was. A receive
     * that has been matched, as that of a probed message always has, ends as if nobody had asked.
     *
     * @throws MpiException ERR_UNSUPPORTED_OPERATION for a send, ERR_REQUEST for a collective operation
     */
    public final void cancel() {
        if (!isActive() || process == null) {
            return;
        }
        call("MPI_Cancel", () -> {
            withdrawOrRefuse(process);
            return this;
        });
    }

    private void withdrawOrRefuse(RankProcess own) {
        if (withdrawal == null) {
            throw new MpiException(
                    ErrorClass.ERR_UNSUPPORTED_OPERATION,
                    "a send cannot be cancelled (deprecated in MPI 4): receive the message and drop it; " + what);
        }
        own.progress();
        if (isActive() && withdrawal.getAsBoolean()) {
            end(Status.CANCELLED);
        }
    }

    /**
     * Gives the request up; what is under way goes on.
     *
     * @throws MpiException ERR_REQUEST for a collective operation, whose outcome nobody would know
     */
    public final void free() {
        if (keptUntilWaitedFor && state != State.NULL) {
            throw new MpiException(
                    ErrorClass.ERR_REQUEST,
                    "the request of a collective operation cannot be given up: wait for " + what);
        }
        state = State.NULL;
    }

    /** Waits for all; null and inactive ones count as ended. */
    public static void waitAll(Request... requests) {
        RequestSets.waitAll(requests);
    }

    /**
     * Waits for all.
     *
     * @throws StatusesException ERR_IN_STATUS if any failed
     */
    public static Status[] waitAllStatus(Request... requests) {
        return RequestSets.waitAll(requests);
    }

    /** Waits for one; its index, or {@link Mpi#UNDEFINED} if none is active. */
    public static int waitAny(Request... requests) {
        return waitAnyStatus(requests).getIndex();
    }

    /** Waits for one; its status has its index, or {@link Mpi#UNDEFINED} if none is active. */
    public static Status waitAnyStatus(Request... requests) {
        return RequestSets.waitAny(requests);
    }

    /** Waits for at least one; the statuses, with indices, of all that have ended. None if none is active. */
    public static Status[] waitSomeStatus(Request... requests) {
        return RequestSets.waitSome(requests);
    }

    /** Whether all have ended; if not, none is touched. */
    public static boolean testAll(Request... requests) {
        return testAllStatus(requests) != null;
    }

    /** The statuses of all, or null, and none touched, if not all have ended. */
    public static Status @Nullable [] testAllStatus(Request... requests) {
        return RequestSets.testAll(requests);
    }

    /** The status of one that has ended, with its index ({@link Mpi#UNDEFINED} if none is active); null if none has. */
    public static @Nullable Status testAnyStatus(Request... requests) {
        return RequestSets.testAny(requests);
    }

    /** The statuses, with indices, of all that have ended, perhaps none. */
    public static Status[] testSomeStatus(Request... requests) {
        return RequestSets.testSome(requests);
    }

    @Override
    public String toString() {
        return what + ", " + state;
    }
}
