package org.heddle.experiment.verbs.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.dimmnet2.ddtbench.DdtPattern;
import org.heddle.host.verbs.choose.EdgeTable;
import org.heddle.host.verbs.choose.LengthProfile;
import org.heddle.host.verbs.choose.MethodChooser;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.report.TextTable;
import org.heddle.testbench.VerilogSource;

/** DDTBench's patterns by MPI over two nodes with verbs. */
public final class LayoutExperiment {
    /** Name of the choice by measured edges. */
    public static final String AUTO = "auto";

    private final VerbsConfiguration configuration;
    private final String method;
    private final MethodChooser chooser;
    private final LayoutMessages messages;

    /**
     * @param method one of {@link #methods}
     * @throws IllegalArgumentException for another one
     */
    public LayoutExperiment(
            VerbsConfiguration configuration, String method, SimulationOptions simulation, VerilogSource verilog) {
        this.configuration = configuration;
        this.method = method;
        chooser = chooser(configuration, method);
        messages = LayoutMessages.between(configuration, simulation, verilog);
    }

    /** Returns the names of the choice by edges and of the methods that can be forced. */
    public static List<String> methods() {
        List<String> names = new ArrayList<>(List.of(AUTO));
        MethodChooser.METHODS.forEach(each -> names.add(each.text()));
        return names;
    }

    /**
     * Returns the chooser of a name.
     *
     * @throws IllegalArgumentException if there is none such
     */
    public static MethodChooser chooser(VerbsConfiguration configuration, String method) {
        return method.equals(AUTO)
                ? EdgeTable.of(configuration.name())
                : MethodChooser.always(TransferMethod.named(method));
    }

    /** Measures patterns, one behind the other on the same nodes; what fails its check does not stop the others. */
    public LayoutDocument run(List<DdtPattern> patterns, Consumer<String> progress) {
        List<LayoutRow> rows = new ArrayList<>();
        messages.run(
                patterns.stream()
                        .map(pattern -> new LayoutMessages.Order(pattern, chooser))
                        .toList(),
                (index, result) -> {
                    LayoutRow row = row(patterns.get(index), result);
                    rows.add(row);
                    progress.accept(String.format(
                            Locale.ROOT,
                            "%d of %d: %s: %s, %,.2f us%s",
                            rows.size(),
                            patterns.size(),
                            patterns.get(index),
                            row.method(),
                            row.microseconds(),
                            row.verified() ? "" : ", NOT VERIFIED"));
                });
        return new LayoutDocument("ddtbench", "verbs", configuration.name(), method, rows);
    }

    private static LayoutRow row(DdtPattern pattern, LayoutResult result) {
        double microseconds = CoreClock.microseconds(result.cycles());
        return new LayoutRow(
                pattern.name(),
                pattern.size(),
                pattern.bytes(),
                LengthProfile.of(pattern.send().flatten(1)).blocks(),
                LengthProfile.of(pattern.receive().flatten(1)).blocks(),
                result.chosen().method().text(),
                result.chosen().reason(),
                result.cycles(),
                microseconds,
                pattern.bytes() / microseconds,
                result.requests(),
                result.copiedBytes(),
                result.verified(),
                Basis.MEASURED);
    }

    /** Returns a line for each pattern and size. */
    public static String text(LayoutDocument document) {
        TextTable table = TextTable.builder()
                .words("pattern")
                .words("size")
                .numbers("bytes", "")
                .numbers("runs", "")
                .numbers("to runs", "")
                .words("method")
                .numbers("us", "")
                .numbers("MB/s", "")
                .numbers("copied", "")
                .words("verified")
                .words("reason")
                .build();
        for (LayoutRow row : document.rows()) {
            table.add(
                    row.pattern(),
                    row.size(),
                    String.format(Locale.ROOT, "%,d", row.bytes()),
                    String.format(Locale.ROOT, "%,d", row.sendRuns()),
                    String.format(Locale.ROOT, "%,d", row.receiveRuns()),
                    row.method(),
                    String.format(Locale.ROOT, "%,.2f", row.microseconds()),
                    String.format(Locale.ROOT, "%,.1f", row.megabytesPerSecond()),
                    String.format(Locale.ROOT, "%,d", row.copiedBytes()),
                    row.verified() ? "yes" : "NO",
                    row.reason());
        }
        return table.toString();
    }
}
