package org.heddle.hdl.emission;

import org.heddle.hdl.Bits;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fixed;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Memory;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Encoding;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.hdl.option.Rounding;

/** Types beyond plain numbers, state machines, and memories that state their policy. */
final class TypeExamples {
    private TypeExamples() {}

    /** Division, rotation, counting, bits and fixed point. */
    static final class Numbers extends Component {
        final UInt value = in(uint(8));
        final SInt level = in(sint(6));
        final Bits flags = in(bits(5));
        final Fixed sample = in(fixed(1, 7));
        final UInt tens = out(uint(5));
        final UInt ones = out(uint(4));
        final SInt third = out(sint(5));
        final UInt turned = out(uint(8));
        final UInt zeros = out(uint(4));
        final Bits kept = out(bits(5));
        final Fixed scaled = out(fixed(1, 4));

        Numbers() {
            tens.set(value.div(10));
            ones.set(value.rem(10));
            third.set(level.div(3));
            turned.set(value.rotateLeft(flags.asUInt()));
            zeros.set(value.leadingZeros());
            kept.set(flags.and(0b10101).reverse());
            Fixed product = sample.mulGrow(lit(1.25, fixed(2, 2)));
            scaled.set(product.round(4, Rounding.HALF_EVEN).saturate(fixed(1, 4)));
        }
    }

    /** A machine in one-hot code, with actions. */
    static final class Handshake extends Component {
        enum Step {
            IDLE,
            ASK,
            DONE
        }

        final Bool start = in(bool());
        final Bool answer = in(bool());
        final Bool asks = out(bool());
        final UInt count = out(uint(4));

        Handshake() {
            UInt asked = reg(uint(4)).init(0);
            Fsm<Step> step = fsm(Step.IDLE, Encoding.ONE_HOT, m -> {
                m.state(Step.IDLE).goTo(Step.ASK, start);
                m.state(Step.ASK).onEntry(() -> asked.set(asked.addWrap(1))).goTo(Step.DONE, answer);
                m.state(Step.DONE).stay(answer).goTo(Step.ASK, start).goTo(Step.IDLE);
            });
            asks.set(step.is(Step.ASK));
            count.set(asked);
        }
    }

    /** The three policies, with and without a mask. */
    static final class Policies extends Component {
        final UInt from = in(uint(2));
        final UInt to = in(uint(2));
        final UInt data = in(uint(8));
        final UInt mask = in(uint(2));
        final Bool write = in(bool());
        final UInt first = out(uint(8));
        final UInt second = out(uint(8));
        final UInt third = out(uint(8));

        Policies() {
            Memory<UInt> old = memory(uint(8), 4).blockRam();
            Memory<UInt> fresh = memory(uint(8), 4).readUnderWrite(ReadUnderWrite.WRITE_FIRST);
            Memory<UInt> any =
                    memory(uint(8), 4).readUnderWrite(ReadUnderWrite.UNDEFINED).blockRam();
            when(write, () -> {
                old.write(to, data);
                fresh.write(to, data, mask);
            });
            any.write(to, data);
            first.set(old.readSync(from, lit(true)));
            second.set(fresh.readSync(from, write));
            third.set(any.readSync(from, lit(true)));
        }
    }
}
