package org.heddle.mpi.datatype;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;
import static org.heddle.mpi.datatype.Datatype.FLOAT;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Layouts of datatypes: the bytes that a type selects, in order. */
class DatatypeLayoutTest {
    private static List<Runs> groups(Datatype type, long count) {
        List<Runs> groups = new ArrayList<>();
        type.flatten(count).forEach(groups::add);
        return groups;
    }

    /** D08. */
    @Test
    void bytesComeInTypemapOrderNotInAddressOrder() {
        assertThat(groups(Datatype.createVector(3, 1, -2, INT), 1)).containsExactly(new Runs(0, 4, 3, -8));
        assertThat(groups(Datatype.createHIndexed(new int[] {1, 1}, new long[] {40, -8}, INT), 1))
                .containsExactly(new Runs(40, 4, 2, -48));
    }

    /** D09. */
    @Test
    void instancesOfATypeShrunkBelowItsDataInterleave() {
        Datatype type = Datatype.createResized(Datatype.createVector(2, 1, 3, INT), 0, 4);
        assertThat(type.flatten(3).segments())
                .containsExactly(
                        new TypeSegment(0, 4),
                        new TypeSegment(12, 4),
                        new TypeSegment(4, 4),
                        new TypeSegment(16, 4),
                        new TypeSegment(8, 4),
                        new TypeSegment(20, 4));
    }

    /** D10: overlap is legal in a send; a receive detects it. */
    @Test
    void overlappingBytesAreSentTwiceAndDetected() {
        Datatype same = Datatype.createVector(3, 1, 0, INT);
        Datatype type = Datatype.createStruct(new int[] {1, 1}, new long[] {0, 12}, new Datatype[] {
            same, Datatype.createIndexed(new int[] {1}, new int[] {0}, INT)
        });
        byte[] bytes = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
        TypedBuffer buffer = new TypedBuffer(MessageMemory.of(ByteBuffer.wrap(bytes)), 0, 1, type);
        assertThat(buffer.packed(16)).containsExactly(1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 13, 14, 15, 16);
        assertThat(buffer.overlaps()).isTrue();
    }

    /** D11: MILC's nested vectors are one vector; five spellings of one row are one row. */
    @Test
    void equalTypemapsGiveEqualAccessesWhateverTheConstructors() {
        int d = 16;
        Datatype inner = Datatype.createVector(d, d * d / 2, d * d * d / 2, Datatype.createContiguous(6, FLOAT));
        Datatype milc = Datatype.createHVector(2, 1, 24L * d * d * d * d / 2, inner);
        assertThat(groups(milc, 1)).containsExactly(new Runs(0, 3072, 32, 49152));
        Datatype[] rows = {
            Datatype.createContiguous(6, DOUBLE),
            Datatype.createVector(3, 2, 2, DOUBLE),
            Datatype.createIndexed(new int[] {1, 3, 2}, new int[] {0, 1, 4}, DOUBLE),
            Datatype.createStruct(
                    new int[] {2, 1}, new long[] {0, 16}, new Datatype[] {DOUBLE, Datatype.createContiguous(4, DOUBLE)
                    }),
            Datatype.createSubarray(new int[] {6}, new int[] {6}, new int[] {0}, StorageOrder.C, DOUBLE)
        };
        for (Datatype row : rows) {
            assertThat(groups(row, 2)).containsExactly(new Runs(0, 96, 1, 0));
            assertThat(row.signatureCode(2, 96)).isEqualTo(rows[0].signatureCode(2, 96));
        }
    }

    @Test
    void aListThatHappensToBeRegularIsAStride() {
        int[] places = IntStream.range(0, 1000).map(i -> 7 * i).toArray();
        assertThat(Datatype.createIndexedBlock(2, places, DOUBLE).flatten(1).shape())
                .isEqualTo(new TypeShape.Strided(0, 16, 1000, 56));
    }

