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
 * <p>Latency: one cycle. Throughput: one request in two cycles, which is many more than a bus takes. A unit that asks is served behind at most one burst of each other. Proof: {@code
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
        UInt number = reg(uint(chosen.width())).init(0);
        Bool offers = reg(bool()).init(false);
        UInt later = requests.and(last.or(last.subWrap(1)).not());
        UInt turn = mux(later.ne(0), later.lowestOne(), requests.lowestOne());
        Bool goesOn = Types.cat(following).and(last).reduceOr();
        UInt next = mux(goesOn, last, turn);
        Bool isAsked = requests.ne(0);
        when(offers.not(), () -> {
                    offers.set(isAsked);
                    when(isAsked, () -> {
                        last.set(next);
                        number.set(next.oneHotIndex());
                    });
                })
                .elseWhen(sink.ready(), () -> offers.set(false));
        chosen.set(number);
        sink.valid().set(offers);
        connect(
                sink.data(),
                Vec.of(sources.elements().stream()
                                .map(source -> source.data().request())
                                .toList())
                        .get(chosen));
        for (int i = 0; i < count; i++) {
            sources.get(i).ready().set(offers.and(last.bit(i)).and(sink.ready()));
        }
        assertAlways(offers.implies(requests.and(last).ne(0)), "the unit that is served asks");
    }
}
