package org.heddle.cosim.jvm.wave;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes a Value Change Dump, as IEEE 1364-2005, section 18, has it. */
final class VcdWriter implements WaveWriter {
    private static final int FIRST_LETTER = '!';
    private static final int LETTERS = '~' - '!' + 1;

    private final Writer out;
    private final int[] widths;
    private final String[] ids;

    VcdWriter(Path file, TraceScope top) throws IOException {
        List<TracedSignal> signals = top.all().toList();
        widths = signals.stream().mapToInt(TracedSignal::width).toArray();
        ids = new String[widths.length];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = id(i);
        }
        out = Files.newBufferedWriter(file, StandardCharsets.US_ASCII);
        out.write("$version Heddle $end\n$timescale 1ps $end\n");
        out.write("$scope module TOP $end\n");
        scope(top, new int[1]);
        out.write("$upscope $end\n$enddefinitions $end\n");
    }

    private static String id(int number) {
        StringBuilder id = new StringBuilder();
        for (int rest = number; ; rest = rest / LETTERS - 1) {
            id.append((char) (FIRST_LETTER + rest % LETTERS));
            if (rest < LETTERS) {
                return id.toString();
            }
        }
    }

    private void scope(TraceScope scope, int[] next) throws IOException {
        out.write("$scope module " + scope.name() + " $end\n");
        for (TracedSignal signal : scope.signals()) {
            out.write("$var wire " + signal.width() + " " + ids[next[0]++] + " " + signal.label() + " $end\n");
        }
        for (TraceScope inner : scope.inner()) {
            scope(inner, next);
        }
        out.write("$upscope $end\n");
    }

    @Override
    public void time(long ps) throws IOException {
        out.write("#" + ps + "\n");
    }

    @Override
    public void change(int signal, long[] words) throws IOException {
        int width = widths[signal];
        if (width > 1) {
            out.write('b');
        }
        for (int bit = width - 1; bit >= 0; bit--) {
            out.write((words[bit / Long.SIZE] >>> bit & 1) == 0 ? '0' : '1');
        }
        out.write(width > 1 ? " " + ids[signal] + "\n" : ids[signal] + "\n");
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
