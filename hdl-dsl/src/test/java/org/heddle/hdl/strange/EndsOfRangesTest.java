package org.heddle.hdl.strange;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The ends of ranges: one bit, a thousand bits, the smallest and the largest number. */
class EndsOfRangesTest {
    @TestFactory
    List<DynamicTest> ends() {
        return new Compared()
                .row("one-bit sums", in -> (in.a() + in.b()) & 1, name -> new Program(name) {
                    {
                        show(a.trunc(1).addWrap(b.trunc(1)));
                    }
                })
                .row("one-bit signs grow", in -> (-(in.a() & 1) - (in.b() & 1)) & 3, name -> new Program(name) {
                    {
                        show(a.trunc(1).asSInt().addGrow(b.trunc(1).asSInt()));
                    }
                })
                .row("one-bit signs multiplied", in -> in.a() & in.b() & 1, name -> new Program(name) {
                    {
                        show(a.trunc(1).asSInt().mulGrow(b.trunc(1).asSInt()));
                    }
                })
                .row("one-bit signs compared", in -> (in.a() & 1) > (in.b() & 1) ? 1 : 0, name -> new Program(name) {
                    {
                        show(a.trunc(1).asSInt().lt(b.trunc(1).asSInt()));
                    }
                })
                .row("the size of the smallest", in -> Math.abs(in.s()), name -> new Program(name) {
                    {
                        show(s.abs());
                    }
                })
                .row("the smallest negated", in -> -in.s() & 0xFF, name -> new Program(name) {
                    {
                        show(s.negWrap());
                    }
                })
                .row("the smallest negated, grown", in -> -in.s() & 0x1FF, name -> new Program(name) {
                    {
                        show(s.negGrow());
                    }
                })
                .row("a difference grows a sign", in -> (in.a() - in.b()) & 0x1FF, name -> new Program(name) {
                    {
                        show(a.subGrow(b));
                    }
                })
                .row(
                        "a shift by more than the width",
                        in -> in.a() > 7 ? 0 : in.b() >> in.a(),
                        name -> new Program(name) {
                            {
                                show(b.shr(a));
                            }
                        })
                .row(
                        "a sign shifted by more than the width",
                        in -> (in.s() >> Math.min(in.a(), 31)) & 0xFF,
                        name -> new Program(name) {
                            {
                                show(s.shr(a));
                            }
                        })
                .row(
                        "left by more than the width",
                        in -> in.a() > 7 ? 0 : (in.b() << in.a()) & 0xFF,
                        name -> new Program(name) {
                            {
                                show(b.shlWrap(a));
                            }
                        })
                .row(
                        "rotated by more than the width",
                        in -> (in.b() << in.a() % 8 | in.b() >> 8 - in.a() % 8) & 0xFF,
                        name -> new Program(name) {
                            {
                                show(b.rotateLeft(a));
                            }
                        })
                .row("rotated by -1", in -> (in.b() >> 1 | in.b() << 7) & 0xFF, name -> new Program(name) {
                    {
                        show(b.rotateLeft(-1));
                    }
                })
                .row("divided by one and by the largest", in -> in.a() << 8 | in.a() / 255, name -> new Program(name) {
                    {
                        show(a.div(1), a.div(255).zext(8));
                    }
                })
                .row("rest of a negative number", in -> in.s() % 7 & 0xFF, name -> new Program(name) {
                    {
                        show(s.rem(7).sext(8));
                    }
                })
                .row("a negative quotient", in -> in.s() / 3 & 0xFF, name -> new Program(name) {
                    {
                        show(s.div(3).sext(8));
                    }
                })
                .row(
                        "a thousand bits of sums",
                        in -> {
                            BigInteger x =
                                    BigInteger.valueOf(in.a()).shiftLeft(992).add(BigInteger.valueOf(in.b()));
                            return x.add(x).mod(BigInteger.ONE.shiftLeft(1000));
                        },
                        name -> new Program(name) {
                            {
                                UInt x = cat(a, lit(0, 984), b);
                                show(x.addWrap(x));
                            }
                        })
                .row("a thousand bits compared", in -> in.a() > in.b() ? 1 : 0, name -> new Program(name) {
                    {
                        show(a.repeat(125).gt(b.repeat(125)));
                    }
                })
                .row("a bit of a thousand", in -> in.a() >> (in.b() % 8) & 1, name -> new Program(name) {
                    {
                        show(a.repeat(32).bit(b));
                    }
                })
                .row(
                        "all of the largest long",
                        in -> BigInteger.ONE
                                .shiftLeft(64)
                                .subtract(BigInteger.ONE)
                                .subtract(BigInteger.valueOf(in.a())),
                        name -> new Program(name) {
                            {
                                show(lit(unsigned(-1L), 64).xor(a.zext(64)));
                            }
                        })
                .row(
                        "the smallest long as a sign",
                        in -> BigInteger.ONE.shiftLeft(63).add(BigInteger.valueOf(in.a())),
                        name -> new Program(name) {
                            {
                                show(slit(Long.MIN_VALUE, 64).addWrap(a.zext(64).asSInt()));
                            }
                        })
                .row("a vector of one element", in -> in.a(), name -> new Program(name) {
                    {
                        allow(Code.INDEX_RANGE, "the size is a parameter");
                        show(Vec.of(List.of(a)).get(c.asUInt()));
                    }
                })
                .row(
                        "a vector of vectors at two indices",
                        in -> (in.a() + 2 * (in.b() & 1) + (in.c() ? 1 : 0)) & 0xFF,
                        name -> new Program(name) {
                            {
                                Vec<Vec<UInt>> table = Vec.of(List.of(
                                        Vec.of(List.of(a, a.addWrap(1))), Vec.of(List.of(a.addWrap(2), a.addWrap(3)))));
                                show(table.get(b.trunc(1)).get(c.asUInt()));
                            }
                        })
                .row(
                        "leading zeros of zero",
                        in -> Integer.numberOfLeadingZeros(in.a()) - 24,
                        name -> new Program(name) {
                            {
                                show(a.leadingZeros());
                            }
                        })
                .row(
                        "two hundred multiplexers inside each other",
                        in -> in.a() < 200 ? 200 - in.a() : in.b(),
                        name -> new Program(name) {
                            {
                                UInt x = b;
                                for (int i = 0; i < 200; i++) {
                                    x = mux(a.eq(i), lit(200 - i, 8), x);
                                }
                                show(x);
                            }
                        })
                .row(
                        "conditions inside conditions, the last one wins",
                        in -> in.c() ? in.a() > 9 ? in.b() > 9 ? 4 : 3 : 2 : 1,
                        name -> new Program(name) {
                            {
                                UInt y = y(8);
                                y.set(1);
                                when(c, () -> {
                                    y.set(2);
                                    when(a.gt(9), () -> {
                                        y.set(3);
                                        when(b.gt(9), () -> y.set(4));
                                    });
                                });
                            }
                        })
                .row(
                        "a switch in a switch in a when",
                        in -> !in.c() ? 0 : in.a() == 0 ? in.b() == 1 ? 5 : 6 : in.a() == 1 ? 7 : 0,
                        name -> new Program(name) {
                            {
                                UInt y = y(8);
                                y.set(0);
                                when(
                                        c,
                                        () -> switchOn(a)
                                                .is(0, () -> {
                                                    y.set(6);
                                                    switchOn(b).is(1, () -> y.set(5));
                                                })
                                                .is(1, () -> y.set(7)));
                            }
                        })
                .tests();
    }
}
