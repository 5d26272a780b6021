package org.heddle.hdl.flow;

import java.util.List;
import java.util.function.Function;
import org.heddle.hdl.Data;
import org.heddle.hdl.Type;
import org.heddle.hdl.lib.stream.Arbiter;
import org.heddle.hdl.lib.stream.Fragment;
import org.heddle.hdl.lib.stream.PriorityArbiter;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;

/** Several flows into one, by the {@link Arbiter}s: no latency, 1 beat per cycle. Without a source they throw HDL038. */
public final class Merge {
    private Merge() {}

    /** Each in its turn. */
    public static <T extends Data> Flow<T> roundRobin(List<Flow<T>> sources) {
        return arbitrate(sources, payload -> new RoundRobinArbiter<>(payload, sources.size()));
    }

    /** The first that asks. */
    public static <T extends Data> Flow<T> priority(List<Flow<T>> sources) {
        return arbitrate(sources, payload -> new PriorityArbiter<>(payload, sources.size()));
    }

    /** Each in its turn, packet by packet. */
    public static <T extends Data> Flow<Fragment<T>> roundRobinPackets(List<Flow<Fragment<T>>> sources) {
        return arbitrate(sources, payload -> new RoundRobinArbiter<>(payload, sources.size(), Fragment::last));
    }

    /** The first that asks, packet by packet. */
    public static <T extends Data> Flow<Fragment<T>> priorityPackets(List<Flow<Fragment<T>>> sources) {
        return arbitrate(sources, payload -> new PriorityArbiter<>(payload, sources.size(), Fragment::last));
    }

    private static <T extends Data> Flow<T> arbitrate(List<Flow<T>> sources, Function<Type<T>, Arbiter<T>> rule) {
        Flow.requireSources("merge", sources);
        Flow<T> first = sources.get(0);
        String step = first.partName("arbiter");
        Arbiter<T> arbiter = first.place().instance(step, rule.apply(first.payload()));
        for (int i = 0; i < sources.size(); i++) {
            sources.get(i).into(arbiter.sources.get(i));
        }
        return Flow.of(arbiter.sink, first.place(), step);
    }
}
