package org.heddle.nic.stage.memory.hostbus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/**
 * The bus has one owner: a transaction begins behind a grant and within no other, moves whole lines, each asked for, and is followed by an
 * answer for each of them.
 */
public final class HostBusMasterProof extends ProofComponent {
    private static final int TAG_WIDTH = 2;
    private static final int BURST_LINES = 2;
    private static final int WORDS = 8;
    private static final int WORD_WIDTH = 3;
    private static final int COUNT_WIDTH = 4;

    private final Stream<HostMemoryRequest> request = in(stream(HostMemoryRequest.type(TAG_WIDTH)));
    private final BusPins pins = out(BusPins.type());

    public HostBusMasterProof() {
        HostBusMaster unit = instance("unit", new HostBusMaster(TAG_WIDTH, BURST_LINES));
        connect(unit.request, request);
        connect(pins, unit.pins);
        unit.answer.ready().set(true);
        Bool underWay = reg(bool()).init(false);
        Bool granted = reg(bool()).init(false);
        UInt words = reg(uint(WORD_WIDTH)).init(0);
        UInt lines = reg(uint(COUNT_WIDTH)).init(0);
        Bool ends = pins.moves().and(pins.isFinal());
        granted.set(pins.grant());
        assume(pins.moves().implies(underWay), "words move behind the beginning of a transaction");
        when(pins.begins(), () -> underWay.set(true)).elseWhen(ends, () -> underWay.set(false));
        when(pins.moves(), () -> words.set(words.addWrap(1)));

        Bool lineEnds = pins.moves().and(words.eq(WORDS - 1));
        assertAlways(pins.begins().implies(granted), "a transaction begins behind a grant");
        assertAlways(pins.begins().implies(underWay.not()), "a transaction begins within no other");
        assertAlways(ends.implies(words.eq(WORDS - 1)), "a transaction moves whole lines");
        Bool answered = reg(bool()).init(false);
        answered.set(lineEnds);
        assertAlways(unit.answer.valid().eq(answered), "each line is answered in the cycle behind its last word");

        // Lines that have been asked for and not ended.
        UInt more = request.fires().asUInt().zext(COUNT_WIDTH);
        UInt fewer = lineEnds.asUInt().zext(COUNT_WIDTH);
        lines.set(lines.addWrap(more).subWrap(fewer));
        Bool busy = insideBit("busy");
        Bool offered = insideBit("waiting.offered");
        Bool spareFull = insideBit("waiting.spareFull");
        UInt waiting =
                offered.asUInt().zext(COUNT_WIDTH).addWrap(spareFull.asUInt().zext(COUNT_WIDTH));
        assertAlways(spareFull.implies(offered), "the second place is filled behind the first");
        assertAlways(lines.eq(waiting.addWrap(busy.asUInt().zext(COUNT_WIDTH))), "no line is lost, and none is made");
        when(underWay, () -> assertAlways(lines.ne(0), "what moves was asked for"));
        assertAlways(busy.eq(underWay.or(pins.begins())), "it is busy while its transaction is under way");
        assertAlways(inside("index", WORD_WIDTH).eq(words), "it counts the words of a line");
        when(underWay.not(), () -> assertAlways(words.eq(0), "between transactions no line is under way"));
        cover(lineEnds.and(pins.isFinal().not()), "a transaction goes on with a second line");
    }
}
