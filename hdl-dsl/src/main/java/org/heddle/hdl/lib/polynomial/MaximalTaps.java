package org.heddle.hdl.lib.polynomial;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Taps of shift registers with the longest period, as printed in "Efficient Shift Registers, LFSR Counters, and Long
 * Pseudo-Random Sequence Generators", Xilinx application note XAPP 052 (1996), table 3; the width 2 is x^2 + x + 1. A test checks
 * each: the polynomial with these exponents and x^0 is primitive.
 */
final class MaximalTaps {
    private static final int[][] TAPS = {
        {2, 1},
        {3, 2},
        {4, 3},
        {5, 3},
        {6, 5},
        {7, 6},
        {8, 6, 5, 4},
        {9, 5},
        {10, 7},
        {11, 9},
        {12, 6, 4, 1},
        {13, 4, 3, 1},
        {14, 5, 3, 1},
        {15, 14},
        {16, 15, 13, 4},
        {17, 14},
        {18, 11},
        {19, 6, 2, 1},
        {20, 17},
        {21, 19},
        {22, 21},
        {23, 18},
        {24, 23, 22, 17},
        {25, 22},
        {26, 6, 2, 1},
        {27, 5, 2, 1},
        {28, 25},
        {29, 27},
        {30, 6, 4, 1},
        {31, 28},
        {32, 22, 2, 1},
        {33, 20},
        {34, 27, 2, 1},
        {35, 33},
        {36, 25},
        {37, 5, 4, 3, 2, 1},
        {38, 6, 5, 1},
        {39, 35},
        {40, 38, 21, 19},
        {41, 38},
        {42, 41, 20, 19},
        {43, 42, 38, 37},
        {44, 43, 18, 17},
        {45, 44, 42, 41},
        {46, 45, 26, 25},
        {47, 42},
        {48, 47, 21, 20},
        {49, 40},
        {50, 49, 24, 23},
        {51, 50, 36, 35},
        {52, 49},
        {53, 52, 38, 37},
        {54, 53, 18, 17},
        {55, 31},
        {56, 55, 35, 34},
        {57, 50},
        {58, 39},
        {59, 58, 38, 37},
        {60, 59},
        {61, 60, 46, 45},
        {62, 61, 6, 5},
        {63, 62},
        {64, 63, 61, 60},
        {96, 94, 49, 47},
        {128, 126, 101, 99},
    };

    private MaximalTaps() {}

    /** The exponents for a width, itself among them. */
    static List<Integer> of(int width) {
        return Arrays.stream(TAPS)
                .filter(taps -> taps[0] == width)
                .findFirst()
                .map(taps -> IntStream.of(taps).boxed().toList())
                .orElseThrow(() -> new IllegalArgumentException("there are maximal taps for the widths " + widths()
                        + " only: width=" + width + ": give a polynomial of your own"));
    }

    /** All widths. */
    static List<Integer> widths() {
        return Arrays.stream(TAPS).map(taps -> taps[0]).toList();
    }
}
