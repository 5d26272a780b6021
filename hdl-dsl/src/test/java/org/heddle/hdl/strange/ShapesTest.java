package org.heddle.hdl.strange;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.Data;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.option.Flip;
import org.heddle.hdl.option.ReadUnderWrite;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Vectors, bundles and memories. */
class ShapesTest {
    record Point(UInt x, UInt y) implements Bundle {
        static Type<Point> of(int x, int y) {
            return Types.bundle(Point.class, Types.uint(x), Types.uint(y));
        }
    }

    record Line(UInt x, UInt y) implements Bundle {}

    record Empty() implements Bundle {}

    record Odd(UInt x, int y) implements Bundle {}

    record Picky(UInt x) implements Bundle {
        Picky {
            if (x.width() > 4) {
                throw new IllegalStateException("too wide");
            }
        }
    }

    record Box<T extends Data>(T content, Bool full) implements Bundle {}

    record Door(UInt x, @Flip UInt back) implements Bundle {}

    @TestFactory
    List<DynamicTest> vectors() {
        return new Refused()
                .row("no elements", "HDL001", "leave it out", () -> new Program() {
                    {
                        show(regZero(vec(0, uint(8))).elements().toArray(UInt[]::new));
                    }
                })
                .row("a negative number of elements", "HDL001", "leave it out", () -> new Program() {
                    {
                        show(in("x", vec(-1, uint(8))).elements().toArray(UInt[]::new));
                    }
                })
                .row("as many as an int can count", "HDL001", "use a memory", () -> new Program() {
                    {
                        show(in("x", vec(Integer.MAX_VALUE, bool())).get(0));
                    }
                })
                .row("vectors of vectors beyond an int", "HDL001", "fewer", () -> new Program() {
                    {
                        show(in("x", vec(1 << 20, vec(1 << 20, vec(1 << 20, bool()))))
                                .get(0)
                                .get(0)
                                .get(0));
                    }
                })
                .row("a vector of nothing at hand", "HDL001", "leave it out", () -> new Program() {
                    {
                        show(Vec.of(new ArrayList<UInt>()).get(a));
                    }
                })
                .row("a vector of null", "HDL035", "null", () -> new Program() {
                    {
                        show(Vec.of(Arrays.asList(a, null)).get(c.asUInt()));
                    }
                })
                .row("an element after the last", "HDL004", "use 0 to 3", () -> new Program() {
                    {
                        show(in("x", vec(4, uint(8))).get(4));
                    }
                })
                .row("an element before the first", "HDL004", "use 0 to 3", () -> new Program() {
                    {
                        show(in("x", vec(4, uint(8))).get(-1));
                    }
                })
                .row("elements of unlike widths", "HDL003", "", () -> new Program() {
                    {
                        show(Vec.of(List.of(a, b.trunc(4))).get(c.asUInt()));
                    }
                })
                .row("an index that is too wide", "HDL012", "trunc(2)", () -> new Program() {
                    {
                        show(in("x", vec(4, uint(8))).get(a));
                    }
                })
                .row("an index that is too narrow", "HDL037", "widen it with zext(2)", () -> new Program() {
                    {
                        show(in("x", vec(4, uint(8))).get(a.trunc(1)));
                    }
                })
                .row("an index that can leave a vector of 3", "HDL037", "allow(", () -> new Program() {
                    {
                        show(in("x", vec(3, uint(8))).get(a.trunc(2)));
                    }
                })
                .row("an index on the left side that can leave it", "HDL037", "allow(", () -> new Program() {
                    {
                        Vec<UInt> r = regZero(vec(5, uint(8)));
                        r.set(a.trunc(3), b);
                        show(r.elements().toArray(UInt[]::new));
                    }
                })
                .row("an element that is set twice", "HDL010", "", () -> new Program() {
                    {
                        Vec<UInt> w = wire(vec(2, uint(8)));
                        w.get(0).set(a);
                        w.get(0).set(b);
                        w.get(1).set(b);
                        show(w.get(c.asUInt()));
                    }
                })
                .row("an element that nobody sets", "HDL009", "", () -> new Program() {
                    {
                        Vec<UInt> w = wire(vec(2, uint(8)));
                        w.get(0).set(a);
                        show(w.get(0), w.get(1));
                    }
                })
                .row("a wire set at an index alone", "HDL011", "", () -> new Program() {
                    {
                        Vec<UInt> w = wire(vec(2, uint(8)));
                        w.set(c.asUInt(), a);
                        show(w.get(0), w.get(1));
                    }
                })
                .row("a chosen element that is set", "HDL005", "", () -> new Program() {
                    {
                        Vec<UInt> r = regZero(vec(2, uint(8)));
                        r.get(c.asUInt()).set(a);
                        show(r.get(0), r.get(1));
                    }
                })
                .row("a wider value at an index", "HDL012", "trunc", () -> new Program() {
                    {
                        Vec<UInt> r = regZero(vec(2, uint(4)));
                        r.set(c.asUInt(), a);
                        show(r.get(0), r.get(1));
                    }
                })
                .row("a vector of another length through connect", "HDL015", "", () -> new Program() {
                    {
                        Vec<UInt> w = out("w", vec(3, uint(8)));
                        connect(w, in("x", vec(4, uint(8))));
                        show(a);
                    }
                })
                .row("a multiplexer of vectors of other lengths", "HDL015", "", () -> new Program() {
                    {
                        show(mux(c, in("x", vec(3, uint(8))), in("z", vec(4, uint(8))))
                                .get(0));
                    }
                })
                .row("compared as Java lists", "HDL018", "eq()", () -> new Program() {
                    {
                        Vec<UInt> one = in("x", vec(2, uint(8)));
                        Vec<UInt> other = in("z", vec(2, uint(8)));
                        show(lit(one.elements().equals(other.elements())));
                    }
                })
                .row("found in a list", "HDL018", "eq()", () -> new Program() {
                    {
                        show(lit(List.of(a, b).contains(a.addWrap(1))));
                    }
                })
                .row("the place in a list", "HDL018", "eq()", () -> new Program() {
                    {
                        show(lit(List.of(a, b).indexOf(a.not()), 8));
                    }
                })
                .row("an index into Java's list by a signal's text", "HDL035", "", () -> new Program() {
                    {
                        show(lit(Integer.parseInt(a.toString()), 8));
                    }
                })
                .tests();
    }

