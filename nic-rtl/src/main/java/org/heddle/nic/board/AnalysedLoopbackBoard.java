package org.heddle.nic.board;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.lib.analyser.LogicAnalyser;
import org.heddle.hdl.lib.analyser.ProbeLayout;
import org.heddle.hdl.lib.analyser.ProbeList;
import org.heddle.hdl.lib.serial.SerialBridge;
import org.heddle.nic.loopback.TappedLoopbackNode;
import org.heddle.nic.stage.host.HostRequest;

/**
 * The top of {@link LoopbackBoard} with a logic analyser behind the same line, at {@link #ANALYSER}.
 *
 * <pre>
 *  rx ─► SerialBridge ─► AccessSplitter ─► HalfWords ─► TappedLoopbackNode ─┐
 *  tx ◄──────┘               │    ▲             ▲────────────┘ ┊       ▲    │ link
 *                            │    └── half ─┐              tap ┊       └────┘
 *                            └─────────────►LogicAnalyser ◄┄┄┄┄┘
 * </pre>
 */
public final class AnalysedLoopbackBoard extends Component {
    /** Byte address of the analyser's registers on the line; below are those of the node. */
    public static final int ANALYSER = 1 << HostRequest.ADDRESS_WIDTH;
    /** Samples of a capture: as many as the block RAMs that the node leaves on an iCE40HX8K. */
    public static final int DEPTH = 512;

    /** The line to the board, of any clock. */
    public final Bool rx = asynchronousIn(bool());

    /** The line from the board. */
    public final Bool tx = out(bool());

    private final LogicAnalyser analyser;

    /**
     * @param cyclesPerBit of the line, at least 4
     */
    public AnalysedLoopbackBoard(int cyclesPerBit) {
        parameter("cyclesPerBit", cyclesPerBit);
        SerialBridge bridge = instance(
                "bridge",
                new SerialBridge(HostRequest.ADDRESS_WIDTH + 1, cyclesPerBit, LoopbackBoard.IDLE_BITS * cyclesPerBit));
        AccessSplitter split = instance("split", new AccessSplitter(HostRequest.ADDRESS_WIDTH));
        HalfWords halves = instance("halves", new HalfWords());
        TappedLoopbackNode nic = instance("nic", new TappedLoopbackNode());
        bridge.receiveLine.set(rx);
        tx.set(bridge.transmitLine);
        connect(split.request, bridge.request);
        connect(bridge.response, split.response);
        connect(halves.request, split.lower);
        connect(split.lowerResponse, halves.response);
        connect(nic.request, halves.host);
        connect(halves.answer, nic.response);
        nic.node.set(0);
        connect(nic.receive, nic.transmit);
        analyser = instance("analyser", new LogicAnalyser(probes(split, nic), DEPTH));
        joinAnalyser(split);
    }

    private static ProbeList probes(AccessSplitter split, TappedLoopbackNode nic) {
        return new ProbeList()
                .add("host.half", split.half)
                .handshake("sent", nic.sent)
                .add("sent.last", nic.sent.data().last())
                .add("sent.data", nic.sent.data().data())
                .handshake("arrived", nic.arrived)
                .add("arrived.last", nic.arrived.data().last())
                .add("arrived.data", nic.arrived.data().data())
                .add("link.valid", nic.transmit.valid())
                .add("link.last", nic.transmit.last());
    }

    private void joinAnalyser(AccessSplitter split) {
        analyser.connectProbes();
        analyser.request.valid().set(split.upper.valid());
        split.upper.ready().set(analyser.request.ready());
        AccessSplitter.narrow(analyser.request.data(), split.upper.data());
        connect(split.upperResponse, analyser.response);
    }

    /** Returns the probes as this top has them. */
    public ProbeLayout probes() {
        return analyser.layout();
    }
}
