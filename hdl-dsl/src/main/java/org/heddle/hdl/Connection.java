package org.heddle.hdl;

import java.util.List;
import org.heddle.hdl.diagnostic.Site;

/**
 * Joins hardware of one type part by part.
 *
 * @param module where it is joined
 * @param site the line
 */
record Connection(ModuleBuilder module, Site site) {
    /** Every part of the sink from the source, flipped parts the other way. */
    <T extends Data> void join(T sink, T source) {
        List<Leaves.Leaf> targets = Leaves.of(sink);
        List<Leaves.Leaf> sources = Leaves.of(source);
        Leaves.requireSameShape(sink, targets, source, sources);
        for (int i = 0; i < targets.size(); i++) {
            Value ofSink = targets.get(i).value();
            Value ofSource = sources.get(i).value();
            if (targets.get(i).flipped()) {
                ofSource.assign(module, ofSink, site);
            } else {
                ofSink.assign(module, ofSource, site);
            }
        }
    }
}
