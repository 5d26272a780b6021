package org.heddle.nic.move;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.Queue;
import org.heddle.nic.memory.LineRequest;
import org.heddle.nic.memory.SoDimmController;
import org.heddle.nic.pattern.Access;
import org.heddle.nic.pattern.LinePiece;
import org.heddle.nic.pattern.LineSplitter;
import org.heddle.nic.pattern.SegmentGenerator;

/**
 * The Write Unit: stores packed 8-byte words into the elements of an access (VS, VSS), touching no other byte.
 *
 * <p>Words are collected into lines, a line is written once. Throughput: 8 bytes per cycle less {@code segmentSetup}
 * cycles for each segment. One access at a time: the next is taken when every line of the one before has been written.
 * Without payload it waits; nothing is written before its bytes are there.
 */
public final class WriteUnit extends Component {
    private static final int LINES_WAITING = 4;
    private static final int WORDS_OF_LINE = 4;

    public final Stream<Access> access = in(stream(Access.type()));
    public final Stream<PayloadWord> payload = in(stream(PayloadWord.type()));
    public final Stream<LineRequest> memory = out(stream(LineRequest.type(SoDimmController.LINE_BYTES)));
    /** 1 in the cycle in which the controller reports one line written. */
    public final Bool writeDone = in(bool());
    /** 1 in the cycle in which the whole access has been written. */
    public final Bool done = out(bool());

    /**
     * @param segmentSetup cycles spent on each segment beside moving its words
     */
    public WriteUnit(int segmentSetup) {
        parameter("setup", segmentSetup);
        Bool busy = reg(bool()).init(false);
        SegmentGenerator generator = instance(new SegmentGenerator());
        LineSplitter splitter = instance(new LineSplitter());
        WordWalker walker = instance(new WordWalker(segmentSetup));
        LaneUnpacker unpacker = instance(new LaneUnpacker());
        Queue<LineRequest> lines = instance(new Queue<>(LineRequest.type(SoDimmController.LINE_BYTES), LINES_WAITING));

        generator.access.valid().set(access.valid().and(busy.not()));
        access.ready().set(generator.access.ready().and(busy.not()));
        connect(generator.access.data(), access.data());
        connect(splitter.segment, generator.segment);
        connect(walker.piece, splitter.piece);
        connect(unpacker.payload, payload);
        connect(memory, lines.dequeue);

        WordWalker.Step step = walker.step.data();
        Bool hasRoom = step.endsPiece().not().or(lines.enqueue.ready());
        unpacker.want.valid().set(walker.step.valid().and(hasRoom));
        walker.step.ready().set(unpacker.want.ready().and(hasRoom));
        unpacker.want.data().low().set(step.low());
        unpacker.want.data().high().set(step.high());
        unpacker.want.data().last().set(step.endsAccess());
        unpacker.lanes.ready().set(true);

        collect(unpacker.lanes, step, splitter.piece.data(), lines.enqueue);
        report(busy, lines.enqueue.fires(), lines.enqueue.fires().and(step.endsAccess()));
    }

    /** Words that have arrived wait here until their piece is complete. */
    private void collect(Stream<LanePair> word, WordWalker.Step step, LinePiece piece, Stream<LineRequest> line) {
        UInt collected = reg(uint(256));
        UInt collectedLanes = reg(uint(8)).init(0);

        UInt wordLanes = word.data().high().asUInt().cat(word.data().low().asUInt());
        List<UInt> words = new ArrayList<>();
        List<UInt> lanes = new ArrayList<>();
        for (int i = 0; i < WORDS_OF_LINE; i++) {
            Bool here = step.index().eq(i);
            words.add(0, mux(here, word.data().data(), collected.bits(64 * i + 63, 64 * i)));
            lanes.add(0, mux(here, wordLanes, collectedLanes.bits(2 * i + 1, 2 * i)));
        }
        UInt data = words.get(0).cat(words.get(1)).cat(words.get(2)).cat(words.get(3));
        UInt mask = lanes.get(0).cat(lanes.get(1)).cat(lanes.get(2)).cat(lanes.get(3));

        line.valid().set(word.valid().and(step.endsPiece()));
        line.data().write().set(true);
        line.data().line().set(piece.line());
        line.data().data().set(data);
        line.data().lanes().set(mask);
        when(word.fires(), () -> {
            collected.set(data);
            collectedLanes.set(mux(step.endsPiece(), lit(0, 8), mask));
        });
    }

    private void report(Bool busy, Bool lineCollected, Bool lastCollected) {
        UInt outstanding = reg(uint(4)).init(0);
        Bool collectedAll = reg(bool()).init(false);
        when(lineCollected.and(writeDone.not()), () -> outstanding.set(outstanding.addWrap(1)))
                .elseWhen(writeDone.and(lineCollected.not()), () -> outstanding.set(outstanding.subWrap(1)));
        Bool finished = collectedAll.and(outstanding.eq(0));
        done.set(finished);
        when(lastCollected, () -> collectedAll.set(true));
        when(access.fires(), () -> busy.set(true));
        when(finished, () -> {
            collectedAll.set(false);
            busy.set(false);
        });
    }
}
