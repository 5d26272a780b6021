package org.heddle.mpi.datatype;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.heddle.mpi.datatype.RandomTypes.Twin;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** 20,000 random nested types against typemaps written out entry by entry; a failure names the seed that repeats it. */
class RandomTypesTest {
    private static final int TYPES = 20_000;

    @Test
    @Tag("slow")
    void randomNestedTypesAgreeWithTheirTypemapsWrittenOut() {
        int nested = 0;
        for (int seed = 0; seed < TYPES; seed++) {
            Twin twin = new RandomTypes(new Random(seed)).next();
            String where = "seed " + seed;
            NaiveType naive = twin.naive();
            Datatype type = twin.type();
            assertThat(List.of(type.getSize(), type.getLb(), type.getExtent(), type.getTrueLb(), type.getTrueExtent()))
                    .as(where)
                    .isEqualTo(List.of(
                            naive.size(), naive.lb(), naive.extent(), naive.trueLb(), naive.trueUb() - naive.trueLb()));
            int count = seed % 4;
            NaiveType several = naive.blocks(new int[] {count}, new long[] {0});
            List<TypeSegment> segments = new ArrayList<>();
            type.flatten(count).segments().forEach(segments::add);
            assertThat(segments).as(where).isEqualTo(several.segments());
            List<Runs> groups = new ArrayList<>();
            type.flatten(count).forEach(groups::add);
            assertThat(groups).as(where).isEqualTo(several.groups());
            checkElements(type, naive, where);
            checkPacking(type, count, several, new Random(~seed), where);
            nested += groups.size() > 1 ? 1 : 0;
        }
        assertThat(nested).as("types that are not a single access").isGreaterThan(TYPES / 10);
    }

    private static void checkElements(Datatype type, NaiveType naive, String where) {
        List<Basic> basics = new ArrayList<>();
        for (Elements elements : type.elements()) {
            LongStream.range(0, elements.count()).forEach(i -> basics.add(elements.basic()));
        }
        assertThat(basics)
                .as(where)
                .isEqualTo(naive.entries().stream().map(NaiveType.Entry::basic).toList());
        long whole = 0;
        for (int i = 0; i < naive.entries().size(); i++) {
            assertThat(type.elementsIn(whole)).as(where).isEqualTo(i);
            whole += naive.entries().get(i).basic().bytes();
        }
        assertThat(type.elementsIn(whole * 3))
                .as(where)
                .isEqualTo(3L * naive.entries().size());
    }

    private static void checkPacking(Datatype type, int count, NaiveType several, Random random, String where) {
        long[] places = several.bytes();
        long low = several.trueLb();
        byte[] memory = new byte[(int) (several.trueUb() - low)];
        random.nextBytes(memory);
        TypedBuffer buffer = new TypedBuffer(MessageMemory.of(ByteBuffer.wrap(memory)), -low, count, type);
        byte[] expected = new byte[places.length];
        for (int i = 0; i < places.length; i++) {
            expected[i] = memory[(int) (places[i] - low)];
        }
        assertThat(buffer.packed(places.length)).as(where).isEqualTo(expected);
        int from = places.length == 0 ? 0 : random.nextInt(places.length + 1);
        int length = places.length == from ? 0 : random.nextInt(places.length - from + 1);
        byte[] part = new byte[length];
        buffer.read(from, part, 0, length);
        assertThat(part).as(where).isEqualTo(java.util.Arrays.copyOfRange(expected, from, from + length));
        checkUnpacking(type, count, several, from, length, where);
        boolean overlapping = LongStream.of(places).distinct().count() < places.length;
        assertThat(buffer.overlaps()).as(where).isEqualTo(overlapping);
    }

    private static void checkUnpacking(
            Datatype type, int count, NaiveType several, int from, int length, String where) {
        long low = several.trueLb();
        byte[] memory = new byte[(int) (several.trueUb() - low)];
        byte[] expected = memory.clone();
        long[] places = several.bytes();
        byte[] part = new byte[length];
        for (int i = 0; i < length; i++) {
            part[i] = (byte) (i + 1);
            expected[(int) (places[from + i] - low)] = part[i];
        }
        new TypedBuffer(MessageMemory.of(ByteBuffer.wrap(memory)), -low, count, type).write(from, part, 0, length);
        assertThat(memory).as(where).isEqualTo(expected);
    }
}
