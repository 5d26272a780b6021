package org.heddle.experiment.soak;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.heddle.host.Dimmnet2Driver;
import org.heddle.host.VectorStatus;
import org.heddle.nic.host.HostMap;
import org.heddle.testbench.SimulatedNode;
import org.heddle.testbench.plain.PlainList;
import org.heddle.testbench.plain.PlainMemory;

/** One node and what must come of it: its memory, its windows, and the statuses that its host is told. */
final class ExpectedNode {
    /** Far more than any status takes that is going to come. */
    private static final long LIMIT = 1_000_000;

    final Dimmnet2Driver driver;
    final PlainMemory memory;
    final byte[] writeWindow = new byte[HostMap.WINDOW_BYTES];
    final byte[] prefetchWindow;

    private final int number;
    private final SimulatedNode node;
    /** In the order of the commands. */
    private final Deque<VectorStatus> completions = new ArrayDeque<>();
    /** In any order: commands of both nodes arrive here. */
    private final List<VectorStatus> receptions = new ArrayList<>();

    private final List<VectorStatus> told = new ArrayList<>();

    ExpectedNode(int number, SimulatedNode node, Dimmnet2Driver driver, RandomGenerator random) {
        this.number = number;
        this.node = node;
        this.driver = driver;
        memory = PlainMemory.ofNode(number);
        random.nextBytes(writeWindow);
        for (int at = 0; at < HostMap.WINDOW_BYTES; at += Long.BYTES) {
            driver.writeWriteWindow(at, word(writeWindow, at));
        }
        prefetchWindow = readPrefetchWindow();
    }

    /** Puts a list where it says it lies. */
    void place(PlainList list) {
        byte[] entries = list.entries();
        node.memory().backdoorWrite(list.base(), entries, 0, entries.length);
        for (int i = 0; i < entries.length; i++) {
            memory.write(list.base() + i, entries[i]);
        }
    }

    void expectCompletion(VectorStatus status) {
        completions.add(status);
    }

    void expectReception(VectorStatus status) {
        receptions.add(status);
    }

    /** Takes what the host is told by now, so that no ring stays full. */
    void takeStatuses() {
        Optional<VectorStatus> completion = driver.pollCompletion();
        while (completion.isPresent()) {
            checkCompletion(completion.get());
            completion = driver.pollCompletion();
        }
        driver.pollReception().ifPresent(this::noteReception);
    }

    boolean awaitsCompletion() {
        return !completions.isEmpty();
    }

    void awaitCompletion() {
        checkCompletion(driver.awaitCompletion(LIMIT));
    }

    private void checkCompletion(VectorStatus completion) {
        VectorStatus expected = completions.poll();
        require(
                completion.equals(expected),
                "a command completed as " + completion + " and should have as " + expected);
    }

    private void noteReception(VectorStatus reception) {
        require(receptions.remove(reception), "the host is told " + reception + " of what should not arrive so");
        told.add(reception);
    }

    void awaitReceptions() {
        while (!receptions.isEmpty()) {
            noteReception(driver.awaitReception(LIMIT));
        }
    }

    /** All receive statuses so far. */
    List<VectorStatus> told() {
        return List.copyOf(told);
    }

    /** Compares memory and Prefetch Window; nothing is under way any more. */
    void checkContents() {
        driver.pollReception().ifPresent(this::noteReception);
        byte[] window = readPrefetchWindow();
        for (int at = 0; at < window.length; at++) {
            require(
                    window[at] == prefetchWindow[at],
                    "byte %d of the Prefetch Window is %02x and should be %02x"
                            .formatted(at, window[at], prefetchWindow[at]));
        }
        List<String> complaints = memory.complaints(node.memory());
        require(complaints.isEmpty(), String.join("\n", complaints));
    }

    private void require(boolean holds, String complaint) {
        if (!holds) {
            throw new AssertionError("node " + number + ": " + complaint);
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
