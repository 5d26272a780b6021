package org.heddle.hdl.flow;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Component.Surroundings;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.lib.stream.BackwardRegister;
import org.heddle.hdl.lib.stream.Fork;
import org.heddle.hdl.lib.stream.ForwardRegister;
import org.heddle.hdl.lib.stream.Join;
import org.heddle.hdl.lib.stream.Pair;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.lib.stream.StreamDemux;
import org.heddle.hdl.lib.stream.StreamMux;
import org.heddle.hdl.naming.Caller;

/**
 * A ready/valid stream and what may follow it. Every step keeps the rules of {@link Stream}: valid never waits for ready, and an
 * offer stays until it is taken. Each flow is used once: what has two followers is forked.
 *
 * @param <T> the payload; without flipped parts
 */
public final class Flow<T extends Data> {
    private final Stream<T> stream;
    private final Surroundings place;
    private final String name;

    private Flow(Stream<T> stream, Surroundings place, String name) {
        this.stream = stream;
        this.place = place;
        this.name = name;
    }

    /** Begins at a stream: an input of this component, or an output of an instance. */
    public static <T extends Data> Flow<T> flow(Stream<T> stream) {
        Surroundings place = Surroundings.of(stream);
        String valid = place.nameOf(stream.valid(), "stream_valid");
        return new Flow<>(stream, place, valid.replaceFirst("_valid$", ""));
    }

    /** Ends at a stream: an output of this component, or an input of an instance. */
    public void into(Stream<T> sink) {
        place.take(sink, stream);
    }

    /** The stream itself, for what stands here in no other words. */
    public Stream<T> stream() {
        return stream;
    }

    /** The same under another name, from which those of later instances are made. */
    public Flow<T> named(String name) {
        return new Flow<>(stream, place, name);
    }

    /** Another payload, made of this one combinationally: no latency, no state. */
    public <U extends Data> Flow<U> map(Function<T, U> function) {
        return new Flow<>(new Stream<>(function.apply(stream.data()), stream.valid(), stream.ready()), place, name);
    }

    /** Only the beats for which the condition is 1; others are taken and dropped, one per cycle. No latency, no state. */
    public Flow<T> filter(Function<T, Bool> condition) {
        Bool kept = condition.apply(stream.data());
        Bool ready = place.wire(name + "_kept_ready", Types.bool());
        stream.ready().set(ready.or(kept.not()));
        return new Flow<>(new Stream<>(stream.data(), stream.valid().and(kept), ready), place, name + "_kept");
    }

    /** A {@link Queue}: 1 cycle of latency, no combinational path from one side to the other. */
    public Flow<T> queue(int depth) {
        return via("queue", new Queue<>(payload(), depth), queue -> queue.enqueue, queue -> queue.dequeue);
    }

    /** A {@link ForwardRegister}: 1 cycle of latency, 1 beat per cycle; cuts the paths of valid and data. */
    public Flow<T> pipe() {
        return via("pipe", new ForwardRegister<>(payload()), pipe -> pipe.source, pipe -> pipe.sink);
    }

    /** A {@link BackwardRegister}: no latency, 1 beat per cycle; cuts the path of ready. */
    public Flow<T> backPipe() {
        return via("backPipe", new BackwardRegister<>(payload()), pipe -> pipe.source, pipe -> pipe.sink);
    }

    /** A {@link SkidBuffer}: 1 cycle of latency, 1 beat per cycle; cuts all paths. */
    public Flow<T> skid() {
        return via("skid", new SkidBuffer<>(payload()), skid -> skid.source, skid -> skid.sink);
    }

    /**
     * Through any component with one stream in and one out: one of the library's, or your own.
     *
     * @param component not yet attached; it becomes part of this component
     */
    public <C extends Component, U extends Data> Flow<U> via(
            C component, Function<C, Stream<T>> source, Function<C, Stream<U>> sink) {
        String simple = component.getClass().getSimpleName();
        return via(simple.substring(0, 1).toLowerCase(Locale.ROOT) + simple.substring(1), component, source, sink);
    }

    private <C extends Component, U extends Data> Flow<U> via(
            String step, C component, Function<C, Stream<T>> source, Function<C, Stream<U>> sink) {
        C part = place.instance(partName(step), component);
        into(source.apply(part));
        return new Flow<>(sink.apply(part), place, partName(step));
    }

    /** Copies for several followers, by an eager {@link Fork}: no latency; the next beat waits for the slowest. */
    public List<Flow<T>> fork(int count) {
        String step = partName("fork");
        Fork<T> fork = place.instance(step, new Fork<>(payload(), count));
        into(fork.source);
        return numbered(fork.sinks.elements(), step);
    }

    /** Pairs with the beats of another stream, by {@link Join}: no latency; both wait for each other. */
    public <U extends Data> Flow<Pair<T, U>> join(Flow<U> other) {
        String step = partName("join");
        Join<T, U> join = place.instance(step, new Join<>(payload(), other.payload()));
        into(join.first);
        other.into(join.second);
        return new Flow<>(join.sink, place, step);
    }

    /** Each beat to the follower that a function of it numbers, by {@link StreamDemux}: no latency. */
    public List<Flow<T>> demux(int count, Function<T, UInt> select) {
        String step = partName("demux");
        StreamDemux<T> demux = place.instance(step, new StreamDemux<>(payload(), count));
        demux.select.set(select.apply(stream.data()));
        into(demux.source);
        return numbered(demux.sinks.elements(), step);
    }

    /**
     * For each beat of this stream, an index, one beat of the source that it numbers, by {@link StreamMux}: no latency.
     *
     * @throws ElaborationException HDL038 without a source
     */
    public static <T extends Data> Flow<T> mux(Flow<UInt> select, List<Flow<T>> sources) {
        requireSources("mux", sources);
        String step = select.partName("mux");
        StreamMux<T> mux =
                select.place.instance(step, new StreamMux<>(sources.get(0).payload(), sources.size()));
        select.into(mux.select);
        for (int i = 0; i < sources.size(); i++) {
            sources.get(i).into(mux.sources.get(i));
        }
        return new Flow<>(mux.sink, select.place, step);
    }

    /** Taken as it comes: nothing holds this stream back from here on. No latency, no state. */
    public ValidFlow<T> unstalled() {
        stream.ready().set(true);
        return new ValidFlow<>(new Valid<>(stream.data(), stream.valid()), place, name);
    }

    static <T extends Data> Flow<T> of(Stream<T> stream, Surroundings place, String name) {
        return new Flow<>(stream, place, name);
    }

    /** Requires at least one source. HDL038 otherwise. */
    static void requireSources(String what, List<?> sources) {
        if (sources.isEmpty()) {
            throw new ElaborationException(new Diagnostic(
                    Code.LIBRARY_ARGUMENT,
                    "a " + what + " without a source: give at least one",
                    Caller.find().site()));
        }
    }

    Type<T> payload() {
        return Types.typeOf(stream.data());
    }

    Surroundings place() {
        return place;
    }

    String partName(String step) {
        return Caller.find().name().orElse(name + "_" + step);
    }

    private List<Flow<T>> numbered(List<Stream<T>> streams, String step) {
        return IntStream.range(0, streams.size())
                .mapToObj(i -> new Flow<>(streams.get(i), place, step + "_" + i))
                .toList();
    }
}
