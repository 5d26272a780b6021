package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.jspecify.annotations.Nullable;

/**
 * Times of the paper's Table 4, in microseconds. The head of its last block of rows is not in the text; that they are of 65,536 bytes follows from
 * their times, four times those of 16,384. Its rows of a WRITE by keys are not in the text either.
 */
public final class PrintedTimes {
    /** Numbers of blocks of its columns. */
    public static final List<Integer> BLOCKS = List.of(16, 32, 64, 128, 256, 512);
    /** Bytes of the blocks of its rows. */
    public static final List<Long> BLOCK_BYTES = List.of(256L, 1024L, 16_384L, 65_536L);
    /** Methods of its rows. */
    public static final List<TransferMethod> METHODS =
            List.of(TransferMethod.SGRS, TransferMethod.COPY, TransferMethod.UMR_SR, TransferMethod.UMR_WRITE);

    private static final Map<String, double[]> ROWS = rows();

    private PrintedTimes() {}

    private static Map<String, double[]> rows() {
        Map<String, double[]> rows = new LinkedHashMap<>();
        rows.put("256 sgrs", new double[] {6.30, 7.97, 11.38, 17.42, 29.14, 60.61});
        rows.put("256 copy", new double[] {6.37, 7.94, 11.46, 17.35, 31.30, 63.24});
        rows.put("256 umr-sr", new double[] {6.43, 8.40, 14.38, 34.87, 138.31, 655.12});
        rows.put("256 umr-write", new double[] {4.21, 6.04, 11.85, 32.29, 132.59, 649.04});
        rows.put("1024 sgrs", new double[] {8.18, 11.19, 16.41, 26.23, 46.23, 88.04});
        rows.put("1024 copy", new double[] {11.01, 16.20, 27.73, 57.84, 121.68, 230.25});
        rows.put("1024 umr-sr", new double[] {7.94, 10.42, 15.80, 30.70, 77.88, 271.34});
        rows.put("1024 umr-write", new double[] {5.45, 8.14, 13.56, 27.11, 74.55, 267.59});
        rows.put("16384 sgrs", new double[] {46.85, 85.30, 164.14, 322.39, 640.92, 1272.41});
        rows.put("16384 copy", new double[] {94.59, 195.92, 380.18, 758.42, 1498.22, 2991.63});
        rows.put("16384 umr-sr", new double[] {48.39, 88.70, 170.68, 363.48, 1084.78, 4194.10});
        rows.put("16384 umr-write", new double[] {43.54, 83.88, 165.10, 359.62, 1081.30, 4205.76});
        rows.put("65536 sgrs", new double[] {165.80, 323.51, 640.21, 1273.03, 2541.63, 5073.39});
        rows.put("65536 copy", new double[] {390.39, 777.05, 1548.12, 3078.61, 6657.21, 20205.41});
        rows.put("65536 umr-sr", new double[] {166.79, 325.93, 648.61, 1416.61, 4304.16, 16615.55});
        return rows;
    }

    /** Returns the printed time of a transfer between equal layouts, or null if there is none. */
    public static @Nullable Double microseconds(TransferMethod method, long blockBytes, int blocks) {
        double[] row = ROWS.get(blockBytes + " " + method.text());
        int column = BLOCKS.indexOf(blocks);
        return row == null || column < 0 ? null : row[column];
    }

    /** Returns whether the constants were fitted on a time: all of them but one, which nothing explains. */
    public static boolean isFitted(TransferMethod method, long blockBytes, int blocks) {
        boolean isByKey = method == TransferMethod.UMR_SR || method == TransferMethod.UMR_WRITE;
        return microseconds(method, blockBytes, blocks) != null && !(isByKey && blockBytes == 256 && blocks == 512);
    }
}
