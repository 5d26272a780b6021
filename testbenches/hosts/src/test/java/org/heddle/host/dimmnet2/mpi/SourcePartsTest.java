package org.heddle.host.dimmnet2.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.layout.AccessPair;
import org.heddle.host.dimmnet2.layout.PackedPiece;
import org.heddle.host.dimmnet2.layout.PairedRuns;
import org.heddle.host.dimmnet2.layout.PartTransfer;
import org.heddle.host.dimmnet2.layout.SourceList;
import org.heddle.host.dimmnet2.layout.SourcePart;
import org.heddle.host.dimmnet2.layout.SourceParts;
import org.heddle.host.dimmnet2.layout.SourcePlanes;
import org.heddle.host.dimmnet2.layout.SourceRuns;
import org.heddle.host.dimmnet2.layout.StrideParameters;
import org.heddle.host.dimmnet2.layout.TypeCompiler;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.FlatLayout;
import org.heddle.mpi.datatype.Runs;
import org.heddle.mpi.datatype.TypeSegment;
import org.heddle.nic.stage.pattern.AccessPattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Description of a layout in a send request, and the transfers that a receiver can make of it. */
class SourcePartsTest {
    /** Lists "written" by a sender, by their address. */
    private final List<int[]> written = new ArrayList<>();

    private static final int LIST_BYTES = 1 << 20;

    private long write(int[] list) {
        written.add(list);
        return (long) LIST_BYTES * written.size();
    }

    private Optional<List<SourcePart>> parts(Datatype type, long count) {
        return SourceParts.of(type.flatten(count), 0, this::write);
    }

    private static int[] irregular(int count, int step) {
        return IntStream.range(0, count).map(i -> step * i + i * i % 3).toArray();
    }

    @Test
    void aRegularTypeIsToldAsItIs() {
        assertThat(parts(Datatype.createVector(4096, 5, 4097, DOUBLE), 1))
                .contains(List.of(new SourceRuns(List.of(new Runs(0, 40, 4096, 32_776)))));
        assertThat(written).isEmpty();
    }

    @Test
    void oneListServesAllElementsOfItsBlocks() {
        List<SourcePart> parts = parts(Datatype.createIndexedBlock(3, irregular(100, 8), DOUBLE), 1)
                .orElseThrow();
        SourceList list = new SourceList(LIST_BYTES, 100, 24);
        assertThat(parts).containsExactly(list);
        assertThat(written.get(0)).startsWith(0, 8 * 9, 8 * 17);
        PartTransfer transfer =
                TypeCompiler.compile(parts, BYTE.flatten(2400).iterator(), 2400).get(0);
        assertThat(transfer.transfer().accesses())
                .containsExactly(
                        new AccessPair(new StrideParameters(16, 100, 0, 24), new StrideParameters(16, 100, 0, 24)),
                        new AccessPair(new StrideParameters(8, 100, 16, 24), new StrideParameters(8, 100, 16, 24)));
        AccessPair second = list.commands(transfer.transfer().accesses().get(1)).get(0);
        assertThat(list.access((StrideParameters) second.source(), 4000))
                .isEqualTo(VectorAccess.list(LIST_BYTES, 4, 4016, 8, 100));
    }

    @Test
    void manyLengthsAreCutToTheLargestThatDividesThemAll() {
        int[] lengths = IntStream.range(0, 60).map(i -> 2 + 2 * (i % 3)).toArray();
        List<SourcePart> parts = parts(Datatype.createIndexed(lengths, irregular(60, 20), DOUBLE), 1)
                .orElseThrow();
        assertThat(parts).containsExactly(new SourceList(LIST_BYTES, 60 * 4 / 2, 16));
    }

    @Test
    void longBlocksAreReadInColumnsWhereThatTakesFewerCommands() {
        List<SourcePart> parts = parts(Datatype.createIndexedBlock(60, irregular(100, 80), DOUBLE), 1)
                .orElseThrow();
        assertThat(parts).containsExactly(new SourceList(LIST_BYTES, 100, 480));
        PartTransfer transfer = TypeCompiler.compile(parts, BYTE.flatten(48_000).iterator(), 48_000)
                .get(0);
        assertThat(transfer.transfer().accesses())
                .extracting(pair -> pair.source().dataType())
                .containsExactly(128, 128, 128, 64, 32);
        assertThat(transfer.transfer().commands()).isEqualTo(5);
        // 20 blocks of 64 KiB would be 512 columns of 20 elements; cut to pieces they are 10,240 elements, 41 commands.
        assertThat(parts(Datatype.createIndexedBlock(8192, irregular(20, 10_000), DOUBLE), 1)
                        .orElseThrow())
                .containsExactly(new SourceList(2 * LIST_BYTES, 10_240, 128));
    }

