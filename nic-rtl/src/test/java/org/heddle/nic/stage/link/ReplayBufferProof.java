package org.heddle.nic.stage.link;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.harness.Flat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * The window of the link's retry. Packets are counted by the proof: written, sent for the first time, acknowledged. The solver chooses a
 * number and a word of the packet that bears it: whenever that word leaves, it is the one that was written.
 */
public final class ReplayBufferProof extends ProofComponent {
    private static final int SLOTS = 2;
    private static final int SLOT_WORDS = 4;
    private static final int INDEX_WIDTH = 2;
    private static final int WIDTH = 8;

    private final Stream<PacketWord> write = in(stream(PacketWord.type(8)));
    private final Stream<PacketWord> read = out(stream(PacketWord.type(8)));
    private final Bool mayLeave = in(bool());
    private final Bool restIsHere = in(bool());
    private final Bool acknowledges = in(bool());
    private final UInt acknowledged = in(uint(WIDTH));
    private final Bool again = in(bool());
    private final UInt chosenNumber = in(uint(WIDTH));
    private final UInt chosenWord = in(uint(INDEX_WIDTH));

    /** Whole packets that were written, left for the first time, were acknowledged: all modulo 256, as their numbers are. */
    private final UInt written = reg(uint(WIDTH)).init(0);

    private final UInt sent = reg(uint(WIDTH)).init(0);
    private final UInt arrived = reg(uint(WIDTH)).init(0);
    /** Words of the packet that is being written, and of the one that is leaving. */
    private final UInt wordsIn = reg(uint(INDEX_WIDTH)).init(0);

    private final UInt wordsOut = reg(uint(INDEX_WIDTH)).init(0);
    /** 1 inside a packet that leaves. */
    private final Bool isInside = reg(bool()).init(false);

    private final UInt next = inside("next", WIDTH);
    private final Bool offered = insideBit("offered");
    private final Bool goesBack = insideBit("goesBack");
    private final UInt freed = inside("freed", WIDTH);
    private final ReplayBuffer unit = instance("unit", new ReplayBuffer(SLOTS, SLOTS, SLOT_WORDS));

    public ReplayBufferProof() {
        connect(unit.write, write);
        connect(read, unit.read);
        unit.mayLeave.set(mayLeave);
        unit.restIsHere.set(restIsHere);
        unit.acknowledges.set(acknowledges);
        unit.acknowledged.set(acknowledged);
        unit.again.set(again);
        assumeKept(Flat.words(write));
        assertKept(Flat.words(read));
        assume(stable(chosenNumber).and(stable(chosenWord)), "one word is watched");
        when(write.valid(), () -> assume(write.data().last().or(wordsIn.ne(SLOT_WORDS - 1)), "a packet fits its slot"));
        Bool promised = promises();
        places();
        numbers();
        contents(promised);
    }

    /** Assumes that the rest of a packet comes without a pause once that is promised; returns whether it was promised before. */
    private Bool promises() {
        Bool promised = reg(bool()).init(false);
        Bool promises = promised.or(restIsHere.and(wordsIn.ne(0)));
        promised.set(promises.and(write.fires().and(write.data().last()).not()));
        when(promises, () -> assume(write.valid(), "the rest of a packet comes without a pause, once that is said"));
        return promised;
    }

    /** Never more outstanding than places; acknowledged is only what has left. */
    private void places() {
        Bool isWritten = write.fires().and(write.data().last());
        Bool leaves = read.fires().and(read.data().last());
        when(write.fires(), () -> wordsIn.set(mux(write.data().last(), lit(0, INDEX_WIDTH), wordsIn.addWrap(1))));
        when(isWritten, () -> written.set(written.addWrap(1)));
        Bool isNew = unit.number.eq(sent);
        when(leaves.and(isNew), () -> sent.set(sent.addWrap(1)));
        UInt outstanding = sent.subWrap(arrived);
        UInt news = acknowledged.subWrap(arrived);
        Bool advances = acknowledges.and(news.ne(0)).and(news.le(outstanding));
        when(advances, () -> arrived.set(acknowledged));

        UInt inside = written.subWrap(arrived);
        assertAlways(outstanding.le(inside), "only whole packets are outstanding");
        assertAlways(inside.le(SLOTS), "never more packets than places");
        when(wordsIn.ne(0), () -> assertAlways(write.ready(), "what has begun to be written has its place"));
        UInt fromFreed = written.subWrap(freed);
        UInt inUse = written.subWrap(kept());
        assertAlways(fromFreed.ge(inUse).and(fromFreed.le(SLOTS)), "what counts as free is free");
        assertAlways(write.ready().implies(fromFreed.lt(SLOTS)), "it takes only what it has a place for");
        assertAlways(unit.advances.eq(advances), "only what is outstanding is acknowledged");
        assertAlways(unit.isAwaiting.eq(outstanding.ne(0)), "it awaits what is outstanding");
        assertAlways(unit.leaves.eq(leaves), "it tells when a packet has left");
        assertAlways(unit.packets.eq(written.subWrap(unit.number)), "it counts what waits to leave");
        assertAlways(inside("oldest", WIDTH).eq(arrived), "the oldest is the first unacknowledged");
        assertAlways(inside("top", WIDTH).eq(sent), "all below the top has left");
        assertAlways(inside("tail", WIDTH).eq(written), "the tail stands behind the last whole packet");
        assertAlways(inside("writeIndex", INDEX_WIDTH).eq(wordsIn), "words follow each other");
        cover(outstanding.eq(SLOTS), "as many are outstanding as there are places");
        cover(advances.and(read.valid()).and(isNew.not()), "acknowledged while it leaves once more");
    }

