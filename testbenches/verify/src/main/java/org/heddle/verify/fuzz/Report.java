package org.heddle.verify.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.report.TextTable;
import org.heddle.verify.fuzz.engine.Difference;
import org.heddle.verify.fuzz.engine.Subject;
import org.heddle.verify.fuzz.plan.Plan;

/** Report of a run: tables of what was drawn, and each difference with everything that is needed to investigate it. */
public final class Report {
    private Report() {}

    /** Three counts beside each other: operators, statements and types. */
    public static String table(Census census) {
        TextTable table = TextTable.builder()
                .words("operator")
                .numbers("drawn", "")
                .words("operator")
                .numbers("drawn", "")
                .words("statement or part")
                .numbers("drawn", "")
                .words("type")
                .numbers("drawn", "")
                .build();
        List<Map.Entry<String, Integer>> operators =
                List.copyOf(census.operators().entrySet());
        int half = (operators.size() + 1) / 2;
        List<List<Map.Entry<String, Integer>>> columns = List.of(
                operators.subList(0, half),
                operators.subList(half, operators.size()),
                List.copyOf(census.statements().entrySet()),
                List.copyOf(census.types().entrySet()));
        int rows = columns.stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < rows; i++) {
            List<String> cells = new ArrayList<>();
            for (List<Map.Entry<String, Integer>> column : columns) {
                cells.add(i < column.size() ? column.get(i).getKey() : "");
                cells.add(
                        i < column.size()
                                ? String.format(
                                        Locale.ROOT, "%,d", column.get(i).getValue())
                                : "");
            }
            table.add(cells.toArray(String[]::new));
        }
        return table.toString();
    }

    /** The difference in words, and the line that shows it again. */
    public static String text(Difference difference) {
        Plan plan = difference.plan();
        return difference.engine() + " differs from the interpreter on circuit " + plan.seed() + ": "
                + difference.detail() + "\n" + PlanText.of(plan) + "Again: " + again(plan.seed()) + "\n";
    }

    /** A line for the shell. */
    public static String again(long seed) {
        return "./heddle fuzz --seed " + seed + " --circuits 1";
    }

    /** Writes the difference and, if the circuit is one, its Verilog into a folder of its own. */
    public static Path write(Path folder, Difference difference, UnaryOperator<VerilogDesign> change)
            throws IOException {
        Path place = folder.resolve(difference.plan().name());
        Files.createDirectories(place);
        Files.writeString(place.resolve("difference.txt"), text(difference));
        try {
            Subject subject = Subject.of(List.of(difference.plan()), change);
            for (VerilogFile file : subject.verilog().files()) {
                Files.writeString(place.resolve(file.name()), file.text());
            }
        } catch (RuntimeException refused) {
            Files.writeString(place.resolve("refused.txt"), refused + "\n");
        }
        return place;
    }
}
