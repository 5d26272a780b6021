package org.heddle.hdl.strange;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Hardware of another component or another design. */
class OtherComponentsTest {
    private static final class Inverter extends Component {
        final UInt given = in(uint(8));
        final UInt answer = out(uint(8));
        UInt inside = wire(uint(8));

        Inverter() {
            inside.set(given.not());
            answer.set(inside);
        }
    }

    private static final Inverter KEPT = keep();

    private static Inverter keep() {
        return Heddle.elaborate(Inverter::new).component();
    }

    @TestFactory
    List<DynamicTest> ofOthers() {
        return new Refused()
                .row("a port of another design is read", "HDL006", "", () -> new Program() {
                    {
                        show(mux(c, KEPT.answer, a));
                    }
                })
                .row("a port of another design is added to", "HDL006", "", () -> new Program() {
                    {
                        show(a.addWrap(KEPT.answer));
                    }
                })
                .row("a port of another design is the left operand", "HDL0", "", () -> new Program() {
                    {
                        show(KEPT.answer.addWrap(a));
                    }
                })
                .row("a port of another design is set", "HDL0", "", () -> new Program() {
                    {
                        show(a);
                        KEPT.given.set(a);
                    }
                })
                .row("a component of another design is instantiated", "HDL0", "", () -> new Program() {
                    {
                        show(a);
                        instance(KEPT);
                    }
                })
                .row("one component in two places", "HDL020", "", () -> new Program() {
                    {
                        Inverter inverter = new Inverter();
                        instance("one", inverter).given.set(a);
                        instance("other", inverter);
                        show(inverter.answer);
                    }
                })
                .row("one component in two parents", "HDL020", "", () -> new Program() {
                    {
                        Inverter inverter = new Inverter();
                        instance(inverter).given.set(a);
                        Program child = instance(new Program("Child") {
                            {
                                instance(inverter);
                                show(a);
                            }
                        });
                        child.a.set(a);
                        child.b.set(b);
                        child.s.set(s);
                        child.c.set(c);
                        show(child.shown());
                    }
                })
                .row("a component inside itself", "HDL020", "", () -> new Program() {
                    {
                        instance(this);
                        show(a);
                    }
                })
                .row("a component that is never attached", "HDL017", "instance()", () -> new Program() {
                    {
                        Inverter inverter = new Inverter();
                        show(a, inverter.getClass().desiredAssertionStatus() ? b : b);
                    }
                })
                .row("a port before the instance", "HDL006", "instance", () -> new Program() {
                    {
                        Inverter inverter = new Inverter();
                        inverter.given.set(a);
                        instance(inverter);
                        show(inverter.answer);
                    }
                })
                .row("a wire inside a child is read", "HDL006", "", () -> new Program() {
                    {
                        Inverter inverter = instance(new Inverter());
                        inverter.given.set(a);
                        show(inverter.inside.not());
                    }
                })
                .row("a wire inside a child is set", "HDL0", "", () -> new Program() {
                    {
                        Inverter inverter = instance(new Inverter());
                        inverter.given.set(a);
                        inverter.inside.set(b);
                        show(inverter.answer);
                    }
                })
                .row("an output of a child is set", "HDL005", "", () -> new Program() {
                    {
                        Inverter inverter = instance(new Inverter());
                        inverter.given.set(a);
                        inverter.answer.set(b);
                        show(inverter.answer);
                    }
                })
                .row("an input of a child is forgotten", "HDL009", "", () -> new Program() {
                    {
                        show(instance(new Inverter()).answer);
                    }
                })
                .row("an input of a child is set twice", "HDL010", "", () -> new Program() {
                    {
                        Inverter inverter = instance(new Inverter());
                        inverter.given.set(a);
                        inverter.given.set(b);
                        show(inverter.answer);
                    }
                })
                .row("a loop through a child", "HDL021", "", () -> new Program() {
                    {
                        Inverter inverter = instance(new Inverter());
                        inverter.given.set(inverter.answer);
                        show(inverter.answer);
                    }
                })
                .row("a child that captures its parent's input", "HDL006", "ports", () -> new Program() {
                    {
                        UInt outer = a;
                        instance(new Component() {
                            {
                                UInt z = out(uint(8));
                                z.set(outer);
                            }

                            @Override
                            protected String moduleName() {
                                return "Child";
                            }
                        });
                        show(a);
                    }
                })
                .row("a child that makes its parent's register", "HDL0", "", () -> new Program() {
                    private UInt hook(int i) {
                        return reg("hook_" + i, uint(8)).init(0);
                    }

                    {
                        Program outer = this;
                        UInt[] made = new UInt[1];
                        instance(new Component() {
                            {
                                when(in("go", bool()), () -> made[0] = hook(1));
                                out("z", uint(8)).set(1);
                            }

                            @Override
                            protected String moduleName() {
                                return "Child";
                            }
                        });
                        made[0].set(outer.a);
                        show(made[0]);
                    }
                })
                .row("a child that opens its parent's when", "HDL006", "", () -> new Program() {
                    private void onlyIf(Bool condition, Runnable body) {
                        when(condition, body);
                    }

                    {
                        Component child = instance(new Component() {
                            {
                                UInt z = out(uint(8));
                                z.set(0);
                                onlyIf(c, () -> z.set(1));
                            }

                            @Override
                            protected String moduleName() {
                                return "Child";
                            }
                        });
                        show(a, lit(child.hashCode() & 0, 1));
                    }
                })
                .row("a child that speaks in its parent's otherwise", "HDL006", "", () -> new Program() {
                    {
                        show(a);
                        WhenChain chain = when(c, () -> {});
                        instance(new Component() {
                            {
                                UInt z = out(uint(8));
                                z.set(0);
                                chain.otherwise(() -> z.set(1));
                            }

                            @Override
                            protected String moduleName() {
                                return "Child";
                            }
                        });
                    }
                })
                .row("a child that speaks in its parent's case", "HDL006", "", () -> new Program() {
                    {
                        show(a);
                        org.heddle.hdl.UInt.Switch chain = switchOn(a);
                        instance(new Component() {
                            {
                                UInt z = out(uint(8));
                                z.set(0);
                                chain.is(3, () -> z.set(1));
                            }

                            @Override
                            protected String moduleName() {
                                return "Child";
                            }
                        });
                    }
                })
                .row("a child that speaks within its parent's domain", "HDL006", "", () -> new Program() {
                    private void gated(ClockDomain domain, Runnable body) {
                        within(domain, body);
                    }

                    {
                        show(a);
                        ClockDomain enabled = defaultDomain().enabledBy(c);
                        instance(new Component() {
                            {
                                UInt z = out(uint(8));
                                gated(enabled, () -> {
                                    UInt r = reg(uint(8)).init(0);
                                    r.set(r.addWrap(1));
                                    z.set(r);
                                });
                            }

                            @Override
                            protected String moduleName() {
                                return "Child";
                            }
                        });
                    }
                })
                .row("a child that writes its parent's memory", "HDL006", "", () -> new Program() {
                    {
                        Memory<UInt> m = memory(uint(8), 256);
                        m.write(a, b);
                        show(m.read(b));
                        instance(new Component() {
                            {
                                UInt z = in(uint(8));
                                m.write(z, z);
                                out("y", uint(8)).set(z);
                            }

                            @Override
                            protected String moduleName() {
                                return "Child";
                            }
                        });
                    }
                })
                .row(
                        "a component that is instantiated under a condition and set outside",
                        "HDL011",
                        "",
                        () -> new Program() {
                            {
                                Inverter[] made = new Inverter[1];
                                when(c, () -> {
                                    made[0] = instance(new Inverter());
                                    made[0].given.set(a);
                                });
                                show(made[0].answer);
                            }
                        })
                .row("null as an instance", "HDL035", "null", () -> new Program() {
                    {
                        Inverter none = null;
                        instance(none);
                        show(a);
                    }
                })
                .tests();
    }
}
