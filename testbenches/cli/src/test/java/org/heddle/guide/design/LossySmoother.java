package org.heddle.guide.design;

import org.heddle.hdl.Component;
import org.heddle.hdl.Fixed;

/** The same without a word about what is lost. */
public final class LossySmoother extends Component {
    public LossySmoother() {
        Fixed sample = in("sample", fixed(1, 11));
        Fixed level = reg(fixed(1, 15)).init(0);
        level.set(level.addGrow(sample.subGrow(level).scale(-3)));
        out("smooth", fixed(1, 15)).set(level);
    }
}
