package org.heddle.nic.stage.memory.hostbus;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;

/**
 * Serves units in turns, but stays with one whose next line goes on with the burst of its last.
 *
 * <p>Latency: none. Throughput: one request per cycle. A unit that asks is served behind at most one burst of each other. Proof: {@code
 * run-arbiter}.
 */
final class RunArbiter extends Component {
    /** Requests of the units. */
    final Vec<Stream<RunRequest>> sources;
    /** The request of the unit that is served. */
    final Stream<HostMemoryRequest> sink;
    /** The unit's number. */
    final UInt chosen;

    /**
     * @param count of units, at least 2
     * @param tagWidth bits of a unit's tag
     * @param lineWidth bits of a line's address
     */
    RunArbiter(int count, int tagWidth, int lineWidth) {
        allow(Code.INDEX_RANGE, "chosen is the place of a one in as many bits as there are units");
        parameter("count", count);
        parameter("tagWidth", tagWidth);
        parameter("lineWidth", lineWidth);
        sources = in(vec(count, stream(RunRequest.type(tagWidth, lineWidth))));
        sink = out(stream(HostMemoryRequest.type(tagWidth, lineWidth)));
        chosen = out(uint(Types.bitsToNumber(count)));
        List<Value> asking = new ArrayList<>();
        List<Value> following = new ArrayList<>();
        for (int i = count - 1; i >= 0; i--) {
            asking.add(sources.get(i).valid());
            following.add(sources.get(i).valid().and(sources.get(i).data().follows()));
        }
        UInt requests = Types.cat(asking);
        UInt last = reg(uint(count)).init(0);
        Bool kept = reg(bool()).init(false);
        UInt later = requests.and(last.or(last.subWrap(1)).not());
        Bool goesOn = Types.cat(following).and(last).reduceOr();
        UInt turn = mux(later.ne(0), later.lowestOne(), requests.lowestOne());
        UInt grant = mux(kept.or(goesOn), last, turn);
        chosen.set(grant.oneHotIndex());
        sink.valid().set(requests.and(grant).reduceOr());
        connect(
                sink.data(),
                Vec.of(sources.elements().stream()
                                .map(source -> source.data().request())
                                .toList())
                        .get(chosen));
        for (int i = 0; i < count; i++) {
            sources.get(i).ready().set(grant.bit(i).and(sink.ready()));
        }
        when(sink.valid(), () -> last.set(grant));
        kept.set(sink.valid().and(sink.ready().not()));
    }
}