    @Test
    void aRegularSeriesIsFoundBehindAnIrregularStart() {
        assertThat(groups(Datatype.createIndexedBlock(1, new int[] {9, 0, 2, 4, 6, 30, 31}, INT), 1))
                .containsExactly(new Runs(36, 4, 1, 0), new Runs(0, 4, 4, 8), new Runs(120, 8, 1, 0));
    }

    @Test
    void aSeriesWhoseFirstRunContinuesTheOneBeforeGivesItAway() {
        Datatype type = Datatype.createStruct(new int[] {1, 1}, new long[] {0, 64}, new Datatype[] {
            Datatype.createHVector(4, 1, 16, DOUBLE), Datatype.createHVector(5, 1, 24, DOUBLE)
        });
        assertThat(groups(type, 1)).containsExactly(new Runs(0, 8, 5, 16), new Runs(88, 8, 4, 24));
    }

    /** D12. */
    @Test
    void severalInstancesAreAContiguousTypeOfThem() {
        Datatype type = Datatype.createResized(Datatype.createIndexed(new int[] {2, 1}, new int[] {0, 5}, INT), -4, 32);
        assertThat(groups(type, 5)).isEqualTo(groups(Datatype.createContiguous(5, type), 1));
    }

    /** D13. */
    @Test
    void depthAndNumberOfSegmentsHaveNoLimit() {
        Datatype deep = DOUBLE;
        for (int i = 0; i < 20_000; i++) {
            deep = Datatype.createStruct(new int[] {1, 1}, new long[] {16, 0}, new Datatype[] {deep, BYTE});
        }
        assertThat(deep.getSize()).isEqualTo(20_008);
        List<TypeSegment> segments = new ArrayList<>();
        deep.flatten(1).segments().forEach(segments::add);
        assertThat(segments).hasSize(20_001);
        assertThat(segments.get(0)).isEqualTo(new TypeSegment(320_000, 8));
        assertThat(deep.elementsIn(20_008)).isEqualTo(20_001);

        int[] places = IntStream.range(0, 100_000).map(i -> i * 3 + i % 2).toArray();
        Datatype wide = Datatype.createIndexedBlock(1, places, INT);
        int[] index = {0};
        wide.flatten(1).segments().forEach(segment -> {
            assertThat(segment.displacement()).isEqualTo(4L * places[index[0]]);
            index[0]++;
        });
        assertThat(index[0]).isEqualTo(100_000);
    }

    /** One by one, the blocks would take days. */
    @Test
    void trillionsOfBlocksAreFlattenedAsOneGroupAndAnyPlaceInThemIsReachedAtOnce() {
        Datatype row = Datatype.createVector(1 << 15, 1, 2, DOUBLE);
        Datatype plane = Datatype.createHVector(1 << 15, 1, 16L << 15, row);
        Datatype solid = Datatype.createHVector(1 << 15, 1, 16L << 30, plane);
        assertThat(groups(solid, 1)).containsExactly(new Runs(0, 8, 1L << 45, 16));
        Iterator<Runs> parts =
                Datatype.createResized(solid, 0, 20L << 46).flatten(1_000).iterator();
        assertThat(parts.next()).isEqualTo(new Runs(0, 8, 1L << 45, 16));
        assertThat(parts.next()).isEqualTo(new Runs(20L << 46, 8, 1L << 45, 16));
        Runs middle = solid.flatten(5).walk(3L * (8L << 45) + 12).next();
        assertThat(middle).isEqualTo(new Runs(3 * solid.getExtent() + 16 + 4, 4, 1, 0));
    }

    @Test
    void shapesAreRecognised() {
        assertThat(INT.flatten(3).shape()).isEqualTo(new TypeShape.Contiguous(0, 12));
        assertThat(Datatype.createVector(2, 5, 7, DOUBLE).flatten(1).shape())
                .isEqualTo(new TypeShape.Strided(0, 40, 2, 56));
        assertThat(Datatype.createIndexed(new int[] {1, 2}, new int[] {0, 5}, INT)
                        .flatten(1)
                        .shape())
                .isEqualTo(new TypeShape.Irregular());
    }
}
