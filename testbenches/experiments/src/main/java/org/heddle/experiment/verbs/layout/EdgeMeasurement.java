package org.heddle.experiment.verbs.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.heddle.experiment.dimmnet2.ddtbench.DdtPattern;
import org.heddle.host.verbs.choose.BlockShape;
import org.heddle.host.verbs.choose.EdgeRow;
import org.heddle.host.verbs.choose.MethodChooser;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.mpi.datatype.Datatype;

/**
 * Measures by which method messages of blocks are fastest, and where that changes. All methods are tried for each number of blocks; between two
 * numbers with other winners the edge is where the lines of their times cross. Blocks lie as far apart as they are long.
 */
public final class EdgeMeasurement {
    /** Lengths of blocks that are measured. */
    public static final List<Long> BLOCK_BYTES = List.of(32L, 128L, 512L, 2048L, 8192L);

    private static final long LEAST_BYTES = 4096;
    private static final long MOST_BYTES = 1 << 17;
    private static final int MOST_BLOCKS = 512;

    private final LayoutMessages messages;
    private final Consumer<String> progress;

    /**
     * Times of the methods for one number of blocks.
     *
     * @param shape ends that have blocks
     * @param blockBytes length of a block
     * @param blocks how many
     * @param cycles of each method's message
     */
    public record Cell(BlockShape shape, long blockBytes, int blocks, Map<TransferMethod, Long> cycles) {
        /** Returns the fastest method. */
        public TransferMethod best() {
            return MethodChooser.METHODS.stream()
                    .min(Comparator.comparing(cycles::get))
                    .orElseThrow();
        }
    }

    /** @param progress hears of each number of blocks */
    public EdgeMeasurement(LayoutMessages messages, Consumer<String> progress) {
        this.messages = messages;
        this.progress = progress;
    }

    /** Returns a message of blocks. */
    public static DdtPattern pattern(BlockShape shape, long blockBytes, int blocks) {
        Datatype apart = Datatype.createHVector(blocks, Math.toIntExact(blockBytes), 2 * blockBytes, Datatype.BYTE);
        Datatype together = Datatype.createContiguous(Math.toIntExact(blockBytes * blocks), Datatype.BYTE);
        return new DdtPattern(
                shape.text(),
                blocks + " x " + blockBytes,
                shape == BlockShape.SCATTER ? together : apart,
                0,
                shape == BlockShape.GATHER ? together : apart,
                0,
                2 * blockBytes * blocks);
    }

    /** Returns the numbers of blocks of a length that are measured: messages above the eager limit, up to 128 KiB and 512 blocks. */
    public static List<Integer> counts(long blockBytes) {
        List<Integer> counts = new ArrayList<>();
        for (int count = 2; count <= MOST_BLOCKS && count * blockBytes <= MOST_BYTES; count *= 2) {
            if (count * blockBytes > LEAST_BYTES) {
                counts.add(count);
            }
        }
        return counts;
    }

    /** Measures all rows. */
    public List<EdgeRow> rows() {
        List<EdgeRow> rows = new ArrayList<>();
        for (BlockShape shape : BlockShape.values()) {
            for (long blockBytes : BLOCK_BYTES) {
                rows.add(row(shape, blockBytes, cells(shape, blockBytes, counts(blockBytes))));
                progress.accept(rows.get(rows.size() - 1).line());
            }
        }
        return rows;
    }

    /**
     * Measures all methods for some numbers of blocks.
     *
     * @throws IllegalStateException if a message is not what was sent
     */
    public List<Cell> cells(BlockShape shape, long blockBytes, List<Integer> counts) {
        List<LayoutMessages.Order> orders = new ArrayList<>();
        for (int count : counts) {
            for (TransferMethod method : MethodChooser.METHODS) {
                orders.add(new LayoutMessages.Order(pattern(shape, blockBytes, count), MethodChooser.always(method)));
            }
        }
        List<LayoutResult> results = messages.run(
                orders,
                (index, result) -> progress.accept(String.format(
                        Locale.ROOT,
                        "%s bytes, %s: %,d cycles",
                        orders.get(index).pattern(),
                        result.chosen().method().text(),
                        result.cycles())));
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < counts.size(); i++) {
            Map<TransferMethod, Long> cycles = new EnumMap<>(TransferMethod.class);
            for (int m = 0; m < MethodChooser.METHODS.size(); m++) {
                LayoutResult result = results.get(i * MethodChooser.METHODS.size() + m);
                if (!result.verified() || result.chosen().method() != MethodChooser.METHODS.get(m)) {
                    throw new IllegalStateException("a message did not come as it was sent: "
                            + orders.get(i * MethodChooser.METHODS.size() + m).pattern() + ", " + result);
                }
                cycles.put(MethodChooser.METHODS.get(m), result.cycles());
            }
            cells.add(new Cell(shape, blockBytes, counts.get(i), cycles));
        }
        return cells;
    }

    /** Returns the row of measured cells. */
    static EdgeRow row(BlockShape shape, long blockBytes, List<Cell> cells) {
        TreeMap<Integer, Cell> byBlocks = new TreeMap<>();
        cells.forEach(cell -> byBlocks.put(cell.blocks, cell));
        List<EdgeRow.Edge> edges = new ArrayList<>();
        Cell before = null;
        for (Cell cell : byBlocks.values()) {
            if (before != null && before.best() != cell.best()) {
                edges.add(new EdgeRow.Edge(crossing(before, cell), cell.best()));
            }
            before = cell;
        }
        return new EdgeRow(shape, blockBytes, byBlocks.firstEntry().getValue().best(), edges);
    }

    /** Returns the last number of blocks for which the method that was best before is no slower than the next one. */
    private static long crossing(Cell before, Cell cell) {
        double behind = before.cycles.get(cell.best()) - before.cycles.get(before.best());
        double ahead = cell.cycles.get(before.best()) - cell.cycles.get(cell.best());
        return (long) Math.floor(before.blocks + (cell.blocks - before.blocks) * behind / (behind + ahead));
    }
}
