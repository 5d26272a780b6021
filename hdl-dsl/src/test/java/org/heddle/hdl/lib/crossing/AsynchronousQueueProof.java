package org.heddle.hdl.lib.crossing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.proof.CrossingProof;

/**
 * A queue between two clocks neither overflows nor runs dry, and any one beat, chosen by the solver, comes out at its place with
 * its bits.
 */
public final class AsynchronousQueueProof extends CrossingProof {
    private static final int WIDTH = 2;

    private final int addressBits;
    private final Map<String, Bool> stages = new HashMap<>();
    private final Stream<UInt> source = in(from, stream(uint(WIDTH)));
    private final Stream<UInt> sink = out(to, stream(uint(WIDTH)));
    private final Bool choose = in(from, bool());

    /**
     * @param depth of the queue, a power of two
     */
    public AsynchronousQueueProof(int depth) {
        parameter("depth", depth);
        addressBits = Integer.numberOfTrailingZeros(depth);
        int bits = addressBits + 1;
        AsynchronousQueue<UInt> unit = instance("unit", new AsynchronousQueue<>(uint(WIDTH), depth));
        unit.writing.set(from);
        unit.reading.set(to);
        connect(unit.enqueue, source);
        connect(sink, unit.dequeue);

        UInt tail = inside("tail.count", bits);
        UInt head = inside("head.count", bits);
        UInt headFirst = inside("head_seen_first", bits).fromGray();
        UInt headSeen = inside("head_seen", bits).fromGray();
        UInt tailFirst = inside("tail_seen_first", bits).fromGray();
        UInt tailSeen = inside("tail_seen", bits).fromGray();
        invariant(inside("tail.code", bits).eq(tail.toGray()), "the tail crosses in Gray code");
        invariant(inside("head.code", bits).eq(head.toGray()), "the head crosses in Gray code");
        Bool leftClears = clears("left", "right");
        Bool rightClears = clears("right", "left");
        invariant(
                implies(leftClears, tail.eq(0).and(tailFirst.eq(0)).and(tailSeen.eq(0))),
                "the tail is 0 while cleared, and seen so");
        invariant(
                implies(rightClears, head.eq(0).and(headFirst.eq(0)).and(headSeen.eq(0))),
                "the head is 0 while cleared, and seen so");

        // Around the ring, from what the writer knows of the head to the tail itself, nobody overtakes.
        List<UInt> ring = List.of(headFirst, head, tailSeen, tailFirst, tail);
        UInt before = ring.get(0).subWrap(headSeen);
        for (UInt pointer : ring.subList(1, ring.size())) {
            UInt distance = pointer.subWrap(headSeen);
            invariant(before.le(distance), "no pointer overtakes another");
            before = distance;
        }
        invariant(tail.subWrap(head).le(depth), "no more inside than there is room for");
        invariant(before.le(depth), "the writer knows of no more room than there is");
        invariant(
                implies(insideBit("offered"), head.ne(tailSeen)),
                "it offers only what the reader has seen to be there");
        invariant(implies(sink.valid(), head.ne(tail)), "nothing comes out that did not go in");

        chosenBeat(tail, head);
        within(from, () -> cover(tail.subWrap(head).eq(depth), "full"));
        within(to, () -> cover(sink.fires(), "a beat comes out"));
    }

    /** One beat at its place, until its place is written again. */
    private void chosenBeat(UInt tail, UInt head) {
        Bool chosen = reg(from, bool()).init(false);
        UInt place = reg(from, uint(tail.width())).init(0);
        UInt data = reg(from, uint(WIDTH)).init(0);
        // A look at the other clock's signals is harmless where it is a look at its own.
        UInt ownTail = own(tail);
        when(
                source.fires(),
                () -> when(chosen.not().and(choose), () -> {
                            chosen.set(true);
                            place.set(ownTail);
                            data.set(source.data());
                        })
                        .elseWhen(ownTail.trunc(addressBits).eq(place.trunc(addressBits)), () -> chosen.set(false)));
        UInt ahead = place.subWrap(head);
        UInt age = tail.subWrap(place);
        Bool inside = ahead.lt(tail.subWrap(head));
        invariant(implies(chosen, age.ne(0).and(age.le(1 << addressBits))), "the chosen beat is not yet overwritten");
        invariant(implies(chosen, word(place).eq(data)), "the chosen beat keeps its bits");
        invariant(
                implies(
                        chosen.and(inside).and(ahead.eq(0)).and(sink.valid()),
                        sink.data().eq(data)),
                "the chosen beat comes out in its turn");
    }

    private UInt own(UInt value) {
        UInt[] own = new UInt[1];
        within(from, () -> own[0] = crossing(value, "the proof looks at the tail, which is of this clock"));
        return own[0];
    }

    private UInt word(UInt place) {
        List<UInt> words = new ArrayList<>();
        for (int i = 0; i < 1 << addressBits; i++) {
            words.add(inside("words[" + i + "]", WIDTH));
        }
        return Vec.of(words).get(place.trunc(addressBits));
    }

    /** Whether a side is cleared, with all that must be known of the way there. */
    private Bool clears(String side, String other) {
        Bool own = last(side + "_request", side + "_sees_own");
        Bool others = last(other + "_request", side + "_sees_other");
        return own.or(others);
    }

    private Bool last(String request, String seen) {
        List<Bool> stages = new ArrayList<>();
        IntStream.range(0, 5).mapToObj(i -> stage(request, i)).forEach(stages::add);
        IntStream.range(0, 2).mapToObj(i -> stage(seen, i)).forEach(stages::add);
        zerosWalkThrough(stages);
        return stages.get(stages.size() - 1);
    }

    private Bool stage(String chain, int index) {
        String name = "resets." + chain + ".stage_" + index;
        return stages.computeIfAbsent(name, this::insideBit);
    }
}
