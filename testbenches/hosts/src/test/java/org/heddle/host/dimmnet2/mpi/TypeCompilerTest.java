package org.heddle.host.dimmnet2.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;
import static org.heddle.mpi.datatype.Datatype.FLOAT;
import static org.heddle.mpi.datatype.Datatype.INT;
import static org.heddle.mpi.datatype.Datatype.SHORT;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.layout.AccessPair;
import org.heddle.host.dimmnet2.layout.AccessParameters;
import org.heddle.host.dimmnet2.layout.CompiledTransfer;
import org.heddle.host.dimmnet2.layout.ListParameters;
import org.heddle.host.dimmnet2.layout.PackedPiece;
import org.heddle.host.dimmnet2.layout.PairedRuns;
import org.heddle.host.dimmnet2.layout.StrideParameters;
import org.heddle.host.dimmnet2.layout.TypeCompiler;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.FlatLayout;
import org.heddle.mpi.datatype.TypeSegment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Datatypes as vector accesses. */
class TypeCompilerTest {
    private static List<AccessParameters> sources(Datatype type, long count) {
        CompiledTransfer compiled = TypeCompiler.compile(type.flatten(count));
        assertThat(compiled.packed()).isEmpty();
        return compiled.accesses().stream().map(AccessPair::source).toList();
    }

    /** DIMMnet-2, Table 2: blocks of 40 bytes, 56 bytes apart. */
    @Test
    void aVectorTypeHasTheParametersOfThePapersTable() {
        assertThat(sources(Datatype.createVector(2, 5, 7, DOUBLE), 1))
                .containsExactly(new StrideParameters(32, 2, 0, 56), new StrideParameters(8, 2, 32, 56));
    }

    /** The paper's workload: 4,096 rows need 17 accesses, at n = 16 with elements of 128 bytes. */
    @Test
    void theSubmatrixOfThePaperTakesSeventeenCommands() {
        for (int n : new int[] {1, 16}) {
            CompiledTransfer compiled = TypeCompiler.compile(
                    Datatype.createVector(4096, n, 4097, DOUBLE).flatten(1));
            assertThat(compiled.accesses())
                    .extracting(AccessPair::source)
                    .containsExactly(new StrideParameters(8 * n, 4096, 0, 32_776));
            assertThat(compiled.commands()).isEqualTo(17);
            List<VectorAccess> accesses = new ArrayList<>();
            for (AccessPair pair : compiled.accesses().get(0).commands()) {
                accesses.add(((StrideParameters) pair.source()).at(1000));
            }
            assertThat(accesses.get(0)).isEqualTo(VectorAccess.stride(1000, 8 * n, 255, 32_776));
            assertThat(accesses.get(16)).isEqualTo(VectorAccess.stride(1000 + 4080 * 32_776, 8 * n, 16, 32_776));
        }
    }

    @Test
    void contiguousDataAreElementsOfTheLargestSizeAndARest() {
        assertThat(sources(BYTE, 128 * 300 + 76))
                .containsExactly(
                        new StrideParameters(128, 300, 0, 128),
                        new StrideParameters(64, 1, 38_400, 64),
                        new StrideParameters(8, 1, 38_464, 8),
                        new StrideParameters(4, 1, 38_472, 4));
        assertThat(new StrideParameters(128, 3, 8, 128).at(4)).isEqualTo(VectorAccess.contiguous(12, 128, 3));
    }

    @Test
    void anIndexedTypeIsAListAndALongBlockSeveral() {
        Datatype type = Datatype.createIndexedBlock(3, new int[] {9, 0, 30, 12}, DOUBLE);
        assertThat(sources(type, 1))
                .containsExactly(
                        new ListParameters(16, new long[] {72, 0, 240, 96}),
                        new ListParameters(8, new long[] {88, 16, 256, 112}));
        assertThat(new ListParameters(8, new long[] {0, 24}).addresses(100)).containsExactly(100, 124);
    }

