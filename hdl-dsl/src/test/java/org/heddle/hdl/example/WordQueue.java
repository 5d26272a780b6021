package org.heddle.hdl.example;

import org.heddle.hdl.*;

/** A first-in first-out queue: depth words, one cycle from in to out. */
public final class WordQueue extends Component {
    public final Stream<UInt> enqueue;
    public final Stream<UInt> dequeue;

    enum State {
        EMPTY,
        SOME,
        FULL
    }

    public WordQueue(int width, int depth) {
        parameter("width", width);
        parameter("depth", depth);
        enqueue = in(stream(uint(width)));
        dequeue = out(stream(uint(width)));
        int bits = Types.bitsToNumber(depth);
        Memory<UInt> words = memory(uint(width), depth);
        UInt head = reg(uint(bits)).init(0);
        UInt tail = reg(uint(bits)).init(0);
        UInt count = reg(uint(bits + 1)).init(0);
        EnumValue<State> state = unused(reg(enumOf(State.class)).init(State.EMPTY));

        enqueue.ready().set(count.ne(depth));
        dequeue.valid().set(count.ne(0));
        dequeue.data().set(words.read(head));
        Bool pushes = enqueue.fires();
        Bool pops = dequeue.fires();
        when(pushes, () -> {
            words.write(tail, enqueue.data());
            tail.set(tail.addWrap(1));
        });
        when(pops, () -> head.set(head.addWrap(1)));
        when(pushes.and(pops.not()), () -> count.set(count.addWrap(1)))
                .elseWhen(pops.and(pushes.not()), () -> count.set(count.subWrap(1)));
        switchOn(state)
                .is(State.EMPTY, () -> when(pushes, () -> state.set(State.SOME)))
                .is(State.SOME, () -> state.set(mux(pops, lit(State.EMPTY), lit(State.FULL))))
                .is(State.FULL, () -> {
                    when(pops, () -> state.set(State.SOME));
                });
    }
}
