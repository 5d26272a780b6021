package org.heddle.nic.stage.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.PriorityArbiter;
import org.heddle.hdl.lib.stream.Queue;

/**
 * Lets several units read over one port of the controller, the one with the lowest index first, and tells each which lines are
 * its own: they come back in the order of all requests.
 *
 * <p>Latency: none. Throughput: one request per cycle. Those who read address lists stand before those who read data, which wait
 * for them; a list is short beside what it names.
 */
public final class ReadSharing extends Component {
    public final Vec<Stream<LineRequest>> readers;
    public final Stream<LineRequest> memory;
    /** 1 in the cycle in which the controller returns the next line. */
    public final Bool readValid = in(bool());
    /** One bit for each reader: the line of this cycle is its own. */
    public final UInt ownLine;

    /**
     * @param lineBytes bytes of a line
     * @param readers number of them, at least 2
     * @param underWay most lines that the controller and all readers together may have under way
     */
    public ReadSharing(int lineBytes, int readers, int underWay) {
        parameter("lineBytes", lineBytes);
        parameter("readers", readers);
        parameter("underWay", underWay);
        this.readers = in(vec(readers, stream(LineRequest.type(lineBytes))));
        memory = out(stream(LineRequest.type(lineBytes)));
        ownLine = out(uint(readers));
        PriorityArbiter<LineRequest> arbiter = instance(new PriorityArbiter<>(LineRequest.type(lineBytes), readers));
        Queue<UInt> owners = instance(new Queue<>(uint(Types.bitsToNumber(readers)), underWay));
        connect(arbiter.sources, this.readers);
        connect(memory.data(), arbiter.sink.data());
        memory.valid().set(arbiter.sink.valid().and(owners.enqueue.ready()));
        arbiter.sink.ready().set(memory.ready().and(owners.enqueue.ready()));
        owners.enqueue.valid().set(memory.fires());
        owners.enqueue.data().set(arbiter.chosen);
        owners.dequeue.ready().set(readValid);
        ownLine.set(mux(readValid, owners.dequeue.data().toOneHot(readers), lit(0, readers)));
        assertAlways(readValid.not().or(owners.dequeue.valid()), "a line comes back only for a request");
    }
}
