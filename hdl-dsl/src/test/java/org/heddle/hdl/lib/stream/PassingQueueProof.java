package org.heddle.hdl.lib.stream;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.StreamProof;

/** A beat passes a passing queue only while nothing waits in it; all others wait their turn, and come out as they went in. */
public final class PassingQueueProof extends StreamProof {
    /**
     * @param depth of the queue, a power of two, at least 2
     */
    public PassingQueueProof(int depth) {
        parameter("depth", depth);
        PassingQueue<UInt> unit = instance("unit", new PassingQueue<>(uint(WIDTH), depth));
        connect(unit.enqueue, source);
        connect(sink, unit.dequeue);
        offersStay();
        int width = Types.bitsToNumber(depth);
        UInt used = inside("waiting.used", Types.bitsToNumber(depth + 1));
        UInt head = inside("waiting.head", width);
        UInt tail = inside("waiting.tail", width);
        List<UInt> words = new ArrayList<>();
        for (int i = 0; i < depth; i++) {
            words.add(inside("waiting.words[" + i + "]", WIDTH));
        }
        Bool comesOut = used.eq(0).and(source.valid());
        UInt beats = orderIsKept(depth, comesOut, ahead -> choice(words, head.addWrap(ahead.trunc(width))));
        assertAlways(used.eq(beats), "the count is the number of beats that wait");
        assertAlways(head.addWrap(used.trunc(width)).eq(tail), "the tail stands behind the last beat");
        assertAlways(source.ready().eq(beats.ne(depth)), "ready while there is room");
        assertAlways(sink.valid().eq(beats.ne(0).or(comesOut)), "valid while a beat waits or comes");
        when(comesOut, () -> assertAlways(sink.data().eq(source.data()), "what comes is offered unchanged"));
        cover(comesOut.and(sink.fires()), "a beat passes");
    }
}
