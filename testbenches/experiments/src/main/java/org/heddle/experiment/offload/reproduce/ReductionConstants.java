package org.heddle.experiment.offload.reproduce;

import java.util.List;
import java.util.Objects;
import org.heddle.experiment.ConstantTable;
import org.heddle.experiment.ConstantTable.Line;

/** The constants that the figures of reductions rest on, with unit and source. */
public final class ReductionConstants {
    private static final String CYCLES = "cycles";
    private static final String FITTED = "fitted on all 15 rows of the paper, both times, by least squares: ";

    /** A constant without its value. */
    private record Known(String name, String unit, String source) {}

    private static final List<Known> ALL = List.of(
            new Known(
                    ReductionSetting.ARITY,
                    "children",
                    "fitted: with 8 the times grow from 16 to 256 nodes nearly as the paper's"),
            new Known(ReductionSetting.RADIX, "ports", "assumed: 16, 64 and 256 nodes are whole trees of 4"),
            new Known(ReductionSetting.CABLE, "cycles of 8 ns", "assumed: 0.1 us of serialisers and cable"),
            new Known("registerRead", CYCLES, "assumed: packets and results lie in the testbed's memory"),
            new Known("registerWrite", CYCLES, "assumed: writes are combined to lines and not waited for"),
            new Known("pollInterval", CYCLES, "assumed: a loop around a look"),
            new Known("collectiveCall", CYCLES, FITTED + "what MPI does before the first message"),
            new Known("sendCall", CYCLES, FITTED + "with receiveCall, both alike"),
            new Known("receiveCall", CYCLES, FITTED + "with sendCall, both alike"),
            new Known("addition", CYCLES, "assumed: a handful of instructions for each element"));

    private ReductionConstants() {}

    /** Returns all constants of a setting, in the order of its JSON. */
    public static String table(ReductionSetting setting) {
        return ConstantTable.text(setting.constants().entrySet().stream()
                .map(constant -> line(constant.getKey(), Objects.requireNonNull(constant.getValue())))
                .toList());
    }

    private static Line line(String name, long value) {
        Known known = ALL.stream()
                .filter(each -> each.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no source is told of constant " + name));
        return new Line(name, Long.toString(value), known.unit, known.source);
    }
}
