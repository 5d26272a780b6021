package org.heddle.nic.offload.reduce.bench;

import java.util.random.RandomGenerator;
import org.heddle.nic.stage.arithmetic.ElementType;

/** Words of random elements: floats whose exponents meet, so that order matters to their sums; integers of any size. */
public final class Elements {
    private Elements() {}

    /** The words of one node. */
    public static long[] random(Communicator.Call call, RandomGenerator random) {
        long[] words = new long[call.words()];
        boolean pairs = call.operation().hasLocation();
        for (int i = 0; i < words.length; i++) {
            boolean isLocation = pairs && call.type().bytes() == 8 && i % 2 == 1;
            words[i] = isLocation ? random.nextInt(1000) : word(call.type(), random);
            if (pairs && call.type().bytes() == 4) {
                words[i] = words[i] & 0xFFFF_FFFFL | (long) random.nextInt(1000) << 32;
            }
        }
        if (!pairs && call.type().bytes() == 4 && call.count() % 2 == 1) {
            words[words.length - 1] &= 0xFFFF_FFFFL;
        }
        return words;
    }

    private static long word(ElementType type, RandomGenerator random) {
        return switch (type) {
            case DOUBLE -> Double.doubleToRawLongBits(random.nextGaussian() * Math.pow(10, random.nextInt(5)));
            case FLOAT -> single(random) | single(random) << 32;
            default -> random.nextInt(3) == 0 ? random.nextInt(5) - 2L : random.nextLong();
        };
    }

    private static long single(RandomGenerator random) {
        return Float.floatToRawIntBits((float) (random.nextGaussian() * Math.pow(10, random.nextInt(5))))
                & 0xFFFF_FFFFL;
    }
}
