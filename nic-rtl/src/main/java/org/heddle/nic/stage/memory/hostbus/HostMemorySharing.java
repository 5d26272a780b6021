package org.heddle.nic.stage.memory.hostbus;

import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;

/**
 * Lets several units share one port to host memory, each in its turn. A tag says whose the request is: the unit's number stands above its
 * own tag.
 *
 * <p>Latency: none. Throughput: one request and one answer per cycle.
 */
public final class HostMemorySharing extends Component {
    /** The units' requests and answers. */
    public final Vec<HostMemoryPort> units;
    /** To the memory, with tags that are longer by the unit's number. */
    public final HostMemoryPort memory;

    /**
     * @param count of units, at least 2
     * @param tagWidth bits of a unit's tag
     */
    public HostMemorySharing(int count, int tagWidth) {
        this(count, tagWidth, HostMemoryRequest.LINE_ADDRESS_WIDTH);
    }

    /**
     * @param count of units, at least 2
     * @param tagWidth bits of a unit's tag
     * @param lineWidth bits of a line's address
     */
    public HostMemorySharing(int count, int tagWidth, int lineWidth) {
        parameter("count", count);
        parameter("tagWidth", tagWidth);
        if (lineWidth != HostMemoryRequest.LINE_ADDRESS_WIDTH) {
            parameter("lineWidth", lineWidth);
        }
        int unitWidth = Types.bitsToNumber(count);
        units = in(vec(count, HostMemoryPort.type(tagWidth, lineWidth)));
        memory = out(HostMemoryPort.type(tagWidth + unitWidth, lineWidth));
        RoundRobinArbiter<HostMemoryRequest> turns =
                instance("turns", new RoundRobinArbiter<>(HostMemoryRequest.type(tagWidth, lineWidth), count));
        for (int i = 0; i < count; i++) {
            connect(turns.sources.get(i), units.get(i).request());
        }
        HostMemoryRequest chosen = turns.sink.data();
        HostMemoryRequest asked = memory.request().data();
        memory.request().valid().set(turns.sink.valid());
        turns.sink.ready().set(memory.request().ready());
        asked.takeOver(chosen, turns.chosen.cat(chosen.tag()));

        HostMemoryAnswer answer = memory.answer().data();
        UInt unit = answer.tag().bits(tagWidth + unitWidth - 1, tagWidth);
        memory.answer().ready().set(true);
        for (int i = 0; i < count; i++) {
            Stream<HostMemoryAnswer> own = units.get(i).answer();
            own.valid().set(memory.answer().valid().and(unit.eq(i)));
            own.data().tag().set(answer.tag().trunc(tagWidth));
            own.data().data().set(answer.data());
            assertAlways(own.valid().not().or(own.ready()), "who asks has a place for the answer");
        }
    }
}
