package org.heddle.nic.stage.move;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.nic.harness.Paths;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemorySharing;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.Segment;

/** Gather and scatter of host memory behind one port, any byte to any byte. */
final class HostMove extends Component {
    private static final int TAG_WIDTH = 4;

    final Stream<Segment> read;
    final Stream<PayloadWord> gathered;
    final Stream<Segment> write;
    final Stream<PayloadWord> scattered;
    final Bool written = out(bool());
    final HostMemoryPort memory = out(HostMemoryPort.type(TAG_WIDTH + 1));

    /**
     * @param areHeld whether lines wait where they have come in order, until the gather has room for them
     */
    HostMove(boolean areHeld) {
        DataPath path = Paths.HOST;
        read = in(stream(Segment.type(path.segments())));
        gathered = out(stream(PayloadWord.type(path)));
        write = in(stream(Segment.type(path.segments())));
        scattered = in(stream(PayloadWord.type(path)));
        Gather gather = instance("gather", new Gather(path, areHeld));
        Scatter scatter = instance("scatter", new Scatter(path));
        OrderedLines reads =
                instance("reads", new OrderedLines(TAG_WIDTH, HostMemoryRequest.LINE_ADDRESS_WIDTH, areHeld));
        if (gather.mayCome != null) {
            reads.mayLeave.set(gather.mayCome);
            unused(reads.leaves);
        }
        OrderedLines writes = instance("writes", new OrderedLines(TAG_WIDTH));
        HostMemorySharing sharing = instance("sharing", new HostMemorySharing(2, TAG_WIDTH));
        connect(gather.segment, read);
        connect(gathered, gather.payload);
        connect(reads.request, gather.memory);
        gather.readValid.set(reads.returns);
        gather.readLine.set(reads.line);
        connect(scatter.segment, write);
        connect(scatter.payload, scattered);
        connect(writes.request, scatter.memory);
        scatter.writeDone.set(writes.returns);
        written.set(scatter.done);
        connect(sharing.units.get(0), reads.memory);
        connect(sharing.units.get(1), writes.memory);
        connect(memory, sharing.memory);
        // Of a read there are none, and of a line that is written in part some mean nothing.
        payloadOf(lit(false), memory.request().data().data());
    }
}
