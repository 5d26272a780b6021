package org.heddle.cosim.jvm.wave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Waveforms as text: what a VCD file says, and an FST file by the reader that comes with Verilator. */
public final class WaveText {
    /** Prints an FST file as VCD with the reader that comes with Verilator. */
    private static final String READER = """
            #include "gtkwave/fstapi.h"
            #include <cstdio>
            int main(int, char** files) {
                void* file = fstReaderOpen(files[1]);
                if (!file) return 1;
                fstReaderProcessHier(file, stdout);
                fstReaderSetFacProcessMaskAll(file);
                return fstReaderIterBlocks(file, nullptr, nullptr, stdout) ? 0 : 2;
            }
            """;

    private WaveText() {}

    /** Changes of each signal by its path: values without leading zeros by time. */
    public static Map<String, TreeMap<Long, String>> changes(List<String> lines) {
        Map<String, List<String>> paths = new HashMap<>();
        Map<String, TreeMap<Long, String>> changes = new TreeMap<>();
        Deque<String> scopes = new ArrayDeque<>();
        long time = 0;
        for (String line : lines) {
            String[] words = line.trim().split(" +");
            switch (words[0]) {
                case "$scope" -> scopes.addLast(words[2]);
                case "$upscope" -> scopes.removeLast();
                case "$var" ->
                    paths.computeIfAbsent(words[3], id -> new ArrayList<>())
                            .add(String.join(".", scopes) + "." + words[4]);
                default -> {
                    if (line.startsWith("#")) {
                        time = Long.parseLong(line.substring(1).trim());
                    } else if (!line.isEmpty() && "01b".indexOf(line.charAt(0)) >= 0) {
                        String id = line.startsWith("b") ? words[1] : line.substring(1);
                        String value = line.startsWith("b") ? words[0].substring(1) : line.substring(0, 1);
                        for (String path : paths.getOrDefault(id, List.of())) {
                            note(changes.computeIfAbsent(path, none -> new TreeMap<>()), time, value);
                        }
                    }
                }
            }
        }
        return changes;
    }

    private static void note(TreeMap<Long, String> changes, long time, String value) {
        String bits = value.replaceFirst("^0+(?=.)", "");
        Map.Entry<Long, String> before = changes.lowerEntry(time);
        if (before == null || !before.getValue().equals(bits)) {
            changes.put(time, bits);
        } else {
            changes.remove(time);
        }
    }

    /** Returns an FST file as lines of a VCD. */
    public static List<String> ofFst(Path fst) throws IOException, InterruptedException {
        Path source = Files.writeString(fst.resolveSibling("reader.cpp"), READER);
        String include = output(fst, "verilator", "--getenv", "VERILATOR_ROOT").get(0) + "/include";
        Path program = fst.resolveSibling("reader");
        output(
                fst,
                "g++",
                "-O0",
                "-w",
                "-DFST_CONFIG_INCLUDE=\"fst_config.h\"",
                "-fpermissive",
                "-I" + include,
                "-I" + include + "/gtkwave",
                source.toString(),
                "-x",
                "c",
                include + "/gtkwave/fstapi.c",
                include + "/gtkwave/lz4.c",
                include + "/gtkwave/fastlz.c",
                "-o",
                program.toString(),
                "-lz");
        return output(fst, program.toString(), fst.toString());
    }

    private static List<String> output(Path fst, String... command) throws IOException, InterruptedException {
        Path said = fst.resolveSibling("said");
        Process process = new ProcessBuilder(command)
                .redirectOutput(said.toFile())
                .redirectErrorStream(true)
                .start();
        int status = process.waitFor();
        List<String> lines = Files.readAllLines(said);
        assertThat(status).as(String.join("\n", lines)).isZero();
        return lines;
    }
}
