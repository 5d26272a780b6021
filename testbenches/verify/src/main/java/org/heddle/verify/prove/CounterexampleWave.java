package org.heddle.verify.prove;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.heddle.cosim.wave.WaveTable;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;

/** The end of a counterexample's waveform as text: the top's ports and what it names itself, cycle by cycle, in hexadecimal. */
final class CounterexampleWave {
    private static final int CYCLES = 12;
    private static final int SIGNALS = 20;

    /** Time that yosys-smtbmc gives a step. */
    private static final int STEP = 10;

    private final Map<String, String> nameOf = new LinkedHashMap<>();
    private final Map<String, String> values = new HashMap<>();
    private final List<Map<String, String>> steps = new ArrayList<>();
    private String top = "";
    private int depth;

    private CounterexampleWave() {}

    /**
     * Reads a waveform that yosys-smtbmc has written.
     *
     * @return a line for each signal, each with its end; a last one says what is left out
     */
    static String text(Path waveform, VerilogDesign design) throws IOException {
        CounterexampleWave wave = new CounterexampleWave();
        for (String line : Files.readAllLines(waveform)) {
            wave.read(line.strip().split("\\s+"));
        }
        return wave.table(design);
    }

    private void read(String[] words) {
        switch (words[0]) {
            case "$scope" -> {
                depth++;
                top = depth == 1 ? words[2] : top;
            }
            case "$upscope" -> depth--;
            case "$var" -> {
                if (depth == 1) {
                    nameOf.put(words[3], words[4]);
                }
            }
            default -> change(words);
        }
    }

    /** A step's values are those behind its first edge; the other edge is that of the clock alone. */
    private void change(String[] words) {
        if (words[0].startsWith("#")) {
            long time = Long.parseLong(words[0].substring(1));
            if (time > 0 && time % STEP == 0) {
                steps.add(Map.copyOf(values));
            }
        } else if (words[0].startsWith("b") && words.length == 2 && nameOf.containsKey(words[1])) {
            values.put(nameOf.get(words[1]), shown(words[0].substring(1)));
        }
    }

    private static String shown(String bits) {
        return bits.matches("[01]+") ? new BigInteger(bits, 2).toString(16) : "x";
    }

    private String table(VerilogDesign design) {
        List<String> names = names(design);
        int from = Math.max(steps.size() - CYCLES, 0);
        List<Map<String, String>> last = steps.subList(from, steps.size());
        List<String> cycles = new ArrayList<>();
        for (int i = from; i < steps.size(); i++) {
            cycles.add(Integer.toString(i));
        }
        WaveTable table = new WaveTable(cycles);
        names.stream()
                .limit(SIGNALS)
                .forEach(name -> table.add(
                        name,
                        last.stream().map(step -> step.getOrDefault(name, "x")).toList()));
        int left = Math.max(names.size() - SIGNALS, 0);
        return table + (left == 0 ? "" : left + (left == 1 ? " signal" : " signals") + " more in the waveform\n");
    }

    /** Returns the ports in the order of the module, then the names inside that have a value; without a clock that is the only one. */
    private List<String> names(VerilogDesign design) {
        boolean isOneClock =
                design.ports().stream().filter(CounterexampleWave::isClock).count() == 1;
        Set<String> names = new LinkedHashSet<>();
        design.ports().forEach(port -> names.add(port.name()));
        names.addAll(new TreeSet<>(values.keySet()));
        names.retainAll(values.keySet());
        if (isOneClock) {
            design.ports().stream().filter(CounterexampleWave::isClock).forEach(clock -> names.remove(clock.name()));
        }
        return List.copyOf(names);
    }

    private static boolean isClock(VerilogPort port) {
        return port.role() == VerilogPort.Role.CLOCK;
    }
}
