package org.heddle.nic.stage.memory.sodimm;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/** Puts a line together from what the modules hold of it: the inverse of {@link LinePlacement}. Combinational. */
public final class LineAssembly extends Component {
    /** 128 bits of module 0. */
    public final UInt data0 = in(uint(128));
    /** 128 bits of module 1. */
    public final UInt data1 = in(uint(128));
    /** 1 where the line begins in module 1. */
    public final Bool startsInModule1 = in(bool());

    public final UInt line;

    public LineAssembly(LineMap map, int lineBytes) {
        parameter("map", map.name());
        parameter("lineBytes", lineBytes);
        line = out(uint(8 * lineBytes));
        UInt even = mux(startsInModule1, data1, data0);
        UInt odd = mux(startsInModule1, data0, data1);
        int bits = 8 * map.granuleBytes();
        List<UInt> granules = new ArrayList<>();
        for (int i = 0; i < line.width() / bits; i++) {
            int place = i / 2;
            granules.add(0, (i % 2 == 0 ? even : odd).bits(bits * place + bits - 1, bits * place));
        }
        line.set(Types.cat(granules));
    }
}
