package org.heddle.experiment.capture;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.heddle.hdl.lib.analyser.LogicAnalyser;
import org.heddle.hdl.lib.analyser.LogicProbe;
import org.heddle.hdl.lib.analyser.ProbeLayout;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the description of an analyser's signals that stands beside the Verilog of its design, {@value ProbeLayout#FILE}. */
public final class ProbeFile {
    private ProbeFile() {}

    /**
     * Reads a file.
     *
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException if it describes no analyser; the message says what is wrong
     */
    public static ProbeLayout read(Path file) throws IOException {
        String text = Files.readString(file, StandardCharsets.UTF_8);
        try {
            JsonNode root = parsed(text);
            int depth = number(root, "depth", LogicAnalyser.MOST_SAMPLES);
            if (Integer.bitCount(depth) != 1) {
                throw wrong("\"depth\" is a power of two: " + depth);
            }
            return new ProbeLayout(probes(root.path("probes")), depth);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    file + " does not describe the signals of an analyser: " + e.getMessage() + "; take the "
                            + ProbeLayout.FILE + " beside the Verilog that was built",
                    e);
        }
    }

    private static JsonNode parsed(String text) {
        try {
            return JsonMapper.shared().readTree(text);
        } catch (JacksonException e) {
            throw new IllegalArgumentException(
                    "it is no JSON, in line " + e.getLocation().getLineNr(), e);
        }
    }

    private static List<LogicProbe> probes(JsonNode list) {
        if (!list.isArray() || list.isEmpty()) {
            throw wrong("\"probes\" is a list of one at least");
        }
        List<LogicProbe> probes = new ArrayList<>();
        Set<String> names = new HashSet<>();
        int low = 0;
        for (JsonNode each : list) {
            String name = each.path("name").asString("");
            if (name.isEmpty() || !names.add(name)) {
                throw wrong("each probe has a \"name\" of its own: \"" + name + "\"");
            }
            int width = number(each, "width", LogicAnalyser.MOST_BITS - low);
            if (!each.path("low").isInt() || each.path("low").intValue() != low) {
                throw wrong("\"" + name + "\" begins at bit " + low + ", behind the one before it: \"low\"");
            }
            probes.add(new LogicProbe(name, low, width, constants(each.path("constants"), name, width)));
            low += width;
        }
        return probes;
    }

    private static SortedMap<BigInteger, String> constants(JsonNode node, String probe, int width) {
        SortedMap<BigInteger, String> constants = new TreeMap<>();
        node.properties().forEach(constant -> {
            JsonNode code = constant.getValue();
            if (!code.isIntegralNumber()
                    || code.bigIntegerValue().signum() < 0
                    || code.bigIntegerValue().bitLength() > width
                    || constants.putIfAbsent(code.bigIntegerValue(), constant.getKey()) != null) {
                throw wrong("constants of \"" + probe + "\" have codes of their own, of " + width + " bits: \""
                        + constant.getKey() + "\"");
            }
        });
        return constants;
    }

    private static int number(JsonNode node, String key, int most) {
        JsonNode value = node.path(key);
        if (!value.isInt() || value.intValue() < 1 || value.intValue() > most) {
            throw wrong("\"" + key + "\" is a number from 1 to " + most);
        }
        return value.intValue();
    }

    private static IllegalArgumentException wrong(String rule) {
        return new IllegalArgumentException(rule);
    }
}
