package org.heddle.experiment.dimmnet2.ddtbench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.heddle.mpi.datatype.Datatype;

/** Elements picked by unsorted lists: LAMMPS (molecular dynamics) and SPECFEM3D_GLOBE (seismic waves). */
final class ListPatterns {
    private static final int SEED = 12;

    private ListPatterns() {}

    static List<DdtPattern> patterns() {
        List<DdtPattern> patterns = new ArrayList<>();
        for (int[] d : new int[][] {{3062, 3534}, {2243, 2597}, {1662, 1907}}) {
            patterns.add(lammps("LAMMPS_full", d[0], d[1], 5));
        }
        for (int[] d : new int[][] {{243, 4084}, {145, 2157}, {114, 1217}}) {
            patterns.add(lammps("LAMMPS_atomic", d[0], d[1], 3));
        }
        for (int[] d : new int[][] {{3225, 88_881}, {1897, 38_585}, {877, 12_857}, {493, 3697}}) {
            Datatype type = Datatype.createIndexedBlock(1, picked(d[0], d[1]), Datatype.FLOAT);
            patterns.add(new DdtPattern("SPECFEM3D_oc", d[0] + "," + d[1], type, 0, type, 0, 4L * d[1]));
        }
        int[][] mantles = {
            {11_797, 3009, 834_917, 51_153},
            {7125, 1729, 396_849, 22_477},
            {3801, 801, 152_001, 7209},
            {1957, 245, 39_929, 1225}
        };
        for (int[] d : mantles) {
            patterns.add(crustAndMantle(d[0], d[1], d[2], d[3]));
        }
        for (int n : new int[] {7600, 6400, 5600, 6200}) {
            Datatype send = Datatype.createVector(n, 1, 2, Datatype.createContiguous(3, Datatype.FLOAT));
            Datatype receive = Datatype.createContiguous(3 * n, Datatype.FLOAT);
            patterns.add(new DdtPattern("SPECFEM3D_mt", "" + n, send, 0, receive, 0, 24L * n));
        }
        return patterns;
    }

    /** Positions, and some more properties of one double each; received behind the atoms that are there. */
    private static DdtPattern lammps(String name, int n, int atoms, int properties) {
        int[] list = picked(n, atoms);
        int arrays = properties + 1;
        int[] ones = new int[arrays];
        Arrays.fill(ones, 1);
        Datatype[] send = new Datatype[arrays];
        Datatype[] receive = new Datatype[arrays];
        long[] sendPlaces = new long[arrays];
        long[] receivePlaces = new long[arrays];
        long base = 0;
        for (int i = 0; i < arrays; i++) {
            int width = i == 0 ? 3 : 1;
            send[i] = Datatype.createIndexedBlock(width, scaled(list, width), Datatype.DOUBLE);
            receive[i] = Datatype.createContiguous(width * n, Datatype.DOUBLE);
            sendPlaces[i] = base;
            receivePlaces[i] = base + 8L * width * atoms;
            base += 8L * width * (atoms + n);
        }
        return new DdtPattern(
                name,
                n + "," + atoms,
                Datatype.createStruct(ones, sendPlaces, send),
                0,
                Datatype.createStruct(ones, receivePlaces, receive),
                0,
                base);
    }

    private static DdtPattern crustAndMantle(int n1, int n2, int d1, int d2) {
        Datatype type = Datatype.createStruct(new int[] {1, 1}, new long[] {0, 12L * d1}, new Datatype[] {
            Datatype.createIndexedBlock(3, scaled(picked(n1, d1), 3), Datatype.FLOAT),
            Datatype.createIndexedBlock(3, scaled(picked(n2, d2), 3), Datatype.FLOAT)
        });
        String size = n1 + "+" + n2 + "," + d1 + "," + d2;
        return new DdtPattern("SPECFEM3D_cm", size, type, 0, type, 0, 12L * (d1 + d2));
    }

    /** Distinct numbers from 0 to {@code bound} - 1 in random order, the same in every run. */
    private static int[] picked(int count, int bound) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < bound; i++) {
            all.add(i);
        }
        Collections.shuffle(all, new Random(SEED));
        return all.subList(0, count).stream().mapToInt(Integer::intValue).toArray();
    }

    private static int[] scaled(int[] list, int factor) {
        return Arrays.stream(list).map(i -> i * factor).toArray();
    }
}
