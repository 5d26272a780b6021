package org.heddle.experiment.dimmnet2.submatrix;

import java.util.ArrayList;
import java.util.List;

/** The transfers of the main job, in the order of its table. */
public final class SubmatrixWorkloads {
    private static final int[] WIDTHS = {1, 16};
    private static final int[] COLUMNS = {256, 1_024, 4_096};
    private static final int[] PLOTTED_ROWS = {1, 16, 64, 256, 1_024};

    private SubmatrixWorkloads() {}

    /**
     * The paper's points with m = 4096; then, for the plots, fewer rows at z = 4096; then contiguous transfers of the
     * same sizes, one for each pair of m and n.
     */
    public static List<Submatrix> published() {
        List<Submatrix> all = new ArrayList<>();
        for (int n : WIDTHS) {
            for (int z : COLUMNS) {
                all.add(Submatrix.stride(Submatrix.ROWS, n, z));
            }
        }
        for (int n : WIDTHS) {
            for (int m : PLOTTED_ROWS) {
                all.add(Submatrix.stride(m, n, 4_096));
            }
        }
        for (int n : WIDTHS) {
            for (int m : PLOTTED_ROWS) {
                all.add(Submatrix.contiguous(m, n));
            }
            all.add(Submatrix.contiguous(Submatrix.ROWS, n));
        }
        return List.copyOf(all);
    }
}
