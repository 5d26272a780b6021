package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;

/**
 * Lets several units that read share one port whose lines come in order, each in its turn. The last unit may let its lines wait.
 *
 * <p>Latency: none. Throughput: a line per cycle.
 */
public final class LineTurns extends Component {
    /** Numbers of the lines that the units read. */
    public final Vec<Stream<UInt>> units;
    /** One bit for each unit: 1 in the cycle in which the line that comes is its own. */
    public final UInt owners;
    /** Numbers of all lines that are read. */
    public final Stream<UInt> memory = out(stream(uint(AddressUnit.LINE_WIDTH)));
    /** 1 in the cycle before a line is there, in the order of the requests. */
    public final Bool leaves = in(bool());
    /** 1 in a cycle in which the oldest line may leave. */
    public final Bool mayLeave = out(bool());
    /** 1 in a cycle in which the last unit's lines stay where they are, and those behind them. */
    public final Bool holds = in(bool());

    /**
     * @param count of units, at least 2
     * @param outstanding most requests without an answer
     */
    public LineTurns(int count, int outstanding) {
        parameter("count", count);
        parameter("outstanding", outstanding);
        units = in(vec(count, stream(uint(AddressUnit.LINE_WIDTH))));
        owners = out(uint(count));
        RoundRobinArbiter<UInt> turns = instance("turns", new RoundRobinArbiter<>(uint(AddressUnit.LINE_WIDTH), count));
        for (int i = 0; i < count; i++) {
            connect(turns.sources.get(i), units.get(i));
        }
        Queue<UInt> asked =
                instance("asked", new Queue<>(uint(Types.bitsToNumber(count)), outstanding, Queue.Output.REGISTER));
        // With as many requests on their way as there are places, the next one waits.
        Bool hasPlace = asked.enqueue.ready();
        memory.valid().set(turns.sink.valid().and(hasPlace));
        connect(memory.data(), turns.sink.data());
        turns.sink.ready().set(memory.ready().and(hasPlace));
        asked.enqueue.valid().set(memory.fires());
        asked.enqueue.data().set(turns.chosen);
        asked.dequeue.ready().set(leaves);
        mayLeave.set(holds.and(asked.dequeue.data().eq(count - 1)).not());
        UInt owner = reg("owner", uint(count)).init(0);
        owner.set(mux(leaves, asked.dequeue.data().toOneHot(count), lit(0, count)));
        owners.set(owner);
        assertAlways(leaves.implies(asked.dequeue.valid()), "a line that comes was asked for");
    }
}
