package org.heddle.experiment.dimmnet2.ddtbench;

import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.datatype.Datatype;

/** Faces of regular grids: MILC (lattice chromodynamics), NAS LU and NAS MG (solvers). */
final class Grids {
    private static final int DOUBLE = 8;

    private Grids() {}

    static List<DdtPattern> patterns() {
        List<DdtPattern> patterns = new ArrayList<>();
        for (int[] d : new int[][] {{16, 16, 16, 16}, {8, 16, 16, 16}, {8, 8, 8, 16}, {8, 8, 8, 8}}) {
            patterns.add(milc(d[0], d[1], d[2], d[3]));
        }
        for (int n : new int[] {12, 33, 64, 102, 162, 408, 1020}) {
            patterns.add(luX(n));
            patterns.add(luY(n));
        }
        for (int[] d : new int[][] {{34, 18, 18}, {130, 66, 66}, {258, 130, 130}, {514, 258, 258}}) {
            patterns.addAll(mg(d[0], d[1], d[2]));
        }
        return patterns;
    }

    private static DdtPattern milc(int d2, int d3, int d4, int d5) {
        Datatype matrix = Datatype.createContiguous(6, Datatype.FLOAT);
        Datatype half = Datatype.createVector(d5, d2 * d3 / 2, d2 * d3 * d4 / 2, matrix);
        long volume = (long) d2 * d3 * d4 * d5;
        Datatype type = Datatype.createHVector(2, 1, 24 * volume / 2, half);
        return new DdtPattern("MILC_su3_zd", d2 + "," + d3 + "," + d4 + "," + d5, type, 0, type, 0, 24 * volume);
    }

    private static DdtPattern luX(int n) {
        Datatype type = Datatype.createContiguous(5 * n, Datatype.DOUBLE);
        return new DdtPattern(
                "NAS_LU_x",
                "" + n,
                type,
                start(0, 1, n, 5, n + 2),
                type,
                start(0, 1, 0, 5, n + 2),
                5L * DOUBLE * (n + 2) * (n + 2));
    }

    private static DdtPattern luY(int n) {
        Datatype type = Datatype.createVector(n, 1, n + 2, Datatype.createContiguous(5, Datatype.DOUBLE));
        return new DdtPattern(
                "NAS_LU_y",
                "" + n,
                type,
                start(0, n, 1, 5, n + 2),
                type,
                start(0, 0, 1, 5, n + 2),
                5L * DOUBLE * (n + 2) * (n + 2));
    }

    private static List<DdtPattern> mg(int a, int b, int c) {
        String size = a + "," + b + "," + c;
        long memory = (long) DOUBLE * a * b * c;
        Datatype row = Datatype.createVector(b - 2, 1, a, Datatype.DOUBLE);
        Datatype x = Datatype.createHVector(c - 2, 1, (long) DOUBLE * a * b, row);
        Datatype y = Datatype.createVector(c - 2, a - 2, a * b, Datatype.DOUBLE);
        Datatype z = Datatype.createVector(b - 2, a - 2, a, Datatype.DOUBLE);
        return List.of(
                new DdtPattern("NAS_MG_x", size, x, start(a - 2, 1, 1, a, b), x, start(a - 1, 1, 1, a, b), memory),
                new DdtPattern("NAS_MG_y", size, y, start(1, b - 2, 1, a, b), y, start(1, b - 1, 1, a, b), memory),
                new DdtPattern("NAS_MG_z", size, z, start(1, 1, 1, a, b), z, start(1, 1, 0, a, b), memory));
    }

    /** Byte address of element (x, y, z) of doubles. */
    private static long start(int x, int y, int z, int d1, int d2) {
        return DOUBLE * (x + (long) d1 * (y + (long) d2 * z));
    }
}