    @Test
    void aListToldToLieRegularlyAtTheReceiverIsAStrideThere() {
        Datatype list = Datatype.createIndexedBlock(1, new int[] {5, 0, 9}, DOUBLE);
        CompiledTransfer compiled = TypeCompiler.compile(list.flatten(1), DOUBLE.flatten(3), 24);
        assertThat(compiled.accesses())
                .containsExactly(new AccessPair(
                        new ListParameters(8, new long[] {40, 0, 72}), new StrideParameters(8, 3, 0, 8)));
    }

    @Test
    void longBlocksAreAccessesOfTheirOwnWhereThatTakesFewerCommands() {
        // MILC at 16^4: 32 blocks of 24 elements of 128 bytes. Columns take 24 commands, blocks 32.
        assertThat(sources(Datatype.createHVector(32, 3072, 49_152, BYTE), 1))
                .hasSize(24)
                .allMatch(row -> row.iteration() == 32 && row.dataType() == 128);
        assertThat(sources(Datatype.createHVector(3, 3072, 49_152, BYTE), 1))
                .containsExactly(
                        new StrideParameters(128, 24, 0, 128),
                        new StrideParameters(128, 24, 49_152, 128),
                        new StrideParameters(128, 24, 98_304, 128));
    }

    @Test
    void bytesThatNoElementCanHoldAreLeftToThePackerWithTheReason() {
        CompiledTransfer five =
                TypeCompiler.compile(Datatype.createHVector(3, 5, 8, BYTE).flatten(1));
        assertThat(five.accesses()).extracting(AccessPair::source).containsExactly(new StrideParameters(4, 3, 0, 8));
        assertThat(five.packed())
                .containsExactly(new PackedPiece(
                        new PairedRuns(4, 4, 1, 3, 8, 8), "an element has at least 4 bytes: 1 are left at byte 4"));
        CompiledTransfer shifted = TypeCompiler.compile(
                Datatype.createHIndexed(new int[] {9}, new long[] {3}, BYTE).flatten(1));
        assertThat(shifted.accesses()).extracting(AccessPair::source).containsExactly(new StrideParameters(8, 1, 4, 8));
        assertThat(shifted.packed())
                .extracting(PackedPiece::reason)
                .containsExactly("byte 3 is no multiple of 4: 1 bytes lie before one");
        CompiledTransfer skew = TypeCompiler.compile(
                INT.flatten(4),
                Datatype.createHIndexed(new int[] {4}, new long[] {2}, INT).flatten(1),
                16);
        assertThat(skew.accesses()).isEmpty();
        assertThat(skew.packedBytes()).isEqualTo(16);
        assertThat(skew.packed().get(0).reason())
                .isEqualTo("source byte 0 and destination byte 2 lie differently to multiples of 4");
    }

    @Test
    void aStrideThatIsNoMultipleOfFourIsDealtOutToSeriesThatAre() {
        CompiledTransfer compiled =
                TypeCompiler.compile(Datatype.createHVector(64, 8, 18, BYTE).flatten(1));
        assertThat(compiled.accesses())
                .extracting(AccessPair::source)
                .containsExactly(new StrideParameters(8, 32, 0, 36), new StrideParameters(4, 32, 20, 36));
        assertThat(compiled.packedBytes()).isEqualTo(32 * 4);
    }

    @Test
    void aMessageLongerThanASideIsRefused() {
        assertThatThrownBy(() -> TypeCompiler.compile(INT.flatten(2), INT.flatten(3), 12))
                .hasMessageContaining("source=8, destination=12");
    }

