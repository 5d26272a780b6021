package org.heddle.hdl.strange;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Hardware of another thread or another time, and what Java throws while it is made. */
class OtherTimesTest {
    private static final class Inverter extends Component {
        final UInt given = in(uint(8));
        final UInt answer = out(uint(8));
        UInt inside = wire(uint(8));

        Inverter() {
            inside.set(given.not());
            answer.set(inside);
        }
    }

    private static class Base extends Component {
        final Bool go = in(bool());

        Base() {
            make();
        }

        void make() {}
    }

    private static final class EarlyOverride extends Base {
        final UInt answer = out(uint(8));

        @Override
        void make() {
            answer.set(3);
        }
    }

    private static final class Endless extends Component {
        Endless() {
            instance(new Endless());
        }
    }

    private static final class Failing extends Component {
        Failing() {
            UInt[] none = new UInt[1];
            in("x", uint(8)).and(none[0]);
        }
    }

    private final Program early = new Program() {
        {
            show(a);
        }
    };

    private static UInt elsewhere(Supplier<UInt> made) {
        return CompletableFuture.supplyAsync(made).join();
    }

    @TestFactory
    List<DynamicTest> atOtherTimes() {
        return new Refused()
                .row("a register made by another thread", "HDL033", "", () -> new Program() {
                    {
                        UInt r = elsewhere(() -> reg(uint(8)).init(0));
                        r.set(a);
                        show(r);
                    }
                })
                .row("an operation in another thread", "HDL033", "", () -> new Program() {
                    {
                        show(elsewhere(() -> a.addWrap(b)));
                    }
                })
                .row("a condition in another thread", "HDL033", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        elsewhere(() -> {
                            when(c, () -> y.set(1));
                            return a;
                        });
                    }
                })
                .row("set in another thread", "HDL033", "", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        elsewhere(() -> {
                            y.set(1);
                            return a;
                        });
                    }
                })
                .row("a child made by another thread", "HDL0", "", () -> new Program() {
                    {
                        AtomicReference<Inverter> made = new AtomicReference<>();
                        elsewhere(() -> {
                            made.set(new Inverter());
                            return a;
                        });
                        instance(made.get()).given.set(a);
                        show(made.get().answer);
                    }
                })
                .row("a thread whose exception nobody looks at", "HDL033", "", () -> new Program() {
                    {
                        show(a);
                        try {
                            elsewhere(() -> a.not());
                        } catch (RuntimeException e) {
                            show(b);
                        }
                    }
                })
                .row("a parallel stream", "HDL033", "", () -> new Program() {
                    {
                        show(IntStream.range(0, 100)
                                .parallel()
                                .mapToObj(a::addWrap)
                                .reduce(UInt::xor)
                                .orElseThrow());
                    }
                })
                .row("a pool's task that the caller's own thread runs", "HDL033", "", () -> new Program() {
                    {
                        show(ForkJoinTask.adapt(() -> a.not()).invoke());
                    }
                })
                .row("the same as a method reference, which leaves no frame", "HDL033", "", () -> new Program() {
                    {
                        show(ForkJoinTask.adapt((Callable<UInt>) a::not).invoke());
                    }
                })
                .row("described once it is attached", "HDL005", "only the inputs", () -> {
                    class Late extends Component {
                        final UInt given = in(uint(8));
                        final UInt answer = out(uint(8));

                        void finish() {
                            answer.set(given);
                        }
                    }
                    return new Program() {
                        {
                            Late late = instance(new Late());
                            late.given.set(a);
                            late.finish();
                            show(late.answer);
                        }
                    };
                })
                .row("a port that a subclass makes after super set it", "HDL035", "make it earlier", EarlyOverride::new)
                .row("a design elaborated inside another, and used", "HDL0", "", () -> new Program() {
                    {
                        Inverter inner = Heddle.elaborate(Inverter::new).component();
                        show(mux(c, a, inner.answer));
                    }
                })
                .row("a part of a component made before", "HDL0", "", () -> new Program() {
                    {
                        show(mux(c, a, early.a));
                    }
                })
                .row("instances without end", "HDL034", "recursion", Endless::new)
                .row("a method that calls itself without end", "HDL034", "recursion", () -> new Program() {
                    {
                        show(forever(a));
                    }

                    UInt forever(UInt x) {
                        return forever(x);
                    }
                })
                .row("an iterator without end", "HDL001", "fewer", () -> new Program() {
                    {
                        show(Stream.iterate(a, x -> x.cat(b))
                                .limit(1 << 20)
                                .reduce((x, z) -> z)
                                .orElseThrow());
                    }
                })
                .row("a constructor that fails within its parent", "HDL035", "null", () -> new Program() {
                    {
                        instance(new Failing());
                        show(a);
                    }
                })
                .row("a failure that the parent swallows", "HDL017", "", () -> new Program() {
                    {
                        try {
                            instance(new Failing());
                        } catch (RuntimeException e) {
                            show(a);
                        }
                    }
                })
                .row("a component made by reflection, and never attached", "HDL017", "instance()", () -> new Program() {
                    {
                        show(a, reflected().length() > 0 ? b : a);
                    }

                    private String reflected() {
                        try {
                            Constructor<Inverter> constructor = Inverter.class.getDeclaredConstructor();
                            constructor.setAccessible(true);
                            return constructor.newInstance().getClass().getName();
                        } catch (ReflectiveOperationException e) {
                            throw new AssertionError(e);
                        }
                    }
                })
                .row("an element of an empty Java list", "HDL035", "", () -> new Program() {
                    {
                        show(new ArrayList<UInt>().get(0));
                    }
                })
                .row("an empty Optional", "HDL035", "", () -> new Program() {
                    {
                        show(Stream.<UInt>empty().reduce(UInt::xor).orElseThrow());
                    }
                })
                .row("a cast to another kind", "HDL035", "", () -> new Program() {
                    {
                        Object x = a;
                        show((Bool) x);
                    }
                })
                .row("an array without room", "HDL035", "", () -> new Program() {
                    {
                        UInt[] array = new UInt[2];
                        array[2] = a;
                        show(array);
                    }
                })
                .row("an array that is not filled", "HDL035", "null", () -> new Program() {
                    {
                        show(Vec.of(List.of(new UInt[2])).get(0));
                    }
                })
                .tests();
    }

    /** Exception without a stack trace, as the virtual machine throws it at a place that throws often. */
    private static final class Placeless extends ArrayIndexOutOfBoundsException {
        private static final long serialVersionUID = 1;

        @Override
        public Throwable fillInStackTrace() {
            return this;
        }
    }

    @Test
    void anExceptionWithoutItsPlaceIsADiagnosticToo() {
        assertThatThrownBy(() -> Heddle.elaborate(() -> {
                    throw new Placeless();
                }))
                .isInstanceOf(ElaborationException.class)
                .hasMessageStartingWith("HDL035 (unknown) Placeless at a line that the virtual machine has left out")
                .hasMessageContaining("-XX:-OmitStackTraceInFastThrow");
    }
}
