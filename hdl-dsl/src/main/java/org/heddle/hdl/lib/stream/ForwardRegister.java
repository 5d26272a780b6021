package org.heddle.hdl.lib.stream;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;

/**
 * A pipeline stage: a register for valid and data, none for ready.
 *
 * <p>Latency: 1 cycle. Throughput: 1 beat per cycle. {@code sink.valid} and {@code sink.data} are registers;
 * {@code source.ready} follows {@code sink.ready} combinationally and is 1 while the stage is empty, so that a stalled pipeline
 * closes its gaps. The reset empties it. Proof: {@code forward-register}.
 *
 * @param <T> the payload; without flipped parts
 */
public final class ForwardRegister<T extends Data> extends Component {
    /** Beats that are taken. */
    public final Stream<T> source;

    /** Offers them one cycle later. */
    public final Stream<T> sink;

    /**
     * @param payload of each beat
     */
    public ForwardRegister(Type<T> payload) {
        parameter("payload", payload);
        source = in(stream(payload));
        sink = out(stream(payload));

        Bool offered = reg(bool()).init(false);
        T word = reg(payload);
        source.ready().set(sink.ready().or(offered.not()));
        sink.valid().set(offered);
        connect(sink.data(), word);
        when(source.ready(), () -> offered.set(source.valid()));
        when(source.fires(), () -> connect(word, source.data()));
    }
}
