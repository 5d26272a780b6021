package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.interpreter.Interpreter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Registers that count: wrap, both directions at once, a sequence's end. */
class CountingTest {
    static final class Counters extends Component {
        final Bool up = in(bool());
        final Bool down = in(bool());
        final Bool last = in(bool());
        final UInt ups = out(uint(2));
        final UInt downs = out(uint(2));
        final UInt under = out(uint(2));
        final UInt index = out(uint(2));

        Counters() {
            UInt rising = regZero(uint(2));
            UInt falling = regZero(uint(2));
            UInt both = regZero(uint(2));
            UInt position = regZero(uint(2));
            when(up, rising::increment);
            when(down, falling::decrement);
            both.countUpDown(up, down);
            when(up, () -> position.incrementOrClear(last));
            ups.set(rising);
            downs.set(falling);
            under.set(both);
            index.set(position);
        }
    }

    private Interpreter counters;

    @BeforeEach
    void start() {
        counters = new Interpreter(Heddle.elaborate(Counters::new).circuit());
    }

    private void step(boolean up, boolean down, boolean last) {
        counters.poke("up", up ? 1 : 0);
        counters.poke("down", down ? 1 : 0);
        counters.poke("last", last ? 1 : 0);
        counters.step();
    }

    private void expect(String port, long value) {
        assertThat(counters.peek(port)).as(port).isEqualTo(value);
    }

    @Test
    void incrementAndDecrementWrap() {
        for (int cycle = 1; cycle <= 5; cycle++) {
            step(true, true, false);
            expect("ups", cycle % 4);
            expect("downs", (8 - cycle) % 4);
        }
    }

    @Test
    void bothDirectionsAtOnceLeaveTheCount() {
        step(true, false, false);
        step(true, false, false);
        expect("under", 2);
        step(true, true, false);
        step(false, false, false);
        expect("under", 2);
        step(false, true, false);
        expect("under", 1);
    }

    @Test
    void theLastOfASequenceClearsItsIndex() {
        step(true, false, false);
        step(true, false, false);
        expect("index", 2);
        step(false, false, true);
        expect("index", 2);
        step(true, false, true);
        expect("index", 0);
    }
}
