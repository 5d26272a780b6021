package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.heddle.cli.shared.JsonOption;
import org.heddle.hdl.catalogue.Top;
import org.heddle.report.Json;
import org.heddle.report.TextTable;
import org.heddle.verify.against.ComparedModule;
import org.heddle.verify.against.ComparedModule.Standing;
import org.heddle.verify.against.FormerComparison;
import org.heddle.verify.against.FormerVerilog;

/** Compares tops with those of before, and prints a table of verdicts. */
final class AgainstReport {
    /**
     * Verdicts on a top, as programs read them.
     *
     * @param top name of its folder
     * @param modules verdicts, children before parents
     */
    record Entry(String top, List<ComparedModule> modules) {}

    private final AgainstOptions options;
    private final Duration limit;
    private final PrintWriter out;

    /**
     * A report.
     *
     * @param limit for each run of a tool
     */
    AgainstReport(AgainstOptions options, Duration limit) {
        this.options = options;
        this.limit = limit;
        this.out = options.json().text();
    }

    /**
     * Compares, and returns the exit status: 1 if a module is different or unknown.
     *
     * @throws IllegalArgumentException if what is before is not there or not understood; nothing was written then
     * @throws IOException if a file cannot be read or written
     */
    int run(List<Top> tops) throws IOException {
        FormerVerilog before = new FormerVerilog(options.folder());
        before.requireOneFor(tops.stream().map(Top::folder).toList());
        FormerComparison comparison = new FormerComparison(limit, options.renamed());
        Map<Top, Map<String, String>> texts = new LinkedHashMap<>();
        for (Top top : tops) {
            texts.put(top, before.texts(top.folder()));
        }
        for (String former : options.renamed().keySet()) {
            if (texts.values().stream().noneMatch(modules -> modules.containsKey(former))) {
                throw new IllegalArgumentException("no module of before is called " + former
                        + ": --renamed takes the former name, then today's, such as Timer_8=Timeout_8");
            }
        }
        List<Entry> entries = new ArrayList<>();
        try (JsonOption.Sink sink = options.json().open()) {
            for (Top top : tops) {
                List<ComparedModule> verdicts =
                        comparison.compare(top.generated().verilog(), texts.get(top), verdict -> tell(top, verdict));
                entries.add(new Entry(top.folder(), verdicts));
            }
            print(entries);
            sink.write(Json.pretty(entries));
        }
        return entries.stream().flatMap(entry -> entry.modules().stream()).anyMatch(ComparedModule::fails) ? 1 : 0;
    }

    /** Prints what is worth a line of its own. */
    private void tell(Top top, ComparedModule verdict) {
        if (verdict.standing() != Standing.SAME_TEXT || !verdict.detail().isEmpty()) {
            out.println("%s: %s %s%s"
                    .formatted(
                            top.folder(),
                            verdict.module(),
                            verdict.standing(),
                            verdict.detail().isEmpty() ? "" : " (" + verdict.detail() + ")"));
            if (verdict.counterexample() != null) {
                out.print(verdict.counterexample().text());
            }
            out.flush();
        }
    }

    private void print(List<Entry> entries) {
        TextTable.Builder builder = TextTable.builder().words("design").numbers("modules", "");
        for (Standing standing : Standing.values()) {
            builder.numbers(standing.toString(), "");
        }
        TextTable table = builder.build();
        Map<Standing, Long> all = new EnumMap<>(Standing.class);
        for (Entry entry : entries) {
            Map<Standing, Long> counts = entry.modules().stream()
                    .collect(Collectors.groupingBy(
                            ComparedModule::standing, () -> new EnumMap<>(Standing.class), Collectors.counting()));
            counts.forEach((standing, count) -> all.merge(standing, count, Long::sum));
            List<String> row = new ArrayList<>(
                    List.of(entry.top(), Integer.toString(entry.modules().size())));
            for (Standing standing : Standing.values()) {
                row.add(Long.toString(counts.getOrDefault(standing, 0L)));
            }
            table.add(row.toArray(String[]::new));
        }
        out.println();
        out.print(table);
        out.println(all.entrySet().stream()
                .map(entry -> capital(entry.getKey().toString()) + ": " + entry.getValue())
                .collect(Collectors.joining(", ")));
        out.flush();
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
