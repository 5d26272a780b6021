package org.heddle.hdl.strange;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Memory;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Strange registers, memories and state machines that are legal. */
class OverTimeTest {
    enum Single {
        ONLY
    }

    enum Light {
        RED,
        GREEN,
        AMBER
    }

    @TestFactory
    List<DynamicTest> overTime() {
        return new Compared()
                .clocked(
                        "a register that swaps with another",
                        () -> {
                            int[] r = {1, 2};
                            return in -> {
                                int seen = r[0] << 8 | r[1];
                                r[0] = in.c() ? seen & 0xFF : r[0];
                                r[1] = in.c() ? seen >> 8 : r[1];
                                return seen;
                            };
                        },
                        name -> new Program(name) {
                            {
                                UInt p = reg(uint(8)).init(1);
                                UInt q = reg(uint(8)).init(2);
                                when(c, () -> {
                                    p.set(q);
                                    q.set(p);
                                });
                                show(p, q);
                            }
                        })
                .clocked(
                        "the later of two conditions wins",
                        () -> {
                            int[] r = {0};
                            return in -> {
                                int seen = r[0];
                                r[0] = in.b() > 99 ? in.b() : in.c() ? in.a() : seen;
                                return seen;
                            };
                        },
                        name -> new Program(name) {
                            {
                                UInt r = reg(uint(8)).init(0);
                                when(c, () -> r.set(a));
                                when(b.gt(99), () -> r.set(b));
                                show(r);
                            }
                        })
                .clocked(
                        "one element of a vector that counts",
                        () -> {
                            int[] r = new int[4];
                            return in -> {
                                int seen = r[0] << 24 | r[1] << 16 | r[2] << 8 | r[3];
                                r[in.a() & 3] = (r[in.a() & 3] + 1) & 0xFF;
                                return seen & 0xFFFF_FFFFL;
                            };
                        },
                        name -> new Program(name) {
                            {
                                Vec<UInt> r = regZero(vec(4, uint(8)));
                                UInt i = a.trunc(2);
                                r.set(i, r.get(i).addWrap(1));
                                show(r.elements().toArray(UInt[]::new));
                            }
                        })
                .clocked(
                        "two writers of one memory, the later wins",
                        () -> {
                            int[] m = new int[256];
                            return in -> {
                                int seen = m[in.a()];
                                m[in.a()] = in.b();
                                if (in.c()) {
                                    m[in.a()] = 7;
                                }
                                return seen;
                            };
                        },
                        name -> new Program(name) {
                            {
                                Memory<UInt> m = memory(uint(8), 256).init(0);
                                m.write(a, b);
                                when(c, () -> m.write(a, lit(7, 8)));
                                show(m.read(a));
                            }
                        })
                .clocked(
                        "a memory with a narrow address",
                        () -> {
                            int[] m = new int[16];
                            return in -> {
                                int seen = m[in.a() & 3];
                                m[in.b() & 15] = in.a();
                                return seen;
                            };
                        },
                        name -> new Program(name) {
                            {
                                Memory<UInt> m = memory(uint(8), 16).init(0);
                                allow(Code.ADDRESS_RANGE, "one side uses the lower words only");
                                m.write(b.trunc(4), a);
                                show(m.read(a.trunc(2)));
                            }
                        })
                .clocked(
                        "a memory of one word",
                        () -> {
                            int[] m = new int[1];
                            return in -> {
                                int seen = m[0];
                                m[0] = in.a();
                                return seen;
                            };
                        },
                        name -> new Program(name) {
                            {
                                Memory<UInt> m = memory(uint(8), 1).init(0);
                                m.write(lit(0, 1), a);
                                show(m.read(lit(0, 1)));
                            }
                        })
                .clocked(
                        "a mask of one bit for each bit",
                        () -> {
                            int[] m = new int[1];
                            return in -> {
                                int seen = m[0];
                                m[0] = m[0] & ~in.b() | in.a() & in.b();
                                return seen;
                            };
                        },
                        name -> new Program(name) {
                            {
                                Memory<UInt> m = memory(uint(8), 2).init(0);
                                m.write(lit(0, 1), a, b);
                                show(m.read(lit(0, 1)));
                            }
                        })
                .clocked("a machine of one state", () -> in -> 1, name -> new Program(name) {
                    {
                        Fsm<Single> machine =
                                fsm(Single.ONLY, m -> m.state(Single.ONLY).goTo(Single.ONLY, c));
                        show(machine.is(Single.ONLY));
                    }
                })
                .clocked(
                        "a machine that goes round",
                        () -> {
                            int[] r = {0};
                            return in -> {
                                int seen = r[0];
                                r[0] = in.c() ? (seen + 1) % 3 : seen;
                                return 1 << seen;
                            };
                        },
                        name -> new Program(name) {
                            {
                                Fsm<Light> machine = fsm(Light.RED, m -> {
                                    Light[] all = Light.values();
                                    for (Light light : all) {
                                        m.state(light).goTo(all[(light.ordinal() + 1) % all.length], c);
                                    }
                                });
                                show(machine.is(Light.AMBER), machine.is(Light.GREEN), machine.is(Light.RED));
                            }
                        })
                .clocked(
                        "a shift register of a hundred",
                        () -> {
                            Deque<Integer> r = new ArrayDeque<>(Collections.nCopies(100, 5));
                            return in -> {
                                r.addLast(in.a());
                                return r.removeFirst();
                            };
                        },
                        name -> new Program(name) {
                            {
                                UInt x = a;
                                for (int i = 0; i < 100; i++) {
                                    UInt stage = reg("stage_" + i, uint(8)).init(5);
                                    stage.set(x);
                                    x = stage;
                                }
                                show(x);
                            }
                        })
                .clocked(
                        "an enum that is kept in one-hot",
                        () -> {
                            int[] r = {0};
                            return in -> {
                                int seen = r[0];
                                r[0] = in.c() ? 2 : 1;
                                return 1 << seen;
                            };
                        },
                        name -> new Program(name) {
                            {
                                EnumValue<Light> r = reg(enumOf(Light.class, org.heddle.hdl.option.Encoding.ONE_HOT))
                                        .init(Light.RED);
                                when(c, () -> r.set(Light.AMBER)).otherwise(() -> r.set(Light.GREEN));
                                show(r.asUInt());
                            }
                        })
                .clocked(
                        "an accumulator of signs",
                        () -> {
                            int[] r = {-1};
                            return in -> {
                                int seen = r[0];
                                r[0] = (short) (seen + in.s());
                                return seen & 0xFFFF;
                            };
                        },
                        name -> new Program(name) {
                            {
                                SInt r = reg(sint(16)).init(-1);
                                r.set(r.addWrap(s.sext(16)));
                                show(r);
                            }
                        })
                .clocked(
                        "an enabled domain",
                        () -> {
                            int[] r = {0};
                            return in -> {
                                int seen = r[0];
                                r[0] = in.c() ? (seen + 1) & 0xFF : seen;
                                return seen;
                            };
                        },
                        name -> new Program(name) {
                            {
                                within(defaultDomain().enabledBy(c), () -> {
                                    UInt r = reg(uint(8)).init(0);
                                    r.set(r.addWrap(1));
                                    show(r);
                                });
                            }
                        })
                .tests();
    }
}
