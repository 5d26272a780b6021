package org.heddle.mpi.datatype;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random datatypes, each with its reference. */
public final class RandomTypes {
    /** A type and what it must be. */
    public record Twin(Datatype type, NaiveType naive) {}

    private static final int MOST_ENTRIES = 3_000;
    private static final Datatype[] BASICS = {
        Datatype.BYTE, Datatype.SHORT, Datatype.INT, Datatype.FLOAT, Datatype.DOUBLE
    };

    private final Random random;

    public RandomTypes(Random random) {
        this.random = random;
    }

    public Twin next() {
        Twin twin = basic();
        int levels = random.nextInt(7);
        for (int i = 0; i < levels; i++) {
            Twin outer = derived(twin);
            if (outer.naive.entries().size() > MOST_ENTRIES) {
                break;
            }
            twin = outer;
        }
        return twin;
    }

    private Twin basic() {
        Datatype type = BASICS[random.nextInt(BASICS.length)];
        return new Twin(type, NaiveType.of(Basic.valueOf(type.getName())));
    }

    private Twin derived(Twin old) {
        long extent = old.naive.extent();
        int count = random.nextInt(4);
        int block = random.nextInt(4);
        int[] blocks = random.ints(count, 0, 4).toArray();
        int[] places = random.ints(count, -12, 13).toArray();
        long[] bytes = random.longs(count, -100, 101).toArray();
        long[] scaled = new long[count];
        long[] regular = new long[count];
        long stride = random.nextBoolean() ? block * extent : random.nextInt(60) - 20;
        int step = random.nextInt(9) - 3;
        long[] steps = new long[count];
        int[] same = new int[count];
        for (int i = 0; i < count; i++) {
            scaled[i] = places[i] * extent;
            regular[i] = i * stride;
            steps[i] = i * step * extent;
            same[i] = block;
        }
        return switch (random.nextInt(10)) {
            case 0 ->
                new Twin(Datatype.createContiguous(count, old.type), old.naive.blocks(new int[] {count}, new long[] {0
                }));
            case 1 -> new Twin(Datatype.createVector(count, block, step, old.type), old.naive.blocks(same, steps));
            case 2 -> new Twin(Datatype.createHVector(count, block, stride, old.type), old.naive.blocks(same, regular));
            case 3 -> new Twin(Datatype.createIndexed(blocks, places, old.type), old.naive.blocks(blocks, scaled));
            case 4 -> new Twin(Datatype.createHIndexed(blocks, bytes, old.type), old.naive.blocks(blocks, bytes));
            case 5 -> new Twin(Datatype.createIndexedBlock(block, places, old.type), old.naive.blocks(same, scaled));
            case 6 -> new Twin(Datatype.createHIndexedBlock(block, bytes, old.type), old.naive.blocks(same, bytes));
            case 7 -> struct(old, blocks, bytes);
            case 8 -> subarray(old);
            default -> {
                long lb = random.nextInt(20) - 10;
                long size = random.nextInt(60) - 10;
                yield new Twin(Datatype.createResized(old.type, lb, size), old.naive.resized(lb, size));
            }
        };
    }

    private Twin struct(Twin old, int[] blocks, long[] displacements) {
        Datatype[] types = new Datatype[blocks.length];
        List<NaiveType> parts = new ArrayList<>();
        for (int i = 0; i < blocks.length; i++) {
            Twin member = random.nextBoolean() ? old : basic();
            types[i] = member.type;
            parts.add(member.naive.blocks(new int[] {blocks[i]}, new long[] {displacements[i]}));
        }
        return new Twin(Datatype.createStruct(blocks, displacements, types), NaiveType.together(parts));
    }

    private Twin subarray(Twin old) {
        int[] sizes = {1 + random.nextInt(4), 1 + random.nextInt(4)};
        int[] subsizes = {1 + random.nextInt(sizes[0]), 1 + random.nextInt(sizes[1])};
        int[] starts = {random.nextInt(sizes[0] - subsizes[0] + 1), random.nextInt(sizes[1] - subsizes[1] + 1)};
        boolean c = random.nextBoolean();
        int slow = c ? 0 : 1;
        int fast = 1 - slow;
        List<NaiveType> parts = new ArrayList<>();
        for (int y = starts[slow]; y < starts[slow] + subsizes[slow]; y++) {
            for (int x = starts[fast]; x < starts[fast] + subsizes[fast]; x++) {
                parts.add(old.naive.at((y * sizes[fast] + x) * old.naive.extent()));
            }
        }
        return new Twin(
                Datatype.createSubarray(sizes, subsizes, starts, c ? StorageOrder.C : StorageOrder.FORTRAN, old.type),
                NaiveType.together(parts).resized(0, sizes[0] * sizes[1] * old.naive.extent()));
    }
}
