package org.heddle.testbench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainElements;
import org.heddle.device.plain.PlainList;
import org.heddle.device.plain.PlainMemory;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.ProcessPort;
import org.heddle.host.dimmnet2.driver.VectorRead;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.dimmnet2.host.HostMap;

/**
 * Commands of node 0, and what they do to both memories and the Prefetch Window when each begins only once the one before it is
 * visible.
 */
final class FenceBench implements AutoCloseable {
    static final int ELEMENT = 16;
    static final int COUNT = 100;
    static final int BYTES = ELEMENT * COUNT;
    static final long LIMIT = 400_000;
    /** Both nodes' places begin here, each pair of commands with its own. */
    private static final long PLACES = 0x100_0000L;

    private static final int PLACE_BYTES = 0x2_0000;

    /** How the elements of a side lie. */
    enum Shape {
        CONTIGUOUS,
        STRIDE,
        LIST
    }

    final NodePair pair;
    final Dimmnet2Driver driver;
    final Dimmnet2Driver other;
    final List<PlainMemory> memories = List.of(PlainMemory.ofNode(0), PlainMemory.ofNode(1));
    final byte[] writeWindow = new byte[HostMap.WINDOW_BYTES];
    final byte[] prefetchWindow;
    private final RandomGenerator random;
    private long nextPlace = PLACES;

    FenceBench(NodePair pair, RandomGenerator random) {
        this.pair = pair;
        this.random = random;
        driver = new Dimmnet2Driver(new ProcessPort(pair.hostPort(0), 0), 0);
        other = new Dimmnet2Driver(new ProcessPort(pair.hostPort(1), 0), 1);
        random.nextBytes(writeWindow);
        for (int at = 0; at < HostMap.WINDOW_BYTES; at += Long.BYTES) {
            long word = 0;
            for (int i = Long.BYTES - 1; i >= 0; i--) {
                word = word << 8 | writeWindow[at + i] & 0xFF;
            }
            driver.writeWriteWindow(at, word);
        }
        prefetchWindow = read(driver);
    }

    /** Elements of a shape somewhere in both memories; their list, if any, in one of them. */
    PlainElements elements(Shape shape, int listIn) {
        long place = nextPlace;
        nextPlace += PLACE_BYTES;
        return switch (shape) {
            case CONTIGUOUS -> PlainAccess.contiguous(place, ELEMENT, COUNT);
            case STRIDE -> PlainAccess.strided(place, 8 * ELEMENT + 4, ELEMENT, COUNT);
            case LIST -> placed(list(place), listIn);
        };
    }

    /** A list of elements that do not overlap, in any order; nothing has been written yet. */
    PlainList list(long place) {
        List<Long> offsets = new ArrayList<>();
        for (int i = 0; i < COUNT; i++) {
            offsets.add((long) (i * 37 % COUNT) * 5 * ELEMENT);
        }
        return new PlainList(place + PLACE_BYTES / 2, 4, place, ELEMENT, offsets);
    }

    private PlainList placed(PlainList list, int node) {
        byte[] entries = list.entries();
        pair.node(node).memory().backdoorWrite(list.base(), entries, 0, entries.length);
        memories.get(node).scatter(PlainAccess.contiguous(list.base(), 4, entries.length / 4), entries);
        return list;
    }

    /** A place for a list whose entries will lie at a part of the Write Window. */
    PlainList inWriteWindow(int offset) {
        PlainList list = list(nextPlace);
        nextPlace += PLACE_BYTES;
        byte[] entries = list.entries();
        System.arraycopy(entries, 0, writeWindow, offset, entries.length);
        for (int at = 0; at < entries.length; at += Long.BYTES) {
            long word = 0;
            for (int i = Long.BYTES - 1; i >= 0; i--) {
                word = word << 8 | entries[at + i] & 0xFF;
            }
            driver.writeWriteWindow(offset + at, word);
        }
        return list;
    }

    /** Queues a command whose elements are these, on each side that is not a window. */
    void submit(VectorOperation operation, PlainElements here, PlainElements there, int windowOffset) {
        byte[] moved;
        switch (operation) {
            case LOCAL_WRITE -> {
                driver.submitLocalWrite(windowOffset, Accesses.of(here), true);
                moved = Arrays.copyOfRange(writeWindow, windowOffset, windowOffset + here.bytes());
                memories.get(0).scatter(here, moved);
            }
            case LOCAL_READ -> {
                driver.submitLocalRead(Accesses.of(here), windowOffset, true);
                moved = memories.get(0).gather(here);
                System.arraycopy(moved, 0, prefetchWindow, windowOffset, moved.length);
            }
            case REMOTE_WRITE -> {
                driver.submit(new VectorWrite(Accesses.of(here), Accesses.of(there), 1, false));
                memories.get(1).scatter(there, memories.get(0).gather(here));
            }
            case REMOTE_READ -> {
                driver.submit(new VectorRead(Accesses.of(there), Accesses.of(here), 1, true));
                memories.get(0).scatter(here, memories.get(1).gather(there));
            }
            default -> throw new IllegalArgumentException("moves nothing: " + operation);
        }
    }

    /** Whether both memories and the Prefetch Window hold what they should, and in words why not. */
    List<String> complaints() {
        List<String> all = new ArrayList<>();
        for (int node = 0; node < 2; node++) {
            all.addAll(memories.get(node).complaints(pair.node(node).memory()));
        }
        if (!Arrays.equals(read(driver), prefetchWindow)) {
            all.add("the Prefetch Window holds something else");
        }
        return all;
    }

    @Override
    public void close() {
        pair.close();
    }

    private static byte[] read(Dimmnet2Driver driver) {
        byte[] bytes = new byte[HostMap.WINDOW_BYTES];
        for (int at = 0; at < bytes.length; at += Long.BYTES) {
            long word = driver.readPrefetchWindow(at);
            for (int i = 0; i < Long.BYTES; i++) {
                bytes[at + i] = (byte) (word >>> 8 * i);
            }
        }
        return bytes;
    }
}
