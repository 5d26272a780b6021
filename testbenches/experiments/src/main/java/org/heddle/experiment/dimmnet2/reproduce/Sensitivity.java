package org.heddle.experiment.dimmnet2.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.heddle.experiment.Basis;
import org.heddle.experiment.dimmnet2.submatrix.MpiSubmatrix;
import org.heddle.experiment.dimmnet2.submatrix.Submatrix;
import org.heddle.report.TerminalProgress;
import org.jspecify.annotations.Nullable;

/** Times of the paper's two messages, n = 1 and n = 16 of m = z = 4,096, when one constant moves by one step. */
public final class Sensitivity {
    private static final int SIZE = 4_096;

    private final Setting setting;
    private final List<Constant> constants;
    private final Submatrix narrow;
    private final Submatrix wide;

    /** Every constant, on the paper's messages. */
    public Sensitivity(Setting setting) {
        this(setting, ModelConstants.list(), SIZE);
    }

    /**
     * Some constants, on shorter messages.
     *
     * @param rows m
     */
    Sensitivity(Setting setting, List<Constant> constants, int rows) {
        this.setting = setting;
        this.constants = List.copyOf(constants);
        this.narrow = Submatrix.stride(rows, 1, SIZE);
        this.wide = Submatrix.stride(rows, PackModel.WIDE, SIZE);
    }

    /** Both messages of a setting. */
    private record Times(double narrow, double wide, boolean isVerified) {}

    /** Measures both messages for each constant; those that enter neither are not run again. */
    public SensitivityDocument run(TerminalProgress progress) {
        Times usual = times(setting);
        List<SensitivityRow> rows = new ArrayList<>();
        for (Constant constant : constants) {
            progress.start(
                    "[%2d/%d] %-16s".formatted(rows.size() + 1, constants.size(), constant.name()),
                    narrow.bytes() + wide.bytes());
            SensitivityRow row = row(constant, usual);
            rows.add(row);
            progress.finish(line(row));
        }
        return new SensitivityDocument(
                SensitivityDocument.EXPERIMENT, setting.configuration().name(), usual.narrow, usual.wide, rows);
    }

    private SensitivityRow row(Constant constant, Times usual) {
        Number changed = constant.nextOf(setting);
        Setting other;
        try {
            other = constant.change().in(setting, changed.doubleValue());
        } catch (IllegalArgumentException refused) {
            return row(constant, changed, null, usual, refused.getMessage());
        }
        boolean isSame = other.configuration().equals(setting.configuration())
                && other.host().equals(setting.host());
        return row(constant, changed, isSame ? usual : times(other), usual, null);
    }

    private SensitivityRow row(
            Constant constant, Number changed, @Nullable Times times, Times usual, @Nullable String refused) {
        return new SensitivityRow(
                constant.name(),
                constant.of(setting),
                changed,
                constant.unit(),
                constant.source(),
                times == null ? null : times.narrow,
                times == null ? null : change(times.narrow, usual.narrow),
                times == null ? null : times.wide,
                times == null ? null : change(times.wide, usual.wide),
                refused,
                times == null || times.isVerified,
                Basis.MEASURED);
    }

    private Times times(Setting other) {
        MpiSubmatrix messages = new MpiSubmatrix(other.configuration(), other.host());
        MpiSubmatrix.Result one = messages.run(narrow);
        MpiSubmatrix.Result sixteen = messages.run(wide);
        return new Times(one.microseconds(), sixteen.microseconds(), one.isVerified() && sixteen.isVerified());
    }

    private static double change(double time, double usual) {
        return 100 * (time / usual - 1);
    }

    private static String line(SensitivityRow row) {
        return row.refused() != null
                ? "refused: " + row.refused()
                : String.format(
                        Locale.ROOT,
                        "%s to %s: n = 1 %+.2f %%, n = 16 %+.2f %%",
                        row.value(),
                        row.changed(),
                        row.narrowChange(),
                        row.wideChange());
    }
}
