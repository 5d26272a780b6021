package org.heddle.cosim.analyser;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Captures with random conditions over random inputs, whose bits change now and then. */
final class RandomCaptures {
    private static final int LIMIT_CYCLES = 300;

    private final AnalyserRig rig;
    private final int width;
    private final int depth;
    private final RandomGenerator random;
    private final List<BigInteger> inputs = new ArrayList<>(List.of(BigInteger.ZERO));
    private int full;

    /**
     * @param width of a sample, in bits
     */
    RandomCaptures(AnalyserRig rig, int width, int depth, RandomGenerator random) {
        this.rig = rig;
        this.width = width;
        this.depth = depth;
        this.random = random;
        rig.inputs(this::input);
    }

    private BigInteger input(int cycle) {
        while (inputs.size() <= cycle) {
            BigInteger last = inputs.get(inputs.size() - 1);
            inputs.add(last.xor(bits(random.nextInt(4))));
        }
        return inputs.get(cycle);
    }

    /** Returns so many ones at most. */
    private BigInteger bits(int ones) {
        BigInteger bits = BigInteger.ZERO;
        for (int i = 0; i < ones; i++) {
            bits = bits.setBit(random.nextInt(width));
        }
        return bits;
    }

    private TriggerModel.Condition condition() {
        return new TriggerModel.Condition(
                bits(random.nextInt(3)),
                new BigInteger(width, new java.util.Random(random.nextLong())),
                bits(random.nextInt(2)),
                random.nextInt(4) == 0,
                1 + random.nextInt(3));
    }

    /** Captures so often; a trigger that does not come is given up, or left under way. */
    void run(int rounds) {
        for (int round = 0; round < rounds; round++) {
            TriggerModel.Condition first = condition();
            TriggerModel trigger = new TriggerModel(first, random.nextBoolean() ? first : condition());
            int before = random.nextInt(depth);
            rig.set(trigger, before);
            rig.arm();
            if (rig.fills(LIMIT_CYCLES)) {
                rig.expectCapture(trigger, before);
                full++;
            } else if (random.nextBoolean()) {
                rig.map.control.stop.write(true);
            }
        }
    }

    /** Captures that became full. */
    int full() {
        return full;
    }
}
