package org.heddle.hdl.strange;

import java.util.List;
import java.util.function.Consumer;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Fixed;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.RegNext;
import org.heddle.hdl.flow.Flow;
import org.heddle.hdl.lib.pipeline.Carried;
import org.heddle.hdl.lib.pipeline.Pipeline;
import org.heddle.hdl.option.Encoding;
import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Bits set past their meaning, states described while hardware is made of them, and parts of the library mixed up. */
class UnusualWaysTest {
    private enum Lamp {
        RED,
        AMBER,
        GREEN
    }

    /** Its total, 0 to 6, has three bits. */
    private static final class Tally extends Component {
        final Fixed first = in(ufixed(2, 0));
        final Fixed second = in(ufixed(2, 0));
        final Fixed total = in(first.addGrow(second).type());
        final Fixed twice = out(total.addGrow(total).type());

        Tally() {
            twice.set(total.addGrow(total));
        }
    }

    private static final class Version extends RegisterMap {
        final Number number = register(0, new Number());

        Version() {
            super("version", 32, "A number that never changes.");
        }

        static final class Number extends Register {
            final NumberField value = number(7, 0, RegisterAccess.CONSTANT).reset(42);
        }
    }

    /** Three lamps, of which the last is described by somebody else. */
    private static final class Lamps extends Program {
        Lamps(Consumer<Fsm<Lamp>> last) {
            Fsm<Lamp> state = fsm(Lamp.RED, machine -> {
                machine.state(Lamp.RED).goTo(Lamp.AMBER, c);
                machine.state(Lamp.AMBER).goTo(Lamp.GREEN);
                last.accept(machine);
            });
            show(state.is(Lamp.RED), state.entering(Lamp.RED));
        }
    }

    @TestFactory
    List<DynamicTest> bitsPastTheirMeaningAreRefused() {
        return new Refused()
                .row("bits of an enum as a number", "HDL005", "to constants", () -> new Program() {
                    {
                        EnumValue<Lamp> lamp = wire(enumOf(Lamp.class));
                        lamp.asUInt().set(a.trunc(2));
                        show(lamp.is(Lamp.RED));
                    }
                })
                .row("one bit of an enum", "HDL005", "to constants", () -> new Program() {
                    {
                        EnumValue<Lamp> lamp =
                                reg(enumOf(Lamp.class, Encoding.ONE_HOT)).init(Lamp.RED);
                        when(c, () -> lamp.asUInt().bit(1).set(a.bit(0)));
                        show(lamp.is(Lamp.RED));
                    }
                })
                .row("bits of a machine's state", "HDL005", "to constants", () -> new Program() {
                    {
                        Fsm<Lamp> state = fsm(Lamp.RED, machine -> {
                            machine.state(Lamp.RED).goTo(Lamp.AMBER, c);
                            machine.state(Lamp.AMBER).goTo(Lamp.GREEN);
                            machine.state(Lamp.GREEN).goTo(Lamp.RED);
                        });
                        when(a.bit(0), () -> state.value().asUInt().trunc(1).set(b.trunc(1)));
                        show(state.is(Lamp.RED));
                    }
                })
                .row("bits of a number that has a range of its own", "HDL005", "0 to 6 units", () -> new Program() {
                    {
                        Fixed first = in("first", ufixed(2, 0));
                        Fixed total = wire(first.addGrow(first).type());
                        total.asBits().set(a.trunc(3).asBits());
                        show(total.addGrow(total).asBits());
                    }
                })
                .row("bits of such a number of an instance", "HDL005", "0 to 6 units", () -> new Program() {
                    {
                        Tally tally = instance(new Tally());
                        tally.first.asBits().set(a.trunc(2).asBits());
                        tally.second.asBits().set(b.trunc(2).asBits());
                        tally.total.asBits().bits(1, 0).set(a.trunc(2).asBits());
                        show(tally.twice.asBits());
                    }
                })
                .tests();
    }

    @TestFactory
    List<DynamicTest> statesOfHardwareThatIsBeingMadeAreRefused() {
        return new Refused()
                .row(
                        "a transition in a state's statements",
                        "HDL028",
                        "beside them",
                        () -> new Lamps(machine -> machine.state(Lamp.GREEN)
                                .during(() -> machine.state(Lamp.RED).goTo(Lamp.GREEN))
                                .goTo(Lamp.RED)))
                .row(
                        "statements of a state in its own",
                        "HDL028",
                        "beside them",
                        () -> new Lamps(machine -> machine.state(Lamp.GREEN)
                                .onExit(() -> machine.state(Lamp.GREEN).onExit(() -> {}))
                                .goTo(Lamp.RED)))
                .row(
                        "a state that somebody kept",
                        "HDL028",
                        "beside them",
                        () -> new Lamps(machine -> {
                            Fsm.State<Lamp> red = machine.state(Lamp.RED);
                            machine.state(Lamp.GREEN)
                                    .onEntry(() -> red.during(() -> {}))
                                    .goTo(Lamp.RED);
                        }))
                .tests();
    }

