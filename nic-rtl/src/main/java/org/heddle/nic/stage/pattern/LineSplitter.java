package org.heddle.nic.stage.pattern;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/**
 * Cuts segments at line boundaries.
 *
 * <p>Latency: the first piece in the cycle after its segment. Throughput: one piece per cycle, also across segments: the
 * next segment is taken with the last piece of the one before.
 */
public final class LineSplitter extends Component {
    public final Stream<Segment> segment = in(stream(Segment.type()));
    public final Stream<LinePiece> piece;

    /** Byte addresses and lengths without their two lowest bits. */
    private static final int LANE_ADDRESS_WIDTH = Access.ADDRESS_WIDTH - 2;

    private static final int LANES_WIDTH = Access.BYTES_WIDTH - 2;

    public LineSplitter(DataPath path) {
        parameter("line", path.lineBytes());
        piece = out(stream(LinePiece.type(path)));
        int bits = path.lineLaneBits();
        UInt lane = reg(uint(LANE_ADDRESS_WIDTH));
        UInt lanesLeft = reg(uint(LANES_WIDTH)).init(0);
        Bool starts = reg(bool());
        Bool lastSegment = reg(bool());

        UInt firstLane = lane.bits(bits - 1, 0);
        UInt lanesInLine = lit(path.lineLanes(), bits + 1).subWrap(firstLane.zext(bits + 1));
        Bool endsSegment = lanesLeft.le(lanesInLine);
        UInt lanesTaken = mux(endsSegment, lanesLeft.trunc(bits + 1), lanesInLine);

        piece.valid().set(lanesLeft.ne(0));
        piece.data().line().set(lane.bits(LANE_ADDRESS_WIDTH - 1, bits));
        piece.data().firstLane().set(firstLane);
        piece.data().lastLane().set(firstLane.addWrap(lanesTaken.trunc(bits)).subWrap(1));
        piece.data().startsSegment().set(starts);
        piece.data().last().set(endsSegment.and(lastSegment));

        when(piece.fires(), () -> {
            lane.set(lane.addWrap(lanesTaken.zext(LANE_ADDRESS_WIDTH)));
            lanesLeft.set(lanesLeft.subWrap(lanesTaken.zext(LANES_WIDTH)));
            starts.set(false);
        });
        segment.ready().set(lanesLeft.eq(0).or(piece.fires().and(endsSegment)));
        when(segment.fires(), () -> {
            lane.set(segment.data().address().bits(Access.ADDRESS_WIDTH - 1, 2));
            lanesLeft.set(segment.data().bytes().bits(Access.BYTES_WIDTH - 1, 2));
            starts.set(true);
            lastSegment.set(segment.data().last());
        });
    }
}
