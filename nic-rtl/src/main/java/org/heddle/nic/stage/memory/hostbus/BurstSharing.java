package org.heddle.nic.stage.memory.hostbus;

import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/**
 * Lets several units share one port to host memory as {@link HostMemorySharing} does, but a unit keeps its turn as long as its lines make one
 * burst.
 *
 * <pre>
 *  units ─► RequestRuns, one each ─► RunArbiter ─► memory
 * </pre>
 *
 * <p>Latency: two cycles, of single lines one; of units that are collected, until a burst is there. Throughput: one request in two cycles, and one answer per cycle.
 */
public final class BurstSharing extends Component {
    /** The units' requests and answers. */
    public final Vec<HostMemoryPort> units;
    /** To the memory, with tags that are longer by the unit's number. */
    public final HostMemoryPort memory;

    /**
     * @param single units whose lines never follow each other; they come first
     * @param followed units whose lines come as fast as the memory takes them
     * @param collected units whose lines come slower, and wait until a burst is whole
     * @param tagWidth bits of a unit's tag
     * @param burstLines most lines of a burst, a power of two above 1
     */
    public BurstSharing(int single, int followed, int collected, int tagWidth, int burstLines) {
        int count = single + followed + collected;
        int lineWidth = HostMemoryRequest.LINE_ADDRESS_WIDTH;
        parameter("single", single);
        parameter("followed", followed);
        parameter("collected", collected);
        parameter("tagWidth", tagWidth);
        parameter("burstLines", burstLines);
        int unitWidth = Types.bitsToNumber(count);
        units = in(vec(count, HostMemoryPort.type(tagWidth, lineWidth)));
        memory = out(HostMemoryPort.type(tagWidth + unitWidth, lineWidth));
        RunArbiter turns = instance("turns", new RunArbiter(count, tagWidth, lineWidth));
        for (int i = 0; i < count; i++) {
            RequestRuns.Kind kind = i < single
                    ? RequestRuns.Kind.SINGLE
                    : i < single + followed ? RequestRuns.Kind.FOLLOWED : RequestRuns.Kind.COLLECTED;
            RequestRuns runs = instance("runs" + i, new RequestRuns(tagWidth, lineWidth, burstLines, kind));
            connect(runs.request, units.get(i).request());
            connect(turns.sources.get(i), runs.run);
        }
        HostMemoryRequest chosen = turns.sink.data();
        HostMemoryRequest asked = memory.request().data();
        memory.request().valid().set(turns.sink.valid());
        turns.sink.ready().set(memory.request().ready());
        asked.takeOver(chosen, turns.chosen.cat(chosen.tag()));
        answer(tagWidth, unitWidth);
    }

    private void answer(int tagWidth, int unitWidth) {
        HostMemoryAnswer answer = memory.answer().data();
        UInt unit = answer.tag().bits(tagWidth + unitWidth - 1, tagWidth);
        memory.answer().ready().set(true);
        for (int i = 0; i < units.size(); i++) {
            Stream<HostMemoryAnswer> own = units.get(i).answer();
            own.valid().set(memory.answer().valid().and(unit.eq(i)));
            own.data().tag().set(answer.tag().trunc(tagWidth));
            own.data().data().set(answer.data());
            assertAlways(own.valid().implies(own.ready()), "who asks has a place for the answer");
        }
    }
}
