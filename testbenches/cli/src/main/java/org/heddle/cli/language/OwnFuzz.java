package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.Heddle;
import org.heddle.report.TextTable;
import org.heddle.verify.own.OwnDesign;
import org.heddle.verify.random.ComponentFuzz;
import org.heddle.verify.random.RandomRows;

/** Random inputs for a class of the user's own, as {@code fuzz CLASS} shows what comes of them. */
final class OwnFuzz {
    private OwnFuzz() {}

    /** Returns why a component takes no random inputs; empty if it does. */
    static Optional<String> refusal(OwnDesign design) {
        try {
            new RandomRows(Heddle.elaborate(design.constructor()));
            return Optional.empty();
        } catch (IllegalArgumentException refused) {
            return Optional.of(String.valueOf(refused.getMessage()));
        }
    }

    /**
     * Runs and tells.
     *
     * @return exit status: 1 if something was found
     * @throws IllegalArgumentException if the component does not have one clock
     */
    static int run(OwnDesign design, long seed, int runs, PrintWriter out) throws IOException {
        try (ComponentFuzz fuzz = new ComponentFuzz(Heddle.elaborate(design.constructor()), verilog -> verilog)) {
            ComponentFuzz.Result result = fuzz.run(seed, runs);
            result.finding().ifPresent(finding -> show(design, finding, out));
            out.println(
                    "%s: %,d cycles of random inputs from seed %d on the interpreter, Verilator, Icarus Verilog and the"
                                    .formatted(design.name(), result.cycles(), seed)
                            + " netlist of yosys: " + (result.finding().isPresent() ? "1 finding" : "no difference"));
            if (result.shortRuns() > 0) {
                out.println("%d of them ended early: no inputs were found that keep what the component assumes"
                        .formatted(result.shortRuns()));
            }
            out.flush();
            return result.finding().isPresent() ? 1 : 0;
        }
    }

    private static void show(OwnDesign design, ComponentFuzz.Finding finding, PrintWriter out) {
        out.println(finding.text());
        out.println("by these inputs, one row for each cycle from the start:");
        TextTable.Builder table = TextTable.builder().numbers("cycle", "");
        List<Map<String, BigInteger>> rows = finding.rows();
        rows.get(0).keySet().forEach(port -> table.numbers(port, ""));
        TextTable shown = table.build();
        for (int i = 0; i < rows.size(); i++) {
            String[] cells = new String[rows.get(i).size() + 1];
            cells[0] = Integer.toString(i);
            int next = 1;
            for (BigInteger value : rows.get(i).values()) {
                cells[next++] = value.bitLength() > 8 ? "0x" + value.toString(16) : value.toString();
            }
            shown.add(cells);
        }
        out.print(shown);
        out.println("again: heddle fuzz '%s' --seed %d --runs 1".formatted(design.name(), finding.seed()));
        out.println();
    }
}
