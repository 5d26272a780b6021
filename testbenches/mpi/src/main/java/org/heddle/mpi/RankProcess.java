package org.heddle.mpi;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;
import org.heddle.mpi.error.JobAborted;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Transport;
import org.jspecify.annotations.Nullable;

/** One rank: its door to the transport, its matching, its requests, and how it waits. */
final class RankProcess {
    /** Cost of a test or a probe that finds nothing, in cycles; without it, a polling loop would stop time. */
    private static final long POLL_CYCLES = 8;

    private final Thread thread = Thread.currentThread();
    private final Baton baton;
    private final Endpoint endpoint;
    private final Matching matching;
    private final Set<Request> active = new LinkedHashSet<>();
    private final Set<Message> probed = new LinkedHashSet<>();
    private final List<Background> backgrounds = new ArrayList<>();
    /** Background operation that has the rank's turn, or null if none has. */
    private volatile @Nullable Background running;
    /** The first context that no communicator of this rank uses; each takes two. */
    private int freeContext = Mpi.FIRST_FREE_CONTEXT;

    private final SendBuffer sendBuffer = new SendBuffer();
    private final CallObserver observer;
    /** Whether the rank's program is inside a call. */
    private boolean calling;
    /** Calls inside the program's call. */
    private int nested;
    /** Whether the rank has finalized MPI: no further call is allowed. */
    private boolean finalized;

    RankProcess(Baton baton, Transport transport, CallObserver observer) {
        this.observer = observer;
        this.baton = baton;
        this.endpoint = transport.open(baton);
        this.matching = new Matching(endpoint, baton.rank());
    }

    Baton baton() {
        return baton;
    }

    Endpoint endpoint() {
        return endpoint;
    }

    Matching matching() {
        return matching;
    }

    Set<Request> active() {
        return active;
    }

    int freeContext() {
        return freeContext;
    }

    void useContext(int context) {
        freeContext = context + 2;
    }

    SendBuffer sendBuffer() {
        return sendBuffer;
    }

    void sent(Envelope envelope, long called) {
        observer.sent(envelope.source(), envelope.destination(), envelope.bytes(), called);
    }

    void received(Envelope envelope, long bytes, long posted) {
        observer.received(envelope.source(), baton.rank(), bytes, posted, baton.cycle());
    }

    long cycle() {
        return baton.cycle();
    }

    boolean isFinalized() {
        return finalized;
    }

    /** Makes a call of the rank's program; one that is made inside another, or in the background, belongs to that. */
    <T> T call(String name, @Nullable Comm comm, Supplier<T> body) {
        return call(name, comm, true, body);
    }

    /** The same for what waits for requests, which a communicator may have been freed behind. */
    <T> T callForRequests(String name, @Nullable Comm comm, Supplier<T> body) {
        return call(name, comm, false, body);
    }

    private <T> T call(String name, @Nullable Comm comm, boolean usable, Supplier<T> body) {
        requireOwnThread();
        if (running != null) {
            return body.get();
        }
        if (calling) {
            nested++;
            try {
                return body.get();
            } finally {
                nested--;
            }
        }
        if (finalized) {
            throw new MpiException(
                    ErrorClass.ERR_OTHER,
                    "rank " + baton.rank() + " calls " + name + " behind MPI_Finalize: call it before");
        }
        long start = baton.cycle();
        if (!name.isEmpty()) {
            observer.calls(baton.rank(), name, start);
        }
        calling = true;
        try {
            if (comm != null && usable) {
                comm.state().requireUsable(comm);
            }
            return body.get();
        } catch (MpiException error) {
            calling = false;
            if (comm != null) {
                comm.state().handler().handle(comm, error);
            }
            throw error;
        } finally {
            calling = false;
            if (!name.isEmpty()) {
                observer.called(baton.rank(), name, start, baton.cycle());
            }
        }
    }

    /** Returns whether what is started now is waited for in the same call of the program, as by MPI_Send. */
    boolean isInWaitingCall() {
        return nested > 0;
    }

    JobAborted abort(int code, String comm) {
        requireOwnThread();
        return new JobAborted(code, "rank " + baton.rank() + " called MPI_Abort on " + comm + " with code " + code);
    }

    void attach(ByteBuffer buffer) {
        sendBuffer.attach(buffer);
    }

    /** Waits until all messages have left the attached buffer. */
    ByteBuffer detach() {
        ByteBuffer buffer = sendBuffer.attached();
        if (buffer == null) {
            throw new MpiException(ErrorClass.ERR_BUFFER, "no buffer is attached: call attachBuffer first");
        }
        await(sendBuffer::isEmpty, () -> "the messages in its attached buffer");
        sendBuffer.detach();
        return buffer;
    }

    /** Returns the messages that probes have matched and nobody has received. */
    Set<Message> probed() {
        return probed;
    }

    boolean hasNews() {
        return endpoint.hasNews();
    }

