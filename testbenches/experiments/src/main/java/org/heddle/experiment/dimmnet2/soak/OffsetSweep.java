package org.heddle.experiment.dimmnet2.soak;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainMemory;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.report.Workers;
import org.heddle.testbench.Accesses;
import org.heddle.testbench.JoinedNodes;
import org.heddle.testbench.PairFactory;

/**
 * Remote writes of every length from every offset to every offset around a row's end. Source and destination lie at different
 * offsets, each at all of them in turn; after some offsets all that memory holds is compared.
 *
 * @param pairs makes the nodes
 * @param options of their simulations
 * @param offsets which of {@value #OFFSETS} are tried, in words of 4 bytes
 * @param lengths which of {@value #LENGTHS} are tried, in words of 4 bytes
 */
public record OffsetSweep(PairFactory pairs, SimulationOptions options, List<Integer> offsets, List<Integer> lengths) {
    /** Offsets of a word within 4,096 bytes. */
    public static final int OFFSETS = 1024;
    /** Words of the longest transfer. */
    public static final int LENGTHS = 129;

    private static final int WORD_BYTES = 4;
    /** Both modules have rows of 4 KBytes, so that a node's rows end at multiples of 8 KBytes. */
    private static final long ROW_END = 8192;
    /** From one transfer's row end to the next one's. */
    private static final long APART = 16384;

    private static final long DESTINATIONS = 0x1000_0000L;
    /** Offsets that one pair of nodes tries, one behind the other. */
    public static final int OFFSETS_OF_A_PAIR = 16;

    private static final long LIMIT = 1_000_000;

    /**
     * Returns a sweep over some offsets and all lengths.
     *
     * @param from first offset, a multiple of {@value #OFFSETS_OF_A_PAIR}
     * @param count number of offsets
     */
    public static OffsetSweep part(PairFactory pairs, SimulationOptions options, int from, int count) {
        return new OffsetSweep(
                pairs,
                options,
                IntStream.range(from, from + count).boxed().toList(),
                IntStream.rangeClosed(1, LENGTHS).boxed().toList());
    }

    /** How many transfers it is. */
    public long transfers() {
        return (long) offsets.size() * lengths.size();
    }

    /**
     * Runs it, on as many threads as there are processors.
     *
     * @param progress hears how many transfers are done
     * @throws IllegalStateException if a byte or a status is not as it should be; it says which
     */
    public void run(LongConsumer progress) {
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        int threads =
                Math.min(Runtime.getRuntime().availableProcessors(), (offsets.size() - 1) / OFFSETS_OF_A_PAIR + 1);
        Workers.run(threads, "a transfer", () -> {
            for (int first = next.getAndAdd(OFFSETS_OF_A_PAIR);
                    first < offsets.size();
                    first = next.getAndAdd(OFFSETS_OF_A_PAIR)) {
                int end = Math.min(first + OFFSETS_OF_A_PAIR, offsets.size());
                try (JoinedNodes nodes = pairs.open(options)) {
                    run(nodes, offsets.subList(first, end));
                }
                progress.accept(done.addAndGet((end - first) * lengths.size()));
            }
        });
    }

    private void run(JoinedNodes nodes, List<Integer> some) {
        Dimmnet2Driver sender = new Dimmnet2Driver(nodes.hostPort(0), 0);
        Dimmnet2Driver receiver = new Dimmnet2Driver(nodes.hostPort(1), 1);
        PlainMemory there = PlainMemory.ofNode(1);
        PlainMemory here = PlainMemory.ofNode(0);
        long place = ROW_END;
        for (int offset : some) {
            for (int length : lengths) {
                PlainAccess from = access(place, offset, length);
                // Where one side's offset goes through all, the other's does too, in another order.
                PlainAccess to = access(DESTINATIONS + place, (5 * offset + length) % OFFSETS, length);
                boolean isLast = length == lengths.get(lengths.size() - 1);
                int tag = sender.submit(new VectorWrite(Accesses.of(from), Accesses.of(to), 1, isLast));
                there.scatter(to, here.gather(from));
                check(sender.awaitCompletion(LIMIT), tag, to);
                if (isLast) {
                    check(receiver.awaitReception(LIMIT), tag, to);
                }
                place += APART;
            }
        }
        there.assertSameAs(nodes.node(1).memory());
        here.assertSameAs(nodes.node(0).memory());
    }

    private static PlainAccess access(long rowEnd, int offset, int length) {
        return PlainAccess.contiguous(rowEnd + WORD_BYTES * (offset - OFFSETS / 2), WORD_BYTES, length);
    }

    private static void check(VectorStatus status, int tag, PlainAccess to) {
        if (status.status() != CommandStatus.DONE || status.tag() != tag || status.bytes() != to.bytes()) {
            throw new IllegalStateException("a write of " + to.bytes() + " bytes to 0x" + Long.toHexString(to.base())
                    + ", command " + tag + ", ended with " + status);
        }
    }
}
