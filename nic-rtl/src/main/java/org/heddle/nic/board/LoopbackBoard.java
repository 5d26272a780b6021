package org.heddle.nic.board;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.lib.serial.SerialBridge;
import org.heddle.nic.loopback.LoopbackNode;
import org.heddle.nic.stage.host.HostRequest;

/**
 * The smallest network interface on a board: its host port behind a serial line, its link joined to itself, one clock.
 *
 * <pre>
 *  rx ─► SerialBridge ─► HalfWords ─► LoopbackNode ─┐
 *  tx ◄──────┘               ▲────────────┘   ▲     │ link
 *                                             └─────┘
 * </pre>
 *
 * <p>A message to another node comes back over the link, and is discarded and counted there, as it is for others.
 */
public final class LoopbackBoard extends Component {
    /** Cycles of a bit after which half a command on the line is forgotten. */
    static final int IDLE_BITS = 200;

    /** The line to the board, of any clock. */
    public final Bool rx = asynchronousIn(bool());

    /** The line from the board. */
    public final Bool tx = out(bool());

    /**
     * @param cyclesPerBit of the line, at least 4
     */
    public LoopbackBoard(int cyclesPerBit) {
        parameter("cyclesPerBit", cyclesPerBit);
        SerialBridge bridge =
                instance("bridge", new SerialBridge(HostRequest.ADDRESS_WIDTH, cyclesPerBit, IDLE_BITS * cyclesPerBit));
        HalfWords halves = instance("halves", new HalfWords());
        LoopbackNode nic = instance("nic", LoopbackNode.ofOneClock());
        bridge.receiveLine.set(rx);
        tx.set(bridge.transmitLine);
        connect(halves.request, bridge.request);
        connect(bridge.response, halves.response);
        connect(nic.request, halves.host);
        connect(halves.answer, nic.response);
        nic.node.set(0);
        connect(nic.receive, nic.transmit);
    }
}
