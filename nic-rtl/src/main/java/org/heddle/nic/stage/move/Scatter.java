package org.heddle.nic.stage.move;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.LinePiece;
import org.heddle.nic.stage.pattern.LineSplitter;
import org.heddle.nic.stage.pattern.Segment;

/**
 * Stores packed payload words into segments, touching no other byte; the word behind the last segment of an access begins anew.
 *
 * <pre>
 *  segment ─► LineSplitter ─► WordWalker ─┐
 *  payload ─────────────────► LaneUnpacker ┴─► words of a line ─► lines ─► memory
 * </pre>
 *
 * <p>Words are collected into lines, a line is written once. Throughput: one word per cycle less {@link DataPath#segmentSetup} cycles for
 * each segment; what is given in order is written in order. Up to {@link DataPath#linesAhead} lines are given to the memory and not yet
 * reported. Without payload it waits; nothing is written before its bytes are there.
 */
public final class Scatter extends Component {
    private static final int LINES_WAITING = 4;
    /** Lanes of a word whose wanted ones are counted and compared in the cycle in which they are found; of more, a cycle later. */
    private static final int MOST_LANES_AT_ONCE = 8;

    public final Stream<Segment> segment;
    public final Stream<PayloadWord> payload;

    /** Writes; line numbers are those of the segments' addresses. */
    public final Stream<LineRequest> memory;
    /** 1 in the cycle in which the memory reports one line written. */
    public final Bool writeDone = in(bool());
    /** 1 in the cycle in which the last line of an access has been written. */
    public final Bool done = out(bool());
    /** 1 while the next word waits for payload. */
    public final Bool isStarved = out(bool());
    /** 1 while a word waits for a place for its line. */
    public final Bool isBlocked = out(bool());

    private final DataPath path;

    /**
     * @param path widths, and the format of the segments
     */
    public Scatter(DataPath path) {
        this.path = path;
        parameter("path", path);
        segment = in(stream(Segment.type(path.segments())));
        payload = in(stream(PayloadWord.type(path)));
        memory = out(stream(LineRequest.type(path.lineBytes(), path.lineNumberBits(), path.lineLanes())));
        LineSplitter splitter = instance(new LineSplitter(path));
        WordWalker walker = instance(new WordWalker(path));
        boolean isCounted = path.wordLanes() > MOST_LANES_AT_ONCE;
        LaneUnpacker unpacker = instance(new LaneUnpacker(path, isCounted));
        Queue<LineRequest> lines = instance(new Queue<>(
                LineRequest.type(path.lineBytes(), path.lineNumberBits(), path.lineLanes()), LINES_WAITING));

        connect(splitter.segment, segment);
        SkidBuffer<LinePiece> cut = instance("cut", new SkidBuffer<>(LinePiece.type(path)));
        connect(cut.source, splitter.piece);
        connect(walker.piece, cut.sink);
        connect(unpacker.payload, payload);
        connect(memory, lines.dequeue);

        Stream<WordWalker.Step> steps = walker.step;
        UInt line = cut.sink.data().line();
        if (isCounted) {
            SkidBuffer<PlacedStep> placed = instance("placed", new SkidBuffer<>(PlacedStep.type(path)));
            placeSteps(walker.step, line, placed.source);
            steps = wire("steps", stream(WordWalker.Step.type(path)));
            steps.valid().set(placed.sink.valid());
            placed.sink.ready().set(steps.ready());
            connect(steps.data(), placed.sink.data().step());
            line = placed.sink.data().line();
            unpacker.count.set(placed.sink.data().lanes());
        }
        WordWalker.Step step = steps.data();
        Queue<Bool> underWay = instance(new Queue<>(bool(), path.linesAhead()));
        Bool hasRoom = step.endsPiece().not().or(lines.enqueue.ready().and(underWay.enqueue.ready()));
        unpacker.want.valid().set(steps.valid().and(hasRoom));
        steps.ready().set(unpacker.want.ready().and(hasRoom));
        unpacker.want.data().first().set(step.first());
        unpacker.want.data().last().set(step.last());
        unpacker.want.data().ends().set(step.endsAccess());
        unpacker.lanes.ready().set(true);

        collect(unpacker.lanes, step, line, lines.enqueue);
        report(lines.enqueue.fires(), step.endsAccess(), underWay);
        isStarved.set(unpacker.want.valid().and(unpacker.lanes.valid().not()));
        isBlocked.set(steps.valid().and(hasRoom.not()));
    }

    /** Adds to each word what is known of it before it waits. */
    private void placeSteps(Stream<WordWalker.Step> steps, UInt line, Stream<PlacedStep> placed) {
        placed.valid().set(steps.valid());
        steps.ready().set(placed.ready());
        connect(placed.data().step(), steps.data());
        placed.data().line().set(line);
        placed.data().lanes().set(Lanes.count(steps.data().first(), steps.data().last()));
    }

    /** Words that have arrived wait here until their piece is complete. */
    private void collect(Stream<LaneRun> word, WordWalker.Step step, UInt number, Stream<LineRequest> line) {
        UInt lineData = word.data().data();
        UInt lineMask = lanesOf(word.data());
        if (path.lineWords() > 1) {
            UInt data = lineData;
            UInt mask = lineMask;
            List<UInt> words = new ArrayList<>();
            List<UInt> masks = new ArrayList<>();
            for (int i = 0; i < path.lineWords(); i++) {
                Bool comes = step.index().eq(i);
                masks.add(0, mux(comes, mask, lit(0, mask.width())));
                words.add(0, data);
                // Words come in their order: of the last one nothing is kept.
                if (i < path.lineWords() - 1) {
                    UInt kept = reg("word" + i, uint(data.width()));
                    UInt keptLanes = reg("lanes" + i, uint(mask.width())).init(0);
                    UInt lanes = masks.get(0).or(keptLanes);
                    masks.set(0, lanes);
                    words.set(0, mux(comes, data, kept));
                    when(word.fires().and(comes), () -> kept.set(data));
                    when(word.fires(), () -> keptLanes.set(mux(step.endsPiece(), lit(0, mask.width()), lanes)));
                }
            }
            lineData = Types.cat(words);
            lineMask = Types.cat(masks);
        }
        line.valid().set(word.valid().and(step.endsPiece()));
        line.data().write().set(true);
        line.data().line().set(number);
        line.data().data().set(lineData);
        line.data().lanes().set(lineMask);
    }

    /** One bit for each lane from the first to the last. */
    private UInt lanesOf(LaneRun run) {
        int lanes = path.wordLanes();
        return Lanes.mask(lit((1L << lanes) - 1, lanes), run.first(), run.last());
    }

    /** Lines are reported written in the order in which they were collected; the last one of an access ends it. */
    private void report(Bool lineCollected, Bool endsAccess, Queue<Bool> underWay) {
        underWay.enqueue.valid().set(lineCollected);
        underWay.enqueue.data().set(endsAccess);
        underWay.dequeue.ready().set(writeDone);
        done.set(writeDone.and(underWay.dequeue.data()));
        assertAlways(
                writeDone.not().or(underWay.dequeue.valid()),
                "the controller reports a line only after it was given one");
    }
}