    @TestFactory
    @SuppressWarnings({"unchecked", "rawtypes"})
    List<DynamicTest> bundles() {
        return new Refused()
                .row("words without bits", "HDL001", "leave it out", () -> new Program() {
                    {
                        memory(Types.bundle(Empty.class), 4);
                        show(a);
                    }
                })
                .row("a bundle with an int", "HDL015", "", () -> new Program() {
                    {
                        in("x", Types.bundle(Odd.class, uint(8), uint(8)));
                        show(a);
                    }
                })
                .row("types in the wrong order", "HDL015", "", () -> new Program() {
                    {
                        in("x", Types.bundle(Box.class, bool(), uint(8)));
                        show(a);
                    }
                })
                .row("one type too many", "HDL015", "", () -> new Program() {
                    {
                        in("x", Types.bundle(Point.class, uint(8), uint(8), uint(8)));
                        show(a);
                    }
                })
                .row("a type of null", "HDL035", "null", () -> new Program() {
                    {
                        in("x", Types.bundle(Point.class, uint(8), null));
                        show(a);
                    }
                })
                .row("points of unlike widths", "HDL003", "", () -> new Program() {
                    {
                        Point one = in("one", Point.of(8, 8));
                        Point other = in("other", Point.of(8, 4));
                        Point chosen = mux(c, one, other);
                        show(chosen.x(), chosen.y());
                    }
                })
                .row("a bundle of another record, through a raw type", "HDL015", "", () -> new Program() {
                    {
                        Bundle chosen = mux(c, (Bundle) new Point(a, b), (Bundle) new Line(a, b));
                        show(((Point) chosen).x());
                    }
                })
                .row("a bundle made by hand of null", "HDL035", "null", () -> new Program() {
                    {
                        Point chosen = mux(c, new Point(a, null), new Point(a, b));
                        show(chosen.x());
                    }
                })
                .row("bundles compared as records", "HDL018", "eq()", () -> new Program() {
                    {
                        show(lit(new Point(a, b).equals(new Point(a.not(), b))));
                    }
                })
                .row("a bundle joined with one of other widths", "HDL012", "", () -> new Program() {
                    {
                        Point target = out("target", Point.of(4, 8));
                        connect(target, in("source", Point.of(8, 8)));
                        show(a);
                    }
                })
                .row("joined the wrong way", "HDL005", "", () -> new Program() {
                    {
                        Point source = in("source", Point.of(8, 8));
                        Point target = out("target", Point.of(8, 8));
                        connect(source, target);
                        show(a);
                    }
                })
                .row("a flipped part that nobody sets", "HDL009", "", () -> new Program() {
                    {
                        Door door = in("door", Types.bundle(Door.class, uint(8), uint(8)));
                        show(door.x());
                    }
                })
                .row("a record that refuses its parts", "HDL0", "too wide", () -> new Program() {
                    {
                        show(in("x", Types.bundle(Picky.class, uint(8))).x());
                    }
                })
                .row("a bundle that is no record", "HDL015", "", () -> new Program() {
                    {
                        Bundle own = new Bundle() {};
                        show(mux(c, own, own) == null ? a : b);
                    }
                })
                .tests();
    }

