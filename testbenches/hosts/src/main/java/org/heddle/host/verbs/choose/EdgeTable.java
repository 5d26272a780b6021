package org.heddle.host.verbs.choose;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.heddle.host.verbs.transfer.TransferMethod;

/**
 * Chooser by measured edges. Of a message's layouts it takes the ends that have blocks and, of the end with more of them, their number and mean
 * length; the row of the nearest length, by its ratio, has the method.
 */
public final class EdgeTable implements MethodChooser {
    private static final Map<String, EdgeTable> KNOWN = new ConcurrentHashMap<>();

    private final String name;
    private final List<EdgeRow> rows;

    /**
     * @param name of the configuration on which the edges were measured
     * @param rows at least one of each shape
     * @throws IllegalArgumentException if a shape has none
     */
    public EdgeTable(String name, List<EdgeRow> rows) {
        this.name = name;
        this.rows = List.copyOf(rows);
        for (BlockShape shape : BlockShape.values()) {
            if (rows.stream().noneMatch(row -> row.shape() == shape)) {
                throw new IllegalArgumentException("the edges of " + name + " have no row of " + shape.text());
            }
        }
    }

    /** Returns the name of the file that has the edges of a configuration. */
    public static String file(String configuration) {
        return "edges-" + configuration + ".txt";
    }

    /**
     * Returns the edges that were measured on a configuration of the node.
     *
     * @throws IllegalArgumentException if it has none
     */
    public static EdgeTable of(String configuration) {
        return KNOWN.computeIfAbsent(configuration, EdgeTable::read);
    }

    private static EdgeTable read(String configuration) {
        try (InputStream file = EdgeTable.class.getResourceAsStream(file(configuration))) {
            if (file == null) {
                throw new IllegalArgumentException("no edges have been measured on a configuration " + configuration
                        + ": ./heddle reproduce noncontiguous --write-chooser writes them");
            }
            return parse(configuration, new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException failed) {
            throw new IllegalStateException("the edges of " + configuration + " cannot be read", failed);
        }
    }

    /**
     * Returns the table of a file's text; lines that begin with # are comments.
     *
     * @throws IllegalArgumentException if a line is no row
     */
    public static EdgeTable parse(String configuration, String text) {
        return new EdgeTable(
                configuration,
                text.lines()
                        .filter(line -> !line.isBlank() && !line.startsWith("#"))
                        .map(EdgeRow::parse)
                        .toList());
    }

    /** Returns the rows. */
    public List<EdgeRow> rows() {
        return rows;
    }

    @Override
    public ChosenMethod choose(LengthProfile sent, LengthProfile received) {
        BlockShape shape = BlockShape.of(sent, received);
        long blocks = Math.max(sent.blocks(), received.blocks());
        double mean = (double) sent.bytes() / Math.max(1, blocks);
        EdgeRow row = rows.stream()
                .filter(each -> each.shape() == shape)
                .min(Comparator.comparingDouble(each -> Math.abs(Math.log(each.blockBytes() / mean))))
                .orElseThrow();
        TransferMethod method = row.of(blocks);
        return new ChosenMethod(
                method,
                String.format(
                        Locale.ROOT,
                        "%s, %d x %.0f bytes: row of %d bytes, %s",
                        shape.text(),
                        blocks,
                        mean,
                        row.blockBytes(),
                        range(row, blocks)));
    }

    /** Returns the numbers of blocks, around one, for which a row has one method. */
    private static String range(EdgeRow row, long blocks) {
        long above = 0;
        for (EdgeRow.Edge edge : row.edges()) {
            if (blocks <= edge.blocks()) {
                return above == 0
                        ? "up to " + edge.blocks() + " blocks"
                        : (above + 1) + " to " + edge.blocks() + " blocks";
            }
            above = edge.blocks();
        }
        return above == 0 ? "any number of blocks" : "more than " + above + " blocks";
    }

    @Override
    public String toString() {
        return "auto, " + name;
    }
}