    /** A packet leaves behind its predecessor, or the first unacknowledged one does when all are to leave again. */
    private void numbers() {
        UInt successor = reg(uint(WIDTH)).init(0);
        Bool wanted = reg(bool()).init(false);
        Bool before = reg(bool()).init(false);
        UInt oldest = reg(uint(WIDTH)).init(0);
        Bool againBefore = reg(bool()).init(false);
        before.set(wanted);
        oldest.set(arrived);
        againBefore.set(again);
        Bool leaves = read.fires().and(read.data().last());
        Bool begins = read.valid().and(isInside.not());
        isInside.set(read.valid().and(leaves.not()));
        wanted.set(mux(begins, againBefore.or(again), wanted.or(again)));
        when(leaves, () -> successor.set(unit.number.addWrap(1)));
        when(read.fires(), () -> wordsOut.set(mux(read.data().last(), lit(0, INDEX_WIDTH), wordsOut.addWrap(1))));

        UInt skipped = oldest.subWrap(successor);
        Bool isBehind = skipped.ne(0).and(skipped.bit(WIDTH - 1).not());
        UInt expected = mux(before.or(isBehind), oldest, successor);
        when(begins, () -> assertAlways(unit.number.eq(expected), "packets leave in order, and again from the oldest"));
        when(isInside, () -> {
            assertAlways(read.valid(), "a packet that has begun leaves whole and without a pause");
            assertAlways(stable(unit.number), "under one number");
        });
        when(read.valid(), () -> assertAlways(sent.subWrap(unit.number).le(SLOTS), "none leaves before its turn"));
        cover(leaves.and(unit.number.ne(sent)), "a packet has left once more");
        knowTheNumbers(successor, wanted);
        when(begins, () -> assertAlways(goesBack.eq(againBefore), "it begins only when it need not go back"));
    }

    private void knowTheNumbers(UInt successor, Bool wanted) {
        UInt readIndex = inside("readIndex", INDEX_WIDTH);
        assertAlways(unit.number.eq(next), "the number is the next packet's");
        assertAlways(offered.eq(read.valid()), "a word is offered while a packet leaves");
        assertAlways(written.subWrap(next).le(SLOTS), "what leaves has its place");
        assertAlways(sent.subWrap(next).le(written.subWrap(next)), "what has left is behind or leaves again");
        assertAlways(readIndex.eq(mux(offered, wordsOut.addWrap(1), wordsOut)), "words leave one after the other");
        assertAlways(wordsOut.eq(0).or(isInside), "between packets none has left");
        assertAlways(goesBack.implies(wanted), "it goes back only when it must");
        followAcknowledgements();
        when(isInside, () -> assertAlways(wanted.eq(goesBack), "it goes back when the packet has left"));
        // Numbers by how far they lie before the next new packet: who is farther leaves earlier.
        UInt ofNext = sent.subWrap(next);
        UInt ofSuccessor = sent.subWrap(successor);
        UInt ofOldest = sent.subWrap(arrived);
        assertAlways(ofSuccessor.le(SLOTS), "the successor has its place");
        Bool hasSkipped = ofNext.lt(ofSuccessor).and(ofNext.ge(ofOldest));
        when(offered.not(), () -> {
            when(wanted.not(), () -> assertAlways(ofNext.eq(ofSuccessor).or(hasSkipped), "it is at the successor"));
            when(wanted.and(goesBack.not()), () -> assertAlways(ofNext.ge(ofOldest), "it has gone back"));
        });
    }