    @TestFactory
    List<DynamicTest> memories() {
        return new Refused()
                .row("no words", "HDL022", "", () -> new Program() {
                    {
                        show(memory(uint(8), 0).read(a));
                    }
                })
                .row("a negative depth", "HDL022", "", () -> new Program() {
                    {
                        show(memory(uint(8), -4).read(a));
                    }
                })
                .row("an address that is too wide", "HDL012", "trunc(2)", () -> new Program() {
                    {
                        show(memory(uint(8), 4).init(1).read(a));
                    }
                })
                .row("a word that is too wide", "HDL012", "trunc(4)", () -> new Program() {
                    {
                        Memory<UInt> m = memory(uint(4), 256);
                        m.write(a, b);
                        show(m.read(b));
                    }
                })
                .row("a mask that does not divide the word", "HDL022", "multiple", () -> new Program() {
                    {
                        Memory<UInt> m = memory(uint(8), 256);
                        m.write(a, b, b.trunc(3));
                        show(m.read(b));
                    }
                })
                .row("a mask wider than the word", "HDL022", "multiple", () -> new Program() {
                    {
                        Memory<UInt> m = memory(uint(4), 256);
                        m.write(a, b.trunc(4), b);
                        show(m.read(b));
                    }
                })
                .row("initial words beyond the end", "HDL022", "leave some out", () -> new Program() {
                    {
                        show(memory(uint(8), 2).init(1, 2, 3).read(c.asUInt()));
                    }
                })
                .row("an initial word that is too large", "HDL002", "0 to 255", () -> new Program() {
                    {
                        show(memory(uint(8), 2).init(1, 256).read(c.asUInt()));
                    }
                })
                .row("an initial word below zero", "HDL002", "0 to 255", () -> new Program() {
                    {
                        show(memory(uint(8), 2).init(-1).read(c.asUInt()));
                    }
                })
                .row("initial words twice", "HDL022", "", () -> new Program() {
                    {
                        show(memory(uint(8), 2).init(1, 2).init(3).read(c.asUInt()));
                    }
                })
                .row("an initial word of null", "HDL035", "null", () -> new Program() {
                    {
                        show(memory(uint(8), 2)
                                .init(Arrays.asList(BigInteger.ONE, null))
                                .read(c.asUInt()));
                    }
                })
                .row("a policy after a write", "HDL022", "where the memory is made", () -> new Program() {
                    {
                        Memory<UInt> m = memory(uint(8), 256);
                        m.write(a, b);
                        m.readUnderWrite(ReadUnderWrite.WRITE_FIRST);
                        show(m.readSync(b, c));
                    }
                })
                .row("block RAM that is read at once", "HDL027", "readSync", () -> new Program() {
                    {
                        Memory<UInt> m = memory(uint(8), 256).blockRam();
                        m.write(a, b);
                        show(m.read(b));
                    }
                })
                .row("block RAM with three writers", "HDL027", "mux", () -> new Program() {
                    {
                        Memory<UInt> m = memory(uint(8), 256).blockRam();
                        m.write(a, b);
                        when(c, () -> m.write(b, a));
                        m.write(a.not(), b);
                        show(m.readSync(b, c));
                    }
                })
                .row("a memory that nobody writes", "HDL009", "", () -> new Program() {
                    {
                        show(memory(uint(8), 256).read(a));
                    }
                })
                .row("a memory of another component", "HDL006", "", () -> new Program() {
                    {
                        Memory<UInt> m = memory(uint(8), 256).init(1);
                        Program child = instance(new Program("Child") {
                            {
                                UInt word = m.read(a);
                                UInt z = out(uint(8));
                                z.set(word);
                            }
                        });
                        child.a.set(a);
                        child.b.set(b);
                        child.s.set(s);
                        child.c.set(c);
                        show(child.c);
                    }
                })
                .row("a memory whose word is null", "HDL035", "null", () -> new Program() {
                    {
                        memory(null, 4);
                        show(a);
                    }
                })
                .row("an enabled read without an enable", "HDL035", "null", () -> new Program() {
                    {
                        show(memory(uint(8), 256).init(1).readSync(a, null));
                    }
                })
                .row("registers of a stream that ends in nothing", "HDL001", "leave it out", () -> new Program() {
                    {
                        List<UInt> none = IntStream.range(3, 3)
                                .mapToObj(i -> a.addWrap(i))
                                .collect(Collectors.toList());
                        show(Vec.of(none).elements().toArray(UInt[]::new));
                    }
                })
                .tests();
    }
}
