package org.heddle.hdl.flow;

import java.util.function.Function;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component.Surroundings;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.Valid;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.ValidDelay;
import org.heddle.hdl.naming.Caller;

/**
 * Data that nobody can hold back, and what may follow them. It may have any number of followers.
 *
 * @param <T> the payload; without flipped parts
 */
public final class ValidFlow<T extends Data> {
    private final Valid<T> valid;
    private final Surroundings place;
    private final String name;

    ValidFlow(Valid<T> valid, Surroundings place, String name) {
        this.valid = valid;
        this.place = place;
        this.name = name;
    }

    /** Begins at an input of this component, or an output of an instance. */
    public static <T extends Data> ValidFlow<T> flow(Valid<T> valid) {
        Surroundings place = Surroundings.of(valid);
        String signal = place.nameOf(valid.valid(), "data_valid");
        return new ValidFlow<>(valid, place, signal.replaceFirst("_valid$", ""));
    }

    /** Ends at an output of this component, or an input of an instance. */
    public void into(Valid<T> sink) {
        place.connect(sink, valid);
    }

    /** The data and their valid bit. */
    public Valid<T> valid() {
        return valid;
    }

    /** Another payload, made of this one combinationally: no latency, no state. */
    public <U extends Data> ValidFlow<U> map(Function<T, U> function) {
        return new ValidFlow<>(new Valid<>(function.apply(valid.data()), valid.valid()), place, name);
    }

    /** Only the beats for which the condition is 1. No latency, no state. */
    public ValidFlow<T> filter(Function<T, Bool> condition) {
        Bool kept = valid.valid().and(condition.apply(valid.data()));
        return new ValidFlow<>(new Valid<>(valid.data(), kept), place, name + "_kept");
    }

    /** The same, some cycles later, by {@link ValidDelay}. */
    public ValidFlow<T> delay(int cycles) {
        String step = partName("delay");
        ValidDelay<T> delay = place.instance(step, new ValidDelay<>(Types.typeOf(valid.data()), cycles));
        into(delay.source);
        return new ValidFlow<>(delay.sink, place, step);
    }

    /**
     * A ready/valid stream behind a {@link Queue} of {@code depth} beats: 1 cycle of latency. A beat that finds the queue full is
     * lost, and breaks an assertion: whoever sends knows, such as by credits, that there is room.
     */
    public Flow<T> queue(int depth) {
        String step = partName("queue");
        Queue<T> queue = place.instance(step, new Queue<>(Types.typeOf(valid.data()), depth));
        Stream<T> enqueue = queue.enqueue;
        place.connect(enqueue.data(), valid.data());
        enqueue.valid().set(valid.valid());
        place.assertAlways(enqueue.ready().or(valid.valid().not()), "a beat finds room in " + step);
        return Flow.of(queue.dequeue, place, step);
    }

    private String partName(String step) {
        return Caller.find().name().orElse(name + "_" + step);
    }
}
