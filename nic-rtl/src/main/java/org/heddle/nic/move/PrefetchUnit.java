package org.heddle.nic.move;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.Queue;
import org.heddle.hdl.lib.SkidBuffer;
import org.heddle.nic.memory.LineRequest;
import org.heddle.nic.memory.SoDimmController;
import org.heddle.nic.pattern.Access;
import org.heddle.nic.pattern.LinePiece;
import org.heddle.nic.pattern.LineSplitter;
import org.heddle.nic.pattern.SegmentGenerator;

/**
 * The Prefetch Unit: reads the elements of an access (VL, VLS) and packs them into 8-byte words.
 *
 * <p>Line reads run ahead of the payload by up to {@link #LINES_AHEAD} lines, so that rows are opened while earlier words
 * move. Throughput: 8 bytes per cycle less {@code segmentSetup} cycles for each segment; accesses may queue back to back.
 * A stalled payload stops reading when the lines ahead are used up; read data always has its place.
 */
public final class PrefetchUnit extends Component {
    private static final int LINES_AHEAD = 8;

    public final Stream<Access> access = in(stream(Access.type()));
    public final Stream<LineRequest> memory = out(stream(LineRequest.type(SoDimmController.LINE_BYTES)));
    /** 1 in the cycle in which the next line arrives, in the order of the requests. */
    public final Bool readValid = in(bool());
    /** 256 bits. */
    public final UInt readLine = in(uint(256));

    public final Stream<PayloadWord> payload = out(stream(PayloadWord.type()));

    /**
     * @param segmentSetup cycles spent on each segment beside moving its words
     */
    public PrefetchUnit(int segmentSetup) {
        parameter("setup", segmentSetup);
        SegmentGenerator generator = instance(new SegmentGenerator());
        LineSplitter splitter = instance(new LineSplitter());
        connect(generator.access, access);
        connect(splitter.segment, generator.segment);

        Queue<LinePiece> pieces = instance(new Queue<>(LinePiece.type(), LINES_AHEAD));
        Queue<UInt> lines = instance(new Queue<>(uint(256), LINES_AHEAD));
        requestLines(splitter.piece, pieces.enqueue);
        lines.enqueue.data().set(readLine);
        lines.enqueue.valid().set(readValid);
        assertAlways(
                readValid.not().or(lines.enqueue.ready()),
                "a line that was asked for has its place: pieces and lines pair up");

        WordWalker walker = instance(new WordWalker(segmentSetup));
        connect(walker.piece, pieces.dequeue);
        LanePacker packer = instance(new LanePacker());
        WordWalker.Step step = walker.step.data();
        Bool lineHere = lines.dequeue.valid();
        packer.lanes.valid().set(walker.step.valid().and(lineHere));
        walker.step.ready().set(packer.lanes.ready().and(lineHere));
        packer.lanes.data().data().set(wordOf(lines.dequeue.data(), step.index()));
        packer.lanes.data().low().set(step.low());
        packer.lanes.data().high().set(step.high());
        packer.lanes.data().last().set(step.endsAccess());
        lines.dequeue.ready().set(walker.step.fires().and(step.endsPiece()));

        SkidBuffer<PayloadWord> skid = instance(new SkidBuffer<>(PayloadWord.type()));
        connect(skid.source, packer.payload);
        connect(payload, skid.sink);
    }

    /** One read for each piece; the piece is kept until its line is used up. */
    private void requestLines(Stream<LinePiece> piece, Stream<LinePiece> kept) {
        LinePiece data = piece.data();
        connect(kept.data(), data);
        memory.valid().set(piece.valid().and(kept.ready()));
        kept.valid().set(piece.valid().and(memory.ready()));
        piece.ready().set(memory.ready().and(kept.ready()));
        memory.data().write().set(false);
        memory.data().line().set(data.line());
        memory.data().data().set(0);
        memory.data().lanes().set(lanesOf(data));
    }

    /** One bit for each lane from the first to the last. */
    private UInt lanesOf(LinePiece piece) {
        UInt notBefore = lit(0xFF, 8).shlWrap(piece.firstLane());
        UInt notBehind = lit(0xFF, 8).shr(piece.lastLane().not());
        return notBefore.and(notBehind);
    }

    private UInt wordOf(UInt line, UInt index) {
        UInt lower = mux(index.bit(0), line.bits(127, 64), line.bits(63, 0));
        UInt upper = mux(index.bit(0), line.bits(255, 192), line.bits(191, 128));
        return mux(index.bit(1), upper, lower);
    }
}
