package org.heddle.hdl.strange;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.area.Delay;
import org.heddle.hdl.area.RegNext;
import org.heddle.hdl.flow.Flow;
import org.heddle.hdl.flow.Merge;
import org.heddle.hdl.lib.storage.RegisterFile;
import org.heddle.hdl.lib.stream.CreditCounter;
import org.heddle.hdl.lib.stream.Framer;
import org.heddle.hdl.lib.stream.PacketLength;
import org.heddle.hdl.lib.stream.PassingQueue;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.option.Reset;
import org.heddle.hdl.option.Rounding;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Names of modules, removable parts, points far away, exceptions that a designer swallows, and Java's collections, used wrongly. */
class AnotherHandTest {
    private enum Light {
        RED,
        GREEN
    }

    record Pair(UInt first, UInt second) implements Bundle {}

    /** Its accessor gives the other part. */
    record Crossed(UInt first, UInt second) implements Bundle {
        @Override
        public UInt first() {
            return second;
        }
    }

    /** Its constructor turns the parts round. */
    record Turned(UInt first, UInt second) implements Bundle {
        Turned {
            UInt kept = first;
            first = second;
            second = kept;
        }
    }

    record Listed(List<UInt> parts) implements Bundle {}

    private static final class Named extends Component {
        private final String name;

        Named(String name) {
            this.name = name;
            out("z", uint(8)).set(in("x", uint(8)));
        }

        @Override
        protected String moduleName() {
            return name;
        }
    }

    private static final class Given extends Component {
        Given(String... names) {
            for (String name : names) {
                parameter(name, 1);
            }
            out("z", uint(8)).set(in("x", uint(8)));
        }
    }

    /** Static fields that cannot be made. */
    private static final class Unmade {
        static final int WIDTH = Integer.parseInt("eight");

        static int width() {
            return WIDTH;
        }
    }

    @TestFactory
    List<DynamicTest> namesOfModulesAndParameters() {
        return new Refused()
                .row("no module name", "HDL007", "return another name", () -> new Named(null))
                .row("an empty module name", "HDL007", "return another name", () -> new Named(""))
                .row("a keyword as a module", "HDL007", "keyword", () -> new Named("module"))
                .row("a module of two words", "HDL007", "identifier", () -> new Named("two words"))
                .row("a module in another folder", "HDL007", "identifier", () -> new Named("../elsewhere"))
                .row("Verilog in a module's name", "HDL007", "identifier", () -> new Named("P;\nendmodule"))
                .row("a module longer than a file's name", "HDL007", "240", () -> new Named("x".repeat(241)))
                .row("a module that begins with a digit", "HDL007", "identifier", () -> new Named("1st"))
                .row("a module inside, of no legal name", "HDL007", "identifier", () -> new Component() {
                    {
                        instance(new Named("a.b"));
                    }
                })
                .row("a parameter given twice", "HDL031", "name of its own", () -> new Given("depth", "depth"))
                .row("a parameter without a name", "HDL031", "name it", () -> new Given(""))
                .row("a parameter whose name has a value", "HDL031", "without =", () -> new Given("depth=4"))
                .row("a parameter that is hardware", "HDL031", "input", () -> new Component() {
                    {
                        parameter("depth", in("x", uint(8)));
                    }
                })
                .row("a parameter that is a thread", "HDL031", "next run", () -> new Component() {
                    {
                        parameter("depth", Thread.currentThread());
                    }
                })
                .row("a parameter named null", "HDL035", "null", () -> new Given((String) null))
                .row("an assertion without a message", "HDL035", "null", () -> new Program() {
                    {
                        show(a);
                        assertAlways(c, null);
                    }
                })
                .row("an assumption without a message", "HDL035", "null", () -> new Program() {
                    {
                        show(a);
                        assume(c, null);
                    }
                })
                .row("a cover without a message", "HDL035", "null", () -> new Program() {
                    {
                        show(a);
                        cover(c, null);
                    }
                })
                .row("an invariant without a message", "HDL035", "null", () -> new Program() {
                    {
                        show(a);
                        invariant(c, null);
                    }
                })
                .row("documentation of null", "HDL035", "null", () -> new Program() {
                    {
                        show(a.doc(null));
                    }
                })
                .row("a domain without a name", "HDL035", "null", () -> new Program() {
                    {
                        show(a);
                        clockDomain(null, Reset.synchronous());
                    }
                })
                .row("a class that cannot be made", "HDL035", "\"eight\"", () -> new Program() {
                    {
                        show(a.zext(Unmade.width()));
                    }
                })
                .row("the same class again", "HDL035", "eight", () -> new Program() {
                    {
                        show(a.zext(Unmade.width()));
                    }
                })
                .tests();
    }

