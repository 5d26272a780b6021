package org.heddle.hdl.lib.stream;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.StreamProof;

/** A queue is first in, first out at every fill, and its count tells the truth. */
public final class QueueProof extends StreamProof {
    private final int depth;

    /**
     * @param depth of the queue
     * @param output of the queue
     */
    public QueueProof(int depth, Queue.Output output) {
        this.depth = depth;
        parameter("depth", depth);
        parameter("output", output);
        Queue<UInt> unit = instance("unit", new Queue<>(uint(WIDTH), depth, output));
        connect(unit.enqueue, source);
        connect(sink, unit.dequeue);
        offersStay();
        UInt beats = depth == 1 ? oneWord() : severalWords(unit.count, output);
        assertAlways(unit.count.eq(beats), "the count is the number of beats inside");
        assertAlways(source.ready().eq(beats.ne(depth)), "ready while there is room");
        assertAlways(sink.valid().eq(beats.ne(0)), "valid while there is a beat");
    }

    private UInt oneWord() {
        UInt word = inside("word", WIDTH);
        return orderIsKept(1, ahead -> word);
    }

    private UInt severalWords(UInt count, Queue.Output output) {
        int width = Types.bitsToNumber(depth);
        UInt head = inside("head", width);
        UInt tail = inside("tail", width);
        List<UInt> words = new ArrayList<>();
        for (int i = 0; i < depth; i++) {
            words.add(inside("words[" + i + "]", WIDTH));
        }
        if (Integer.bitCount(depth) > 1) {
            assertAlways(head.le(depth - 1), "the head is a place");
        }
        if (output == Queue.Output.MEMORY) {
            assertAlways(behind(head, count).eq(tail.zext(width + 2)), "the tail stands behind the last beat");
            return orderIsKept(depth, ahead -> choice(words, behind(head, ahead)));
        }
        UInt waiting = mux(count.eq(0), count, count.subWrap(1));
        assertAlways(behind(head, waiting).eq(tail.zext(width + 2)), "the tail stands behind the last beat");
        UInt oldest = inside("oldest", WIDTH);
        return orderIsKept(depth, ahead -> mux(ahead.eq(0), oldest, choice(words, behind(head, ahead.subWrap(1)))));
    }

    /** The place so many words behind the head. */
    private UInt behind(UInt head, UInt words) {
        int width = head.width() + 2;
        UInt straight = head.zext(width).addWrap(words.zext(width));
        return mux(straight.ge(depth), straight.subWrap(depth), straight);
    }
}
