package org.heddle.experiment.offload.reproduce;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.report.FileTrouble;

/** Reader of the files that users give: one line for each node. */
public final class ReductionFiles {
    private ReductionFiles() {}

    /**
     * A call with the values of a file; for operations with locations, each value may have its own behind it.
     *
     * @throws IllegalArgumentException if the file is not as it should be; the text names the line
     */
    public static AllreduceCall call(
            Path file, Method method, OperationKind operation, ElementKind kind, int nodes, int count) {
        List<String[]> lines = lines(file, nodes);
        List<long[]> values = new ArrayList<>();
        List<int[]> locations = new ArrayList<>();
        for (int node = 0; node < nodes; node++) {
            String[] words = lines.get(node);
            boolean hasOwn = operation.isLocated() && words.length == 2 * count;
            if (words.length != count && !hasOwn) {
                throw wrong(file, node, "has " + words.length + " values; --bytes asks for " + count);
            }
            long[] own = new long[count];
            int[] where = new int[count];
            try {
                for (int i = 0; i < count; i++) {
                    own[i] = kind.bits(words[hasOwn ? 2 * i : i]);
                    where[i] = hasOwn ? Integer.parseInt(words[2 * i + 1]) : node;
                }
            } catch (IllegalArgumentException refused) {
                throw wrong(file, node, "is not understood: " + refused.getMessage());
            }
            values.add(own);
            locations.add(where);
        }
        return new AllreduceCall(method, operation, kind, values, locations, new long[nodes]);
    }

    /**
     * Cycles of each node.
     *
     * @throws IllegalArgumentException if the file is not as it should be; the text names the line
     */
    public static long[] delays(Path file, int nodes) {
        List<String[]> lines = lines(file, nodes);
        long[] delays = new long[nodes];
        for (int node = 0; node < nodes; node++) {
            try {
                delays[node] = Long.parseLong(lines.get(node)[0]);
            } catch (NumberFormatException refused) {
                throw wrong(file, node, "is not understood: a delay is a whole number of cycles");
            }
            if (lines.get(node).length != 1 || delays[node] < 0) {
                throw wrong(file, node, "must be one number of cycles, at least 0");
            }
        }
        return delays;
    }

    private static List<String[]> lines(Path file, int nodes) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file).stream()
                    .filter(line -> !line.isBlank())
                    .toList();
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read " + file + ": " + FileTrouble.because(e), e);
        }
        if (lines.size() != nodes) {
            throw new IllegalArgumentException(
                    file + " has " + lines.size() + " lines; it needs one for each of " + nodes + " nodes");
        }
        return lines.stream().map(line -> line.trim().split("\\s+")).toList();
    }

    private static IllegalArgumentException wrong(Path file, int node, String what) {
        return new IllegalArgumentException(file + ": line " + (node + 1) + " " + what);
    }
}
