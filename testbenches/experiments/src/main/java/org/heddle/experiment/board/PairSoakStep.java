package org.heddle.experiment.board;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.nic.board.LossMap;

/**
 * Gives both nodes random commands while it may, some of them over a cable that loses packets, and compares both memories as a whole from time
 * to time and at the end.
 */
record PairSoakStep(PairNodes nodes, BooleanSupplier goesOn) implements BoardStep {
    private static final int HALF = PairNodes.MEMORY_BYTES / 2;
    private static final int MOST_BYTES = 512;
    private static final int COMMANDS_OF_A_RATE = 32;
    private static final int[] RATES = {0, 4, 32};

    @Override
    public String name() {
        return "soak";
    }

    @Override
    public String next() {
        return "each pattern passed once: look at timing and supply";
    }

    @Override
    public boolean passes(SeenRegisters seen) {
        LossMap losses = nodes.losses();
        long rate = losses.rate.of256.read();
        SplittableRandom random = new SplittableRandom(4);
        PairTraffic traffic = new PairTraffic(nodes, random, seen);
        long commands = 0;
        boolean right = true;
        try {
            do {
                if (commands % COMMANDS_OF_A_RATE == 0) {
                    right = traffic.allIsRight();
                    losses.rate.of256.write(RATES[random.nextInt(RATES.length)]);
                }
                right = right && command(traffic, random);
                commands++;
            } while (right && goesOn.getAsBoolean());
        } finally {
            losses.rate.of256.write(rate);
            seen.see("commands", commands);
        }
        return right && traffic.allIsRight();
    }

    private boolean command(PairTraffic traffic, SplittableRandom random) {
        int node = random.nextInt(nodes.count());
        int half = random.nextInt(2) * HALF;
        int bytes = 4 * random.nextInt(1, MOST_BYTES / 4 + 1);
        VectorAccess one = access(random, half, bytes);
        VectorAccess other = access(random, HALF - half, bytes);
        return switch (random.nextInt(4)) {
            case 0 -> traffic.remoteWrite(node, one, other);
            case 1 -> traffic.remoteRead(node, one, other);
            case 2 -> traffic.localWrite(node, one);
            default -> traffic.localRead(node, one);
        };
    }

    /** Returns a random access of so many bytes inside a half of the memory. */
    private static VectorAccess access(SplittableRandom random, int half, int bytes) {
        int largest = Math.min(PairNodes.LARGEST_ELEMENT, Integer.lowestOneBit(bytes));
        int element = 4 << random.nextInt(Integer.numberOfTrailingZeros(largest) - 1);
        int count = bytes / element;
        int room = count == 1 ? 0 : (HALF - bytes) / (count - 1);
        int stride = element + 4 * random.nextInt(room / 4 + 1);
        int span = (count - 1) * stride + element;
        int base = half + 4 * random.nextInt((HALF - span) / 4 + 1);
        if (random.nextInt(3) == 0) {
            int packed = half + 4 * random.nextInt((HALF - bytes) / 4 + 1);
            return VectorAccess.contiguous(packed, element, count);
        }
        return random.nextBoolean()
                ? VectorAccess.stride(base, element, count, stride)
                : VectorAccess.stride(base + span - element, element, count, -stride);
    }
}
