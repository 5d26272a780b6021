package org.heddle.cosim.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** Turns Verilator's messages about Verilog lines into messages about Java lines. */
final class ToolMessages {
    private static final Pattern HEADLINE =
            Pattern.compile("%(Error|Warning)(?:-([A-Z0-9_]+))?: (?:([^:\\s]+):(\\d+):(?:\\d+:)? )?(.*)");

    private final VerilogDesign design;

    ToolMessages(VerilogDesign design) {
        this.design = design;
    }

    /** The first error, as the message of an exception. */
    String firstError(String output) {
        return output.lines()
                .map(HEADLINE::matcher)
                .filter(match -> match.matches() && match.group(1).equals("Error"))
                .findFirst()
                .map(match -> "Verilator refuses top \"" + design.top() + "\": " + translated(match))
                .orElse("Verilator refuses top \"" + design.top() + "\":\n" + output.strip());
    }

    /** Each warning, in order. */
    List<String> warnings(String output) {
        List<String> warnings = new ArrayList<>();
        output.lines()
                .map(HEADLINE::matcher)
                .filter(match -> match.matches() && match.group(1).equals("Warning"))
                .forEach(match -> warnings.add("Verilator warns: " + translated(match)));
        return warnings;
    }

    private String translated(Matcher message) {
        String code = message.group(2) == null ? "" : " [" + message.group(2) + "]";
        String text = message.group(5) + code;
        if (message.group(3) == null) {
            return text;
        }
        String file = message.group(3);
        int line = Integer.parseInt(message.group(4));
        Optional<VerilogFile> source = design.files().stream()
                .filter(candidate -> candidate.name().equals(file))
                .findFirst();
        Optional<Site> site = source.flatMap(verilog -> verilog.siteOf(line));
        Optional<String> quoted =
                source.flatMap(verilog -> verilog.text().lines().skip(line - 1L).findFirst());
        return text
                + site.map(place -> "\n  at " + place).orElse("")
                + "\n  " + file + ":" + line
                + quoted.map(own -> ": " + own.strip()).orElse("");
    }
}
