package org.heddle.verify.timing;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.heddle.report.TextTable;
import org.heddle.verify.timing.TimingReport.EndCount;
import org.heddle.verify.timing.TimingResult.ClockTiming;
import org.heddle.verify.timing.TimingResult.ModuleTiming;
import org.heddle.verify.timing.part.Family;

/** A report for people: a table of clocks, one of modules, the crossings, the longest paths. */
public final class TimingText {
    private static final int UNDECLARED_SHOWN = 10;

    private final StringBuilder out = new StringBuilder();

    private TimingText() {}

    /** Returns the report as lines, each ended by a line feed. */
    public static String of(TimingReport report) {
        TimingText text = new TimingText();
        TimingResult result = report.result();
        text.line("%s on %s, speed %s: %d LUTs, %d registers, %d block RAMs, %d multipliers%s"
                .formatted(
                        result.top(),
                        result.target(),
                        result.speed(),
                        result.lut4(),
                        result.registers(),
                        result.blockRams(),
                        result.multipliers(),
                        result.target().equals(Family.XILINX.word())
                                ? "; these delays have been compared with nothing"
                                : ""));
        report.occupancy().ifPresent(occupancy -> text.line(occupancy.text()));
        text.line("");
        text.clocks(result, report.betweenRegisters());
        text.modules(result);
        report.crossings().forEach(text::crossing);
        for (int i = 0; i < report.paths().size(); i++) {
            text.path(i + 1, report.paths().get(i));
        }
        return text.out.toString();
    }

    /** Returns the lines of the longest path of each clock that is missed; none where all are met. */
    static List<String> missed(TimingReport report) {
        TimingText text = new TimingText();
        int number = 0;
        for (ClockTiming clock : report.result().clocks()) {
            Optional<TimingPath> worst = report.paths().stream()
                    .filter(path -> path.clock().equals(clock.name()))
                    .findFirst();
            if (!clock.met() && worst.isPresent()) {
                text.path(++number, worst.get());
            }
        }
        return text.out.toString().lines().filter(line -> !line.isEmpty()).toList();
    }

    private void clocks(TimingResult result, List<EndCount> between) {
        TextTable table = TextTable.builder()
                .words("clock")
                .numbers("period", "ns")
                .numbers("worst", "ns")
                .numbers("clock", "MHz")
                .numbers("endpoints", "")
                .numbers("failing", "")
                .numbers("between registers", "ns")
                .numbers("endpoints", "")
                .numbers("failing", "")
                .build();
        for (int i = 0; i < between.size(); i++) {
            ClockTiming clock = result.clocks().get(i);
            EndCount inner = between.get(i);
            table.add(
                    clock.name(),
                    number(clock.periodNanoseconds()),
                    number(clock.worstNanoseconds()),
                    String.format(Locale.ROOT, "%.1f", clock.megahertz()),
                    Integer.toString(clock.endPoints()),
                    Integer.toString(clock.failing()),
                    number(inner.worstNanoseconds()),
                    Integer.toString(inner.endPoints()),
                    Integer.toString(inner.failing()));
        }
        out.append(table);
    }

    private void modules(TimingResult result) {
        TextTable table = TextTable.builder()
                .words("endpoints in")
                .words("clock")
                .numbers("worst", "ns")
                .numbers("failing", "")
                .build();
        for (ClockTiming clock : result.clocks()) {
            for (ModuleTiming module : clock.modules()) {
                table.add(
                        module.module(),
                        clock.name(),
                        number(module.worstNanoseconds()),
                        Integer.toString(module.failing()));
            }
        }
        out.append('\n').append(table);
    }

    private void crossing(ClockCrossing crossing) {
        line("");
        line("From %s to %s: %d endpoints, %s ns at most; %s"
                .formatted(
                        crossing.from(),
                        crossing.to(),
                        crossing.ends(),
                        number(crossing.worstNanoseconds()),
                        crossing.undeclared().isEmpty()
                                ? "each over a declared crossing."
                                : crossing.undeclared().size()
                                        + " over none that is declared; bring these over with a synchroniser:"));
        Map<String, Integer> byName = new TreeMap<>();
        crossing.undeclared().forEach(end -> byName.merge(end, 1, Integer::sum));
        byName.entrySet().stream()
                .limit(UNDECLARED_SHOWN)
                .forEach(end -> line("  " + (end.getValue() == 1 ? "" : end.getValue() + " times ") + end.getKey()));
        int more = byName.values().stream()
                .skip(UNDECLARED_SHOWN)
                .mapToInt(Integer::intValue)
                .sum();
        if (more > 0) {
            line("  and " + more + " more");
        }
    }

    private void path(int number, TimingPath path) {
        line("");
        line("Path %d: %s ns of %s through %s"
                .formatted(number, number(path.nanoseconds()), path.clock(), cells(path.cells())));
        line("        from " + path.start());
        for (TimingPath.Step step : path.steps()) {
            line("%6s  %s"
                    .formatted(
                            number(step.nanoseconds()),
                            step.nameless() == 0
                                    ? step.text()
                                    : "(" + step.nameless() + " without a name near " + step.text() + ")"));
        }
        line("%6s  to %s".formatted(number(path.nanoseconds()), path.end()));
    }

    private static String cells(Map<String, Integer> cells) {
        return cells.isEmpty()
                ? "no cell"
                : new TreeMap<>(cells)
                        .entrySet().stream()
                                .map(cell -> cell.getValue() + " " + cell.getKey())
                                .collect(Collectors.joining(", "));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
