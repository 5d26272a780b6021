package org.heddle.experiment.board;

import java.util.List;
import java.util.SplittableRandom;
import org.heddle.host.dimmnet2.driver.VectorAccess;

/**
 * Moves vectors of every pattern that the nodes have: contiguous and with a stride of either sign, of each element size, written and read, from
 * each node to the other, and between memories and windows.
 */
record PatternTransferStep(PairNodes nodes) implements BoardStep {
    private static final List<Integer> ELEMENTS = List.of(4, 8, 16, 32, 64, 128);
    private static final int HALF = PairNodes.MEMORY_BYTES / 2;
    /** Bytes between an element with a stride and the next: not a multiple of a line. */
    private static final int GAP = 12;

    @Override
    public String name() {
        return "transfer";
    }

    @Override
    public String next() {
        return "contiguous vectors pass, and this pattern does not: look at the timing of the address path";
    }

    @Override
    public boolean passes(SeenRegisters seen) {
        PairTraffic traffic = new PairTraffic(nodes, new SplittableRandom(3), seen);
        long commands = 0;
        for (int node = 0; node < nodes.count(); node++) {
            for (int element : ELEMENTS) {
                List<VectorAccess> low = patterns(0, element);
                List<VectorAccess> high = patterns(HALF, element);
                for (int i = 0; i < low.size(); i++) {
                    // The pattern at the other side goes round: each meets each in one of the two directions.
                    VectorAccess other = high.get((i + 1) % high.size());
                    VectorAccess same = low.get(i);
                    if (!traffic.remoteWrite(node, same, other)
                            || !traffic.remoteRead(node, high.get(i), same)
                            || !traffic.localWrite(node, same)
                            || !traffic.localRead(node, other)) {
                        return false;
                    }
                    commands += 4;
                }
            }
        }
        seen.say("elements", ELEMENTS + " bytes");
        seen.see("commands", commands);
        return traffic.allIsRight();
    }

    /** Returns the patterns of an element size in half of a memory. */
    private static List<VectorAccess> patterns(int base, int element) {
        int stride = element + GAP;
        int count = Math.min(8, (HALF - element) / stride + 1);
        int last = base + (count - 1) * stride;
        return List.of(
                VectorAccess.contiguous(base + 4, element, count),
                VectorAccess.stride(base, element, count, stride),
                VectorAccess.stride(last, element, count, -stride));
    }
}
