package org.heddle.hdl.lib.analyser;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import org.heddle.hdl.option.Companion;

/**
 * The signals of an analyser and their places in a sample: what software must know to make sense of samples.
 *
 * @param probes from the lowest bit up
 * @param depth samples of a capture
 */
public record ProbeLayout(List<LogicProbe> probes, int depth) implements Companion {
    /** Name of the file beside the Verilog that describes the layout. */
    public static final String FILE = "logic_analyser-probes.json";

    private static final int WORD = 32;

    /** Keeps a copy of the list. */
    public ProbeLayout {
        probes = List.copyOf(probes);
    }

    /** Returns the bits of a sample. */
    public int width() {
        return probes.stream().mapToInt(LogicProbe::width).sum();
    }

    /** Returns the number of words of 32 bits that hold a sample. */
    public int words() {
        return (width() + WORD - 1) / WORD;
    }

    /** Returns the words from one sample to the next in the window: {@link #words}, rounded up to a power of two. */
    public int stride() {
        int words = words();
        return Integer.highestOneBit(2 * words - 1);
    }

    /** Returns the probe of a name. */
    public Optional<LogicProbe> find(String name) {
        return probes.stream().filter(probe -> probe.name().equals(name)).findFirst();
    }

    /** Returns a checksum (CRC-32) of names, widths, constants and depth: 32 bits that the hardware shows, so that software sees whether it knows the right layout. */
    public long checksum() {
        CRC32 sum = new CRC32();
        sum.update(json().getBytes(StandardCharsets.UTF_8));
        return sum.getValue();
    }

    /** Returns the description as JSON. */
    public String json() {
        String list = probes.stream().map(ProbeLayout::json).collect(Collectors.joining(",\n    ", "[\n    ", "\n  ]"));
        return "{\n  \"depth\" : " + depth + ",\n  \"probes\" : " + list + "\n}\n";
    }

    private static String json(LogicProbe probe) {
        String plain =
                "{ \"name\" : \"" + probe.name() + "\", \"low\" : " + probe.low() + ", \"width\" : " + probe.width();
        if (probe.constants().isEmpty()) {
            return plain + " }";
        }
        return plain
                + probe.constants().entrySet().stream()
                        .map(constant -> "\"" + constant.getValue() + "\" : " + constant.getKey())
                        .collect(Collectors.joining(", ", ", \"constants\" : { ", " } }"));
    }

    @Override
    public SortedMap<String, String> files() {
        return new TreeMap<>(Map.of(FILE, json()));
    }
}
