package org.heddle.gallery.packetfifo;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.lib.bus.AxiStream;
import org.heddle.hdl.lib.bus.AxiStreamRules;
import org.heddle.hdl.lib.bus.BusRules.Asserted;

/** The queue between the rules of AXI4-Stream: whoever sends to it is assumed to keep them, and it keeps them itself. */
public final class CheckedFifo extends Component {
    public final AxiStream incoming;
    public final AxiStream outgoing;
    public final Bool dropped = out(bool());

    public CheckedFifo(int bytes, int depth) {
        parameter("bytes", bytes);
        parameter("depth", depth);
        incoming = in(AxiStream.type(bytes, 1));
        outgoing = out(AxiStream.type(bytes, 1));
        PacketFifo fifo = instance(new PacketFifo(bytes, depth));
        connect(fifo.incoming, incoming);
        connect(outgoing, fifo.outgoing);
        dropped.set(fifo.dropped);

        AxiStreamRules before = instance(new AxiStreamRules(bytes, 1, Asserted.NONE));
        before.bus.set(incoming);
        assume(before.masterKeeps, "who sends keeps the rules of AXI4-Stream");
        AxiStreamRules behind = instance(new AxiStreamRules(bytes, 1, Asserted.MASTER));
        behind.bus.set(outgoing);
    }
}
