package org.heddle.guide.design;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fixed;
import org.heddle.hdl.option.Rounding;

/** A low-pass filter: goes an eighth of the way to each sample. */
public final class Smoother extends Component {
    public final Bool valid = in(bool());
    public final Fixed sample = in(fixed(1, 11));
    public final Fixed smooth = out(fixed(1, 11));

    public Smoother() {
        Fixed level = reg(fixed(1, 15)).init(0);
        Fixed step = sample.subGrow(level).scale(-3);
        Fixed next = level.addGrow(step);
        when(valid, () -> level.set(next.round(15, Rounding.HALF_EVEN).saturate(level.type())));
        smooth.set(level.round(11, Rounding.FLOOR));
    }
}
