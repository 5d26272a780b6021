package org.heddle.verify.prove;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.heddle.report.TextTable;

/**
 * A proof of what a component asserts, as it is shown: each property with its place, then the verdict and what it rests on.
 *
 * @param name of the component as the user typed it
 * @param properties of it
 * @param outcome of their proof
 */
public record OwnProof(String name, OwnProperties properties, OwnProperties.Outcome outcome) {
    private static final String OPEN =
            "This is no run from the reset: the waveform begins in a state that the properties allow."
                    + " Exclude that state by one more assertAlways(..), or lemma(..), of what holds inside, or give --depth: docs/guide/formal.md";

    @Override
    public String toString() {
        TextTable table = TextTable.builder()
                .words("kind")
                .words("property")
                .words("module")
                .words("place")
                .build();
        add(table, "assert", properties.asserted());
        add(table, "assume", properties.assumed());
        add(table, "cover", properties.covered());
        Verdict verdict = outcome.verdict();
        String verb = verdict.result() == Verdict.Result.PROVEN ? " proven" : " " + verdict.result();
        StringBuilder text = new StringBuilder();
        text.append(table)
                .append(System.lineSeparator())
                .append(name)
                .append(':')
                .append(verb);
        text.append(" by %s, under %s, in %s s"
                .formatted(means(), assumptions(), String.format(Locale.ROOT, "%.1f", verdict.seconds())));
        if (!verdict.detail().isEmpty()) {
            text.append(System.lineSeparator()).append(verdict.detail());
        }
        verdict.waveform().ifPresent(file -> text.append(", see ").append(file).append(wave(file)));
        if (verdict.result() == Verdict.Result.OPEN) {
            text.append(System.lineSeparator()).append(OPEN);
        }
        return text.append(System.lineSeparator()).toString();
    }

    /** The waveform's end, below the verdict. */
    private String wave(Path file) {
        try {
            return (System.lineSeparator()
                            + System.lineSeparator()
                            + CounterexampleWave.text(file, properties.design().verilog()))
                    .stripTrailing();
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read the counterexample " + file, failure);
        }
    }

    /** The search for what must be possible, where nothing else was to do or it found none. */
    private String means() {
        boolean isSearch = properties.asserted().isEmpty() || outcome.verdict().result() == Verdict.Result.VACUOUS;
        return isSearch
                ? "looking at all runs of " + cycles(outcome.cycles())
                : "induction over " + cycles(outcome.depth());
    }

    private static String cycles(int count) {
        return count + (count == 1 ? " cycle" : " cycles");
    }

    private String assumptions() {
        int count = properties.assumed().size();
        return count == 0 ? "no assumption" : count == 1 ? "1 assumption" : count + " assumptions";
    }

    private static void add(TextTable table, String kind, List<OwnProperties.Stated> stated) {
        stated.forEach(property -> table.add(kind, property.text(), property.module(), property.place()));
    }
}
