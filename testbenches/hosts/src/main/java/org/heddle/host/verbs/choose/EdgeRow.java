package org.heddle.host.verbs.choose;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.heddle.host.verbs.transfer.TransferMethod;

/**
 * Fastest methods for blocks of one length, by their number.
 *
 * @param shape ends that have blocks
 * @param blockBytes length of a block
 * @param first method from 1 block on
 * @param edges numbers of blocks behind which another method is faster, rising
 */
public record EdgeRow(BlockShape shape, long blockBytes, TransferMethod first, List<Edge> edges) {
    /**
     * Place at which the fastest method changes.
     *
     * @param blocks last number of blocks for which the method before is no slower
     * @param next method of more blocks
     */
    public record Edge(long blocks, TransferMethod next) {}

    /** Copies the edges. */
    public EdgeRow {
        edges = List.copyOf(edges);
    }

    /** Returns the method for so many blocks. */
    public TransferMethod of(long blocks) {
        TransferMethod method = first;
        for (Edge edge : edges) {
            if (blocks > edge.blocks) {
                method = edge.next;
            }
        }
        return method;
    }

    /** Returns the row as a line of a file: shape, bytes, and methods with the edges between them. */
    public String line() {
        StringBuilder line =
                new StringBuilder(String.format(Locale.ROOT, "%-7s %6d  %s", shape.text(), blockBytes, first.text()));
        edges.forEach(edge -> line.append(' ').append(edge.blocks).append(' ').append(edge.next.text()));
        return line.toString();
    }

    /**
     * Returns the row of a line.
     *
     * @throws IllegalArgumentException if it is none
     */
    static EdgeRow parse(String line) {
        List<String> words = Arrays.asList(line.trim().split("\\s+"));
        if (words.size() < 3 || words.size() % 2 == 0) {
            throw new IllegalArgumentException(
                    "a row of edges is: shape bytes method [blocks method]..; got '" + line + "'");
        }
        List<Edge> edges = new ArrayList<>();
        for (int i = 3; i < words.size(); i += 2) {
            edges.add(new Edge(Long.parseLong(words.get(i)), TransferMethod.named(words.get(i + 1))));
        }
        return new EdgeRow(
                BlockShape.valueOf(words.get(0).toUpperCase(Locale.ROOT)),
                Long.parseLong(words.get(1)),
                TransferMethod.named(words.get(2)),
                edges);
    }
}
