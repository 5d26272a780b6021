package org.heddle.hdl.emission;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Reset;

/** Designs for every kind of clock domain. */
final class DomainExamples {
    private DomainExamples() {}

    /** One counter, one register without a reset value, an assertion: under each kind of reset. */
    static final class ResetKind extends Component {
        final Bool on = in(bool());
        final UInt word = in(uint(4));
        final UInt count = out(uint(4));
        final UInt last = out(uint(4));
        private final String name;

        ResetKind(String name, Reset reset) {
            this.name = name;
            defaultDomain(reset);
            UInt counter = reg(uint(4)).init(3);
            UInt kept = reg(uint(4));
            when(on, () -> {
                counter.set(counter.addWrap(1));
                kept.set(word);
            });
            count.set(counter);
            last.set(kept);
            assertAlways(counter.ne(2), "the counter stops before 2");
        }

        @Override
        protected String moduleName() {
            return name;
        }
    }

    /** A register and a memory that count some edges only; the reset acts at all of them, or at those only. */
    static final class Enabled extends Component {
        final Bool tick = in(bool());
        final UInt slow = out(uint(4));
        final UInt slower = out(uint(4));
        final UInt word = out(uint(4));
        private final String name;

        Enabled(String name, Reset reset) {
            this.name = name;
            defaultDomain(reset);
            ClockDomain ticks = defaultDomain().enabledBy(tick);
            UInt first = reg(ticks, uint(4)).init(1);
            first.set(first.addWrap(1));
            ClockDomain rarely = ticks.enabledBeforeResetBy(first.bit(0));
            UInt second = reg(rarely, uint(4)).init(2);
            second.set(second.addWrap(1));
            Memory<UInt> words = memory(uint(4), 4);
            within(rarely, () -> {
                words.write(first.trunc(2), second);
                assertAlways(second.ne(0).or(first.ne(0)), "not both are 0");
            });
            slow.set(first);
            slower.set(second);
            word.set(words.read(first.trunc(2)));
        }

        @Override
        protected String moduleName() {
            return name;
        }
    }

    /** Counts under whatever domain is around it. */
    static final class Counter extends Component {
        final UInt count = out(uint(4));

        Counter() {
            UInt counter = reg(uint(4)).init(5);
            counter.set(counter.addWrap(1));
            count.set(counter);
        }
    }

    /** Two clocks of its own, so that it must be told which. */
    static final class Pair extends Component {
        final ClockDomain left = clockDomain();
        final ClockDomain right = clockDomain();
        final UInt lefts = out(left, uint(4));
        final UInt rights = out(right, uint(4));

        Pair() {
            within(left, () -> lefts.set(instance("on_left", new Counter()).count));
            within(right, () -> rights.set(instance("on_right", new Counter()).count));
        }
    }

    /** One component under many configurations: a module for each that differs, one for those that are alike. */
    static final class Configurations extends Component {
        final ClockDomain low = clockDomain(Reset.asynchronous().activeLow());
        final ClockDomain boot = clockDomain(Reset.initialValues());
        final Bool tick = in(bool());
        final Bool restart = in(bool());
        final UInt plain = out(uint(4));
        final UInt again = out(uint(4));
        final UInt ticked = out(uint(4));
        final UInt restarted = out(uint(4));
        final UInt inLow = out(low, uint(4));
        final UInt inBoot = out(boot, uint(4));
        final UInt lefts = out(low, uint(4));
        final UInt rights = out(uint(4));

        Configurations() {
            plain.set(instance("first", new Counter()).count);
            again.set(instance("second", new Counter()).count);
            ClockDomain ticking = defaultDomain().enabledBy(tick);
            within(ticking, () -> ticked.set(instance("third", new Counter()).count));
            ClockDomain own = defaultDomain().resetBy(restart, Reset.asynchronous());
            within(own, () -> restarted.set(instance("fourth", new Counter()).count));
            within(low, () -> inLow.set(instance("fifth", new Counter()).count));
            within(boot, () -> inBoot.set(instance("sixth", new Counter()).count));
            Pair pair = instance(new Pair());
            pair.left.set(low);
            pair.right.set(ticking);
            lefts.set(pair.lefts);
            rights.set(pair.rights);
        }
    }

    /** A word goes over by hand: what a synchroniser of one's own looks like. */
    static final class OwnSynchronizer extends Component {
        final ClockDomain link = clockDomain();
        final Bool request = in(bool());
        final Bool button = asynchronousIn(bool());
        final Bool seen = out(link, bool());
        final Bool pressed = out(link, bool());
        final Bool resets = out(link, bool());

        OwnSynchronizer() {
            Bool asked = reg(bool()).init(false);
            asked.set(request);
            within(link, () -> {
                Bool first = synchronizerStage(reg(bool()).init(false));
                Bool second = synchronizerStage(reg(bool()).init(false));
                first.set(crossing(asked, "two stages follow"));
                second.set(first);
                seen.set(second);
                Bool down = synchronizerStage(reg(bool()).init(false));
                down.set(crossing(button, "bounces, and nobody minds"));
                pressed.set(down);
                resets.set(link.resetActive());
            });
        }
    }
}