    /** Refuses calls of a thread that is not the rank's: two of them at once would tear its lists. */
    void requireOwnThread() {
        Thread caller = Thread.currentThread();
        Background background = running;
        if (caller != thread && (background == null || !background.isOn(caller))) {
            throw new MpiException(
                    ErrorClass.ERR_OTHER,
                    "thread \"" + caller.getName() + "\" calls MPI for rank " + baton.rank() + ", whose thread is \""
                            + thread.getName() + "\": make a rank's calls on its own thread");
        }
    }

    void progress() {
        requireOwnThread();
        baton.requireRunning();
        endpoint.progress(matching);
        if (running == null) {
            while (resumeReady()) {
                endpoint.progress(matching);
            }
        }
    }

    private boolean resumeReady() {
        boolean any = false;
        for (Background background : List.copyOf(backgrounds)) {
            if (background.isReady()) {
                resume(background);
                any = true;
            }
        }
        return any;
    }

    private void resume(Background background) {
        running = background;
        try {
            background.resume();
        } finally {
            running = null;
            if (background.hasEnded()) {
                backgrounds.remove(background);
            }
        }
    }

    /** Starts blocking calls beside the rank's program. Wrong arguments are found at once, and thrown here. */
    Request inBackground(String what, Runnable body) {
        Request request = new Request(null, this, what, false);
        request.keepUntilWaitedFor();
        request.begin(() -> {
            request.withdrawnBy(() -> {
                throw new MpiException(
                        ErrorClass.ERR_REQUEST, "a collective operation cannot be cancelled: wait for " + what);
            });
            Background background = new Background(Thread.currentThread().getName() + ": " + what, () -> {
                try {
                    body.run();
                    request.end(Status.EMPTY);
                } catch (MpiException error) {
                    request.end(Status.of(Mpi.ANY_SOURCE, Mpi.ANY_TAG, 0, 0, error));
                }
            });
            backgrounds.add(background);
            resume(background);
        });
        if (request.hasFailed()) {
            RequestSets.checked(request.take());
        }
        return request;
    }

    /** Ends what still goes on when the rank ends, however it does. */
    void stopBackgrounds() {
        backgrounds.forEach(Background::stop);
    }

    /** Makes progress until something is true; none if it is. The scheduler's limit ends a wait that never would. */
    void await(BooleanSupplier done, Supplier<String> what) {
        if (!done.getAsBoolean()) {
            baton.pursue(what, () -> awaitNews(done, what));
        }
    }

    private void awaitNews(BooleanSupplier done, Supplier<String> what) {
        progress();
        while (!done.getAsBoolean()) {
            if (running != null) {
                running.park(done);
            } else {
                baton.waitFor(endpoint::hasNews, Long.MAX_VALUE, () -> what.get() + matching.unexpectedInWords());
            }
            progress();
        }
    }

    /** Makes progress once, and once more a little later if that was not enough. */
    void poll(BooleanSupplier done, String what) {
        baton.pursue(() -> what, () -> {
            progress();
            if (!done.getAsBoolean()) {
                baton.sleep(endpoint::hasNews, baton.cycle() + POLL_CYCLES, () -> what);
                progress();
            }
        });
    }

    /** Does nothing, not even progress; interrupts make it longer by what they take. */
    void idle(long cycles) {
        if (cycles < 0) {
            throw new MpiException(ErrorClass.ERR_ARG, "cycles must be >= 0: cycles=" + cycles);
        }
        long end = Exact.sum(ErrorClass.ERR_ARG, "the cycle to idle to", baton.cycle(), cycles);
        while (baton.cycle() < end) {
            baton.work(endpoint::isInterrupted, end, () -> "the end of " + cycles + " cycles of its own work");
            if (endpoint.isInterrupted()) {
                long start = baton.cycle();
                endpoint.interrupt();
                end = Exact.sum(ErrorClass.ERR_ARG, "the cycle to idle to", end, baton.cycle() - start);
            }
        }
    }

    /**
     * Helps the others on until all are done.
     *
     * @throws MpiException if a request is still active or a message was never received
     */
    void finish(BooleanSupplier allDone) {
        finalized = true;
        while (!allDone.getAsBoolean()) {
            baton.waitFor(
                    () -> endpoint.hasNews() || allDone.getAsBoolean(), Long.MAX_VALUE, () -> "the other ranks' end");
            progress();
        }
        for (Request request : active) {
            throw new MpiException(
                    ErrorClass.ERR_REQUEST,
                    "rank " + baton.rank() + " ended with an operation under way: wait for " + request.what());
        }
        for (Message message : probed) {
            throw new MpiException(
                    ErrorClass.ERR_OTHER,
                    "rank " + baton.rank() + " ended without receiving what a probe had matched: " + message);
        }
        matching.unexpected().forEach(message -> {
            throw new MpiException(
                    ErrorClass.ERR_OTHER,
                    "rank " + baton.rank() + " ended without receiving a message: " + message.envelope());
        });
    }
}
