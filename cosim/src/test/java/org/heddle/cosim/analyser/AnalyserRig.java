package org.heddle.cosim.analyser;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.bus.BusMaster;
import org.heddle.hdl.lib.analyser.CapturePhase;
import org.heddle.hdl.lib.analyser.LogicAnalyserMap;
import org.heddle.hdl.lib.analyser.ProbeLayout;
import org.heddle.hdl.registers.RegisterMap;

/** Drives a watched design in every cycle, notes what its ports were, and captures through its registers alone. */
final class AnalyserRig implements Agent {
    private static final int CONTROL = 0x0C;
    private static final int LIMIT_CYCLES = 100;

    final LogicAnalyserMap map;
    private final WatchedDesign dut;
    private final Simulation simulation;
    private final ProbeLayout layout;
    private final List<BigInteger> values = new ArrayList<>();
    private int armed = -1;
    /** Inputs of a cycle, the flag lowest, then the colour. */
    private IntFunction<BigInteger> inputs = cycle -> BigInteger.ZERO;

    AnalyserRig(WatchedDesign dut, Simulation simulation) {
        this.dut = dut;
        this.simulation = simulation;
        layout = dut.analyser.layout();
        simulation.add(this);
        BusMaster master = BusMaster.in(simulation, dut.request, dut.response, StallProfile.NEVER, LIMIT_CYCLES);
        map = RegisterMap.connect(new LogicAnalyserMap(layout), master, 0);
        simulation.reset(1);
        values.clear();
    }

    /** Cycles since the reset whose values are known. */
    int cycles() {
        return values.size();
    }

    void inputs(IntFunction<BigInteger> byCycle) {
        inputs = byCycle;
    }

    @Override
    public void drive() {
        BigInteger now = inputs.apply(values.size());
        simulation.poke(dut.flag, now.testBit(0));
        simulation.poke(simulation.port(dut.colour), now.shiftRight(1).and(BigInteger.valueOf(3)));
        simulation.poke(
                dut.number,
                now.shiftRight(3)
                        .and(BigInteger.ONE.shiftLeft(dut.number.width()).subtract(BigInteger.ONE)));
    }

    /** Notes the values as the simulator has them, and the cycle in which an arming is taken. */
    @Override
    public void sample() {
        BigInteger arms =
                simulation.peekInteger(simulation.port(dut.request.data().data()));
        if (simulation.peek(dut.request.valid())
                && simulation.peek(dut.request.ready())
                && simulation.peek(dut.request.data().write())
                && simulation.peek(dut.request.data().address()) == CONTROL
                && arms.testBit(0)) {
            armed = values.size();
        }
        values.add(simulation
                .peekInteger(dut.number)
                .shiftLeft(3)
                .or(simulation.peekInteger(simulation.port(dut.colour)).shiftLeft(1))
                .or(BigInteger.valueOf(simulation.peek(dut.flag) ? 1 : 0)));
    }

    void set(TriggerModel trigger, int before) {
        set(map.conditions.get(0), trigger.first());
        set(map.conditions.get(1), trigger.second());
        map.setup.write(map.setup.before.of(before), map.setup.sequence.of(trigger.isSequence()));
    }

    private static void set(LogicAnalyserMap.Condition registers, TriggerModel.Condition condition) {
        registers.rule.write(registers.rule.count.of(condition.count()), registers.rule.anyEdge.of(condition.any()));
        for (int word = 0; word < registers.mask.size(); word++) {
            registers.mask.get(word).bits.write(word(condition.mask(), word));
            registers.value.get(word).bits.write(word(condition.value(), word));
            registers.edge.get(word).bits.write(word(condition.edge(), word));
        }
    }

    private static long word(BigInteger bits, int word) {
        return bits.shiftRight(32 * word).and(BigInteger.valueOf(0xFFFF_FFFFL)).longValue();
    }

    void arm() {
        map.control.arm.write(true);
    }

    /** Returns whether the capture ends within so many cycles. */
    boolean fills(int cycles) {
        for (int end = cycles() + cycles; cycles() < end; ) {
            if (map.state.phase.read() == CapturePhase.FULL) {
                return true;
            }
        }
        return false;
    }

    /** Checks that the capture is the one that the trigger asks for, cycle by cycle. */
    void expectCapture(TriggerModel trigger, int before) {
        int at = trigger.cycle(values, armed);
        assertThat(at).as("cycle of the trigger, armed in %d", armed).isPositive();
        int from = Math.max(armed + 1, at - before);
        assertThat(map.taken.before.read()).as("samples before %d", at).isEqualTo(at - from);
        List<BigInteger> expected = List.copyOf(values.subList(from, at + layout.depth() - before));
        assertThat(samples().subList(0, expected.size())).isEqualTo(expected);
    }

    private List<BigInteger> samples() {
        return IntStream.range(0, layout.depth()).mapToObj(this::read).toList();
    }

    private BigInteger read(int sample) {
        BigInteger bits = BigInteger.ZERO;
        for (int word = 0; word < layout.words(); word++) {
            long part = map.samples.read(4L * (sample * layout.stride() + word));
            bits = bits.or(BigInteger.valueOf(part).shiftLeft(32 * word));
        }
        return bits;
    }
}
