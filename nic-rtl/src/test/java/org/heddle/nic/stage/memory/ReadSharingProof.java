package org.heddle.nic.stage.memory;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.harness.Flat;

/**
 * Requests reach the memory once and unchanged, never more than may be under way, and each line goes to the reader whose request is
 * the oldest unanswered one. The solver chooses any one request; the proof counts those before it.
 */
public final class ReadSharingProof extends ProofComponent {
    private static final int LINE_BYTES = 16;
    private static final int READERS = 3;
    private static final int UNDER_WAY = 3;
    private static final int WIDTH = 2;

    private final Vec<Stream<LineRequest>> readers = in(vec(READERS, stream(LineRequest.type(LINE_BYTES))));
    private final Stream<LineRequest> memory = out(stream(LineRequest.type(LINE_BYTES)));
    private final Bool readValid = in(bool());
    private final Bool choose = in(bool());

    public ReadSharingProof() {
        ReadSharing unit = instance("unit", new ReadSharing(LINE_BYTES, READERS, UNDER_WAY));
        connect(unit.readers, readers);
        connect(memory, unit.memory);
        unit.readValid.set(readValid);
        assertKept(Flat.requests(memory));
        UInt asker = requestsPass();

        UInt underWay = reg(uint(WIDTH)).init(0);
        assume(underWay.ne(0).or(readValid.not()), "a line comes back only for a request");
        Bool asked = memory.fires();
        when(asked.and(readValid.not()), () -> underWay.set(underWay.addWrap(1)))
                .elseWhen(readValid.and(asked.not()), () -> underWay.set(underWay.subWrap(1)));

        Bool chosen = reg(bool()).init(false);
        UInt owner = reg(uint(WIDTH)).init(0);
        UInt ahead = reg(uint(WIDTH)).init(0);
        when(chosen.not().and(choose).and(asked), () -> {
                    chosen.set(true);
                    owner.set(asker);
                    ahead.set(mux(readValid, underWay.subWrap(1), underWay));
                })
                .elseWhen(chosen.and(readValid), () -> {
                    when(ahead.eq(0), () -> chosen.set(false)).otherwise(() -> ahead.set(ahead.subWrap(1)));
                });
        Bool itsTurn = chosen.and(ahead.eq(0)).and(readValid);
        when(itsTurn, () -> assertAlways(unit.ownLine.eq(owner.toOneHot(READERS)), "a line goes to who asked for it"));
        assertAlways(mux(readValid, unit.ownLine.popCount().eq(1), unit.ownLine.eq(0)), "each line goes to one reader");
        cover(underWay.eq(UNDER_WAY), "as many as may be are under way");
        cover(itsTurn.and(owner.eq(2)), "the last reader's line comes back");
        knowTheUnit(underWay, chosen, owner, ahead);
    }

    /** Proves that a reader is served alone, unchanged and by its rank; returns the index of the reader that is served. */
    private UInt requestsPass() {
        Bool stalled = reg(bool()).init(false);
        UInt offered = inside("arbiter.keptGrant", READERS);
        Bool kept = insideBit("arbiter.kept");
        Bool served = lit(false);
        Bool earlier = lit(false);
        UInt asker = lit(0, WIDTH);
        List<Bool> waits = new ArrayList<>();
        for (int i = 0; i < READERS; i++) {
            Stream<UInt> reader = Flat.requests(readers.get(i));
            waits.add(assumeKept(reader));
            Bool fires = reader.fires();
            when(fires, () -> assertAlways(Flat.requests(memory).data().eq(reader.data()), "a request is unchanged"));
            assertAlways(fires.and(served).not(), "one request at a time");
            Bool urgent = earlier;
            when(kept.not().and(fires), () -> assertAlways(urgent.not(), "the first that asks is served"));
            asker = mux(fires, lit(i, WIDTH), asker);
            served = served.or(fires);
            earlier = earlier.or(reader.valid());
        }
        assertAlways(memory.fires().eq(served), "what is taken comes out");
        Bool somebody = earlier;
        stalled.set(somebody.and(served.not()));
        assertAlways(kept.eq(stalled), "the arbiter is bound while an offer waits");
        for (int i = 0; i < READERS; i++) {
            UInt only = lit(i, WIDTH).toOneHot(READERS);
            Bool stillAsks = waits.get(i);
            when(kept.and(offered.eq(only)), () -> assertAlways(stillAsks, "who was offered still asks"));
        }
        when(kept, () -> assertAlways(offered.popCount().eq(1), "one was offered"));
        return asker;
    }

    private void knowTheUnit(UInt underWay, Bool chosen, UInt owner, UInt ahead) {
        UInt count = inside("owners.used", WIDTH);
        UInt head = inside("owners.head", WIDTH);
        UInt tail = inside("owners.tail", WIDTH);
        assertAlways(count.eq(underWay), "an owner is noted for each request under way");
        assertAlways(head.lt(UNDER_WAY), "the head is a place");
        assertAlways(behind(head, count).eq(tail.zext(WIDTH + 2)), "the tail stands behind the last owner");
        UInt place = behind(head, ahead);
        for (int i = 0; i < UNDER_WAY; i++) {
            UInt word = inside("owners.words[" + i + "]", WIDTH);
            UInt distance = lit(i, WIDTH + 2).addWrap(mux(head.gt(i), lit(UNDER_WAY, WIDTH + 2), lit(0, WIDTH + 2)));
            Bool isUsed = distance.subWrap(head.zext(WIDTH + 2)).lt(count.zext(WIDTH + 2));
            when(isUsed, () -> assertAlways(word.lt(READERS), "an owner is a reader"));
            when(chosen.and(place.eq(i)), () -> assertAlways(word.eq(owner), "the chosen request's owner is kept"));
        }
        when(chosen, () -> assertAlways(ahead.lt(underWay), "the chosen request is under way"));
    }

    /** The place so many behind the head. */
    private UInt behind(UInt head, UInt words) {
        UInt straight = head.zext(WIDTH + 2).addWrap(words.zext(WIDTH + 2));
        return mux(straight.ge(UNDER_WAY), straight.subWrap(UNDER_WAY), straight);
    }
}
