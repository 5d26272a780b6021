package org.heddle.nic.mpc.host;

import java.util.List;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;

/** As many interrupts of each kind are told as have happened, none merged and none lost, whenever the host acknowledges one; of four places. */
public final class InterruptQueueProof extends ProofComponent {
    private static final int PLACES = 4;
    private static final int LOG_PLACES = 2;
    private static final int ARRIVING = 2;
    private static final int LOG_ARRIVING = 1;
    private static final int COUNT_WIDTH = 4;

    /** A queue of interrupts, seen from outside: how many it holds, the place of the oldest, its words. */
    private record Seen(UInt used, UInt head, List<UInt> words) {}

    public InterruptQueueProof() {
        InterruptQueue unit = instance("unit", new InterruptQueue(PLACES));
        Stream<UInt> pending = out(stream(uint(1)));
        Bool enabled = in(bool());
        Bool sent = in(bool());
        Bool received = in(bool());
        connect(pending, unit.pending);
        unit.enabled.set(enabled);
        unit.sent.set(sent);
        unit.received.set(received);
        assume(sent.implies(unit.maySend), "who sends has asked");
        assume(received.implies(unit.mayReceive), "who receives has asked");

        Seen kept = see("kept", PLACES, LOG_PLACES);
        Seen sending = see("sending", ARRIVING, LOG_ARRIVING);
        Seen receiving = see("receiving", ARRIVING, LOG_ARRIVING);
        count(InterruptKind.SENT, sent.and(enabled), sending, kept, pending);
        count(InterruptKind.RECEIVED, received.and(enabled), receiving, kept, pending);
        assertAlways(pending.valid().eq(kept.used.ne(0)), "what is kept is told");
        assertKept(pending);
        UInt grant = inside("turns.keptGrant", 2);
        when(insideBit("turns.kept"), () -> {
            assertAlways(grant.eq(1).or(grant.eq(2)), "one has the turn");
            assertAlways(mux(grant.bit(0), sending.used, receiving.used).ne(0), "who has the turn waits");
        });
        cover(kept.used.eq(PLACES), "all places are taken");
    }

    private Seen see(String queue, int places, int log) {
        UInt used = inside(queue + ".used", log + 1);
        UInt head = inside(queue + ".head", log);
        List<UInt> words = IntStream.range(0, places)
                .mapToObj(place -> inside(queue + ".words[" + place + "]", 1))
                .toList();
        assertAlways(used.le(places), "a queue holds no more than its places");
        assertAlways(
                inside(queue + ".tail", log).eq(head.addWrap(used.trunc(log))), "it knows where the next one goes");
        return new Seen(used, head, words);
    }

    private Bool isHeld(Seen queue, int place) {
        int log = queue.head.width();
        return lit(place, log).subWrap(queue.head).zext(log + 1).lt(queue.used);
    }

    /** Claims that what has happened of a kind, and has not been told, arrives or is kept. */
    private void count(InterruptKind kind, Bool happens, Seen arriving, Seen kept, Stream<UInt> pending) {
        UInt untold = reg("untold" + kind.code(), uint(COUNT_WIDTH)).init(0);
        untold.countUpDown(happens, pending.fires().and(pending.data().eq(kind.code())));
        for (int place = 0; place < ARRIVING; place++) {
            UInt word = arriving.words.get(place);
            when(isHeld(arriving, place), () -> assertAlways(word.eq(kind.code()), "it arrives as what it is"));
        }
        UInt sum = arriving.used.zext(COUNT_WIDTH);
        for (int place = 0; place < PLACES; place++) {
            Bool isOne = isHeld(kept, place).and(kept.words.get(place).eq(kind.code()));
            sum = sum.addWrap(isOne.asUInt().zext(COUNT_WIDTH));
        }
        assertAlways(untold.eq(sum), "none is merged, and none is lost");
    }
}