    /** Until the next number has followed an acknowledgement, the slots from it on are kept. */
    private void followAcknowledgements() {
        UInt fromNext = written.subWrap(next);
        Bool wasBehind = insideBit("wasBehind");
        assertAlways(
                wasBehind.implies(sent.subWrap(next).ge(sent.subWrap(arrived))), "it moves to the oldest, never back");
        when(offered.not().and(isBehind()), () -> {
            assertAlways(wasBehind.or(insideBit("advanced")), "an acknowledgement is noticed");
            when(
                    wasBehind,
                    () -> assertAlways(
                            write.ready().implies(fromNext.lt(SLOTS)), "no place is taken before it has moved"));
            when(wasBehind.not(), () -> assertAlways(written.subWrap(freed).ge(fromNext), "nothing is free yet"));
        });
    }

    /** Each word leaves as it was written, in its place; the last one alone ends the packet. */
    private void contents(Bool promised) {
        UInt kept = kept();
        UInt word = reg(uint(65)).init(0);
        when(
                write.fires().and(written.eq(chosenNumber)).and(wordsIn.eq(chosenWord)),
                () -> word.set(Flat.bits(write.data())));
        List<UInt> ends = new ArrayList<>();
        for (int slot = 0; slot < SLOTS; slot++) {
            UInt end = reg("end" + slot, uint(INDEX_WIDTH)).init(0);
            when(write.fires().and(write.data().last()).and(written.trunc(1).eq(slot)), () -> end.set(wordsIn));
            ends.add(end);
        }
        for (int slot = 0; slot < SLOTS; slot++) {
            knowTheSlot(slot, ends.get(slot), kept, word);
        }
        UInt end = mux(next.bit(0), ends.get(1), ends.get(0));
        Bool isWhole = written.ne(next);
        cover(offered.and(isWhole.not()), "a packet leaves while it is still being written");
        when(offered, () -> {
            assertAlways(
                    read.data().last().eq(isWhole.and(wordsOut.eq(end))), "the last word, and no other, ends a packet");
            when(isWhole.not(), () -> {
                assertAlways(promised, "what leaves unfinished comes without a pause");
                assertAlways(wordsIn.gt(wordsOut.addGrow(1)), "what leaves unfinished is written ahead");
            });
            when(isWhole, () -> assertAlways(wordsOut.le(end), "words of the packet"));
            when(
                    next.eq(chosenNumber).and(wordsOut.eq(chosenWord)),
                    () -> assertAlways(Flat.bits(read.data()).eq(word), "a word leaves as it was written"));
        });
    }

    /** The oldest packet whose slot must stay as it is. */
    private UInt kept() {
        return mux(offered.and(isBehind()), next, arrived);
    }

    /** Whether the next packet has been acknowledged. */
    private Bool isBehind() {
        UInt behindOldest = arrived.subWrap(next);
        return behindOldest.ne(0).and(behindOldest.bit(WIDTH - 1).not());
    }

    private void knowTheSlot(int slot, UInt end, UInt kept, UInt word) {
        Bool isWritten = written.trunc(1).eq(slot);
        // The number that the slot's whole packet bears, if it has one.
        UInt number = written.subWrap(mux(isWritten, lit(2, WIDTH), lit(1, WIDTH)));
        Bool isWhole = number.subWrap(kept).lt(written.subWrap(kept));
        when(
                isWhole,
                () -> assertAlways(
                        inside("lastIndexes[" + slot + "]", INDEX_WIDTH).eq(end), "it knows where a packet ends"));
        for (int i = 0; i < SLOT_WORDS; i++) {
            int index = i;
            UInt stored = inside("memory.words[" + (slot * SLOT_WORDS + i) + "]", 64);
            Bool isThere = i == 0 ? isWhole : isWhole.and(end.ge(i));
            Bool isChosen = isThere.and(chosenNumber.eq(number));
            if (i < SLOT_WORDS - 1) { // with its last word a packet is whole
                Bool isPart = isWritten.and(isWhole.not()).and(wordsIn.gt(i));
                isChosen = isChosen.or(isPart.and(chosenNumber.eq(written)));
            }
            when(isChosen.and(chosenWord.eq(i)), () -> {
                assertAlways(stored.eq(word.bits(64, 1)), "the chosen word is kept until it has arrived");
                assertAlways(word.bit(0).eq(isThere.and(end.eq(index))), "a packet ends at its last word only");
            });
        }
    }
}
