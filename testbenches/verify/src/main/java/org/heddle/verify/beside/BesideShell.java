package org.heddle.verify.beside;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.heddle.hdl.blackbox.VerilogHeader;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/**
 * A module of the same name and ports that holds two: as it is now, whose outputs go out, and as it was before. It gives both the same
 * inputs, and stops the simulation where an output of theirs differs at a rising edge of any of its clocks. It compares from
 * the first edge behind that at which every reset was active, and counts cycles of its first clock and changes of outputs.
 */
public final class BesideShell {
    private static final String EXTENSION = ".v";
    private static final Pattern WORD = Pattern.compile("(?<![.\\w$'])[A-Za-z_]\\w*");
    /** Cycles between two lines of counts, as a power of 2. */
    private static final int TOLD_EVERY_BITS = 8;

    /** Most cycles that a simulation runs without their being told. */
    public static final int UNTOLD_CYCLES = 1 << TOLD_EVERY_BITS;

    private static final String NOW = "_now";
    private static final String BEFORE = "_before";

    private final String module;
    private final String former;
    private final Map<String, String> formerTexts;

    /**
     * A shell for one module.
     *
     * @param module its name now
     * @param former its name before
     * @param formerTexts modules of before by their names, at least it and what is inside
     * @throws IllegalArgumentException if it is not among them
     */
    public BesideShell(String module, String former, Map<String, String> formerTexts) {
        if (!formerTexts.containsKey(former)) {
            throw new IllegalArgumentException("before there was no module " + former
                    + ": give the folder of the same top, or its former name with --renamed OLD=" + module);
        }
        this.module = module;
        this.former = former;
        this.formerTexts = Map.copyOf(formerTexts);
    }

    /**
     * Returns a bench with the shell in place of the module, wherever it stands; the bench itself if it has no such module.
     *
     * @throws IllegalArgumentException if the module has other ports than before; the message names the first
     */
    public VerilogDesign in(VerilogDesign bench) {
        if (bench.files().stream().noneMatch(file -> file.name().equals(module + EXTENSION))) {
            return bench;
        }
        List<VerilogFile> files = new ArrayList<>();
        reached().forEach(name -> files.add(file(name + BEFORE, besideNames(formerTexts.get(name)))));
        for (VerilogFile made : bench.files()) {
            if (made.name().equals(module + EXTENSION)) {
                Map<String, VerilogHeader.Port> ports = ports(made.text(), module);
                requireSamePorts(ports, ports(formerTexts.get(former), former));
                String inner = made.text().replaceFirst("\\bmodule " + module + "\\b", "module " + module + NOW);
                files.add(new VerilogFile(module + NOW + EXTENSION, inner, made.lineSites()));
                files.add(file(module, text(ports)));
            } else {
                files.add(made);
            }
        }
        return new VerilogDesign(bench.top(), files, bench.ports());
    }

    private static VerilogFile file(String name, String text) {
        return new VerilogFile(
                name + EXTENSION,
                text,
                text.lines().map(line -> Optional.<Site>empty()).toList());
    }

    private static Map<String, VerilogHeader.Port> ports(String text, String module) {
        try {
            return VerilogHeader.read(text, module, Map.of()).ports();
        } catch (VerilogHeader.UnreadableException strange) {
            throw new IllegalArgumentException(
                    module + EXTENSION + ": " + strange.getMessage() + ": give Verilog as ./heddle generate writes it",
                    strange);
        }
    }

    private void requireSamePorts(Map<String, VerilogHeader.Port> now, Map<String, VerilogHeader.Port> before) {
        Set<String> names = new LinkedHashSet<>(now.keySet());
        names.addAll(before.keySet());
        for (String name : names) {
            if (!Objects.equals(now.get(name), before.get(name))) {
                throw new IllegalArgumentException("port " + name + " of " + module
                        + " is not what it was before: only a module of the same ports runs beside its old self");
            }
        }
    }

    /** The former module and what is inside, children first. */
    private List<String> reached() {
        Set<String> reached = new LinkedHashSet<>();
        visit(former, reached);
        return List.copyOf(reached);
    }

    private void visit(String name, Set<String> reached) {
        Matcher words = WORD.matcher(code(formerTexts.get(name)));
        while (words.find()) {
            String word = words.group();
            if (formerTexts.containsKey(word) && !word.equals(name) && !reached.contains(word)) {
                visit(word, reached);
            }
        }
        reached.add(name);
    }

    private static String code(String text) {
        return text.replaceAll("//[^\\n]*", "");
    }

    private String besideNames(String text) {
        return WORD.matcher(text)
                .replaceAll(found -> formerTexts.containsKey(found.group()) ? found.group() + BEFORE : found.group());
    }