    /** 3,000 random pairs of layouts: each byte moves exactly once, from and to where the types say. */
    @Test
    @Tag("slow")
    void everyByteOfRandomTransfersMovesOnceToItsPlace() {
        long vectorBytes = 0;
        long packedBytes = 0;
        int lists = 0;
        for (int seed = 0; seed < 3000; seed++) {
            Random random = new Random(seed);
            FlatLayout source = layout(random);
            FlatLayout destination = layout(random);
            long whole = Math.min(source.bytes(), destination.bytes());
            long bytes = seed % 2 == 0 ? whole : random.nextInt((int) whole + 1);
            long[] from = places(source);
            long[] to = places(destination);
            List<String> expected = new ArrayList<>();
            for (int i = 0; i < bytes; i++) {
                expected.add(from[i] + ">" + to[i]);
            }
            CompiledTransfer compiled = TypeCompiler.compile(source, destination, bytes);
            List<String> moved = new ArrayList<>();
            for (AccessPair pair : compiled.accesses()) {
                pair.commands().forEach(command -> move(command, moved));
                lists += pair.source() instanceof ListParameters ? 1 : 0;
            }
            for (PackedPiece piece : compiled.packed()) {
                PairedRuns runs = piece.runs();
                for (int i = 0; i < runs.count(); i++) {
                    for (int k = 0; k < runs.length(); k++) {
                        moved.add((runs.source() + i * runs.sourceStride() + k) + ">"
                                + (runs.destination() + i * runs.destinationStride() + k));
                    }
                }
            }
            expected.sort(null);
            moved.sort(null);
            assertThat(moved).as("seed " + seed).isEqualTo(expected);
            assertThat(compiled.vectorBytes() + compiled.packedBytes()).isEqualTo(bytes);
            vectorBytes += compiled.vectorBytes();
            packedBytes += compiled.packedBytes();
        }
        assertThat(vectorBytes).isGreaterThan(100_000);
        assertThat(packedBytes).isGreaterThan(10_000);
        assertThat(lists).isGreaterThan(100);
    }

    private static void move(AccessPair command, List<String> moved) {
        int size = command.source().dataType();
        assertThat(size)
                .isIn(4, 8, 16, 32, 64, 128)
                .isEqualTo(command.destination().dataType());
        assertThat(command.source().iteration()).isBetween(1L, 255L);
        assertThat(command.destination().iteration()).isEqualTo(command.source().iteration());
        for (int i = 0; i < command.source().iteration(); i++) {
            assertThat(command.source().offset(i) % 4).isZero();
            assertThat(command.destination().offset(i) % 4).isZero();
            for (int k = 0; k < size; k++) {
                moved.add((command.source().offset(i) + k) + ">"
                        + (command.destination().offset(i) + k));
            }
        }
    }

    private static long[] places(FlatLayout layout) {
        List<Long> places = new ArrayList<>();
        for (TypeSegment segment : layout.segments()) {
            for (int i = 0; i < segment.length(); i++) {
                places.add(segment.displacement() + i);
            }
        }
        return places.stream().mapToLong(Long::longValue).toArray();
    }

    private static FlatLayout layout(Random random) {
        Datatype[] basics = {BYTE, SHORT, INT, FLOAT, DOUBLE, DOUBLE, DOUBLE};
        Datatype basic = basics[random.nextInt(basics.length)];
        int count = 1 + random.nextInt(random.nextInt(10) == 0 ? 400 : 24);
        int block = 1 + random.nextInt(random.nextInt(4) == 0 ? 40 : 4);
        int wordStride = block * 8 + 4 * random.nextInt(8);
        int anyStride = block * 8 + random.nextInt(20);
        int[] list = IntStream.range(0, count)
                .map(i -> i * (block + 2) + random.nextInt(2))
                .toArray();
        Datatype type = switch (random.nextInt(5)) {
            case 0 -> Datatype.createContiguous(count * block, basic);
            case 1 -> Datatype.createHVector(count, block, wordStride, basic);
            case 2 -> Datatype.createHVector(count, block, random.nextBoolean() ? anyStride : -anyStride, basic);
            case 3 -> Datatype.createIndexedBlock(block, list, basic);
            default ->
                Datatype.createIndexed(
                        Arrays.stream(list)
                                .map(i -> 1 + random.nextInt(block + 1))
                                .toArray(),
                        list,
                        basic);
        };
        return type.flatten(1 + random.nextInt(2));
    }
}
