package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.SplitMix64;
import org.heddle.host.Dimmnet2Driver;
import org.heddle.host.VectorAccess;
import org.heddle.host.VectorRead;
import org.heddle.host.VectorStatus;
import org.heddle.host.VectorWrite;
import org.heddle.nic.harness.PlainAccess;
import org.heddle.nic.harness.PlainElements;
import org.heddle.nic.harness.PlainList;
import org.heddle.nic.harness.PlainMemory;
import org.heddle.nic.host.CommandStatus;
import org.heddle.nic.host.HostMap;

/**
 * Random commands on two nodes, and what must come of them. Nothing is read that another command writes, and writes that could
 * overtake each other go to regions of their own.
 */
final class MixedCommands implements AutoCloseable {
    static final int REMOTE_WRITE = 0;
    static final int LOCAL_READ = 1;
    static final int LOCAL_WRITE = 2;
    static final int REMOTE_READ = 3;

    private static final long LIMIT = 100_000;
    private static final int REGION = 1 << 17;
    private static final long SOURCES = 0x400_0000L;
    private static final long LISTS = 0x1F00_0000L;
    /** Where commands of each kind write; remote ones to the node that they name. */
    private static final long[] DESTINATIONS = {0x1000_0000L, -1, 0x1200_0000L, 0x1400_0000L};

    private final RandomGenerator random;
    private final int wrongOneIn;
    private final NodePair pair;
    private final Dimmnet2Driver[] drivers = new Dimmnet2Driver[2];
    private final PlainMemory[] memories = new PlainMemory[2];
    private final byte[][] prefetchWindows = new byte[2][];
    private final byte[][] writeWindows = new byte[2][HostMap.WINDOW_BYTES];
    private final List<List<VectorStatus>> completions = List.of(new ArrayList<>(), new ArrayList<>());
    private final List<List<VectorStatus>> receptions = List.of(new ArrayList<>(), new ArrayList<>());
    private final List<List<VectorStatus>> seenReceptions = List.of(new ArrayList<>(), new ArrayList<>());
    private final int[] seenCompletions = new int[2];
    private long nextList = LISTS;

    /**
     * @param wrongOneIn one list in so many has a wrong entry; 0 for none
     */
    MixedCommands(TestBench bench, int wrongOneIn) {
        this(new NodePair(Pairs.PUBLISHED, bench.options()), bench.random(), wrongOneIn);
    }

    /** On any pair. */
    MixedCommands(NodePair pair, RandomGenerator random, int wrongOneIn) {
        this.pair = pair;
        this.random = random;
        this.wrongOneIn = wrongOneIn;
        for (int node = 0; node < 2; node++) {
            long offset = (long) node << 40;
            drivers[node] = new Dimmnet2Driver(pair.hostPort(node), node);
            memories[node] = new PlainMemory(address -> SplitMix64.of(address + offset));
            random.nextBytes(writeWindows[node]);
            for (int at = 0; at < HostMap.WINDOW_BYTES; at += 8) {
                drivers[node].writeWriteWindow(at, word(writeWindows[node], at));
            }
            prefetchWindows[node] = readWindow(node);
        }
    }

    /** Queues a command of one kind on one node, and takes statuses now and then, so that no ring stays full. */
    void submit(int node, int kind) {
        int elementBytes = PlainAccess.randomElementBytes(random);
        boolean isLocal = kind == LOCAL_READ || kind == LOCAL_WRITE;
        int most = Math.min(255, (isLocal ? HostMap.WINDOW_BYTES : 6000) / elementBytes);
        int count = 1 + random.nextInt(random.nextInt(3) == 0 ? most : Math.min(most, 25));
        int bytes = elementBytes * count;
        int from = kind == REMOTE_READ ? 1 - node : node;
        int to = kind == REMOTE_WRITE ? 1 - node : node;
        int offset = isLocal ? 4 * random.nextInt((HostMap.WINDOW_BYTES - bytes) / 4 + 1) : 0;
        PlainElements window = PlainAccess.contiguous(offset, elementBytes, count);
        PlainElements source = kind == LOCAL_WRITE ? window : elements(from, SOURCES, elementBytes, count);
        PlainElements destination = kind == LOCAL_READ ? window : elements(to, DESTINATIONS[kind], elementBytes, count);
        boolean wants = random.nextInt(3) != 0;
        int tag = switch (kind) {
            case REMOTE_WRITE ->
                drivers[node].submit(new VectorWrite(Accesses.of(source), Accesses.of(destination), to, wants));
            case REMOTE_READ ->
                drivers[node].submit(new VectorRead(Accesses.of(source), Accesses.of(destination), from, wants));
            case LOCAL_READ -> drivers[node].submitLocalRead(Accesses.of(source), offset, wants);
            default -> drivers[node].submitLocalWrite(offset, Accesses.of(destination), wants);
        };
        expect(node, kind, source, destination, tag, wants);
        takeStatuses();
    }

    private PlainElements elements(int node, long region, int elementBytes, int count) {
        int kind = random.nextInt(4);
        if (kind == 0) {
            return PlainAccess.contiguous(region + 4 * random.nextInt(REGION / 8), elementBytes, count);
        } else if (kind == 1) {
            int stride = 4 * random.nextInt(-REGION / 8 / count, REGION / 8 / count);
            return PlainAccess.strided(region + REGION / 2, stride, elementBytes, count);
        }
        nextList += 2048 + 4 * random.nextInt(16);
        PlainList list = PlainList.random(random, nextList, region, region + REGION, elementBytes, count);
        if (wrongOneIn != 0 && random.nextInt(wrongOneIn) == 0) {
            long wrong = random.nextBoolean() ? VectorAccess.MEMORY_BYTES - elementBytes + 4 : SOURCES + 2;
            list = list.with(random.nextInt(count), wrong - list.origin());
        }
        byte[] entries = list.entries();
        pair.node(node).memory().backdoorWrite(list.base(), entries, 0, entries.length);
        for (int i = 0; i < entries.length; i++) {
            memories[node].write(list.base() + i, entries[i]);
        }
        return list;
    }

