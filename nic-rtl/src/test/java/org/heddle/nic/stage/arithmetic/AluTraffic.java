package org.heddle.nic.stage.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.stage.arithmetic.adder.FloatFormat;
import org.heddle.nic.stage.arithmetic.bench.AluBatch;
import org.heddle.nic.stage.arithmetic.bench.RandomFloats;
import org.heddle.nic.stage.arithmetic.bench.WordOracle;

/**
 * Random words of all operations and types in any order, and what must come of them. Integers are drawn as floats are: their corners,
 * near and opposite numbers are the same bits.
 */
public final class AluTraffic {
    /** A word and its result. */
    private record Word(
            ReductionOperation operation,
            ElementType type,
            boolean isLocation,
            long left,
            long right,
            long value,
            int flags) {}

    private final SplittableRandom random;
    private final RandomFloats floats;
    private final RandomFloats doubles;
    private final List<Word> words = new ArrayList<>();

    public AluTraffic(long seed) {
        random = new SplittableRandom(seed);
        floats = new RandomFloats(FloatFormat.BINARY32, random);
        doubles = new RandomFloats(FloatFormat.BINARY64, random);
    }

    /** Draws an element, or a pair of value and location in as many words as it takes. */
    void add(ReductionOperation operation, ElementType type) {
        RandomFloats first = type.bytes() == 8 ? doubles : floats;
        first.next();
        long left = first.left();
        long right = first.right();
        if (type.bytes() == 4) {
            floats.next();
            left |= floats.left() << 32;
            right |= floats.right() << 32;
        }
        add(operation, type, left, right);
        if (operation.hasLocation() && type.bytes() == 8) {
            doubles.next();
            long location = WordOracle.location(operation, type, left, right, doubles.left(), doubles.right());
            words.add(new Word(operation, type, true, doubles.left(), doubles.right(), location, 0));
        }
    }

    /** Adds a word of given elements. */
    void add(ReductionOperation operation, ElementType type, long left, long right) {
        WordOracle.Outcome outcome = WordOracle.of(operation, type, left, right);
        words.add(new Word(operation, type, false, left, right, outcome.value(), outcome.flags()));
    }

    /** Streams them, back to back or with pauses, and compares everything. */
    public void run(VerilogDesign verilog, int pausesInEight) {
        int[] places = new int[words.size()];
        int length = 0;
        List<Integer> pauses = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            while (random.nextInt(8) < pausesInEight) {
                pauses.add(length++);
            }
            places[i] = length++;
        }
        try (AluBatch batch = new AluBatch(verilog, SimulationOptions.defaults(), length)) {
            pauses.forEach(place -> batch.setEmpty(place, random.nextLong()));
            for (int i = 0; i < places.length; i++) {
                Word word = words.get(i);
                batch.set(places[i], word.operation(), word.type(), word.isLocation(), word.left(), word.right());
            }
            batch.run();
            for (int i = 0; i < places.length; i++) {
                compare(words.get(i), batch.value(places[i]), batch.flags(places[i]));
            }
        }
    }

    private static void compare(Word word, long value, int flags) {
        if (value != word.value() || flags != word.flags()) {
            assertThat("%016x flags %02x".formatted(value, flags))
                    .as("%s %s %016x %016x", word.operation(), word.type(), word.left(), word.right())
                    .isEqualTo("%016x flags %02x".formatted(word.value(), word.flags()));
        }
    }
}
