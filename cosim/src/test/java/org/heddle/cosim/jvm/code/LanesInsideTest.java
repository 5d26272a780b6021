package org.heddle.cosim.jvm.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.lanes.LanePort;
import org.heddle.cosim.lanes.LaneSimulation;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.hdl.option.Reset;
import org.heddle.hdl.verilog.VerilogPort.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytecode of many runs: each lane shows in every cycle what its single run shows, with a stimulus of its own. */
class LanesInsideTest {
    private static final int LANES = 5;
    private static final int CYCLES = 120;

    /** Registers of one bit, which lanes keep as a bit of one word: by conditions, by choices, whole or by a comparison. */
    static final class Flags extends Component {
        final Bool go = in(bool());
        final Bool first = in(bool());
        final UInt choice = in(uint(3));
        final UInt level = in(uint(70));
        final UInt bits = out(uint(9));
        final UInt held = out(uint(70));

        Flags() {
            Bool byWhen = reg(bool()).init(false);
            Bool byElse = reg(bool()).init(true);
            Bool nested = reg(bool());
            Bool bySwitch = reg(bool()).init(true);
            Bool twice = reg(bool()).init(false);
            Bool compared = reg(bool()).init(false);
            Bool plain = reg(bool());
            Bool reset = reg(bool()).init(true);
            UInt kept = reg(uint(70)).init(3);
            Bool odd = wire(bool());
            odd.set(false);
            when(go, () -> {
                        byWhen.set(first);
                        when(choice.bit(0), () -> nested.set(byElse)).otherwise(() -> nested.set(byWhen.not()));
                    })
                    .elseWhen(choice.eq(5), () -> {
                        byElse.set(first.xor(byWhen));
                        kept.set(level);
                        odd.set(level.bit(69));
                    });
            switchOn(choice)
                    .is(0, () -> bySwitch.set(first))
                    .is(3, () -> {
                        bySwitch.set(level.bit(64));
                        kept.set(kept.addWrap(level));
                    })
                    .is(6, () -> bySwitch.set(go.and(byWhen)));
            twice.set(byWhen);
            when(level.bit(1), () -> twice.set(first.not()));
            compared.set(level.lt(kept));
            plain.set(odd.or(go));
            reset.set(choice.ne(7));
            bits.set(cat(
                    byWhen.asUInt(),
                    byElse.asUInt(),
                    nested.asUInt(),
                    bySwitch.asUInt(),
                    twice.asUInt(),
                    compared.asUInt(),
                    plain.asUInt(),
                    reset.asUInt(),
                    odd.asUInt()));
            held.set(kept);
        }
    }

    /** Each operator on numbers of one bit, whose registers lanes compute 64 runs at a time. */
    static final class Logic extends Component {
        final UInt a = in(uint(1));
        final UInt b = in(uint(1));
        final Bool c = in(bool());
        final UInt wide = in(uint(6));

        Logic() {
            keep("both", a.and(b));
            keep("either", a.or(b));
            keep("oneOf", a.xor(b));
            keep("sum", a.addWrap(b));
            keep("difference", a.subWrap(b));
            keep("product", a.mulGrow(b).trunc(1));
            keep("equal", a.eq(b).asUInt());
            keep("unequal", a.ne(b).asUInt());
            keep("less", a.lt(b).asUInt());
            keep("atMost", a.le(b).asUInt());
            keep("lessSigned", a.asSInt().lt(b.asSInt()).asUInt());
            keep("atMostSigned", a.asSInt().le(b.asSInt()).asUInt());
            keep("inverted", a.not());
            keep("mux", mux(c, a, b));
            keep("constant", mux(c, lit(1, 1), b));
            keep("part", mux(c.not(), wide.bits(3, 3), a.xor(wide.bits(5, 5))));
            keep("nested", mux(a.eq(b), a.and(c.asUInt()).or(b.not()), mux(c, b, a.not())));
            keep("reduced", wide.reduceOr().asUInt());
        }

