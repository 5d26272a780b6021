package org.heddle.nic.stage.move;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.LinePiece;
import org.heddle.nic.stage.pattern.LineSplitter;
import org.heddle.nic.stage.pattern.Segment;
import org.jspecify.annotations.Nullable;

/**
 * Reads segments and packs them into payload words; the word that ends with the last segment of an access is marked, and need not be full.
 *
 * <pre>
 *  segment ─► LineSplitter ─┬─► memory
 *                           └─► pieces ─┐
 *  readLine ───────────────────► lines ─┴─► WordWalker ─► LanePacker ─► payload
 * </pre>
 *
 * <p>Line reads run ahead of the payload by up to {@link DataPath#linesAhead} lines. Throughput: one word per cycle less
 * {@link DataPath#segmentSetup} cycles for each segment. A stalled payload stops reading when the lines ahead are used up; read data
 * always has its place.
 */
public final class Gather extends Component {
    public final Stream<Segment> segment;

    /** Reads; line numbers are those of the segments' addresses. */
    public final Stream<LineRequest> memory;
    /** 1 in the cycle in which the next line arrives, in the order of the requests. */
    public final Bool readValid = in(bool());
    /** One line. */
    public final UInt readLine;

    public final Stream<PayloadWord> payload;
    /** 1 while the next word waits for its line. */
    public final Bool isStarved = out(bool());

    /** 1 while a line may leave for here, at most two cycles before it comes; a port where lines wait outside. */
    public final @Nullable Bool mayCome;

    private static final int LINES_HERE = 16;
    /** Lines that may come before {@link #mayCome} has told of them: in the cycle in which it is worked out, and the two on their way. */
    private static final int LINES_ON_THEIR_WAY = 4;

    private final DataPath path;

    /**
     * Gathers lines that always have their place here.
     *
     * @param path widths, and the format of the segments
     */
    public Gather(DataPath path) {
        this(path, false);
    }

    /**
     * @param path widths, and the format of the segments
     * @param areHeld whether lines wait outside while {@link #mayCome} is 0, so that few have a place here
     */
    public Gather(DataPath path, boolean areHeld) {
        this.path = path;
        parameter("path", path);
        if (areHeld) {
            parameter("lines", "HELD");
        }
        segment = in(stream(Segment.type(path.segments())));
        memory = out(stream(LineRequest.type(path.lineBytes(), path.lineNumberBits(), path.lineLanes())));
        readLine = in(uint(8 * path.lineBytes()));
        payload = out(stream(PayloadWord.type(path)));
        LineSplitter splitter = instance(new LineSplitter(path));
        connect(splitter.segment, segment);

        Queue<LinePiece> pieces = instance(new Queue<>(LinePiece.type(path), path.linesAhead(), Queue.Output.REGISTER));
        Queue<UInt> lines = instance(
                areHeld
                        ? new Queue<>(uint(8 * path.lineBytes()), LINES_HERE)
                        : new Queue<>(uint(8 * path.lineBytes()), path.linesAhead(), Queue.Output.REGISTER));
        mayCome = areHeld ? out(bool()) : null;
        if (mayCome != null) {
            Bool hasRoom = reg("hasRoom", bool()).init(false);
            hasRoom.set(lines.count.le(LINES_HERE - LINES_ON_THEIR_WAY));
            mayCome.set(hasRoom);
        }
        SkidBuffer<LinePiece> cut = instance("cut", new SkidBuffer<>(LinePiece.type(path)));
        connect(cut.source, splitter.piece);
        requestLines(cut.sink, pieces.enqueue);
        lines.enqueue.data().set(readLine);
        lines.enqueue.valid().set(readValid);
        assertAlways(
                readValid.not().or(lines.enqueue.ready()),
                "a line that was asked for has its place: pieces and lines pair up");

        WordWalker walker = instance(new WordWalker(path));
        connect(walker.piece, pieces.dequeue);
        LanePacker packer = instance(new LanePacker(path));
        WordWalker.Step step = walker.step.data();
        Bool lineHere = lines.dequeue.valid();
        SkidBuffer<LaneRun> walked = instance("walked", new SkidBuffer<>(LaneRun.type(path)));
        LaneRun run = walked.source.data();
        walked.source.valid().set(walker.step.valid().and(lineHere));
        walker.step.ready().set(walked.source.ready().and(lineHere));
        run.data().set(wordOf(lines.dequeue.data(), step.index()));
        run.first().set(step.first());
        run.last().set(step.last());
        run.ends().set(step.endsAccess());
        connect(packer.lanes, walked.sink);
        lines.dequeue.ready().set(walker.step.fires().and(step.endsPiece()));
        isStarved.set(walker.step.valid().and(lineHere.not()));

        SkidBuffer<PayloadWord> skid = instance(new SkidBuffer<>(PayloadWord.type(path)));
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
        int lanes = path.lineLanes();
        return Lanes.mask(lit((1L << lanes) - 1, lanes), piece.firstLane(), piece.lastLane());
    }

    private UInt wordOf(UInt line, UInt index) {
        int bits = 8 * path.wordBytes();
        if (path.lineWords() == 1) {
            return line;
        }
        return line.shr(index.shlGrow(Integer.numberOfTrailingZeros(bits))).trunc(bits);
    }
}
