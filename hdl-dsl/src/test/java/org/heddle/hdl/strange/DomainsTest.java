package org.heddle.hdl.strange;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Reset;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Clock domains, resets and statements for proofs, in the wrong place. */
class DomainsTest {
    private static final class Foreign extends Component {
        final ClockDomain link = clockDomain();
        final Bool given = in(link, bool());
        final Bool answer = out(link, bool());

        Foreign() {
            answer.set(given.not());
        }
    }

    @TestFactory
    List<DynamicTest> crossings() {
        return new Refused()
                .row("a register of one clock into that of another", "HDL040", "synchroniser", () -> new Program() {
                    {
                        ClockDomain link = clockDomain("link", Reset.synchronous());
                        UInt far = reg(link, uint(8)).init(0);
                        far.set(a);
                        UInt own = reg(uint(8)).init(0);
                        own.set(far);
                        show(own);
                    }
                })
                .row(
                        "an input of another clock, in which nothing else is",
                        "HDL040",
                        "synchroniser",
                        () -> new Program() {
                            {
                                ClockDomain link = clockDomain("link", Reset.synchronous());
                                UInt far = in(link, uint(8));
                                UInt own = reg(uint(8)).init(0);
                                own.set(far);
                                show(own);
                            }
                        })
                .row("a crossing by no reason", "HDL040", "say why", () -> new Program() {
                    {
                        ClockDomain link = clockDomain("link", Reset.synchronous());
                        UInt far = in(link, uint(8));
                        UInt own = reg(uint(8)).init(0);
                        own.set(crossing(far, " "));
                        show(own);
                    }
                })
                .row("debug that drives an output", "HDL030", "drive it outside", () -> new Program() {
                    {
                        UInt z = out(uint(8));
                        debug(() -> z.set(a));
                    }
                })
                .row("a condition of another clock", "HDL040", "synchroniser", () -> new Program() {
                    {
                        ClockDomain link = clockDomain("link", Reset.synchronous());
                        Bool far = reg(link, bool()).init(false);
                        far.set(true);
                        UInt own = reg(uint(8)).init(0);
                        when(far, () -> own.set(a));
                        show(own);
                    }
                })
                .row("an index of another clock", "HDL040", "synchroniser", () -> new Program() {
                    {
                        ClockDomain link = clockDomain("link", Reset.synchronous());
                        UInt far = reg(link, uint(8)).init(0);
                        far.set(1);
                        Memory<UInt> m = memory(uint(8), 256);
                        m.write(a, b);
                        UInt z = out(uint(8));
                        z.set(m.read(far));
                    }
                })
                .row("an enable of another clock", "HDL040", "synchroniser", () -> new Program() {
                    {
                        ClockDomain link = clockDomain("link", Reset.synchronous());
                        Bool far = reg(link, bool()).init(false);
                        far.set(true);
                        UInt own = reg(defaultDomain().enabledBy(far), uint(8)).init(0);
                        own.set(a);
                        show(own);
                    }
                })
                .row("a reset of another clock", "HDL040", "synchroniser", () -> new Program() {
                    {
                        ClockDomain link = clockDomain("link", Reset.synchronous());
                        Bool far = reg(link, bool()).init(false);
                        far.set(true);
                        UInt own = reg(defaultDomain().resetBy(far, Reset.synchronous()), uint(8))
                                .init(0);
                        own.set(a);
                        show(own);
                    }
                })
                .row("a memory written in two clocks", "HDL044", "", () -> new Program() {
                    {
                        ClockDomain link = clockDomain("link", Reset.synchronous());
                        UInt far = reg(link, uint(8)).init(0);
                        far.set(1);
                        Memory<UInt> m = memory(uint(8), 256);
                        m.write(a, b);
                        within(link, () -> m.write(far, far));
                        show(m.read(a));
                    }
                })
                .row("an input that may change at any time", "HDL040", "synchroniser", () -> new Program() {
                    {
                        Bool button = asynchronousIn(bool());
                        Bool own = reg(bool()).init(false);
                        own.set(button);
                        show(own);
                    }
                })
                .row("a multiplexer of two clocks", "HDL040", "synchroniser", () -> new Program() {
                    {
                        ClockDomain link = clockDomain("link", Reset.synchronous());
                        UInt far = reg(link, uint(8)).init(0);
                        far.set(1);
                        UInt own = reg(uint(8)).init(0);
                        own.set(mux(c, a, far));
                        show(own);
                    }
                })
                .row("a domain of an instance for a register", "HDL0", "", () -> new Program() {
                    {
                        Foreign foreign = instance(new Foreign());
                        foreign.link.set(defaultDomain());
                        foreign.given.set(c);
                        UInt own = reg(foreign.link, uint(8)).init(0);
                        own.set(a);
                        show(own);
                    }
                })
                .row("a domain of null", "HDL035", "null", () -> new Program() {
                    {
                        UInt own = reg((ClockDomain) null, uint(8));
                        own.set(a);
                        show(own);
                    }
                })
                .row("within null", "HDL035", "null", () -> new Program() {
                    {
                        within(null, () -> {});
                        show(a);
                    }
                })
                .row("a reset value without a reset", "HDL043", "", () -> new Program() {
                    {
                        UInt own = reg(defaultDomain().withoutReset(), uint(8)).init(3);
                        own.set(a);
                        show(own);
                    }
                })
                .row("a reset value twice", "HDL013", "", () -> new Program() {
                    {
                        UInt own = reg(uint(8)).init(3);
                        own.init(4).set(a);
                        show(own);
                    }
                })
                .row("a reset value of a wire", "HDL013", "", () -> new Program() {
                    {
                        UInt w = wire(uint(8));
                        w.init(3);
                        w.set(a);
                        show(w);
                    }
                })
                .row("a reset value of an output", "HDL013", "", () -> new Program() {
                    {
                        UInt z = out(uint(8));
                        z.init(3).set(a);
                    }
                })
                .row("a reset value of a sum", "HDL013", "", () -> new Program() {
                    {
                        show(a.addWrap(b).init(3));
                    }
                })
                .row(
                        "a register of another domain, set within one",
                        "HDL047",
                        "or set it outside",
                        () -> new Program() {
                            {
                                UInt own = reg(uint(8)).init(0);
                                within(defaultDomain().enabledBy(c), () -> own.set(a));
                                show(own);
                            }
                        })
                .row("what is not allowable", "HDL0", "", () -> new Program() {
                    {
                        allow(org.heddle.hdl.diagnostic.Code.CLOCK_CROSSING, "I want to");
                        show(a);
                    }
                })
                .row("allowed without a reason", "HDL036", "say why", () -> new Program() {
                    {
                        allow(org.heddle.hdl.diagnostic.Code.CONSTANT_RESULT, " ");
                        show(a);
                    }
                })
                .row("a property of null", "HDL035", "null", () -> new Program() {
                    {
                        assertAlways(null, "never");
                        show(a);
                    }
                })
                .row("a stage that is no register", "HDL0", "", () -> new Program() {
                    {
                        show(synchronizerStage(a.not()));
                    }
                })
                .row("debug with a port", "HDL030", "", () -> new Program() {
                    {
                        debug(() -> out("z", uint(8)).set(a));
                        show(a);
                    }
                })
                .row("a register that never changes its own value", "HDL045", "", () -> new Program() {
                    {
                        UInt own = reg(uint(8));
                        own.set(own);
                        show(own);
                    }
                })
                .row("a counter that never begins", "HDL045", "", () -> new Program() {
                    {
                        UInt own = reg(uint(8));
                        own.set(own.addWrap(1));
                        show(own);
                    }
                })
                .tests();
    }
}