    @Test
    void manyBlocksAtOddBytesCannotBeTold() {
        long[] places = IntStream.range(0, 60).mapToLong(i -> 20L * i + i % 3).toArray();
        int[] ones = new int[60];
        Arrays.fill(ones, 1);
        assertThat(parts(Datatype.createHIndexed(ones, places, DOUBLE), 1)).isEmpty();
    }

    @Test
    void aMessageLongerThanItsPartsIsRefused() {
        List<SourcePart> parts = parts(INT, 3).orElseThrow();
        assertThatThrownBy(() -> TypeCompiler.compile(parts, INT.flatten(9).iterator(), 20))
                .hasMessageContaining("8 are missing");
    }

    /** 2,000 random pairs: each byte that hardware or host moves goes from where the sender's type says to where the receiver's does. */
    @Test
    void everyByteOfRandomTransfersMovesOnceFromWhatTheRequestSays() {
        int lists = 0;
        int untold = 0;
        for (int seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed * 0x9E3779B97F4A7C15L); // neighbouring seeds begin alike
            FlatLayout source = layout(random);
            written.clear();
            Optional<List<SourcePart>> parts = SourceParts.of(source, 1 << 19, this::write);
            if (parts.isEmpty()) {
                untold++;
                continue;
            }
            lists += written.size();
            everyByteMovesOnce(source, parts.get(), layout(random), random, "seed " + seed);
        }
        assertThat(lists).isGreaterThan(300);
        assertThat(untold).isGreaterThan(20).isLessThan(700);
    }

    /** The same of faces of grids, some at odd bytes, some in planes that lie the other way round. */
    @Test
    @Tag("slow")
    void everyByteOfRandomPlanesMovesOnce() {
        int rows = 0;
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed * 0x9E3779B97F4A7C15L);
            FlatLayout source = planes(random);
            List<SourcePart> parts =
                    SourceParts.of(source, 1 << 19, this::write).orElseThrow();
            rows += parts.stream().anyMatch(SourcePlanes.class::isInstance) ? 1 : 0;
            everyByteMovesOnce(
                    source, parts, random.nextBoolean() ? planes(random) : layout(random), random, "seed " + seed);
        }
        assertThat(rows).isGreaterThan(200);
    }

    /** 13 to 30 planes of columns, perhaps of more than one field. */
    private static FlatLayout planes(Random random) {
        Datatype basic = random.nextBoolean() ? BYTE : DOUBLE;
        int columns = 128 + random.nextInt(60);
        int column = (1 + random.nextInt(3)) * (basic == BYTE ? 1 : 8) + 4 * random.nextInt(3);
        Datatype plane = Datatype.createHVector(columns, 1 + random.nextInt(2), column + 16, basic);
        long distance = (long) columns * (column + 16) + 4L * random.nextInt(9) + random.nextInt(2);
        return Datatype.createHVector(13 + random.nextInt(18), 1, random.nextBoolean() ? distance : -distance, plane)
                .flatten(1);
    }

    private void everyByteMovesOnce(
            FlatLayout source, List<SourcePart> told, FlatLayout destination, Random random, String what) {
        long bytes = Math.min(source.bytes(), destination.bytes()) - random.nextInt(3);
        long[] from = places(source);
        long[] to = places(destination);
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < bytes; i++) {
            expected.add((from[i] + (1 << 19)) + ">" + to[i]);
        }
        List<String> moved = new ArrayList<>();
        for (PartTransfer part : TypeCompiler.compile(told, destination.iterator(), Math.max(0, bytes))) {
            move(part, moved);
        }
        expected.sort(null);
        moved.sort(null);
        assertThat(moved).as(what).isEqualTo(expected);
    }

    @Test
    void planesAreToldAsARowAndReadByEvenCommands() {
        Datatype plane = Datatype.createVector(256, 1, 514, DOUBLE);
        List<SourcePart> parts =
                parts(Datatype.createHVector(100, 1, 8 * 514 * 258, plane), 1).orElseThrow();
        SourcePlanes row = new SourcePlanes(new Runs(0, 8, 256, 8 * 514), 100, 8 * 514 * 258);
        assertThat(parts).containsExactly(row);
        assertThat(written).isEmpty();
        List<AccessPair> accesses = TypeCompiler.compile(
                        parts, BYTE.flatten(204_800).iterator(), 204_800)
                .get(0)
                .transfer()
                .accesses();
        assertThat(accesses).hasSize(100);
        assertThat(row.commands(accesses.get(7)))
                .extracting(command -> row.access((StrideParameters) command.source(), 4000))
                .containsExactly(
                        VectorAccess.stride(4000 + 7 * 8 * 514 * 258, 8, 128, 8 * 514),
                        VectorAccess.stride(4000 + 7 * 8 * 514 * 258 + 128 * 8 * 514, 8, 128, 8 * 514));
    }

    /** Their commands would be short: a list has 255 elements for each. */
    @Test
    void manySmallPlanesAreAList() {
        Datatype plane = Datatype.createVector(16, 1, 34, DOUBLE);
        assertThat(parts(Datatype.createHVector(100, 1, 8 * 34 * 18, plane), 1).orElseThrow())
                .containsExactly(new SourceList(LIST_BYTES, 1600, 8));
    }

    @Test
    void planesAtUnevenDistancesAreAList() {
        Datatype plane = Datatype.createVector(200, 1, 34, DOUBLE);
        long[] places = IntStream.range(0, 40)
                .mapToLong(i -> 60_000L * i + 8 * (i * i % 3))
                .toArray();
        int[] ones = new int[40];
        Arrays.fill(ones, 1);
        assertThat(parts(Datatype.createHIndexed(ones, places, plane), 1).orElseThrow())
                .containsExactly(new SourceList(LIST_BYTES, 8000, 8));
    }

    private void move(PartTransfer transfer, List<String> moved) {
        for (AccessPair pair : transfer.transfer().accesses()) {
            for (AccessPair command : transfer.part().commands(pair)) {
                StrideParameters elements = (StrideParameters) command.source();
                VectorAccess access = transfer.part().access(elements, 0);
                assertThat(access.count()).isEqualTo((int) command.destination().iteration());
                for (int i = 0; i < access.count(); i++) {
                    for (int k = 0; k < access.elementBytes(); k++) {
                        moved.add((element(access, i) + k) + ">"
                                + (command.destination().offset(i) + k));
                    }
                }
            }
        }
        for (PackedPiece piece : transfer.transfer().packed()) {
            PairedRuns runs = piece.runs();
            for (int i = 0; i < runs.count(); i++) {
                for (int k = 0; k < runs.length(); k++) {
                    long source = runs.source() + i * runs.sourceStride() + k;
                    if (transfer.part() instanceof SourceList list) {
                        source = entry(list.list(), (int) (source / list.length())) + source % list.length();
                    }
                    moved.add(source + ">" + (runs.destination() + i * runs.destinationStride() + k));
                }
            }
        }
    }

    private long entry(long list, int index) {
        return written.get((int) (list / LIST_BYTES) - 1)[index];
    }

    private long element(VectorAccess access, int index) {
        if (access.pattern() == AccessPattern.LIST_4) {
            long first = access.base() % LIST_BYTES / 4;
            return access.stride() + entry(access.base(), (int) first + index);
        }
        return access.base() + (long) index * access.stride();
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
        Datatype basic = random.nextInt(4) == 0 ? BYTE : random.nextBoolean() ? INT : DOUBLE;
        int count = 1 + random.nextInt(40);
        int block = 1 + random.nextInt(random.nextInt(8) == 0 ? 60 : 4);
        int[] list = irregular(count, block + 3);
        Datatype type = switch (random.nextInt(4)) {
            case 0 -> Datatype.createContiguous(count * block, basic);
            case 1 -> Datatype.createHVector(count, block, block * 8 + random.nextInt(20), basic);
            case 2 -> Datatype.createIndexedBlock(block, list, basic);
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

    /** No command is so short that the next one's list is read while nothing moves. */
    @Test
    void commandsThatFollowAListAreEven() {
        for (int[] expected : new int[][] {{255}, {128, 128}, {255, 255}, {171, 171, 169}, {1}}) {
            int entries = Arrays.stream(expected).sum();
            StrideParameters places = new StrideParameters(8, entries, 0, 8);
            SourceList list = new SourceList(0, entries, 8);
            assertThat(list.commands(new AccessPair(places, new StrideParameters(8, entries, 64, 24))))
                    .extracting(command -> (int) command.source().iteration())
                    .containsExactly(Arrays.stream(expected).boxed().toArray(Integer[]::new));
        }
    }
}
