package org.heddle.experiment.dimmnet2.reproduce;

import java.util.ArrayList;
import java.util.List;
import org.heddle.experiment.dimmnet2.submatrix.Submatrix;

/** The paper's workloads: m rows of n doubles out of 4,096 x z, and as many bytes in one piece. */
final class ReproductionWorkloads {
    /** The values of m that are plotted. */
    static final List<Integer> ROWS = List.of(1, 4, 16, 64, 256, 1_024, 4_096);
    /** The values of n. */
    static final List<Integer> WIDTHS = List.of(1, PackModel.WIDE);
    /** The values of z. */
    static final List<Integer> COLUMNS = List.of(256, 1_024, 4_096);

    private ReproductionWorkloads() {}

    /** Everything that Figs. 10 to 13 show. */
    static List<Submatrix> figures(List<Integer> rows) {
        List<Submatrix> all = new ArrayList<>();
        for (int n : WIDTHS) {
            for (int z : COLUMNS) {
                rows.forEach(m -> all.add(Submatrix.stride(m, n, z)));
            }
            rows.forEach(m -> all.add(Submatrix.contiguous(m, n)));
        }
        return List.copyOf(all);
    }

    /** Returns the messages of Table 4 that are not among others. */
    static List<Submatrix> table4(List<Submatrix> others) {
        return Table4.doubles().stream()
                .map(doubles -> Submatrix.contiguous(doubles, 1))
                .filter(each -> !others.contains(each))
                .toList();
    }

    /** Returns the transfers that section 5.3 compares with hosts that pack. */
    static List<Submatrix> packed() {
        return WIDTHS.stream()
                .map(n -> Submatrix.stride(Submatrix.ROWS, n, Submatrix.ROWS))
                .toList();
    }
}
