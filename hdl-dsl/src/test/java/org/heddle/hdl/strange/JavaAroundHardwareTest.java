package org.heddle.hdl.strange;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Strange Java around hardware that is legal: what Java does with the values is what the hardware does. */
class JavaAroundHardwareTest {
    record Pair<T extends Data>(T one, T other) implements Bundle {}

    interface Adding {
        default UInt plus(UInt x, UInt y) {
            return x.addWrap(y);
        }
    }

    private abstract static class Template extends Program {
        Template(String name) {
            super(name);
            show(step(a));
        }

        abstract UInt step(UInt x);
    }

    private static final class Filled extends Template {
        Filled(String name) {
            super(name);
        }

        @Override
        UInt step(UInt x) {
            return x.addWrap(3);
        }
    }

    private static final class Adder extends Component {
        final UInt x = in(uint(8));
        final UInt y = in(uint(8));
        final UInt sum = out(uint(9));

        Adder() {
            sum.set(x.addGrow(y).trunc(9).asSInt().asUInt());
        }
    }

    private static UInt sumOf(List<UInt> values) {
        int half = values.size() / 2;
        return values.size() == 1
                ? values.get(0)
                : sumOf(values.subList(0, half)).addWrap(sumOf(values.subList(half, values.size())));
    }

    private static <T extends Data> Type<Pair<T>> pairOf(Type<T> type) {
        return Types.bundle(raw(), type, type);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static <T extends Data> Class<Pair<T>> raw() {
        return (Class) Pair.class;
    }

    @TestFactory
    List<DynamicTest> javaAroundHardware() {
        return new Compared()
                .row("a variable that is assigned anew", in -> (in.a() + in.b() + 1) & 0xFF, name -> new Program(name) {
                    {
                        UInt x = a;
                        x = x.addWrap(b);
                        x = x.addWrap(1);
                        show(x);
                    }
                })
                .row("a field hidden by a variable", in -> in.b(), name -> new Program(name) {
                    {
                        UInt a = this.b;
                        show(a);
                    }
                })
                .row("a loop of sums", in -> (in.a() * 5 + 10) & 0xFF, name -> new Program(name) {
                    {
                        UInt x = lit(0, 8);
                        for (int i = 0; i < 5; i++) {
                            x = x.addWrap(a).addWrap(i);
                        }
                        show(x);
                    }
                })
                .row("lambdas of a loop", in -> in.a() < 10 ? in.a() * 7 : 99, name -> new Program(name) {
                    {
                        UInt y = y(8);
                        y.set(99);
                        List<Runnable> later = new ArrayList<>();
                        for (int i = 0; i < 10; i++) {
                            int k = i;
                            later.add(() -> when(a.eq(k), () -> y.set(k * 7)));
                        }
                        Collections.reverse(later);
                        later.forEach(Runnable::run);
                    }
                })
                .row("a function as a value", in -> (in.a() ^ 0x55) + 1 & 0xFF, name -> new Program(name) {
                    {
                        UnaryOperator<UInt> mixed = x -> x.xor(0x55);
                        show(mixed.andThen(x -> x.addWrap(1)).apply(a));
                    }
                })
                .row("operators in a map", in -> (in.a() & in.b()) << 8 | in.a() | in.b(), name -> new Program(name) {
                    {
                        Map<String, BinaryOperator<UInt>> operators = new HashMap<>();
                        operators.put("and", UInt::and);
                        operators.put("or", UInt::or);
                        show(
                                operators.get("and").apply(a, b),
                                operators.get("or").apply(a, b));
                    }
                })
                .row("recursion over halves", in -> (in.a() + in.b() + 7) & 0xFF, name -> new Program(name) {
                    {
                        show(sumOf(List.of(a, b, lit(3, 8), lit(4, 8))));
                    }
                })
                .row("a stream of bits", in -> Integer.bitCount(in.a()) & 1, name -> new Program(name) {
                    {
                        show(IntStream.range(0, 8)
                                .mapToObj(a::bit)
                                .reduce(Bool::xor)
                                .orElseThrow());
                    }
                })
                .row("a stream collected and turned", in -> Integer.reverse(in.a()) >>> 24, name -> new Program(name) {
                    {
                        List<Bool> bits = IntStream.range(0, 8).mapToObj(a::bit).collect(Collectors.toList());
                        show(cat(bits));
                    }
                })
                .row("a stack of values", in -> in.b() << 8 | in.a(), name -> new Program(name) {
                    {
                        Deque<UInt> stack = new ArrayDeque<>();
                        stack.push(a);
                        stack.push(b);
                        show(stack.pop(), stack.pop());
                    }
                })
                .row("values as keys of a table", in -> in.b(), name -> new Program(name) {
                    {
                        Map<UInt, UInt> next = new HashMap<>();
                        next.put(a, b);
                        show(next.get(a));
                    }
                })
                .row("the same value in a set twice", in -> 1, name -> new Program(name) {
                    {
                        Set<UInt> set = new HashSet<>();
                        set.add(a);
                        set.add(a);
                        show(lit(set.size(), 2).trunc(1).and(a.or(1).trunc(1)));
                    }
                })
                .row(
                        "varargs of none, one and many",
                        in -> in.a() << 16 | in.a() << 8 | in.b(),
                        name -> new Program(name) {
                            UInt all(UInt first, UInt... rest) {
                                List<UInt> list = new ArrayList<>(List.of(first));
                                list.addAll(List.of(rest));
                                return cat(list);
                            }

                            {
                                show(all(a), all(a, b));
                            }
                        })
                .row("an abstract step that super calls", in -> (in.a() + 3) & 0xFF, Filled::new)
                .row("a default method of an interface", in -> (in.a() + in.b()) & 0xFF, name -> {
                    class Both extends Program implements Adding {
                        Both() {
                            super(name);
                            show(plus(a, b));
                        }
                    }
                    return new Both();
                })
                .row("a local class that captures", in -> (in.a() + 9) & 0xFF, name -> {
                    int nine = 9;
                    class Local extends Program {
                        Local() {
                            super(name);
                            show(a.addWrap(nine));
                        }
                    }
                    return new Local();
                })
                .row("a generic bundle", in -> in.b() << 8 | in.a(), name -> new Program(name) {
                    {
                        Pair<UInt> w = wire(pairOf(uint(8)));
                        w.one().set(a);
                        w.other().set(b);
                        show(w.other(), w.one());
                    }
                })
                .row(
                        "a bundle of bundles chosen",
                        in -> in.c() ? in.a() << 8 | in.b() : in.b() << 8 | in.a(),
                        name -> new Program(name) {
                            {
                                Pair<Pair<UInt>> one = new Pair<>(new Pair<>(a, b), new Pair<>(a, b));
                                Pair<Pair<UInt>> two = new Pair<>(new Pair<>(b, a), new Pair<>(b, a));
                                Pair<Pair<UInt>> chosen = mux(c, one, two);
                                show(chosen.other().one(), chosen.one().other());
                            }
                        })
                .row(
                        "a supplier that makes anew at each call",
                        in -> (in.a() + 1) * 2 & 0xFF,
                        name -> new Program(name) {
                            {
                                Supplier<UInt> next = () -> a.addWrap(1);
                                show(next.get().addWrap(next.get()));
                            }
                        })
                .row("twenty of one component", in -> (in.a() + 20 * in.b()) & 0xFF, name -> new Program(name) {
                    {
                        UInt x = a;
                        for (int i = 0; i < 20; i++) {
                            Adder adder = instance(new Adder());
                            adder.x.set(x);
                            adder.y.set(b);
                            x = adder.sum.trunc(8);
                        }
                        show(x);
                    }
                })
                .row("an exception that is caught before hardware", in -> in.a(), name -> new Program(name) {
                    {
                        UInt x = b;
                        try {
                            Integer.parseInt("x");
                        } catch (NumberFormatException e) {
                            x = a;
                        }
                        show(x);
                    }
                })
                .row("a choice of Java's, not of hardware", in -> in.a(), name -> new Program(name) {
                    {
                        show(a.width() == 8 ? a : b);
                    }
                })
                .row("an iterator of streams", in -> (in.a() << 3) & 0xFF, name -> new Program(name) {
                    {
                        show(Stream.iterate(a, x -> x.addWrap(x))
                                .limit(4)
                                .reduce((x, y) -> y)
                                .orElseThrow());
                    }
                })
                .tests();
    }
}
