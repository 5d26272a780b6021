package org.heddle.experiment.dimmnet2.ddtbench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.StorageOrder;

/**
 * WRF, a weather model: a halo of four two-dimensional, three three-dimensional and two four-dimensional float arrays in one message,
 * by absolute addresses; once from vectors, once from subarrays. Both name the same bytes.
 */
final class Wrf {
    /** Slices of a four-dimensional array; slice 1 of them is sent. */
    private static final int LIMIT = 2;

    private static final int ARRAY_ALIGNMENT = 64;

    /** Sizes of the arrays and of the halo, and where it begins: i, k, j. */
    private record Halo(int d1, int d2, int d3, int s1, int s2, int s3, int i, int k, int j) {
        @Override
        public String toString() {
            return d1 + "x" + d2 + "x" + d3 + "/" + s1 + "x" + s2 + "x" + s3;
        }
    }

    private Wrf() {}

    static List<DdtPattern> patterns() {
        List<DdtPattern> patterns = new ArrayList<>();
        Halo[] y = {
            new Halo(32, 65, 52, 23, 65, 3, 5, 0, 7),
            new Halo(27, 65, 41, 19, 65, 3, 4, 0, 7),
            new Halo(24, 65, 34, 16, 65, 3, 4, 0, 7),
            new Halo(22, 65, 30, 14, 65, 3, 4, 0, 7),
            new Halo(19, 65, 24, 11, 65, 3, 4, 0, 7)
        };
        Halo[] x = {
            new Halo(32, 65, 52, 3, 65, 44, 22, 0, 4),
            new Halo(24, 65, 34, 3, 65, 26, 14, 0, 4),
            new Halo(19, 65, 24, 3, 65, 16, 9, 0, 4)
        };
        for (boolean subarrays : new boolean[] {false, true}) {
            String kind = subarrays ? "sa" : "vec";
            for (Halo halo : y) {
                patterns.add(pattern("WRF_y_" + kind, halo, subarrays));
            }
            for (Halo halo : x) {
                patterns.add(pattern("WRF_x_" + kind, halo, subarrays));
            }
        }
        return patterns;
    }

    private static DdtPattern pattern(String name, Halo halo, boolean subarrays) {
        List<Datatype> types = new ArrayList<>();
        List<Long> places = new ArrayList<>();
        long base = 0;
        for (int array = 0; array < 9; array++) {
            int dimensions = array < 4 ? 2 : array < 7 ? 3 : 4;
            types.add(subarrays ? subarray(halo, dimensions) : vector(halo, dimensions));
            places.add(base + (subarrays ? 0 : 4 * start(halo, dimensions)));
            base += (4 * elements(halo, dimensions) + ARRAY_ALIGNMENT - 1) / ARRAY_ALIGNMENT * ARRAY_ALIGNMENT;
        }
        int[] ones = new int[types.size()];
        Arrays.fill(ones, 1);
        Datatype all = Datatype.createStruct(
                ones, places.stream().mapToLong(Long::longValue).toArray(), types.toArray(Datatype[]::new));
        return new DdtPattern(name, halo.toString(), all, 0, all, 0, base);
    }

    private static long elements(Halo halo, int dimensions) {
        long plane = (long) halo.d1 * halo.d3;
        return dimensions == 2 ? plane : plane * halo.d2 * (dimensions == 3 ? 1 : LIMIT);
    }

    private static long start(Halo halo, int dimensions) {
        if (dimensions == 2) {
            return halo.i + (long) halo.j * halo.d1;
        }
        long inCube = halo.i + (long) halo.d1 * (halo.k + (long) halo.d2 * halo.j);
        return dimensions == 3 ? inCube : inCube + (long) halo.d1 * halo.d2 * halo.d3;
    }

    private static Datatype vector(Halo halo, int dimensions) {
        if (dimensions == 2) {
            return Datatype.createVector(halo.s3, halo.s1, halo.d1, Datatype.FLOAT);
        }
        Datatype plane = Datatype.createVector(halo.s2, halo.s1, halo.d1, Datatype.FLOAT);
        Datatype cube = Datatype.createHVector(halo.s3, 1, 4L * halo.d1 * halo.d2, plane);
        return dimensions == 3 ? cube : Datatype.createHVector(LIMIT - 1, 1, 4L * halo.d1 * halo.d2 * halo.d3, cube);
    }

    private static Datatype subarray(Halo halo, int dimensions) {
        int[] sizes = {LIMIT, halo.d3, halo.d2, halo.d1};
        int[] subsizes = {LIMIT - 1, halo.s3, halo.s2, halo.s1};
        int[] starts = {1, halo.j, halo.k, halo.i};
        return Datatype.createSubarray(
                chosen(sizes, dimensions),
                chosen(subsizes, dimensions),
                chosen(starts, dimensions),
                StorageOrder.C,
                Datatype.FLOAT);
    }

    /** Returns the entries of {slice, j, k, i} for a number of dimensions: j and i for two, j, k and i for three, all for four. */
    private static int[] chosen(int[] all, int dimensions) {
        return switch (dimensions) {
            case 2 -> new int[] {all[1], all[3]};
            case 3 -> new int[] {all[1], all[2], all[3]};
            default -> all;
        };
    }
}
