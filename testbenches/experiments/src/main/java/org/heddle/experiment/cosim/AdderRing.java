package org.heddle.experiment.cosim;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** Registers of 64 bits in a ring: each becomes the sum of itself and its neighbour, the first with an input. */
final class AdderRing extends Component {
    final UInt in = in(uint(64));
    final UInt out = out(uint(64));

    AdderRing(int adders) {
        parameter("adders", adders);
        List<UInt> ring = new ArrayList<>();
        for (int i = 0; i < adders; i++) {
            ring.add(reg("sum" + i, uint(64)).init(i));
        }
        for (int i = 0; i < adders; i++) {
            UInt neighbour = ring.get((i + adders - 1) % adders);
            UInt sum = ring.get(i).addWrap(neighbour);
            ring.get(i).set(i == 0 ? sum.xor(in) : sum);
        }
        out.set(ring.get(adders - 1));
    }
}
