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
    public final Stream<Segment> segment;
    public final Stream<LinePiece> piece;

    /**
     * @param path bytes of a line, format of the segments
     */
    public LineSplitter(DataPath path) {
        parameter("line", path.lineBytes());
        parameter("segments", path.segments());
        SegmentFormat format = path.segments();
        segment = in(stream(Segment.type(format)));
        piece = out(stream(LinePiece.type(path)));
        // Addresses and lengths without the bits that are 0.
        int offsetBits = format.laneOffsetBits();
        int addressWidth = format.addressWidth() - offsetBits;
        int lanesWidth = format.bytesWidth() - offsetBits;
        int bits = path.lineLaneBits();
        UInt lane = reg(uint(addressWidth));
        UInt lanesLeft = reg(uint(lanesWidth)).init(0);
        Bool starts = reg(bool());
        Bool lastSegment = reg(bool());

        UInt firstLane = lane.bits(bits - 1, 0);
        UInt lanesInLine = lit(path.lineLanes(), bits + 1).subWrap(firstLane.zext(bits + 1));
        UInt linesLeft = lanesLeft.bits(lanesWidth - 1, bits + 1);
        Bool endsSegment = linesLeft.eq(0).and(lanesLeft.trunc(bits + 1).le(lanesInLine));
        // A piece that does not end its segment ends at its line's end, and the next begins at a line's beginning: no
        // sum of lanes is in the way.
        UInt nextLine = lane.bits(addressWidth - 1, bits).addWrap(1);
        UInt segmentsLast = firstLane.addWrap(lanesLeft.trunc(bits)).subWrap(1);

        piece.valid().set(lanesLeft.ne(0));
        piece.data().line().set(lane.bits(addressWidth - 1, bits));
        piece.data().firstLane().set(firstLane);
        piece.data().lastLane().set(mux(endsSegment, segmentsLast, lit(path.lineLanes() - 1, bits)));
        piece.data().startsSegment().set(starts);
        piece.data().last().set(endsSegment.and(lastSegment));

        when(piece.fires(), () -> {
            lane.set(nextLine.cat(lit(0, bits)));
            lanesLeft.set(mux(endsSegment, lit(0, lanesWidth), lanesLeft.subWrap(lanesInLine.zext(lanesWidth))));
            starts.set(false);
        });
        segment.ready().set(lanesLeft.eq(0).or(piece.fires().and(endsSegment)));
        when(segment.fires(), () -> {
            lane.set(segment.data().address().bits(format.addressWidth() - 1, offsetBits));
            lanesLeft.set(segment.data().bytes().bits(format.bytesWidth() - 1, offsetBits));
            starts.set(true);
            lastSegment.set(segment.data().last());
        });
    }
}