    /** A helper: its line is one, whoever calls it. */
    private static void put(UInt target, UInt value) {
        target.set(value);
    }

    private static void store(Memory<UInt> words, UInt address, UInt word) {
        words.write(address, word);
    }

    @TestFactory
    List<DynamicTest> removableParts() {
        return new Refused()
                .row(
                        "a helper that sets an output outside and in a verification",
                        "HDL030",
                        "outside",
                        () -> new Program() {
                            {
                                UInt y = out(uint(8));
                                put(y, a);
                                verification(() -> when(c, () -> put(y, b)));
                            }
                        })
                .row("a helper that sets an output outside and in debug", "HDL030", "outside", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        put(y, a);
                        debug(() -> when(c, () -> put(y, b)));
                    }
                })
                .row("a loop that sets an output outside and in a lemma", "HDL030", "outside", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        for (int i = 0; i < 2; i++) {
                            Runnable body = () -> when(c, () -> y.set(a));
                            Runnable part = i == 0 ? body : () -> lemma(body);
                            part.run();
                        }
                    }
                })
                .row(
                        "a helper that writes a memory outside and in a verification",
                        "HDL030",
                        "outside",
                        () -> new Program() {
                            {
                                Memory<UInt> words = memory(uint(8), 4);
                                store(words, a.trunc(2), b);
                                verification(() -> store(words, b.trunc(2), a));
                                show(words.read(a.trunc(2)));
                            }
                        })
                .row(
                        "an expression of debug that is read outside",
                        "HDL030",
                        "declare it outside",
                        () -> new Program() {
                            {
                                UInt[] kept = new UInt[1];
                                debug(() -> {
                                    kept[0] = a.addWrap(b);
                                });
                                out("y", uint(8)).set(kept[0]);
                            }
                        })
                .row("a port of a verification", "HDL030", "declare it outside", () -> new Program() {
                    {
                        show(a);
                        verification(() -> assertAlways(in("q", uint(1)).eq(0), "q"));
                    }
                })
                .tests();
    }

    @TestFactory
    List<DynamicTest> pointsFarAway() {
        return new Refused()
                .row("scaled by the largest int", "HDL001", "scale", () -> new Program() {
                    {
                        show(a.asFixed(4).scale(Integer.MAX_VALUE).asBits());
                    }
                })
                .row("scaled by the smallest int and added", "HDL001", "scale", () -> new Program() {
                    {
                        show(a.asFixed(4)
                                .scale(Integer.MIN_VALUE)
                                .addGrow(a.asFixed(4))
                                .asBits());
                    }
                })
                .row("two numbers a million bits apart, added", "HDL001", "fewer", () -> new Program() {
                    {
                        show(a.asFixed(1_000_000).addGrow(b.asFixed(-1_000_000)).asBits());
                    }
                })
                .row("more bits behind the point than there are", "HDL001", "scale", () -> new Program() {
                    {
                        show(a.asFixed(Integer.MIN_VALUE).asBits());
                    }
                })
                .row("multiplied until the point is gone", "HDL001", "scale", () -> new Program() {
                    {
                        show(a.asFixed(1_000_000).mulGrow(b.asFixed(1_000_000)).asBits());
                    }
                })
                .row("rounded to the smallest int", "HDL001", "scale", () -> new Program() {
                    {
                        show(a.asFixed(4)
                                .round(Integer.MIN_VALUE, Rounding.FLOOR)
                                .asBits());
                    }
                })
                .row("rounded to a million bits", "HDL001", "scale", () -> new Program() {
                    {
                        show(a.asFixed(4).round(2_000_000, Rounding.FLOOR).asBits());
                    }
                })
                .row("rounded in no way", "HDL035", "null", () -> new Program() {
                    {
                        show(a.asFixed(4).round(2, null).asBits());
                    }
                })
                .row("saturated to a type of null", "HDL035", "null", () -> new Program() {
                    {
                        show(a.asFixed(4).saturate(null).asBits());
                    }
                })
                .row("saturated to a coarser type", "HDL012", "round(2", () -> new Program() {
                    {
                        show(a.asFixed(4).saturate(fixed(3, 2)).asBits());
                    }
                })
                .tests();
    }

    private static final class Passing extends Component {
        private interface Way {
            Flow<UInt> of(Flow<UInt> flow);
        }

        Passing(Way way) {
            Stream<UInt> to = out("to", stream(uint(8)));
            way.of(Flow.flow(in("from", stream(uint(8))))).into(to);
        }
    }

    @TestFactory
    List<DynamicTest> limitsOfTheLibrary() {
        return new Refused()
                .row("a queue of nothing", "HDL038", "depth=0", () -> new Passing(flow -> flow.queue(0)))
                .row("a queue of less", "HDL038", "depth=-1", () -> new Passing(flow -> flow.queue(-1)))
                .row("a queue of all", "HDL038", "depth=2147483647", () -> new Passing(flow -> flow.queue(0x7FFFFFFF)))
                .row("a queue without a type", "HDL0", "", () -> new Queue<>((Type<UInt>) null, 4))
                .row("a queue that passes, of nothing", "HDL038", "depth=0", () -> new PassingQueue<>(Types.uint(8), 0))
                .row("no credits", "HDL038", "limit=0", () -> new CreditCounter(0))
                .row("as many credits as an int counts", "HDL038", "limit=", () -> new CreditCounter(Integer.MAX_VALUE))
                .row("packets of nothing", "HDL038", "limit=0", () -> new Framer<>(Types.uint(8), 0))
                .row("lengths of nothing", "HDL038", "limit=-3", () -> new PacketLength<>(Types.uint(8), -3))
                .row(
                        "a register file of one word",
                        "HDL038",
                        "depth=1",
                        () -> new RegisterFile<>(Types.uint(8), 1, 1, 1, RegisterFile.Bypass.FORWARD))
                .row(
                        "a flow joined with itself",
                        "HDL010",
                        "fork",
                        () -> new Passing(flow -> flow.join(flow).map(pair -> pair.first())))
                .row(
                        "a flow merged with itself",
                        "HDL010",
                        "fork",
                        () -> new Passing(flow -> Merge.roundRobin(List.of(flow, flow))))
                .row(
                        "a branch of a fork that is dropped",
                        "HDL009",
                        "",
                        () -> new Passing(flow -> flow.fork(2).get(0)))
                .row(
                        "a flow mapped to null",
                        "HDL035",
                        "null",
                        () -> new Passing(flow -> flow.map(value -> (UInt) null)))
                .row(
                        "a flow chosen of none",
                        "HDL038",
                        "without a source",
                        () -> new Passing(flow -> Flow.mux(flow, List.of())))
                .row("a delay of two billion registers", "HDL038", "DelayLine", () -> new Program() {
                    {
                        show(Delay.of(a, Integer.MAX_VALUE));
                    }
                })
                .row("the register of null", "HDL035", "null", () -> new Program() {
                    {
                        show(RegNext.of((UInt) null));
                    }
                })
                .row("words from a folder", "HDL022", "name a file", () -> new Program() {
                    {
                        show(memory(uint(8), 4).initFromHex(Path.of("/")).read(a.trunc(2)));
                    }
                })
                .tests();
    }

    @TestFactory
    List<DynamicTest> javasCollections() {
        return new Refused()
                .row("an element replaced in Java", "HDL035", "", () -> new Program() {
                    {
                        Vec<UInt> v = Vec.of(List.of(a, b));
                        v.elements().set(0, b);
                        show(v.get(0));
                    }
                })
                .row("elements turned round in Java", "HDL035", "", () -> new Program() {
                    {
                        Vec<UInt> v = Vec.of(List.of(a, b));
                        Collections.reverse(v.elements());
                        show(v.get(0));
                    }
                })
                .row("the same value twice in a set", "HDL035", "", () -> new Program() {
                    {
                        show(Set.of(a, a).iterator().next());
                    }
                })
                .row("values in an order of Java's", "HDL035", "", () -> new Program() {
                    {
                        show(new TreeSet<>(List.of(a, b)).first());
                    }
                })
                .row("a predicate that compares", "HDL018", "eq()", () -> new Program() {
                    {
                        show(Predicate.isEqual(a).test(b) ? a : b);
                    }
                })
                .row("how often it is in a list", "HDL018", "eq()", () -> new Program() {
                    {
                        show(Collections.frequency(List.of(a, b), a) == 1 ? a : b);
                    }
                })
                .row("arrays compared", "HDL018", "eq()", () -> new Program() {
                    {
                        show(Arrays.equals(new UInt[] {a}, new UInt[] {b}) ? a : b);
                    }
                })
                .row("a value among a map's", "HDL018", "eq()", () -> new Program() {
                    {
                        show(Map.of(1, a).containsValue(b) ? a : b);
                    }
                })
                .row("a bundle that holds one wire twice", "HDL010", "", () -> new Program() {
                    {
                        UInt w = wire(uint(8));
                        new Pair(w, w).set(new Pair(a, b));
                        show(w);
                    }
                })
                .row("a bundle whose accessor lies", "HDL009", "", () -> new Program() {
                    {
                        Crossed w = wire(Types.bundle(Crossed.class, uint(8), uint(8)));
                        w.second().set(a);
                        show(w.first());
                    }
                })
                .row("a bundle of a list", "HDL035", "", () -> new Program() {
                    {
                        Listed listed = new Listed(List.of(a, b));
                        show(mux(c, listed, listed).parts().get(0));
                    }
                })
                .row("an error that the designer catches", "HDL004", "trunc(9)", () -> new Program() {
                    {
                        UInt narrow = a;
                        try {
                            narrow = a.trunc(9);
                        } catch (RuntimeException e) {
                            narrow = b;
                        }
                        show(narrow);
                    }
                })
                .row("a state's body that fails, caught", "HDL028", "", () -> new Program() {
                    {
                        show(a);
                        Fsm<Light> light = fsm(Light.RED);
                        try {
                            light.describe(states -> states.state(Light.RED).during(AnotherHandTest::fail));
                        } catch (IllegalStateException e) {
                            cover(light.is(Light.RED), "red");
                        }
                    }
                })
                .tests();
    }

    private static void fail() {
        throw new IllegalStateException("no body");
    }

    private static void swallow(Runnable body) {
        try {
            body.run();
        } catch (IllegalStateException e) {
            return; // what it said before stands
        }
    }

    @TestFactory
    List<DynamicTest> swallowed() {
        return new Refused()
                .row("a condition's body that fails, caught", "HDL032", "let the exception out", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        swallow(() -> when(c, () -> {
                            y.set(a);
                            fail();
                        }));
                    }
                })
                .row("an arm that fails, caught", "HDL032", "inside the body", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        swallow(() -> when(c, () -> y.set(a)).elseWhen(a.eq(1), AnotherHandTest::fail));
                    }
                })
                .row("a case that fails, caught", "HDL032", "IllegalStateException", () -> new Program() {
                    {
                        UInt y = out(uint(8));
                        y.set(0);
                        swallow(() -> switchOn(a).is(1, () -> y.set(1)).is(2, AnotherHandTest::fail));
                    }
                })
                .row("a verification that fails, caught", "HDL032", "let the exception out", () -> new Program() {
                    {
                        show(a);
                        swallow(() -> verification(() -> {
                            assertAlways(a.ne(3), "never three");
                            fail();
                        }));
                    }
                })
                .row("a child that fails under a condition, caught", "HDL017", "instance()", () -> new Program() {
                    {
                        show(a);
                        when(
                                c,
                                () -> swallow(() -> instance(new Component() {
                                    {
                                        in("x", uint(3));
                                        fail();
                                    }
                                })));
                    }
                })
                .tests();
    }

    @TestFactory
    List<DynamicTest> compared() {
        return new Compared()
                .row("a domain's body that fails, caught", in -> in.a(), name -> new Program(name) {
                    {
                        swallow(() -> within(currentDomain(), AnotherHandTest::fail));
                        show(a);
                    }
                })
                .row(
                        "a list that changes behind a vector's back",
                        in -> in.a() << 8 | in.b(),
                        name -> new Program(name) {
                            {
                                List<UInt> values = new java.util.ArrayList<>(List.of(a, b));
                                Vec<UInt> v = Vec.of(values);
                                values.clear();
                                show(v.get(0), v.get(1));
                            }
                        })
                .row("a bundle that turns its parts round", in -> in.b() << 8 | in.a(), name -> new Program(name) {
                    {
                        Turned turned = new Turned(a, b);
                        show(turned.first(), turned.second());
                    }
                })
                .row("a type of one value twice", in -> in.a() << 8 | in.b(), name -> new Program(name) {
                    {
                        Pair both = wire(Types.typeOf(new Pair(a, a)));
                        both.set(new Pair(a, b));
                        show(both.first(), both.second());
                    }
                })
                .row("one-hot of less than the index", in -> in.a() < 3 ? 1 << in.a() : 0, name -> new Program(name) {
                    {
                        show(a.toOneHot(3));
                    }
                })
                .row("a bit beyond six", in -> (in.a() & 63) >> (in.b() & 7) & 1, name -> new Program(name) {
                    {
                        show(a.trunc(6).bit(b.trunc(3)));
                    }
                })
                .row("the rest of a division by a giant", in -> in.a(), name -> new Program(name) {
                    {
                        show(a.rem(BigInteger.TWO.pow(100)));
                    }
                })
                .row("divided by minus one", in -> -in.s() & 0x1FF, name -> new Program(name) {
                    {
                        show(s.div(-1));
                    }
                })
                .row("divided by its own smallest", in -> in.s() == -128 ? 1 : 0, name -> new Program(name) {
                    {
                        show(s.div(-128).ne(0));
                    }
                })
                .row("a switch over a constant", in -> in.a(), name -> new Program(name) {
                    {
                        UInt chosen = wire(uint(8));
                        chosen.set(0);
                        switchOn(lit(3, 2)).is(3, () -> chosen.set(a));
                        show(chosen);
                    }
                })
                .row("when true", in -> in.a(), name -> new Program(name) {
                    {
                        UInt chosen = wire(uint(8));
                        when(lit(true), () -> chosen.set(a));
                        show(chosen);
                    }
                })
                .row(
                        "a fraction compared at another scale",
                        in -> in.a() * 4 == in.b() ? 1 : 0,
                        name -> new Program(name) {
                            {
                                show(a.asFixed(2).eq(b.asFixed(4)));
                            }
                        })
                .row("a delay of nothing", in -> in.a(), name -> new Program(name) {
                    {
                        show(Delay.of(a, 0));
                    }
                })
                .clocked(
                        "the register of a value, made under a condition",
                        () -> {
                            int[] last = {0};
                            boolean[] begun = {false};
                            return in -> {
                                int before = begun[0] ? last[0] : 0;
                                last[0] = in.a();
                                begun[0] = true;
                                return in.c() ? before : 0;
                            };
                        },
                        name -> new Program(name) {
                            {
                                UInt chosen = wire(uint(8));
                                chosen.set(0);
                                UInt own = regZero(uint(8));
                                own.set(a);
                                when(c, () -> chosen.set(own));
                                show(chosen);
                            }
                        })
                .clocked(
                        "a register that a condition makes counts always",
                        () -> {
                            int[] count = {5};
                            return in -> {
                                int now = count[0];
                                count[0] = now + (in.c() ? 1 : 0) & 0xFF;
                                return now;
                            };
                        },
                        name -> new Program(name) {
                            {
                                UInt[] made = new UInt[1];
                                when(c, () -> {
                                    made[0] = reg("made", uint(8)).init(5);
                                    made[0].increment();
                                });
                                show(made[0]);
                            }
                        })
                .tests();
    }
}