    private void expect(int node, int kind, PlainElements source, PlainElements destination, int tag, boolean wants) {
        int from = kind == REMOTE_READ ? 1 - node : node;
        int to = kind == REMOTE_WRITE ? 1 - node : node;
        int wrongSource = source instanceof PlainList list ? list.firstWrong() : -1;
        int wrongDestination = destination instanceof PlainList list ? list.firstWrong() : -1;
        int elementBytes = source.bytes() / (int) count(source);
        int sent = wrongSource < 0 ? source.bytes() : wrongSource * elementBytes;
        boolean reachesWrong = wrongDestination >= 0 && wrongDestination * elementBytes < sent;
        int written = reachesWrong ? wrongDestination * elementBytes : sent;
        byte[] bytes = kind == LOCAL_WRITE
                ? Arrays.copyOfRange(
                        writeWindows[node], (int) source.beat()[1], (int) source.beat()[1] + source.bytes())
                : Arrays.copyOf(gather(from, source, sent), source.bytes());
        List<Long> targets = destination.addresses();
        for (int i = 0; i < written; i++) {
            if (kind == LOCAL_READ) {
                prefetchWindows[node][(int) (long) targets.get(i)] = bytes[i];
            } else {
                memories[to].write(targets.get(i), bytes[i]);
            }
        }

        long base = destination.beat()[1] + (kind == LOCAL_READ ? VectorAccess.MEMORY_BYTES : 0);
        int other = kind == REMOTE_WRITE || kind == REMOTE_READ ? 1 - node : node;
        boolean asks = kind == REMOTE_READ;
        boolean completesWrong = wrongSource >= 0 && !asks;
        completions
                .get(node)
                .add(new VectorStatus(
                        completesWrong ? CommandStatus.SOURCE_LIST_ENTRY : CommandStatus.DONE,
                        other,
                        tag,
                        asks ? source.bytes() : sent,
                        base,
                        completesWrong ? wrongSource : 0));
        int teller = kind == REMOTE_WRITE ? node : other;
        if (reachesWrong) {
            receptions
                    .get(to)
                    .add(new VectorStatus(
                            CommandStatus.RECEIVED_LIST_ENTRY, teller, tag, written, base, wrongDestination));
        } else if (wrongSource >= 0 && asks) {
            receptions
                    .get(to)
                    .add(new VectorStatus(CommandStatus.SOURCE_LIST_ENTRY, teller, tag, sent, base, wrongSource));
        } else if (wants && sent != 0) {
            CommandStatus status = wrongSource < 0 ? CommandStatus.DONE : CommandStatus.RECEIVED_CUT;
            receptions.get(to).add(new VectorStatus(status, teller, tag, written, base, 0));
        }
    }

    private static long count(PlainElements elements) {
        return elements instanceof PlainList list ? list.offsets().size() : ((PlainAccess) elements).count();
    }

    private byte[] gather(int node, PlainElements source, int length) {
        byte[] bytes = new byte[length];
        List<Long> addresses = source.addresses();
        for (int i = 0; i < length; i++) {
            bytes[i] = memories[node].read(addresses.get(i));
        }
        return bytes;
    }

    private void takeStatuses() {
        for (int node = 0; node < 2; node++) {
            Optional<VectorStatus> completion = drivers[node].pollCompletion();
            while (completion.isPresent()) {
                assertThat(completion.get()).isEqualTo(completions.get(node).get(seenCompletions[node]++));
                completion = drivers[node].pollCompletion();
            }
            drivers[node].pollReception().ifPresent(seenReceptions.get(node)::add);
        }
    }

    /** Waits for all statuses, compares them, and then memories and windows; returns the receive statuses of node 0. */
    List<VectorStatus> finish() {
        for (int node = 0; node < 2; node++) {
            while (seenCompletions[node] < completions.get(node).size()) {
                assertThat(drivers[node].awaitCompletion(LIMIT))
                        .isEqualTo(completions.get(node).get(seenCompletions[node]++));
                takeStatuses();
            }
        }
        for (int node = 0; node < 2; node++) {
            while (seenReceptions.get(node).size() < receptions.get(node).size()) {
                seenReceptions.get(node).add(drivers[node].awaitReception(LIMIT));
            }
            assertThat(seenReceptions.get(node)).containsExactlyInAnyOrderElementsOf(receptions.get(node));
        }
        pair.hostPort(0).idle(20_000); // for what nobody is told of
        for (int node = 0; node < 2; node++) {
            assertThat(drivers[node].pollReception()).isEmpty();
            assertThat(readWindow(node)).isEqualTo(prefetchWindows[node]);
            memories[node].assertSameAs(pair.node(node).memory());
        }
        return seenReceptions.get(0);
    }

    private byte[] readWindow(int node) {
        byte[] bytes = new byte[HostMap.WINDOW_BYTES];
        for (int at = 0; at < bytes.length; at += 8) {
            long word = drivers[node].readPrefetchWindow(at);
            for (int i = 0; i < 8; i++) {
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

    @Override
    public void close() {
        pair.close();
    }
}
