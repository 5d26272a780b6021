package org.heddle.experiment.arithmetic;

import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.arithmetic.adder.FloatFormat;
import org.heddle.nic.stage.arithmetic.bench.AluBatch;
import org.heddle.nic.stage.arithmetic.bench.RandomFloats;
import org.heddle.nic.stage.arithmetic.bench.WordOracle;

/** Some random pairs of floats for one operation, packed into as few words as they take, and compared with the oracle. */
final class FloatEpisode {
    private final AluBatch batch;
    private final ReductionOperation operation;
    private final ElementType type;
    private final RandomFloats floats;
    private final SplittableRandom random;
    private final long[] lefts;
    private final long[] rights;
    private final boolean wideLocations;

    /**
     * An episode.
     *
     * @param batch that runs the words; of an even number of them
     * @param type FLOAT or DOUBLE
     * @param seed of its pairs
     */
    FloatEpisode(AluBatch batch, ReductionOperation operation, ElementType type, long seed) {
        this.batch = batch;
        this.operation = operation;
        this.type = type;
        random = new SplittableRandom(seed);
        FloatFormat format = type == ElementType.FLOAT ? FloatFormat.BINARY32 : FloatFormat.BINARY64;
        floats = new RandomFloats(format, random);
        lefts = new long[batch.words()];
        rights = new long[batch.words()];
        wideLocations = type == ElementType.DOUBLE && operation.hasLocation();
    }

    /** Runs so many pairs; a mismatch ends it and is told. */
    Optional<String> run(int pairs) {
        int left = pairs;
        while (left > 0) {
            left = fill(left);
            batch.run();
            Optional<String> mismatch = compare();
            if (mismatch.isPresent()) {
                return mismatch;
            }
        }
        return Optional.empty();
    }

    /** Puts pairs into words until either end; what is left over repeats the last word. */
    private int fill(int pairs) {
        int left = pairs;
        int words = 0;
        while (words < batch.words()) {
            if (left > 0) {
                draw(words);
                left -= elementsInWord();
            } else {
                int back = wideLocations ? 2 : 1;
                lefts[words] = lefts[words - back];
                rights[words] = rights[words - back];
                if (wideLocations) {
                    lefts[words + 1] = lefts[words - 1];
                    rights[words + 1] = rights[words - 1];
                }
            }
            batch.set(words, operation, type, false, lefts[words], rights[words]);
            words++;
            if (wideLocations) {
                batch.set(words, operation, type, true, lefts[words], rights[words]);
                words++;
            }
        }
        return Math.max(left, 0);
    }

    private int elementsInWord() {
        return type == ElementType.FLOAT && !operation.hasLocation() ? 2 : 1;
    }

    private void draw(int word) {
        floats.next();
        lefts[word] = floats.left();
        rights[word] = floats.right();
        if (wideLocations) {
            lefts[word + 1] = location();
            rights[word + 1] = location();
        } else if (operation.hasLocation()) {
            lefts[word] |= location() << 32;
            rights[word] |= location() << 32;
        } else if (type == ElementType.FLOAT) {
            floats.next();
            lefts[word] |= floats.left() << 32;
            rights[word] |= floats.right() << 32;
        }
    }

    /** Small ones, which are often equal, and any. */
    private long location() {
        long bits = random.nextLong();
        return (bits & 1) == 0 ? bits >>> 62 : bits;
    }

    private Optional<String> compare() {
        int word = 0;
        while (word < batch.words()) {
            WordOracle.Outcome expected = WordOracle.of(operation, type, lefts[word], rights[word]);
            if (batch.value(word) != expected.value() || batch.flags(word) != expected.flags()) {
                return Optional.of(mismatch(word, expected.value(), expected.flags()));
            }
            word++;
            if (wideLocations) {
                long location = WordOracle.location(
                        operation, type, lefts[word - 1], rights[word - 1], lefts[word], rights[word]);
                if (batch.value(word) != location || batch.flags(word) != 0) {
                    return Optional.of("values %016X and %016X: ".formatted(lefts[word - 1], rights[word - 1])
                            + mismatch(word, location, 0));
                }
                word++;
            }
        }
        return Optional.empty();
    }

    private String mismatch(int word, long value, int flags) {
        return String.format(
                Locale.ROOT,
                "words %016X and %016X give %016X flags %02X, should give %016X flags %02X",
                lefts[word],
                rights[word],
                batch.value(word),
                batch.flags(word),
                value,
                flags);
    }
}