    private String text(Map<String, VerilogHeader.Port> ports) {
        Map<String, Integer> outputs = new LinkedHashMap<>();
        ports.forEach((name, port) -> {
            if (port.direction().equals("output")) {
                outputs.put(name, port.width());
            }
        });
        List<String> inputs = ports.keySet().stream()
                .filter(name -> !outputs.containsKey(name))
                .toList();
        List<String> clocks =
                inputs.stream().filter(name -> name.endsWith("clock")).toList();
        List<String> resets =
                inputs.stream().filter(name -> name.endsWith("reset")).toList();
        StringBuilder text = new StringBuilder("module " + module + " (\n");
        text.append(ports.entrySet().stream()
                .map(port -> "  " + port.getValue().direction() + " wire "
                        + range(port.getValue().width()) + port.getKey())
                .collect(Collectors.joining(",\n")));
        text.append("\n);\n");
        outputs.forEach((name, width) -> {
            text.append("  wire %sbeside_now_%s;\n".formatted(range(width), name));
            text.append("  wire %sbeside_before_%s;\n".formatted(range(width), name));
            text.append("  reg %sbeside_last_%s = 0;\n".formatted(range(width), name));
            text.append("  reg [63:0] beside_changes_%s = 0;\n".formatted(name));
            text.append("  assign %s = beside_now_%s;\n".formatted(name, name));
        });
        resets.forEach(reset -> text.append("  reg beside_seen_%s = 0;\n".formatted(reset)));
        text.append("  reg [63:0] beside_cycles = 0;\n");
        text.append("  wire beside_begun = ")
                .append(resets.stream()
                        .map(reset -> "beside_seen_" + reset)
                        .collect(Collectors.joining(" && ", "1'b1" + (resets.isEmpty() ? "" : " && "), ";\n")));
        text.append(instance(module + NOW, "beside_now", inputs, outputs.keySet()));
        text.append(instance(former + BEFORE, "beside_before", inputs, outputs.keySet()));
        for (String reset : resets) {
            String own = reset.substring(0, reset.length() - "reset".length()) + "clock";
            String clock = clocks.contains(own) ? own : clocks.get(0);
            text.append("  always @(posedge %s) if (%s) beside_seen_%s <= 1;\n".formatted(clock, reset, reset));
        }
        for (String clock : clocks) {
            text.append("  always @(posedge %s) begin\n    if (beside_begun) begin\n".formatted(clock));
            if (clock.equals(clocks.get(0))) {
                text.append("      beside_cycles <= beside_cycles + 1;\n");
                outputs.keySet()
                        .forEach(name -> text.append(
                                "      if (beside_now_%1$s != beside_last_%1$s) beside_changes_%1$s <= beside_changes_%1$s + 1;%n      beside_last_%1$s <= beside_now_%1$s;%n"
                                        .formatted(name)));
            }
            outputs.keySet().forEach(name -> text.append(difference(name)));
            if (clock.equals(clocks.get(0))) {
                text.append(counts(outputs.keySet()));
            }
            text.append("    end\n  end\n");
        }
        return text.append("endmodule\n").toString();
    }

    /** Tells the counts now and then, and begins anew: text that is printed while a simulation is closed reaches nobody. */
    private static String counts(Set<String> outputs) {
        StringBuilder text = new StringBuilder("      if (beside_cycles[%d:0] == %d) begin\n"
                .formatted(TOLD_EVERY_BITS - 1, (1 << TOLD_EVERY_BITS) - 1));
        text.append("        $display(\"").append(BesideTally.COUNTS);
        outputs.forEach(name -> text.append(' ').append(name).append("=%0d"));
        text.append(" cycles=").append(UNTOLD_CYCLES).append('"');
        outputs.forEach(name -> text.append(", beside_changes_").append(name));
        text.append(");\n");
        outputs.forEach(name -> text.append(
                "        beside_changes_%1$s <= {63'd0, beside_now_%1$s != beside_last_%1$s};%n".formatted(name)));
        return text.append("      end\n").toString();
    }

    private static String difference(String name) {
        return """
                      if (beside_now_%1$s != beside_before_%1$s) begin
                        $display("%2$s %1$s %%0d %%h %%h", beside_cycles, beside_now_%1$s, beside_before_%1$s);
                        $stop;
                      end
                """.formatted(name, BesideTally.DIFFERS);
    }

    private static String instance(String type, String name, List<String> inputs, Set<String> outputs) {
        List<String> pins = new ArrayList<>();
        inputs.forEach(input -> pins.add(".%s(%s)".formatted(input, input)));
        outputs.forEach(output -> pins.add(".%s(%s_%s)".formatted(output, name, output)));
        return "  %s %s (%s);\n".formatted(type, name, String.join(", ", pins));
    }

    private static String range(int width) {
        return width == 1 ? "" : "[" + (width - 1) + ":0] ";
    }
}
