package org.heddle.nic.move;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.pattern.LinePiece;

/**
 * Walks the 8-byte words of line pieces, one per cycle, and says which lanes of each are wanted.
 *
 * <p>Before the first word of a segment it waits {@code segmentSetup} cycles: what a unit spends on an element beside
 * moving its words. The wait begins when the piece is offered, so that it overlaps with memory latency.
 */
final class WordWalker extends Component {
    /**
     * One word of a line.
     *
     * @param index 2 bits: which of the line's four words
     * @param low 1 if bytes 0 to 3 are wanted
     * @param high 1 if bytes 4 to 7 are wanted
     * @param endsPiece 1 for the last word of its piece
     * @param endsAccess 1 for the last word of its access
     */
    record Step(UInt index, Bool low, Bool high, Bool endsPiece, Bool endsAccess) implements Bundle {
        static BundleType<Step> type() {
            return bundle(Step.class, uint(2), bool(), bool(), bool(), bool());
        }
    }

    /** Taken with the last word of the piece. */
    final Stream<LinePiece> piece = in(stream(LinePiece.type()));

    final Stream<Step> step = out(stream(Step.type()));

    WordWalker(int segmentSetup) {
        parameter("setup", segmentSetup);
        UInt position = reg(uint(2));
        Bool inPiece = reg(bool()).init(false);

        UInt firstWord = piece.data().firstLane().bits(2, 1);
        UInt lastWord = piece.data().lastLane().bits(2, 1);
        UInt index = mux(inPiece, position, firstWord);
        Bool isFirst = index.eq(firstWord);
        Bool isLast = index.eq(lastWord);

        step.valid().set(piece.valid().and(setupDone(segmentSetup, inPiece)));
        step.data().index().set(index);
        step.data().low().set(isFirst.not().or(piece.data().firstLane().bit(0).not()));
        step.data().high().set(isLast.not().or(piece.data().lastLane().bit(0)));
        step.data().endsPiece().set(isLast);
        step.data().endsAccess().set(isLast.and(piece.data().last()));
        piece.ready().set(step.fires().and(isLast));

        when(step.fires(), () -> {
            inPiece.set(isLast.not());
            position.set(index.addWrap(1));
        });
    }

    private Bool setupDone(int segmentSetup, Bool inPiece) {
        if (segmentSetup == 0) {
            return lit(true);
        }
        UInt setupLeft = reg(uint(Types.bitsToNumber(segmentSetup + 1))).init(segmentSetup);
        Bool needsSetup = piece.data().startsSegment().and(inPiece.not());
        when(step.fires(), () -> setupLeft.set(segmentSetup))
                .elseWhen(
                        piece.valid().and(needsSetup).and(setupLeft.ne(0)), () -> setupLeft.set(setupLeft.subWrap(1)));
        return needsSetup.not().or(setupLeft.eq(0));
    }
}
