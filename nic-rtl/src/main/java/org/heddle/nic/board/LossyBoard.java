package org.heddle.nic.board;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.serial.SerialBridge;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;
import org.heddle.nic.stage.host.HostRequest;

/**
 * Nodes on a board: their host ports, and the registers of the losses between them, behind one serial line.
 *
 * <pre>
 *  rx ─► SerialBridge ─► AccessSplitter ─┬─► AccessSplitter ─┬─► HalfWords ─► node 0 ─► losses ─┐
 *  tx ◄──────┘                           │                   └─► HalfWords ─► node 1 ◄──────────┘
 *                                        └─► HalfWords ─► LossMap
 * </pre>
 *
 * <p>The byte address on the line of node n is n times {@link #NODE_BYTES}, that of {@link LossMap} is {@link #LOSSES}, whether there are one or two nodes.
 */
public abstract sealed class LossyBoard extends Component permits Dimmnet2Board, LoopbackPairBoard {
    /** Bytes of a node's addresses on the line. */
    public static final int NODE_BYTES = 1 << HostRequest.ADDRESS_WIDTH;
    /** Address of {@link LossMap} on the line. */
    public static final int LOSSES = LossyNodes.MOST_NODES * NODE_BYTES;

    private static final int HALF_WIDTH = HostRequest.ADDRESS_WIDTH + 1;

    /** The line to the board, of any clock. */
    public final Bool rx = asynchronousIn(bool());

    /** The line from the board. */
    public final Bool tx = out(bool());

    private final LossyNodes nodes;

    /**
     * A board with its nodes.
     *
     * @param count of nodes, 1 or 2
     * @param cyclesPerBit of the line, at least 4
     */
    LossyBoard(NodeKind<?> kind, int count, int cyclesPerBit) {
        parameter("count", count);
        parameter("cyclesPerBit", cyclesPerBit);
        SerialBridge bridge = instance(
                "bridge", new SerialBridge(HALF_WIDTH + 1, cyclesPerBit, LoopbackBoard.IDLE_BITS * cyclesPerBit));
        bridge.receiveLine.set(rx);
        tx.set(bridge.transmitLine);
        AccessSplitter split = instance("split", new AccessSplitter(HALF_WIDTH));
        connect(split.request, bridge.request);
        connect(bridge.response, split.response);
        nodes = instance("nodes", new LossyNodes(kind, count));
        joinHost("lossWords", split.upper, split.upperResponse, nodes.lossRequest, nodes.lossResponse);
        if (count == 1) {
            joinNode(0, split.lower, split.lowerResponse);
            return;
        }
        AccessSplitter each = instance("each", new AccessSplitter(HostRequest.ADDRESS_WIDTH));
        connect(each.request, split.lower);
        connect(split.lowerResponse, each.response);
        joinNode(0, each.lower, each.lowerResponse);
        joinNode(1, each.upper, each.upperResponse);
    }

    private void joinNode(int number, Stream<RegisterRequest> request, Stream<RegisterResponse> response) {
        joinHost("words" + number, request, response, nodes.requests.get(number), nodes.responses.get(number));
    }

    /** Joins accesses on the line with a host port, whose addresses may be shorter. */
    private void joinHost(
            String name,
            Stream<RegisterRequest> request,
            Stream<RegisterResponse> response,
            Stream<HostRequest> host,
            Stream<UInt> answer) {
        HalfWords halves = instance(name, new HalfWords());
        halves.request.valid().set(request.valid());
        request.ready().set(halves.request.ready());
        AccessSplitter.narrow(halves.request.data(), request.data());
        connect(response, halves.response);
        connect(host, halves.host);
        connect(halves.answer, answer);
    }
}
