package org.heddle.guide;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/** Several dimmed lamps. */
public final class Lamps extends Component {
    public final Vec<UInt> levels;
    public final UInt lamps;

    /** @param count number of lamps, at least 1 */
    public Lamps(int count) {
        parameter("count", count);
        levels = in(vec(count, uint(8)));
        lamps = out(uint(count));

        List<Bool> lit = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Dimmer dimmer = instance(new Dimmer());
            dimmer.level.set(levels.get(i));
            lit.add(0, dimmer.lamp);
        }
        lamps.set(cat(lit));
    }
}
