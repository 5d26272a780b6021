package org.heddle.cli.project;

import java.io.PrintWriter;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.report.TextTable;

/** Turns Maven's output into a few lines a person can follow: the module, each test class with its count, the time taken. */
final class TestProgress implements Consumer<String> {
    private static final Pattern MODULE = Pattern.compile("\\[INFO\\] Building (\\S+) \\S+ +\\[\\d+/\\d+\\]");
    static final Pattern RUNNING = Pattern.compile("\\[INFO\\] Running (\\S+)");
    static final Pattern DONE = Pattern.compile("\\[\\w+\\] Tests run: (\\d+), Failures: (\\d+), Errors: (\\d+),"
            + " Skipped: (\\d+), Time elapsed: ([\\d.,]+) s.* in (\\S+)");
    private static final int FETCHED_PER_LINE = 50; // where no line can be overwritten
    private static final int LONGEST = 10;
    private static final String ERASE_LINE = "\r\033[K";

    private final PrintWriter out;
    private final boolean terminal;
    private final boolean lacksTools;
    private final LongSupplier nanoTime;
    private String module = "";
    private long moduleBegan;
    private int moduleTests;
    private int fetched;
    private final Map<String, Double> moduleSeconds = new LinkedHashMap<>();
    private final Map<String, Double> classSeconds = new HashMap<>();

    /**
     * Prepares the display.
     *
     * @param terminal whether a line may be overwritten by the next one
     * @param lacksTools whether a test may have been stopped by a tool that is not there, which Maven calls an error
     * @param nanoTime the clock
     */
    TestProgress(PrintWriter out, boolean terminal, boolean lacksTools, LongSupplier nanoTime) {
        this.out = out;
        this.terminal = terminal;
        this.lacksTools = lacksTools;
        this.nanoTime = nanoTime;
    }

    @Override
    public void accept(String line) {
        Matcher building = MODULE.matcher(line);
        Matcher running = RUNNING.matcher(line);
        Matcher done = DONE.matcher(line);
        if (building.matches()) {
            beginModule(building.group(1));
        } else if (running.matches()) {
            passing("    " + shortName(running.group(1)) + " ...");
        } else if (done.matches()) {
            classDone(done);
        } else if (line.contains("Downloaded from ")) {
            fileFetched();
        }
        out.flush();
    }

    /** Closes the last module. */
    void end() {
        if (moduleTests > 0) {
            double seconds = (nanoTime.getAsLong() - moduleBegan) / 1e9;
            moduleSeconds.put(module, seconds);
            lasting(String.format(Locale.ROOT, "  %d tests, %.1f s", moduleTests, seconds));
        }
        module = "";
        moduleTests = 0;
        out.flush();
    }

    /** Where the time went, once all has run: minutes of each module, and the classes that took longest; nothing after a few classes. */
    String longest() {
        if (classSeconds.size() <= LONGEST) {
            return "";
        }
        TextTable modules =
                TextTable.builder().words("module").numbers("minutes", "").build();
        moduleSeconds.forEach((name, seconds) -> modules.add(name, String.format(Locale.ROOT, "%.1f", seconds / 60)));
        TextTable classes = TextTable.builder()
                .words("longest classes")
                .numbers("seconds", "")
                .build();
        classSeconds.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(LONGEST)
                .forEach(entry ->
                        classes.add(shortName(entry.getKey()), String.format(Locale.ROOT, "%.1f", entry.getValue())));
        return modules + "\n" + classes;
    }

    private void beginModule(String name) {
        end();
        module = name;
        moduleBegan = nanoTime.getAsLong();
        passing(name + " ...");
    }

    private void fileFetched() {
        fetched++;
        String text = "fetching what the tests need (" + fetched + ")";
        if (terminal) {
            passing(text);
        } else if (fetched % FETCHED_PER_LINE == 0) {
            lasting(text);
        }
    }

    private void classDone(Matcher done) {
        if (moduleTests == 0) {
            lasting(module);
        }
        int tests = Integer.parseInt(done.group(1));
        int broken = Integer.parseInt(done.group(2)) + Integer.parseInt(done.group(3));
        moduleTests += tests;
        classSeconds.merge(done.group(6), Double.valueOf(done.group(5).replace(",", "")), Double::sum);
        String verdict = broken == 0 ? "" : (lacksTools ? "   failed or lacks a tool: " : "   FAILED: ") + broken;
        lasting(String.format(
                Locale.ROOT, "    %-44s %5d  %7s s%s", shortName(done.group(6)), tests, done.group(5), verdict));
    }

    private void passing(String text) {
        if (terminal) {
            out.print(ERASE_LINE + text);
        }
    }

    private void lasting(String text) {
        out.println(terminal ? ERASE_LINE + text : text);
    }

    private static String shortName(String className) {
        return TestSources.simpleName(className);
    }
}