        private void keep(String name, UInt value) {
            UInt register = reg(name + "_kept", uint(1)).init(0);
            register.set(value);
            out(name, uint(1)).set(register);
        }
    }

    private static void agree(Supplier<? extends Component> circuit) {
        Design<? extends Component> design = Heddle.elaborate(circuit::get);
        SimulationOptions options = SimulationOptions.defaults()
                .engine(SimulationEngine.JVM)
                .initial(InitialState.RANDOM)
                .seed(11);
        Map<String, Role> roles = new HashMap<>();
        design.verilog().ports().forEach(port -> roles.put(port.name(), port.role()));
        List<Simulation> singles = new ArrayList<>();
        try (LaneSimulation lanes = Simulation.lanes(design, options, LANES)) {
            for (int lane = 0; lane < LANES; lane++) {
                singles.add(Simulation.open(design, options.seed(11 + lane)));
            }
            Random random = new Random(5);
            for (int cycle = 0; cycle < CYCLES; cycle++) {
                for (LanePort port : lanes.ports()) {
                    if (port.isInput()) {
                        drive(lanes, singles, port, roles, random, cycle);
                    }
                }
                lanes.settle();
                singles.forEach(Simulation::settle);
                compare(lanes, singles, "before edge " + cycle);
                lanes.step();
                singles.forEach(Simulation::step);
                compare(lanes, singles, "behind edge " + cycle);
            }
        } finally {
            singles.forEach(Simulation::close);
        }
    }

    private static void drive(
            LaneSimulation lanes,
            List<Simulation> singles,
            LanePort port,
            Map<String, Role> roles,
            Random random,
            int cycle) {
        for (int lane = 0; lane < LANES; lane++) {
            BigInteger value = new BigInteger(port.width(), random);
            Role role = roles.get(port.name());
            if (role.isReset() && cycle > 0 && random.nextInt(8) != 0) {
                value = role == Role.RESET_ACTIVE_LOW ? BigInteger.ONE : BigInteger.ZERO;
            }
            lanes.poke(port, lane, value);
            singles.get(lane).poke(singles.get(lane).port(port.name()), value);
        }
    }

    private static void compare(LaneSimulation lanes, List<Simulation> singles, String moment) {
        for (int lane = 0; lane < LANES; lane++) {
            for (Port port : singles.get(lane).ports()) {
                if (!port.isInput()) {
                    assertThat(lanes.peekInteger(lanes.port(port.name()), lane))
                            .as("%s of lane %d %s", port.name(), lane, moment)
                            .isEqualTo(singles.get(lane).peekInteger(port));
                }
            }
        }
    }

    @Test
    void registersOfOneBitTakeWhatTheirStatementsSay() {
        agree(Flags::new);
    }

    @Test
    void operatorsOfOneBit() {
        agree(Logic::new);
    }

    @ParameterizedTest
    @ValueSource(ints = {45, 64, 70, 130})
    void choicesByLongNumbers(int width) {
        agree(() -> new SampleCircuits.LongChoice(width));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8, 64, 70, 130})
    void registersAndVectorsOfAnyWidth(int width) {
        agree(() -> new SampleCircuits.Registers(width));
        agree(() -> new SampleCircuits.Vectors(width));
        agree(() -> new SampleCircuits.Shifts(width));
    }

    @ParameterizedTest
    @EnumSource
    void memoriesByTheirPolicy(ReadUnderWrite policy) {
        agree(() -> new SampleCircuits.Words(8, 5, policy));
        agree(() -> new SampleCircuits.Words(70, 8, policy));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 70})
    void instancesThatSettleThroughEachOther(int width) {
        agree(() -> new SampleCircuits.Knots(width));
    }

    @Test
    void twoClocksUnderKindsOfReset() {
        agree(() -> new SampleCircuits.Clocks(Reset.synchronous(), Reset.asynchronous()));
        agree(() -> new SampleCircuits.Clocks(
                Reset.asynchronous().activeLow(), Reset.synchronous().activeLow()));
    }
}