    @TestFactory
    List<DynamicTest> partsOfTheLibraryThatAreMixedUpAreRefused() {
        return new Refused()
                .row("what items of another pipeline carry", "HDL038", "from its stage read on", () -> new Program() {
                    {
                        Pipeline one = Pipeline.of(c, "read", "use");
                        Pipeline other = Pipeline.of(a.bit(0), "look", "take");
                        Carried<UInt> operand = one.stage("read").put("operand", b);
                        show(other.stage("take").get(operand));
                    }
                })
                .row("a replacement in another pipeline", "HDL038", "from its stage use on", () -> new Program() {
                    {
                        Pipeline one = Pipeline.of(c, "read", "use");
                        Pipeline other = Pipeline.of(a.bit(0), "look", "take");
                        Carried<UInt> operand = one.stage("use").put("operand", b);
                        other.stage("look").replace(operand, a);
                        show(one.stage("use").get(operand));
                    }
                })
                .row("a stage's move that is set", "HDL005", "\"read_moves\" cannot be set", () -> new Program() {
                    {
                        Pipeline pipeline = Pipeline.of(c, "read", "use");
                        when(a.bit(0), () -> pipeline.stage("read").moves().set(true));
                        show(pipeline.leaves());
                    }
                })
                .row("a stage's valid that is set", "HDL005", "say stallWhen, dropWhen", () -> new Program() {
                    {
                        Pipeline pipeline = Pipeline.of(c, "read", "use");
                        when(a.bit(0), () -> pipeline.stage("use").isValid().set(false));
                        show(pipeline.leaves());
                    }
                })
                .row("what an item carries, set by hand", "HDL005", "it follows another value", () -> new Program() {
                    {
                        Pipeline pipeline = Pipeline.of(c, "read", "use");
                        Carried<UInt> operand = pipeline.stage("read").put("operand", b);
                        UInt used = pipeline.stage("use").get(operand);
                        when(pipeline.leaves(), () -> used.set(a));
                        show(used);
                    }
                })
                .row("a register that follows, set by hand", "HDL005", "declare a reg and set it", () -> new Program() {
                    {
                        UInt before = RegNext.of(a);
                        when(c, () -> before.set(0));
                        show(before);
                    }
                })
                .row("a state that is set under a condition", "HDL005", "add one with goTo", () -> new Program() {
                    {
                        Fsm<Lamp> state = fsm(Lamp.RED, machine -> {
                            machine.state(Lamp.RED).goTo(Lamp.AMBER, c);
                            machine.state(Lamp.AMBER).goTo(Lamp.GREEN);
                            machine.state(Lamp.GREEN).goTo(Lamp.RED);
                        });
                        when(a.bit(0), () -> state.value().set(Lamp.RED));
                        show(state.is(Lamp.GREEN));
                    }
                })
                .row("a stream that is taken again at times", "HDL010", "divide it with fork(2)", () -> new Program() {
                    {
                        Flow<UInt> from = Flow.flow(in("from", stream(uint(8))));
                        Stream<UInt> one = out("one", stream(uint(8)));
                        Stream<UInt> other = out("other", stream(uint(8)));
                        from.into(one);
                        other.valid().set(false);
                        other.data().set(a);
                        when(c, () -> from.into(other));
                    }
                })
                .row("a choice among no streams", "HDL038", "a mux without a source", () -> new Program() {
                    {
                        Flow<UInt> select = Flow.flow(in("select", stream(uint(2))));
                        Flow.mux(select, List.<Flow<UInt>>of()).into(out("to", stream(uint(8))));
                    }
                })
                .row(
                        "a stage that ends nothing, read by nobody",
                        "HDL046",
                        "UnusualWaysTest.java",
                        () -> new Program() {
                            {
                                Pipeline pipeline = Pipeline.of(c, "read", "use");
                                Carried<UInt> operand = pipeline.stage("read").put("operand", b);
                                pipeline.stage("use").get(operand);
                                show(pipeline.leaves());
                            }
                        })
                .row(
                        "the port of a field that never changes",
                        "HDL038",
                        "has no port number_value",
                        () -> new Program() {
                            {
                                Version map = new Version();
                                RegisterBlock<Version> block = instance(new RegisterBlock<>(map));
                                show(block.value(map.number.value));
                            }
                        })
                .row("a domain that looks like another", "HDL047", "keep it in a variable", () -> new Program() {
                    {
                        UInt kept = reg(defaultDomain().enabledBy(c), uint(8)).init(0);
                        within(defaultDomain().enabledBy(c), () -> kept.set(a));
                        show(kept);
                    }
                })
                .tests();
    }
}
