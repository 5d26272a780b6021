package org.heddle.host.dimmnet2.mpi;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.heddle.host.HostPort;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.ProcessPort;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorRead;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.host.dimmnet2.mpi.StatusesUnderWay.Expected;
import org.heddle.host.dimmnet2.mpi.StatusesUnderWay.Key;

/**
 * One process's use of its node: commands, of which only so many wait at once that none ever fills the queue, and statuses, which go
 * to whoever waits for them.
 */
final class NodeProcess {
    /** Half of the node's command queue, which two processes share. */
    static final int MOST_COMMANDS = 16;
    /** Cycles within which the node does anything that one command asks, unless a message has fewer. */
    private static final long COMMAND_LIMIT = 1_000_000;
    /** Cycles in which a node whose link is alive receives something, if only what is sent again. */
    private static final long LINK_CYCLES = 2048;
    /** Every so many looks in vain, a refusal may be the reason. */
    private static final int LOOKS_BETWEEN = 16;

    private final int rank;
    private final RankPlaces places;
    private final int node;
    private final Dimmnet2Settings settings;
    private final CostedPort port;
    private final HostCosts costs;
    private final Dimmnet2Driver driver;
    private final StatusesUnderWay underWay;
    private final Map<Integer, Operation> operations = new HashMap<>();
    private final Deque<VectorStatus> notices = new ArrayDeque<>();
    /** Purposes of the commands whose completions have not been taken, oldest first. */
    private final Deque<Supplier<String>> open = new ArrayDeque<>();
    /** Says whether a status is another rank's notice. */
    private final Predicate<VectorStatus> isNotice;

    /** Commands so far. */
    private long submitted;
    /** Number of commands whose completions have been taken from their ring, or skipped there. */
    private long taken;
    /** Number of commands that are known to have ended well: a status of the command behind them has come. */
    private long known;

    private int emptyLooks;

    /** A command with a status that somebody waits for, and how many were before it. */
    private record Operation(String what, boolean wantsStatus, long before, Consumer<VectorStatus> end) {}

    NodeProcess(
            int rank,
            RankPlaces places,
            HostPort port,
            Dimmnet2Settings settings,
            StatusesUnderWay underWay,
            Predicate<VectorStatus> isNotice) {
        this.rank = rank;
        this.places = places;
        this.settings = settings;
        this.node = places.node(rank);
        this.costs = settings.costs();
        this.port = new CostedPort(port, costs);
        this.driver = new Dimmnet2Driver(new ProcessPort(this.port, places.process(rank)), node);
        this.underWay = underWay;
        this.isNotice = isNotice;
    }

    int node() {
        return node;
    }

    CostedPort port() {
        return port;
    }

    /** The node's counters. */
    NodeCounts counts() {
        return NodeCounts.read(driver);
    }

    HostCosts costs() {
        return costs;
    }

    /**
     * Writes to another node; somebody there may be told.
     *
     * @param what that tells, in words
     */
    void write(VectorWrite write, int process, int receiver, Supplier<String> what) {
        prepare(write.source(), write.destination(), what);
        if (write.wantsReceiveStatus()) {
            Key key = new Key(rank, write.destination().base());
            underWay.add(receiver, new Expected(key, what, port.cycle(), settings.messageLimit()));
        }
        driver.submit(write, process);
    }

    /**
     * Reads from another node.
     *
     * @param what for messages
     * @param limitCycles within which a status comes, if one is wanted
     * @param end told the status: the last byte is here, or something is wrong, which is told even if no status was wanted
     * @return the command's tag
     */
    int read(VectorRead read, String what, long limitCycles, Consumer<VectorStatus> end) {
        prepare(read.source(), read.destination(), () -> what);
        int tag = driver.submit(read);
        expect(tag, what, read.wantsReceiveStatus(), limitCycles, end);
        return tag;
    }

    /** Waits no more for the status of a command that wanted none: a later one's has told that it is done. */
    void forget(int tag) {
        operations.remove(tag);
    }

    /** Reads into the Prefetch Window, and waits until everything is there. */
    void readIntoWindow(VectorAccess source, int offset) {
        String what = "a read of " + source + " into the Prefetch Window";
        prepare(source, source, () -> what);
        await(driver.submitLocalRead(source, offset, true), what);
    }

    /** Writes a part of the Write Window, and waits until everything is in memory and the window is free. */
    void writeFromWindow(int offset, VectorAccess destination) {
        String what = "a write of the Write Window to " + destination;
        prepare(destination, destination, () -> what);
        await(driver.submitLocalWrite(offset, destination, true), what);
    }

    long windowWord(int offset) {
        return driver.readPrefetchWindow(offset);
    }

    void windowWord(int offset, long value) {
        driver.writeWriteWindow(offset, value);
    }

