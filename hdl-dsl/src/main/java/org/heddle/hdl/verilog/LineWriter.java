package org.heddle.hdl.verilog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.heddle.hdl.diagnostic.Site;

/** Text line by line, with indentation and the Java place of each line. */
final class LineWriter {
    private static final int WIDTH = 112;
    private static final Pattern ORDER = Pattern.compile(
            "verilator|synopsys|synthesis|pragma|cadence|altera|xilinx|yosys", Pattern.CASE_INSENSITIVE);

    private final StringBuilder text = new StringBuilder();
    private final List<Optional<Site>> sites = new ArrayList<>();
    private int depth;

    void line(String content) {
        write(content, "", Optional.empty());
    }

    /** A line that a designer's line made: its place stands behind it. */
    void line(String content, Site site) {
        write(content, "  // " + site, Optional.of(site));
    }

    /** Words of a designer, which no tool shall take for an order of its own. */
    void comments(List<String> lines) {
        for (String words : lines) {
            line("// " + (ORDER.matcher(words).lookingAt() ? "doc: " : "") + words);
        }
    }

    /** The parts on as few lines as they need here, in order. */
    List<String> wrapped(List<String> parts, String separator) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String part : parts) {
            if (line.length() > 0 && line.length() + separator.length() + part.length() > room()) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : separator).append(part);
        }
        if (line.length() > 0) {
            lines.add(line.toString());
        }
        return lines;
    }

    void blank() {
        text.append('\n');
        sites.add(Optional.empty());
    }

    void indented(Runnable body) {
        depth++;
        body.run();
        depth--;
    }

    /** A line at the margin, for compiler directives. */
    void directive(String content) {
        text.append(content).append('\n');
        sites.add(Optional.empty());
    }

    private void write(String content, String comment, Optional<Site> site) {
        String indentation = "  ".repeat(depth);
        List<String> pieces = LineBreaks.cut(content, room());
        for (int i = 0; i < pieces.size(); i++) {
            text.append(indentation).append(pieces.get(i));
            text.append(i == pieces.size() - 1 ? comment : "").append('\n');
            sites.add(site);
        }
    }

    private int room() {
        return WIDTH - 2 * depth;
    }

    VerilogFile toFile(String name) {
        return new VerilogFile(name, text.toString(), sites);
    }
}
