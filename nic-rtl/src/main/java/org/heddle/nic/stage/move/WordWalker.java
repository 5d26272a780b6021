package org.heddle.nic.stage.move;

import static org.heddle.hdl.Types.bundle;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.LinePiece;

/**
 * Walks the words of line pieces, one per cycle, and says which lanes of each are wanted.
 *
 * <p>Before the first word of a segment it waits {@link DataPath#segmentSetup} cycles: what a unit spends on an element beside
 * moving its words. The wait begins when the piece is offered, so that it overlaps with memory latency.
 */
final class WordWalker extends Component {
    /**
     * One word of a line.
     *
     * @param index which of the line's words
     * @param first first wanted lane of the word
     * @param last last wanted lane of the word
     * @param endsPiece 1 for the last word of its piece
     * @param endsAccess 1 for the last word of its access
     */
    record Step(UInt index, UInt first, UInt last, Bool endsPiece, Bool endsAccess) implements Bundle {
        static BundleType<Step> type(DataPath path) {
            return bundle(
                    Step.class,
                    Types.uint(Types.bitsToNumber(path.lineWords())),
                    Types.uint(path.wordLaneBits()),
                    Types.uint(path.wordLaneBits()),
                    Types.bool(),
                    Types.bool());
        }
    }

    /** Taken with the last word of the piece. */
    final Stream<LinePiece> piece;

    final Stream<Step> step;

    WordWalker(DataPath path) {
        parameter("path", path);
        piece = in(stream(LinePiece.type(path)));
        step = out(stream(Step.type(path)));
        Bool inPiece = unused(reg(bool()).init(false)); // by lines of one word

        UInt firstLane = piece.data().firstLane();
        UInt lastLane = piece.data().lastLane();
        UInt index = index(path, inPiece, firstLane);
        Bool isFirst = index.eq(wordOf(path, firstLane));
        Bool isLast = index.eq(wordOf(path, lastLane));

        step.valid().set(piece.valid().and(setupDone(path.segmentSetup(), inPiece)));
        step.data().index().set(index);
        step.data().first().set(mux(isFirst, firstLane.trunc(path.wordLaneBits()), lit(0, path.wordLaneBits())));
        step.data()
                .last()
                .set(mux(isLast, lastLane.trunc(path.wordLaneBits()), lit(path.wordLanes() - 1, path.wordLaneBits())));
        step.data().endsPiece().set(isLast);
        step.data().endsAccess().set(isLast.and(piece.data().last()));
        piece.ready().set(step.fires().and(isLast));
        when(step.fires(), () -> inPiece.set(isLast.not()));
    }

    /** The word of this cycle: the piece's first, then one after the other. */
    private UInt index(DataPath path, Bool inPiece, UInt firstLane) {
        if (path.lineWords() == 1) {
            return lit(0, 1);
        }
        UInt position = reg("position", uint(Types.bitsToNumber(path.lineWords())));
        UInt index = mux(inPiece, position, wordOf(path, firstLane));
        when(step.fires(), () -> position.set(index.addWrap(1)));
        return index;
    }

    private UInt wordOf(DataPath path, UInt lane) {
        return path.lineWords() == 1 ? lit(0, 1) : lane.bits(path.lineLaneBits() - 1, path.wordLaneBits());
    }

    private Bool setupDone(int segmentSetup, Bool inPiece) {
        if (segmentSetup == 0) {
            return lit(true);
        }
        UInt setupLeft = reg(uint(Types.bitsToNumber(segmentSetup + 1))).init(segmentSetup);
        Bool needsSetup = piece.data().startsSegment().and(inPiece.not());
        when(step.fires(), () -> setupLeft.set(segmentSetup))
                .elseWhen(piece.valid().and(needsSetup).and(setupLeft.ne(0)), setupLeft::decrement);
        return needsSetup.not().or(setupLeft.eq(0));
    }
}