    /** The oldest notice of another rank that has not been taken. */
    Optional<VectorStatus> notice() {
        return Optional.ofNullable(notices.poll());
    }

    boolean hasNotice() {
        return !notices.isEmpty();
    }

    /**
     * Looks at the ring once; false if there was nothing. Every so often the reason may stand in the ring of ended commands.
     */
    boolean poll() {
        Optional<VectorStatus> found = driver.pollReception();
        if (found.isEmpty()) {
            if (++emptyLooks % LOOKS_BETWEEN == 0) {
                takeCompletion();
            }
            return false;
        }
        VectorStatus status = found.get();
        if (isNotice.test(status)) {
            underWay.remove(rank, new Key(places.rank(status.node(), status.process()), status.base()));
            notices.add(status);
            return true;
        }
        Operation operation = operations.remove(status.tag());
        if (operation == null) {
            throw StatusErrors.of(status, "a command that rank " + rank + " did not wait for");
        }
        if (operation.wantsStatus()) {
            underWay.remove(rank, new Key(rank, status.tag()));
        }
        known = Math.max(known, operation.before());
        operation.end().accept(status);
        return true;
    }

    /**
     * Looks at the ring until something is true.
     *
     * @throws HostTimeoutException if that takes longer than any command can
     */
    void await(BooleanSupplier done, String what) {
        long limit = commandLimit();
        long end = port.cycle() + limit;
        while (!done.getAsBoolean()) {
            if (poll()) {
                continue;
            }
            if (port.cycle() >= end) {
                String behind =
                        open.isEmpty() ? "" : ", behind " + open.element().get();
                throw timeout(what + behind, limit);
            }
            port.idle(costs.pollInterval());
        }
    }

    private long commandLimit() {
        return Math.min(COMMAND_LIMIT, settings.messageLimit());
    }

    /** Throws if a status does not come for which this rank looks. */
    void requireInTime(long lookingSince) {
        underWay.overdue(rank, port.cycle(), lookingSince).ifPresent(late -> {
            throw timeout(late.what().get(), late.limitCycles());
        });
    }

    /** Returns the exception of a timeout: it says what was waited for, for which message, and whether the link brings anything. */
    private HostTimeoutException timeout(String what, long limit) {
        long cycle = port.cycle();
        String message = port.tally().what();
        NodeCounts before = counts();
        port.idle(LINK_CYCLES);
        NodeCounts counts = counts().since(before);
        String cause = "in the next " + counts.cycles() + " cycles node " + node + " sent " + counts.packetsSent()
                + " packets and received " + counts.packetsReceived()
                + (counts.packetsReceived() == 0 ? ", so its link or the other node is dead" : "");
        return new HostTimeoutException(
                what + " at rank " + rank + (message.isEmpty() ? "" : ", for " + message), limit, cycle, cause);
    }

    private void await(int tag, String what) {
        VectorStatus[] ended = new VectorStatus[1];
        expect(tag, what, true, commandLimit(), status -> ended[0] = status);
        await(() -> ended[0] != null, what);
        if (!StatusErrors.isGood(ended[0])) {
            throw StatusErrors.of(ended[0], what);
        }
    }

    private void expect(int tag, String what, boolean wantsStatus, long limitCycles, Consumer<VectorStatus> end) {
        operations.put(tag, new Operation(what, wantsStatus, submitted - 1, end));
        if (wantsStatus) {
            underWay.add(rank, new Expected(new Key(rank, tag), () -> what, port.cycle(), limitCycles));
        }
    }

    private void prepare(VectorAccess source, VectorAccess destination, Supplier<String> what) {
        port.work(costs.commandSetup());
        if (submitted - taken == MOST_COMMANDS) {
            skipKnown();
        }
        if (submitted - taken == MOST_COMMANDS) {
            await(this::hasRoom, "room for one of " + MOST_COMMANDS + " commands");
        }
        submitted++;
        open.add(what);
        port.tally().command(source, destination);
    }

    private boolean hasRoom() {
        takeCompletion();
        return submitted - taken < MOST_COMMANDS;
    }

    /** One write, where taking them one by one takes three reads for each. */
    private void skipKnown() {
        if (known > taken) {
            driver.skipCompletions((int) (known - taken));
            for (; taken < known; taken++) {
                open.remove();
            }
        }
    }

    /** Takes the end of a command, if one has ended of which it is not known. */
    private void takeCompletion() {
        skipKnown();
        if (taken == submitted) {
            return;
        }
        Optional<VectorStatus> ended = driver.pollCompletion();
        if (ended.isEmpty()) {
            return;
        }
        taken++;
        open.remove();
        VectorStatus status = ended.get();
        if (!StatusErrors.isGood(status)) {
            Operation operation = operations.get(status.tag());
            throw StatusErrors.of(status, operation == null ? "a command of rank " + rank : operation.what());
        }
    }
}
