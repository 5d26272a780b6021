package org.heddle.verify.generate;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.json.JsonMapper;

/**
 * From Verilog lines back to Java, as JSON: {@code {"top": "Node", "files": {"Node.v": {"1": "Node.java:9", ..}, ..}}}.
 *
 * <p>Line numbers start with 1. A line without an entry, such as {@code end}, belongs to the nearest one above it that has one.
 */
final class SourceMap {
    static final String NAME = "source-map.json";

    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final DefaultPrettyPrinter LAYOUT =
            new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));

    /** The document, in the order of its keys. */
    private record Document(String top, Map<String, Map<Integer, String>> files) {}

    private SourceMap() {}

    /** The map of those files of a design that stand in its folder. */
    static String of(VerilogDesign verilog, Set<String> inFolder) {
        Map<String, Map<Integer, String>> files = new LinkedHashMap<>();
        for (VerilogFile file : verilog.files()) {
            if (inFolder.contains(file.name())) {
                files.put(file.name(), lines(file));
            }
        }
        return MAPPER.writer().with(LAYOUT).writeValueAsString(new Document(verilog.top(), files)) + "\n";
    }

    private static Map<Integer, String> lines(VerilogFile file) {
        Map<Integer, String> lines = new LinkedHashMap<>();
        for (int i = 0; i < file.lineSites().size(); i++) {
            int line = i + 1;
            file.lineSites().get(i).ifPresent(site -> lines.put(line, site.toString()));
        }
        return lines;
    }
}
