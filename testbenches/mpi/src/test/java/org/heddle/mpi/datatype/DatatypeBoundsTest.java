package org.heddle.mpi.datatype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.util.List;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.junit.jupiter.api.Test;

/** Size, bounds and extents. Figures from the MPI standard and MPICH's lbub test. */
class DatatypeBoundsTest {
    private static final Datatype FORWARD = Datatype.createResized(Datatype.createContiguous(4, BYTE), -3, 9);
    private static final Datatype BACKWARD = Datatype.createResized(Datatype.createContiguous(4, BYTE), 6, -9);

    /** Size, lb, extent, true lb, true extent. */
    private static void assertBounds(Datatype type, long... expected) {
        assertThat(new long[] {type.getSize(), type.getLb(), type.getExtent(), type.getTrueLb(), type.getTrueExtent()})
                .as(type.toString())
                .isEqualTo(expected);
        assertThat(type.getUb()).isEqualTo(expected[1] + expected[2]);
    }

    /** D01. */
    @Test
    void resizedTypesHaveTheBoundsOfTheReferenceList() {
        assertBounds(FORWARD, 4, -3, 9, 0, 4);
        assertBounds(Datatype.createContiguous(3, FORWARD), 12, -3, 27, 0, 22);
        assertBounds(Datatype.createVector(3, 1, 1, FORWARD), 12, -3, 27, 0, 22);
        assertBounds(Datatype.createVector(3, 4, 1, FORWARD), 48, -3, 54, 0, 49);
        assertBounds(Datatype.createVector(3, 4, 5, FORWARD), 48, -3, 126, 0, 121);
        assertBounds(Datatype.createVector(3, 4, -5, FORWARD), 48, -93, 126, -90, 121);
        assertBounds(BACKWARD, 4, 6, -9, 0, 4);
        assertBounds(Datatype.createContiguous(3, BACKWARD), 12, -12, 9, -18, 22);
        assertBounds(Datatype.createVector(3, 4, 5, BACKWARD), 48, -111, 108, -117, 121);
        assertBounds(Datatype.createVector(3, 4, -5, BACKWARD), 48, -21, 108, -27, 121);
    }

    /** D02. */
    @Test
    void anExtentOnceMarkedIsNotRounded() {
        Datatype three = Datatype.createContiguous(3, Datatype.createResized(INT, 0, 6));
        assertThat(three.getExtent()).isEqualTo(18);
        assertThat(three.flatten(2)).containsExactly(new Runs(0, 4, 6, 6));
    }

    /** D03. */
    @Test
    void aStructIsPaddedToItsLargestBasicAlignmentUnlessMarked() {
        Datatype tail = Datatype.createStruct(new int[] {1, 1}, new long[] {0, 8}, new Datatype[] {DOUBLE, BYTE});
        assertBounds(tail, 9, 0, 16, 0, 9);
        int[] ones = {1, 1, 1};
        long[] places = {0, 8, 16};
        assertBounds(Datatype.createStruct(ones, places, new Datatype[] {BYTE, DOUBLE, BYTE}), 10, 0, 24, 0, 17);
        Datatype marked = Datatype.createResized(BYTE, 0, 3);
        assertBounds(Datatype.createStruct(ones, places, new Datatype[] {BYTE, DOUBLE, marked}), 10, 16, 3, 0, 17);
        assertBounds(Datatype.createResized(tail, 0, 9), 9, 0, 9, 0, 9);
    }

    /** D03. */
    @Test
    void basicSizesAreThoseOfJava() {
        assertThat(Datatype.CHAR.getSize()).isEqualTo(Character.BYTES);
        assertThat(Datatype.SHORT.getSize()).isEqualTo(Short.BYTES);
        assertThat(INT.getSize()).isEqualTo(Integer.BYTES);
        assertThat(Datatype.LONG.getSize()).isEqualTo(Long.BYTES);
        assertThat(Datatype.FLOAT.getSize()).isEqualTo(Float.BYTES);
        assertThat(DOUBLE.getSize()).isEqualTo(Double.BYTES);
        assertThat(List.of(BYTE, Datatype.BOOLEAN, Datatype.PACKED, Datatype.INT8, Datatype.UINT8))
                .allMatch(type -> type.getSize() == 1);
        assertBounds(Datatype.DOUBLE_INT, 12, 0, 16, 0, 12);
        assertBounds(Datatype.LONG_INT, 12, 0, 16, 0, 12);
        assertBounds(Datatype.SHORT_INT, 6, 0, 8, 0, 8);
        assertBounds(Datatype.FLOAT_INT, 8, 0, 8, 0, 8);
        assertBounds(Datatype.INT2, 8, 0, 8, 0, 8);
    }

    /** D04. */
    @Test
    void aVectorEndsWithItsLastBlock() {
        assertThat(Datatype.createVector(3, 2, 5, INT).getExtent()).isEqualTo((2 * 5 + 2) * 4);
    }

