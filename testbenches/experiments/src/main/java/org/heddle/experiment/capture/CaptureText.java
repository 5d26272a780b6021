package org.heddle.experiment.capture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.lib.analyser.LogicProbe;
import org.heddle.host.analyser.Capture;

/** Shows the cycles around a trigger as text: a line for each signal, a column for each cycle; a dot stands for the value before. */
public final class CaptureText {
    private static final int COLUMNS = 78;
    /** Most cycles before the trigger that are shown. */
    private static final int BEFORE = 3;

    private CaptureText() {}

    /** Returns the lines, each with its end; cycle 0 is the trigger's. */
    public static String of(Capture capture) {
        int from = Math.max(0, capture.trigger() - BEFORE);
        List<List<String>> columns = new ArrayList<>();
        List<String> names = new ArrayList<>(List.of("cycle"));
        capture.layout().probes().forEach(probe -> names.add(probe.name()));
        int width = width(names);
        for (int at = from; at < capture.samples().size(); at++) {
            List<String> column = column(capture, at, at > from);
            width += 1 + width(column);
            if (width > COLUMNS) {
                break;
            }
            columns.add(column);
        }
        StringBuilder text = new StringBuilder();
        for (int line = 0; line < names.size(); line++) {
            StringBuilder row = new StringBuilder(padded(names.get(line), width(names)));
            for (List<String> column : columns) {
                row.append(' ').append(padded(column.get(line), width(column)));
            }
            text.append(row.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private static List<String> column(Capture capture, int at, boolean hasBefore) {
        List<String> column = new ArrayList<>(List.of(String.valueOf(at - capture.trigger())));
        for (LogicProbe probe : capture.layout().probes()) {
            BigInteger value = probe.in(capture.samples().get(at));
            boolean isSame =
                    hasBefore && value.equals(probe.in(capture.samples().get(at - 1)));
            column.add(isSame ? "." : probe.text(value));
        }
        return column;
    }

    private static int width(List<String> column) {
        return column.stream().mapToInt(String::length).max().orElse(0);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
