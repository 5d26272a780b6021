package org.heddle.experiment.dimmnet2.soak;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.heddle.host.ForwardingPort;
import org.heddle.host.HostPort;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.ProcessPort;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.nic.dimmnet2.host.HostMap;

/**
 * One process of a node and what must come of it: its windows, and the statuses that it is told. What a receive status speaks of must be
 * there in the cycle in which the process can first see the status: when it reads that the ring has another entry.
 */
final class ExpectedProcess {
    private static final HostMap MAP = new HostMap();
    /** Far more than any status takes that is going to come. */
    private static final long LIMIT = 1_000_000;
    /** Words of the Prefetch Window that are looked at when a status says that they are there. */
    private static final int LOOKS = 3;

    final Dimmnet2Driver driver;
    final byte[] writeWindow = new byte[HostMap.WINDOW_BYTES];
    /** As it is when everything has come. */
    final byte[] prefetchWindow;

    private final String name;
    private final RandomGenerator random;
    /** In the order of the commands. */
    private final Deque<VectorStatus> completions = new ArrayDeque<>();
    /** In any order: commands of several processes arrive here. */
    private final List<LandingRegion> receptions = new ArrayList<>();
    /** Reads into the window, in their order, from the oldest of which it is not known whether it is there. */
    private final List<WindowRead> windowReads = new ArrayList<>();

    private final Set<LandingRegion> there = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<VectorStatus> told = new ArrayList<>();

    /** A read into the window. */
    private record WindowRead(int tag, int offset, byte[] bytes) {
        boolean has(int at, byte value) {
            return at >= offset && at < offset + bytes.length && bytes[at - offset] == value;
        }
    }

    /** Tells when the process sees how many entries its ring of receptions has. */
    private final class WatchedPort extends ForwardingPort {
        WatchedPort(HostPort port) {
            super(port);
        }

        @Override
        public long read(int address) {
            long value = super.read(address);
            if (address == MAP.receiveWritten.address() && value != told.size() % (2 * HostMap.RING_ENTRIES)) {
                receptions.stream()
                        .filter(each -> !there.contains(each))
                        .filter(LandingRegion::isThere)
                        .forEach(there::add);
            }
            return value;
        }
    }

    ExpectedProcess(int node, int process, HostPort port, RandomGenerator random) {
        this.name = "node " + node + ", process " + process;
        this.random = random;
        this.driver = new Dimmnet2Driver(new WatchedPort(new ProcessPort(port, process)), node);
        random.nextBytes(writeWindow);
        for (int at = 0; at < HostMap.WINDOW_BYTES; at += Long.BYTES) {
            driver.writeWriteWindow(at, word(writeWindow, at));
        }
        prefetchWindow = readPrefetchWindow();
    }

    void expectCompletion(VectorStatus status) {
        completions.add(status);
    }

    void expectReception(LandingRegion landing) {
        receptions.add(landing);
    }

    /** A read into the window has been queued. */
    void expectInWindow(int tag, int offset, byte[] bytes) {
        System.arraycopy(bytes, 0, prefetchWindow, offset, bytes.length);
        windowReads.add(new WindowRead(tag, offset, bytes));
    }

    /** Takes the ends of commands that there are by now, so that no ring stays full. */
    void takeCompletions() {
        Optional<VectorStatus> completion = driver.pollCompletion();
        while (completion.isPresent()) {
            checkCompletion(completion.get());
            completion = driver.pollCompletion();
        }
    }

    /** The same of receive statuses. */
    void takeReceptions() {
        Optional<VectorStatus> reception = driver.pollReception();
        while (reception.isPresent()) {
            noteReception(reception.get());
            reception = driver.pollReception();
        }
    }

    boolean awaits(LandingRegion landing) {
        return receptions.contains(landing);
    }

    boolean awaitsCompletion() {
        return !completions.isEmpty();
    }

    void awaitCompletion() {
        checkCompletion(driver.awaitCompletion(LIMIT));
    }

    void awaitReceptions() {
        while (!receptions.isEmpty()) {
            noteReception(driver.awaitReception(LIMIT));
        }
    }

    private void checkCompletion(VectorStatus completion) {
        VectorStatus expected = completions.poll();
        require(
                completion.equals(expected),
                "a command completed as " + completion + " and should have as " + expected);
    }

    private void noteReception(VectorStatus reception) {
        LandingRegion landing = null;
        for (LandingRegion each : receptions) {
            if (landing == null && each.status.equals(reception)) {
                landing = each;
            }
        }
        require(
                landing != null,
                "the process is told " + reception + " of what should not arrive so; expected are "
                        + receptions.stream()
                                .map(each -> each.status.toString())
                                .toList()
                        + ", told were " + told);
        require(there.remove(landing), "the process is told " + reception + " before all its bytes are there");
        receptions.remove(landing);
        told.add(reception);
        if (reception.base() >= VectorAccess.MEMORY_BYTES) {
            lookIntoWindow(reception);
        }
    }

    /** Some words of what is there now; a later read may be there already, too. */
    private void lookIntoWindow(VectorStatus reception) {
        Iterator<WindowRead> before = windowReads.iterator();
        while (before.hasNext() && before.next().tag() != reception.tag()) {
            before.remove();
        }
        if (windowReads.isEmpty()) {
            return;
        }
        WindowRead read = windowReads.get(0);
        int words = reception.bytes() / 4;
        for (int look = 0; look < LOOKS && words > 0; look++) {
            int at = read.offset() + 4 * (look == 0 ? words - 1 : random.nextInt(words));
            long word = driver.readPrefetchWindow(at / 8 * 8) >>> 8 * (at % 8);
            for (int i = 0; i < 4; i++) {
                int place = at + i;
                byte value = (byte) (word >>> 8 * i);
                require(
                        windowReads.stream().anyMatch(each -> each.has(place, value)),
                        "byte %d of the Prefetch Window is %02x when %s says that it is there"
                                .formatted(place, value, reception));
            }
        }
    }

    /** All receive statuses so far. */
    List<VectorStatus> told() {
        return List.copyOf(told);
    }

    /** Compares the Prefetch Window; nothing is under way any more. */
    void checkWindow() {
        takeReceptions();
        byte[] window = readPrefetchWindow();
        for (int at = 0; at < window.length; at++) {
            require(
                    window[at] == prefetchWindow[at],
                    "byte %d of the Prefetch Window is %02x and should be %02x"
                            .formatted(at, window[at], prefetchWindow[at]));
        }
    }

    private void require(boolean holds, String complaint) {
        if (!holds) {
            throw new AssertionError(name + ": " + complaint);
        }
    }

    private byte[] readPrefetchWindow() {
        byte[] bytes = new byte[HostMap.WINDOW_BYTES];
        for (int at = 0; at < bytes.length; at += Long.BYTES) {
            long word = driver.readPrefetchWindow(at);
            for (int i = 0; i < Long.BYTES; i++) {
                bytes[at + i] = (byte) (word >>> 8 * i);
            }
        }
        return bytes;
    }

    private static long word(byte[] bytes, int at) {
        long word = 0;
        for (int i = 7; i >= 0; i--) {
            word = word << 8 | bytes[at + i] & 0xFF;
        }
        return word;
    }
}