    /** D05. */
    @Test
    void displacementsAreInExtentsForVectorAndIndexedAndInBytesOtherwise() {
        Datatype wide = Datatype.createResized(INT, 0, 10);
        assertThat(Datatype.createVector(2, 1, 3, wide).flatten(1)).containsExactly(new Runs(0, 4, 2, 30));
        assertThat(Datatype.createHVector(2, 1, 13, wide).flatten(1)).containsExactly(new Runs(0, 4, 2, 13));
        int[] ones = {1, 1};
        assertThat(Datatype.createIndexed(ones, new int[] {1, 3}, wide).flatten(1))
                .containsExactly(new Runs(10, 4, 2, 20));
        assertThat(Datatype.createIndexedBlock(1, new int[] {1, 3}, wide).flatten(1))
                .containsExactly(new Runs(10, 4, 2, 20));
        long[] bytes = {1, 9};
        assertThat(Datatype.createHIndexed(ones, bytes, wide).flatten(1)).containsExactly(new Runs(1, 4, 2, 8));
        assertThat(Datatype.createHIndexedBlock(1, bytes, wide).flatten(1)).containsExactly(new Runs(1, 4, 2, 8));
        assertThat(Datatype.createStruct(ones, bytes, new Datatype[] {wide, wide})
                        .flatten(1))
                .containsExactly(new Runs(1, 4, 2, 8));
    }

    /** D06. */
    @Test
    void aSubarrayHasTheExtentOfTheWholeArray() {
        int[] sizes = {3, 2};
        int[] ones = {1, 1};
        assertBounds(Datatype.createSubarray(sizes, ones, ones, StorageOrder.C, DOUBLE), 8, 0, 48, 24, 8);
        assertBounds(Datatype.createSubarray(sizes, ones, ones, StorageOrder.FORTRAN, DOUBLE), 8, 0, 48, 32, 8);
        assertThatThrownBy(
                        () -> Datatype.createSubarray(sizes, new int[] {2, 1}, new int[] {2, 0}, StorageOrder.C, INT))
                .isInstanceOf(MpiException.class)
                .hasMessageContaining("dimension 0")
                .hasMessageContaining("size=3, subsize=2, start=2");
    }

    /** D07. */
    @Test
    void emptyTypesHaveNoBytesAndNoExtent() {
        int[] none = {};
        Datatype[] empty = {
            Datatype.createContiguous(0, FORWARD),
            Datatype.createVector(0, 3, 5, INT),
            Datatype.createVector(3, 0, 5, INT),
            Datatype.createStruct(none, new long[0], new Datatype[0]),
            Datatype.createStruct(new int[] {0, 0}, new long[] {8, 99}, new Datatype[] {INT, DOUBLE}),
            Datatype.createIndexed(new int[] {0, 0}, new int[] {1, 2}, INT)
        };
        for (Datatype type : empty) {
            assertBounds(type, 0, 0, 0, 0, 0);
            assertThat(type.flatten(1000)).isEmpty();
            assertThat(type.flatten(1000).shape()).isEqualTo(new TypeShape.Empty());
            assertThat(type.elementsIn(0)).isZero();
        }
        Datatype some = Datatype.createIndexed(new int[] {0, 2, 0}, new int[] {-50, 1, 70}, INT);
        assertBounds(some, 8, 4, 8, 4, 8);
    }

    /** D24. */
    @Test
    void extentsAndDisplacementsBeyondTwoGigabytesAreExact() {
        Datatype far = Datatype.createHVector(3, 1, 1L << 33, DOUBLE);
        assertBounds(far, 24, 0, (1L << 34) + 8, 0, (1L << 34) + 8);
        Datatype many = Datatype.createContiguous(1 << 30, DOUBLE);
        assertBounds(many, 1L << 33, 0, 1L << 33, 0, 1L << 33);
        assertThat(Datatype.createVector(2, 1, 1 << 20, many).flatten(1))
                .containsExactly(new Runs(0, 1L << 33, 2, 1L << 53));
    }

    @Test
    void negativeCountsAreRefusedByName() {
        assertThatThrownBy(() -> Datatype.createContiguous(-1, INT))
                .isInstanceOfSatisfying(
                        MpiException.class, e -> assertThat(e.getErrorClass()).isEqualTo(ErrorClass.ERR_COUNT))
                .hasMessageContaining("count=-1");
        assertThatThrownBy(() -> Datatype.createIndexed(new int[] {1, -2}, new int[] {0, 1}, INT))
                .hasMessageContaining("blockLengths[1]=-2");
        assertThatThrownBy(() -> Datatype.createIndexed(new int[] {1}, new int[] {0, 1}, INT))
                .hasMessageContaining("2 instead of 1");
    }
}
