package org.heddle.cosim.wave;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines of a wave as text: a line for each signal, a column for each sample, a dot for the value of the column before.
 *
 * <p>{@link TextWave} samples a simulation into one; waves from elsewhere are filled in by hand.
 */
public final class WaveTable {
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * Begins a wave.
     *
     * @param cycles what stands above each column
     */
    public WaveTable(List<String> cycles) {
        rows.add(line("cycle", cycles));
    }

    /**
     * Adds a signal's line.
     *
     * @param name of the signal
     * @param values one for each column
     * @throws IllegalArgumentException if there are more or fewer values than columns; nothing is added
     */
    public void add(String name, List<String> values) {
        int columns = rows.get(0).size() - 1;
        if (values.size() != columns) {
            throw new IllegalArgumentException(
                    "values must be one for each of " + columns + " columns: values.size()=" + values.size());
        }
        List<String> shown = new ArrayList<>(values);
        for (int i = 1; i < shown.size(); i++) {
            if (values.get(i).equals(values.get(i - 1))) {
                shown.set(i, ".");
            }
        }
        rows.add(line(name, shown));
    }

    private static List<String> line(String name, List<String> cells) {
        List<String> line = new ArrayList<>(List.of(name));
        line.addAll(cells);
        return line;
    }

    /** Returns the lines, each with its end, columns below each other. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        int[] widths = new int[rows.get(0).size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                line.append(row.get(i)).append(" ".repeat(widths[i] - row.get(i).length() + (i == 0 ? 2 : 1)));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
