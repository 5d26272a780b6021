package org.heddle.hdl.strange;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Hardware.WhenChain;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Conditions, switches and state machines that are put together wrongly. */
class ConditionsTest {
    enum Phase {
        IDLE,
        RUN,
        DONE
    }

    enum Nothing {}

    enum Single {
        ONLY
    }

    private WhenChain kept;
    private UInt.Switch keptSwitch;
    private Runnable later;

    @TestFactory
    List<DynamicTest> whens() {
        return new Refused()
                .row("an output that is set under a condition only", "HDL011", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        when(c, () -> y.set(a));
                    }
                })
                .row("a latch in a nested when", "HDL011", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        when(c, () -> when(a.bit(0), () -> y.set(a)).otherwise(() -> y.set(b)))
                                .elseWhen(b.bit(0), () -> y.set(1));
                    }
                })
                .row("an arm that forgets a wire", "HDL011", "", () -> new Program() {
                    {
                        UInt w = wire(uint(8));
                        when(c, () -> w.set(a))
                                .elseWhen(a.eq(0), () -> w.set(b))
                                .otherwise(() -> {});
                        show(w);
                    }
                })
                .row("a default after the condition", "HDL010", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        when(c, () -> y.set(a));
                        y.set(b);
                    }
                })
                .row("set twice in one body", "HDL010", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        when(c, () -> {
                            y.set(a);
                            y.set(b);
                        });
                    }
                })
                .row("set twice by a loop", "HDL010", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        for (int i = 0; i < 3; i++) {
                            y.set(i);
                        }
                    }
                })
                .row("two otherwise", "HDL032", "join the two", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        WhenChain chain = when(c, () -> y.set(a));
                        chain.otherwise(() -> y.set(b));
                        chain.otherwise(() -> y.set(1));
                    }
                })
                .row("elseWhen after otherwise", "HDL032", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        WhenChain chain = when(c, () -> y.set(a));
                        chain.otherwise(() -> y.set(b));
                        chain.elseWhen(a.eq(3), () -> y.set(1));
                    }
                })
                .row("a chain that goes on behind another statement", "HDL032", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        UInt z = out("z", uint(8));
                        WhenChain chain = when(c, () -> y.set(a));
                        z.set(b);
                        chain.otherwise(() -> y.set(b));
                    }
                })
                .row("a chain that goes on inside its own body", "HDL032", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        WhenChain[] chain = new WhenChain[1];
                        chain[0] = when(c, () -> {});
                        chain[0].elseWhen(a.eq(1), () -> chain[0].otherwise(() -> y.set(b)));
                    }
                })
                .row("a chain that goes on inside another's body", "HDL032", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        WhenChain chain = when(c, () -> y.set(a));
                        when(a.eq(1), () -> chain.otherwise(() -> y.set(b)));
                    }
                })
                .row("a chain of another component", "HDL006", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        WhenChain chain = when(c, () -> y.set(a));
                        Program child = instance(new Program("Child") {
                            {
                                chain.otherwise(() -> {});
                                show(a);
                            }
                        });
                        child.a.set(a);
                        child.b.set(a);
                        child.s.set(s);
                        child.c.set(c);
                    }
                })
                .row("a chain of an earlier elaboration", "HDL023", "", () -> {
                    org.heddle.hdl.Heddle.elaborate(() -> new Program() {
                        {
                            UInt y = out(uint(8));
                            y.set(0);
                            kept = when(c, () -> y.set(1));
                        }
                    });
                    return new Program() {
                        {
                            show(a);
                            kept.otherwise(() -> {});
                        }
                    };
                })
                .row("a switch of an earlier elaboration", "HDL023", "", () -> {
                    org.heddle.hdl.Heddle.elaborate(() -> new Program() {
                        {
                            show(b);
                            keptSwitch = switchOn(a).is(1, () -> {});
                        }
                    });
                    return new Program() {
                        {
                            show(a);
                            keptSwitch.is(2, () -> {});
                        }
                    };
                })
                .row("a lambda that is run after elaboration", "HDL023", "", () -> {
                    org.heddle.hdl.Heddle.elaborate(() -> new Program() {
                        {
                            UInt y = out(uint(8));
                            y.set(0);
                            later = () -> when(c, () -> y.set(1));
                        }
                    });
                    return new Program() {
                        {
                            show(a);
                            later.run();
                        }
                    };
                })
                .row("a body without a condition", "HDL035", "null", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        when(c, () -> y.set(1)).elseWhen(null, () -> y.set(2));
                    }
                })
                .row("otherwise nothing at all", "HDL035", "null", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        when(c, () -> y.set(1)).otherwise(null);
                    }
                })
                .row("when inside itself without end", "HDL034", "", () -> new Program() {
                    {
                        nest(out("y", uint(8)));
                    }

                    void nest(UInt y) {
                        when(c, () -> nest(y));
                    }
                })
                .row("a wire made under a condition and not set", "HDL009", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        when(c, () -> {
                            UInt w = wire(uint(8));
                            y.set(w);
                        });
                    }
                })
                .row("a wire of a condition, read outside", "HDL011", "", () -> new Program() {
                    {
                        List<UInt> made = new ArrayList<>();
                        when(c, () -> {
                            UInt w = wire(uint(8));
                            w.set(a);
                            made.add(w);
                        });
                        show(made.get(0));
                    }
                })
                .row("a value that depends on itself", "HDL021", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        when(y.eq(0), () -> y.set(a));
                    }
                })
                .row("an input that is set", "HDL005", "", () -> new Program() {
                    {
                        when(c, () -> a.set(b));
                        show(a);
                    }
                })
                .tests();
    }

    @TestFactory
    List<DynamicTest> switches() {
        return new Refused()
                .row("a case twice", "HDL014", "remove one", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        switchOn(a).is(3, () -> y.set(1)).is(3, () -> y.set(2));
                    }
                })
                .row("a case beyond the selector", "HDL014", "from 0 to 255", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        switchOn(a).is(256, () -> y.set(1));
                    }
                })
                .row("a case of the smallest long", "HDL014", "from 0 to 255", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        switchOn(a).is(Long.MIN_VALUE, () -> y.set(1));
                    }
                })
                .row("a case after otherwise", "HDL032", "before it", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        UInt.Switch chain = switchOn(a);
                        chain.is(0, () -> y.set(1));
                        chain.otherwise(() -> y.set(2));
                        chain.is(1, () -> y.set(3));
                    }
                })
                .row("two otherwise", "HDL032", "join the two", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        UInt.Switch chain = switchOn(a).is(0, () -> y.set(1));
                        chain.otherwise(() -> y.set(2));
                        chain.otherwise(() -> y.set(3));
                    }
                })
                .row("a number's case that is missing", "HDL011", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        switchOn(a.trunc(1)).is(0, () -> y.set(1));
                    }
                })
                .row("an empty switch", "HDL011", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        switchOn(a).otherwise(() -> {
                            UInt.Switch none = switchOn(b);
                            none.is(1, () -> y.set(2));
                        });
                    }
                })
                .row("an enum's case that is missing", "HDL026", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        EnumValue<Phase> phase = in("phase", enumOf(Phase.class));
                        switchOn(phase).is(Phase.IDLE, () -> y.set(1));
                    }
                })
                .row("a switch over an enum without any case", "HDL026", "", () -> new Program() {
                    {
                        show(a);
                        switchOn(in("phase", enumOf(Phase.class)));
                    }
                })
                .row("a case of a list with a repetition", "HDL014", "remove one", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        EnumValue.Switch<Phase> chain = switchOn(in("phase", enumOf(Phase.class)));
                        chain.is(List.of(Phase.IDLE, Phase.IDLE), () -> y.set(1))
                                .otherwise(() -> {});
                    }
                })
                .row("a case of no constants", "HDL014", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        EnumValue.Switch<Phase> chain = switchOn(in("phase", enumOf(Phase.class)));
                        chain.is(List.of(), () -> y.set(1)).otherwise(() -> {});
                    }
                })
                .row("a case of null", "HDL035", "null", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        switchOn(in("phase", enumOf(Phase.class)))
                                .is((Phase) null, () -> y.set(1))
                                .otherwise(() -> {});
                    }
                })
                .row("a switch over null", "HDL035", "null", () -> new Program() {
                    {
                        UInt none = null;
                        switchOn(none).is(0, () -> {});
                        show(a);
                    }
                })
                .row("an enum without constants", "HDL001", "give it at least one", () -> new Program() {
                    {
                        show(in("x", enumOf(Nothing.class)).asUInt());
                    }
                })
                .row("encodings that meet in set", "HDL025", "encoded", () -> new Program() {
                    {
                        EnumValue<Phase> r = reg(enumOf(Phase.class, org.heddle.hdl.option.Encoding.ONE_HOT))
                                .init(Phase.IDLE);
                        r.set(in("phase", enumOf(Phase.class)));
                        show(r.asUInt());
                    }
                })
                .row("encodings that meet in mux", "HDL025", "encoded", () -> new Program() {
                    {
                        EnumValue<Phase> one = in("one", enumOf(Phase.class));
                        EnumValue<Phase> other = in("other", enumOf(Phase.class, org.heddle.hdl.option.Encoding.GRAY));
                        show(mux(c, one, other).asUInt());
                    }
                })
                .row("a constant of null", "HDL035", "null", () -> new Program() {
                    {
                        show(in("x", enumOf(Phase.class)).is(null));
                    }
                })
                .tests();
    }

    @TestFactory
    List<DynamicTest> machines() {
        return new Refused()
                .row("a machine without a state", "HDL028", "describe it", () -> new Program() {
                    {
                        show(fsm(Phase.IDLE, m -> {}).is(Phase.RUN));
                    }
                })
                .row("a state that is never reached", "HDL028", "go to it", () -> new Program() {
                    {
                        show(fsm(Phase.IDLE, m -> {
                                    m.state(Phase.IDLE).goTo(Phase.RUN, c);
                                    m.state(Phase.RUN).goTo(Phase.IDLE);
                                    m.state(Phase.DONE).goTo(Phase.IDLE);
                                })
                                .is(Phase.RUN));
                    }
                })
                .row("a state without a way out", "HDL028", "stay()", () -> new Program() {
                    {
                        show(fsm(Phase.IDLE, m -> {
                                    m.state(Phase.IDLE).goTo(Phase.RUN, c);
                                    m.state(Phase.RUN).goTo(Phase.DONE, c);
                                    m.state(Phase.DONE);
                                })
                                .is(Phase.RUN));
                    }
                })
                .row("a transition after one that always is", "HDL028", "put it before", () -> new Program() {
                    {
                        show(fsm(Single.ONLY, m -> m.state(Single.ONLY).stay().goTo(Single.ONLY, c))
                                .entering(Single.ONLY));
                    }
                })
                .row("a machine under a condition", "HDL028", "outside", () -> new Program() {
                    {
                        show(a);
                        when(c, () -> fsm(Single.ONLY, m -> m.state(Single.ONLY).stay()));
                    }
                })
                .row("a state of null", "HDL035", "null", () -> new Program() {
                    {
                        show(fsm(Phase.IDLE, m -> m.state(null).stay()).is(Phase.RUN));
                    }
                })
                .row("a transition to null", "HDL035", "null", () -> new Program() {
                    {
                        show(fsm(Single.ONLY, m -> m.state(Single.ONLY).goTo(null))
                                .is(Single.ONLY));
                    }
                })
                .row("a machine that begins nowhere", "HDL035", "null", () -> new Program() {
                    {
                        show(fsm((Phase) null, m -> {}).is(Phase.IDLE));
                    }
                })
                .row("a state register that is set by hand", "HDL005", "add one with goTo", () -> new Program() {
                    {
                        org.heddle.hdl.Fsm<Single> machine =
                                fsm(Single.ONLY, m -> m.state(Single.ONLY).goTo(Single.ONLY));
                        machine.value().set(Single.ONLY);
                        show(machine.is(Single.ONLY));
                    }
                })
                .row("a state that is described after the machine", "HDL028", "", () -> new Program() {
                    {
                        org.heddle.hdl.Fsm<Single> machine =
                                fsm(Single.ONLY, m -> m.state(Single.ONLY).goTo(Single.ONLY));
                        UInt y = out(uint(8));
                        y.set(0);
                        machine.state(Single.ONLY).during(() -> y.set(1));
                    }
                })
                .row("a machine that is never described", "HDL028", "say describe(..)", () -> new Program() {
                    {
                        show(fsm(Phase.IDLE).is(Phase.RUN));
                    }
                })
                .row("a machine that is described twice", "HDL028", "in one place", () -> new Program() {
                    {
                        org.heddle.hdl.Fsm<Single> machine = fsm(Single.ONLY);
                        machine.describe(m -> m.state(Single.ONLY).stay());
                        machine.describe(m -> m.state(Single.ONLY).stay());
                        show(machine.is(Single.ONLY));
                    }
                })
                .row("a description under a condition", "HDL028", "outside", () -> new Program() {
                    {
                        org.heddle.hdl.Fsm<Single> machine = fsm(Single.ONLY);
                        show(machine.is(Single.ONLY));
                        when(c, () -> machine.describe(m -> m.state(Single.ONLY).stay()));
                    }
                })
                .row(
                        "a state that is described before its description",
                        "HDL028",
                        "inside describe(..)",
                        () -> new Program() {
                            {
                                org.heddle.hdl.Fsm<Single> machine = fsm(Single.ONLY);
                                machine.state(Single.ONLY).stay();
                                show(machine.is(Single.ONLY));
                            }
                        })
                .row(
                        "an edge before its transitions are known",
                        "HDL028",
                        "behind its description",
                        () -> new Program() {
                            {
                                org.heddle.hdl.Fsm<Single> machine = fsm(Single.ONLY);
                                show(machine.entering(Single.ONLY));
                                machine.describe(m -> m.state(Single.ONLY).goTo(Single.ONLY, c));
                            }
                        })
                .row(
                        "a machine that describes itself inside itself",
                        "HDL034",
                        "end the recursion",
                        () -> new Program() {
                            {
                                show(describe().is(Single.ONLY));
                            }

                            org.heddle.hdl.Fsm<Single> describe() {
                                return fsm(Single.ONLY, m -> describe());
                            }
                        })
                .tests();
    }
}
